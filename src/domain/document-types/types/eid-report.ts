import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Reports of an electronic identity check: who was checked, by which document, with what result. */
export const eidReport: DocumentType = {
  id: 'eid_report',
  ...namesOf('eID report', 'rapport eID', 'm'),
  ...plainDocument,
  steps: ['photo_id'],
  keyFields: ['document_holder_name', 'id_number', 'completed_date'],
  fields: [
    field(
      'document_holder_name',
      'Client | Client name | Applicant | Subject | Person verified | Verified name | Customer | Individual | Applicant name',
      'Client | Nom du client | Demandeur | Personne vérifiée | Nom vérifié | Sujet | Personne',
    ),
    field('id_type'),
    field('id_number', 'ID document number', 'Numéro de pièce | N° de pièce | Numéro de la pièce | N° de la pièce'),
    field(
      'id_expiry',
      'Document expiry | Document expiry date | Document expires | ID expiry | ID expiry date',
      'Expiration du document | Date d’expiration du document | Expiration de la pièce | Date d’expiration de la pièce',
    ),
    field('completed_date', '', 'Date'),
  ],
  printedTitles: printedTitles(
    'eID report | Identity verification report | eID verification report | Electronic identity verification report | Digital identity report | Identity verification result | eID Verification result | Identity report | Identification report | eID summary | Digital identity verification report | Electronic identification report',
    'Rapport eID | Sommaire eID | Rapport de vérification d’identité | Rapport de vérification électronique de l’identité | Rapport d’identité numérique | Rapport de vérification eID | Résultat de la vérification d’identité | Rapport de vérification d’identité électronique | Rapport d’identification électronique',
  ),
  cues: [
    ...cues(
      6,
      'eid report | identity verification report | eid verification',
      'rapport eid | rapport de vérification d’identité',
    ),
    ...cues(
      5,
      'identity verification | eid | liveness',
      'vérification d’identité | identité numérique | preuve de vie | vérification électronique',
    ),
    ...cues(
      3,
      'report number | facial match | face match | document authenticity | selfie',
      'numéro de rapport | correspondance faciale | authenticité du document | égoportrait',
    ),
    ...cues(
      3,
      'document examined | document authentic | face matches',
      'document examiné | document authentique | visage concordant | détection du vivant',
    ),
    ...cues(1, 'result | verified | passed', 'résultat | vérifié | réussi'),
  ],
  countercues: cues(5, 'trade lines | credit score | politically exposed', 'dossier de crédit | politiquement'),
}
