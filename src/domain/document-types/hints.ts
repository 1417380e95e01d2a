import { findStep } from './steps.ts'
import { isDocumentTypeId } from './index.ts'

/** What partners call our document types, already normalised. domain/4-documents. */
const docTypeSynonyms: Readonly<Record<string, string>> = {
  pay_stub: 'payslip',
  paystub: 'payslip',
  pay_slip: 'payslip',
  bulletin_paie: 'payslip',
  bulletin_de_paie: 'payslip',
  fiche_paie: 'payslip',
  fiche_de_paie: 'payslip',
  talon_de_paie: 'payslip',
  cin: 'national_id',
  cni: 'national_id',
  cnie: 'national_id',
  id_card: 'national_id',
  identity_card: 'national_id',
  carte_identite: 'national_id',
  carte_nationale_d_identite: 'national_id',
  permis: 'driver_licence',
  permis_de_conduire: 'driver_licence',
  drivers_license: 'driver_licence',
  drivers_licence: 'driver_licence',
  driver_s_license: 'driver_licence',
  driver_s_licence: 'driver_licence',
  driver_license: 'driver_licence',
  driving_licence: 'driver_licence',
  driving_license: 'driver_licence',
  passeport: 'passport',
  releve_bancaire: 'bank_statement',
  releve_de_compte: 'bank_statement',
  avis_cotisation: 'notice_of_assessment',
  avis_de_cotisation: 'notice_of_assessment',
  noa: 'notice_of_assessment',
  facture: 'utility_bill',
  facture_services_publics: 'utility_bill',
  rib: 'void_cheque',
  titre_sejour: 'residence_permit',
  titre_de_sejour: 'residence_permit',
}

/** What partners call our steps, already normalised. domain/4-documents. */
const stepSynonyms: Readonly<Record<string, string>> = {
  piece_identite: 'photo_id',
  id: 'photo_id',
  identity: 'photo_id',
  kyc_id: 'photo_id',
  address: 'proof_of_address',
  preuve_adresse: 'proof_of_address',
  justificatif_domicile: 'proof_of_address',
  income: 'proof_of_income',
  revenus: 'proof_of_income',
  payslip: 'proof_of_income',
  fiche_paie: 'proof_of_income',
  kbis: 'entity_existence',
  rc: 'entity_existence',
  incorporation: 'entity_existence',
  existence: 'entity_existence',
  ubo: 'entity_ownership',
  beneficial_owners: 'entity_ownership',
  actionnaires: 'entity_ownership',
}

/**
 * Lower case, no accents, hyphens, spaces and apostrophes as `_`: how hints and step keys are compared. domain/4-documents.
 */
export function normaliseHint(text: string): string {
  return text
    .trim()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\-’'_]+/g, '_')
}

/** The document type id a caller's `doc_type` names; null when we do not know the word (ignored, with a note). */
export function docTypeOfHint(hint: string): string | null {
  if (isDocumentTypeId(hint)) return hint
  const normalised = normaliseHint(hint)
  if (isDocumentTypeId(normalised)) return normalised
  return Object.hasOwn(docTypeSynonyms, normalised) ? (docTypeSynonyms[normalised] ?? null) : null
}

/** The canonical key a caller's `step_key` names; null when we do not know it (the key is then kept as sent). */
export function stepKeyOfHint(hint: string): string | null {
  if (findStep(hint) !== null) return hint
  const normalised = normaliseHint(hint)
  if (findStep(normalised) !== null) return normalised
  return Object.hasOwn(stepSynonyms, normalised) ? (stepSynonyms[normalised] ?? null) : null
}
