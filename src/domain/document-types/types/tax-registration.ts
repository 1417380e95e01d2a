import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Registrations for taxes: business number and GST/HST of the CRA, TVQ, SIRET and TVA of France, ICE, IF and TP of Morocco. */
export const taxRegistration: DocumentType = {
  id: 'tax_registration',
  ...namesOf('tax registration', 'inscription fiscale', 'f'),
  ...plainDocument,
  steps: ['entity_existence'],
  keyFields: ['legal_name', 'business_number'],
  fields: [
    field(
      'legal_name',
      'Registrant | Name of registrant',
      'Inscrit | Nom de l’inscrit | Contribuable | Assujetti | Nom ou raison sociale',
    ),
    field(
      'business_number',
      'EIN | Employer identification number | Registration number | VAT number',
      'Identifiant SIRET | Identifiant SIRET du siège | ICE | Identifiant commun de l’entreprise | SIRET | SIREN | N° SIRET | N° SIREN | Numéro de TVA intracommunautaire | N° TVA | Identifiant commun de l’entreprise (ICE) | N° ICE | Numéro d’inscription à la TVQ | Numéro SIRET | Numéro d’inscription',
    ),
    field(
      'registration_number',
      'QST registration number | QST number | Identification number | GST/HST account | RC program account | RT program account | GST/HST registration number',
      'Identifiant SIREN | Numéro de TVQ | NEQ | Numéro d’entreprise du Québec (NEQ) | IF | Identifiant fiscal | N° IF | TP | N° TP | N° de taxe professionnelle | Patente | Numéro d’identification | Numéro de TVA | RC | Identifiant fiscal (IF) | Taxe professionnelle | N° de patente | Numéro de TPS/TVH',
    ),
  ],
  phrases: [
    'your business number [is|bn is] {business_number} ',
    'votre numéro d’entreprise [est|est le|ne est] {business_number} ',
    'assigned you * EIN {business_number} ',
    'gst/hst [account|registration] number [is] {registration_number} ',
  ],
  printedTitles: printedTitles(
    'GST/HST registration | Business number | Tax registration | Business number confirmation | GST/HST registration confirmation | Confirmation of registration | Notice of registration | Registration confirmation | Certificate of registration | Employer identification number | Tax registration certificate | GST/HST and QST registration | Business number and program account confirmation',
    'Inscription fiscale | Inscription à la TPS/TVQ | Avis de situation au répertoire SIRENE | Attestation d’inscription | Numéro d’entreprise | Bulletin de notification | Attestation d’inscription à la taxe professionnelle | Confirmation d’inscription | Avis d’inscription | Certificat d’inscription | Confirmation d’inscription aux fichiers de la TPS et de la TVQ | Attestation d’identifiant fiscal | Certificat d’inscription à la taxe professionnelle | Bulletin d’inscription à la taxe professionnelle | Confirmation d’inscription à la TPS/TVQ | Inscription aux fichiers de la TPS et de la TVQ',
  ),
  cues: [
    ...cues(
      6,
      'gst/hst registration | your business number | employer identification number',
      'répertoire sirene | taxe professionnelle | inscription aux fichiers',
    ),
    ...cues(
      5,
      'business number | gst/hst | program account | qst',
      'identifiant commun de l’entreprise | tps/tvq | tvq | avis de situation',
    ),
    ...cues(
      3,
      'canada revenue agency | registration number | rt0001',
      'numéro d’entreprise | identifiant fiscal | siret | numéro de tva | insee | direction générale des impôts | tps | patente',
    ),
  ],
  countercues: [
    ...cues(
      6,
      'registered charity | gst/hst credit | invoice | profile report | annual return',
      'organisme de bienfaisance | facture | extrait kbis | état de renseignements | crédit pour la tps',
    ),
    ...cues(
      6,
      'net pay | pay period | balance sheet | amount due | social insurance',
      'net à payer | bulletin de paie | bilan | montant à payer | salarié | numéro d’assurance sociale',
    ),
    ...cues(
      5,
      'certificate of incorporation | notice of assessment',
      'certificat de constitution | registre du commerce | gérance | modèle j',
    ),
  ],
}
