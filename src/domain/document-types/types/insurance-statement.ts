import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Policies, renewals and certificates of home, car and life insurance: Canada, United States, France, Morocco. */
export const insuranceStatement: DocumentType = {
  id: 'insurance_statement',
  ...namesOf('insurance statement', 'avis d’assurance', 'm'),
  ...issuerDocument,
  maxAgeDays: 365,
  steps: ['proof_of_address', 'secondary_id'],
  keyFields: ['document_holder_name', 'address', 'issuer_name', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Insured | Named insured | Policyholder | Policy holder | Name of insured | Policy owner | Insured name | Owner',
      'Assuré | Assurée | Assuré désigné | Titulaire de la police | Preneur | Preneur d’assurance | Souscripteur | Nom de l’assuré | Assuré(e) | Titulaire du contrat | Sociétaire',
    ),
    field(
      'address',
      'Insured address | Risk location | Location of risk | Insured location | Property insured | Address of insured',
      'Adresse de l’assuré | Adresse du risque | Lieu assuré | Situation du risque | Emplacement du risque | Adresse assurée | Bien assuré | Lieu du risque',
    ),
    field('issuer_name', 'Insurer', 'Assureur'),
    field(
      'document_date',
      'Statement date | Date of statement | Notice date',
      'Date de l’avis | Date du relevé | Émission',
    ),
    field('policy_number'),
  ],
  printedTitles: printedTitles(
    'Insurance statement | Certificate of insurance | Home insurance policy | Insurance policy | Policy declarations | Insurance renewal | Declarations page | Policy statement | Home insurance | Renewal notice | Auto insurance policy | Insurance premium notice | Policy renewal | Insurance certificate | Tenant insurance policy',
    'Attestation d’assurance | Avis d’assurance | Police d’assurance | Avis d’échéance | Certificat d’assurance | Conditions particulières | Attestation d’assurance habitation | Assurance habitation | Avis de renouvellement | Relevé d’assurance | Police d’assurance habitation | Attestation d’assurance multirisque habitation | Avis de prime | Renouvellement d’assurance',
  ),
  cues: [
    ...cues(5, 'certificate of insurance | insurance policy | named insured | policyholder | home insurance'),
    ...cues(
      5,
      '',
      'attestation d’assurance | police d’assurance | assuré désigné | assurance habitation | avis d’échéance',
    ),
    ...cues(
      4,
      'policy number | policy period | insurer | insured',
      'n° de police | numéro de police | période d’assurance | assureur | assuré',
    ),
    ...cues(
      3,
      'premium | coverage | deductible | liability coverage',
      'prime | garanties | franchise | sociétaire | responsabilité civile',
    ),
    ...cues(2, 'insurance', 'assurance | multirisque'),
  ],
  countercues: [
    ...cues(
      5,
      'health card | social insurance number | insurable earnings',
      'assurance maladie | numéro d’assurance sociale | assurance-emploi',
    ),
    ...cues(
      4,
      'market value | amount financed | gross pay',
      'assurance-vie unités de compte | salaire | valeur de rachat',
    ),
  ],
}
