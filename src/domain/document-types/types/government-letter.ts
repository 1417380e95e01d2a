import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Letters of public bodies: benefits of Service Canada, CRA, Retraite Québec, CAF, CPAM, CNSS, Social Security. */
export const governmentLetter: DocumentType = {
  id: 'government_letter',
  ...namesOf('government letter', 'lettre d’un organisme public', 'f'),
  ...plainDocument,
  maxAgeDays: 365,
  legibleFieldsMin: 1,
  steps: ['proof_of_address', 'secondary_id'],
  keyFields: ['document_holder_name', 'address', 'issuer_name', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Recipient | Client | Beneficiary | Claimant',
      'Destinataire | Bénéficiaire | Allocataire | Prestataire | Assuré | Nom de l’allocataire',
    ),
    field('address'),
    field('issuer_name'),
    field('document_date', 'Letter date', 'Date de la lettre'),
    field(
      'reference_number',
      'Client number | Claim number',
      'Numéro d’allocataire | N° de sécurité sociale | Numéro de client | Matricule',
    ),
  ],
  printedTitles: printedTitles(
    'Canada child benefit notice | GST/HST credit notice | Benefit statement | Statement of benefits | Benefit notice | Notice of benefit | Canada child benefit | GST/HST credit | Benefit entitlement letter | Notice of decision',
    'Attestation de paiement | Attestation de droits | Attestation d’immatriculation | Attestation de paiement et de quotient familial | Avis de l’allocation canadienne pour enfants | Allocation canadienne pour enfants | Crédit pour la TPS/TVH | Avis de décision | Avis de versement | Notification de droits | Attestation de sécurité sociale | Avis de crédit d’impôt pour solidarité',
  ),
  cues: [
    ...cues(5, 'canada child benefit | gst/hst credit | employment insurance benefit | social security administration'),
    ...cues(
      5,
      '',
      'allocation canadienne pour enfants | crédit pour la tps | allocations familiales | attestation de droits | caisse d’allocations familiales',
    ),
    ...cues(
      4,
      'service canada | employment insurance | government of canada | benefit payment | entitlement | your benefits',
    ),
    ...cues(
      4,
      '',
      'service canada | assurance-emploi | gouvernement du québec | gouvernement du canada | caf | cpam | allocataire | retraite québec | allocation famille | caisse nationale de sécurité sociale | caisse primaire d’assurance maladie | droits sont ouverts',
    ),
    ...cues(
      3,
      'canada revenue agency | ministry of | department of',
      'agence du revenu du canada | revenu québec | ministère | cnss | assurance maladie | france travail | pôle emploi',
    ),
    ...cues(
      2,
      'dear | benefit | our file',
      'prestation | prestations | notre référence | vos droits | organisme | nos références',
    ),
    ...cues(1, 'sincerely | decision', 'madame, monsieur | décision'),
  ],
  countercues: [
    ...cues(
      6,
      'notice of assessment | notice of reassessment | t4 | social insurance number (sin) | your social insurance number',
    ),
    ...cues(
      6,
      '',
      'avis de cotisation | relevé 1 | numéro d’assurance sociale est | avis d’impôt | confirmation du numéro d’assurance sociale',
    ),
    ...cues(
      6,
      'registered charity | business number | certificate of | corporation',
      'organisme de bienfaisance | numéro d’entreprise | certificat | société',
    ),
    ...cues(
      6,
      'old age security | canada pension plan | passport',
      'sécurité de la vieillesse | rente de retraite | pension de retraite | carte | acte de',
    ),
    ...cues(
      5,
      'self-certification | income tax return | property tax',
      'résidence fiscale | déclaration de revenus | taxe',
    ),
  ],
}
