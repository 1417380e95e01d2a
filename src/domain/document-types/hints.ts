import type { Bilingual } from '../../contract/locale.ts'
import { findStep, steps } from './steps.ts'
import { documentTypes, isDocumentTypeId } from './index.ts'

/** Partners' words for document types, normalised. docs/rules/document-types.md#hints. */
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
  facture_electricite: 'utility_bill',
  facture_hydro: 'utility_bill',
  hydro_bill: 'utility_bill',
  electricity_bill: 'utility_bill',
  phone_bill: 'telecom_bill',
  internet_bill: 'telecom_bill',
  facture_telephone: 'telecom_bill',
  facture_internet: 'telecom_bill',
  compte_de_taxes: 'property_tax_bill',
  taxe_fonciere: 'property_tax_bill',
  bail: 'lease',
  bail_de_logement: 'lease',
  certificat_residence: 'residence_certificate',
  certificat_de_residence: 'residence_certificate',
  attestation_de_residence: 'residence_certificate',
  attestation_assurance: 'insurance_statement',
  attestation_d_assurance: 'insurance_statement',
  releve_carte_credit: 'credit_card_statement',
  releve_de_carte_de_credit: 'credit_card_statement',
  mortgage_statement: 'loan_statement',
  releve_de_pret: 'loan_statement',
  releve_hypothecaire: 'loan_statement',
  rib: 'void_cheque',
  void_check: 'void_cheque',
  specimen_de_cheque: 'void_cheque',
  specimen_cheque: 'void_cheque',
  releve_de_placement: 'investment_statement',
  releve_placement: 'investment_statement',
  lettre_emploi: 'employment_letter',
  lettre_d_emploi: 'employment_letter',
  attestation_travail: 'employment_letter',
  attestation_de_travail: 'employment_letter',
  t4_slip: 't4',
  feuillet_t4: 't4',
  rl_1: 'rl1',
  releve_1: 'rl1',
  t1: 'tax_return',
  t1_general: 'tax_return',
  tp_1: 'tax_return',
  declaration_revenus: 'tax_return',
  declaration_de_revenus: 'tax_return',
  avis_imposition: 'notice_of_assessment',
  avis_d_imposition: 'notice_of_assessment',
  releve_pension: 'pension_statement',
  lettre_de_don: 'source_of_funds_proof',
  gift_letter: 'source_of_funds_proof',
  acte_de_vente: 'source_of_funds_proof',
  pr_card: 'permanent_resident_card',
  carte_rp: 'permanent_resident_card',
  photo_card: 'provincial_id',
  carte_photo: 'provincial_id',
  status_card: 'indigenous_status_card',
  scis: 'indigenous_status_card',
  citizenship_certificate: 'citizenship_card',
  certificat_de_citoyennete: 'citizenship_card',
  nexus: 'nexus_card',
  titre_sejour: 'residence_permit',
  titre_de_sejour: 'residence_permit',
  carte_sejour: 'residence_permit',
  carte_de_sejour: 'residence_permit',
  work_permit: 'residence_permit',
  study_permit: 'residence_permit',
  ramq: 'health_card',
  ohip: 'health_card',
  carte_assurance_maladie: 'health_card',
  carte_d_assurance_maladie: 'health_card',
  acte_naissance: 'birth_certificate',
  acte_de_naissance: 'birth_certificate',
  certificat_de_naissance: 'birth_certificate',
  sin: 'sin_card',
  nas: 'sin_card',
  kbis: 'registry_extract',
  extrait_kbis: 'registry_extract',
  modele_j: 'registry_extract',
  corporate_profile: 'registry_extract',
  etat_de_renseignements: 'registry_extract',
  statuts: 'articles',
  bylaws: 'articles',
  certificat_de_constitution: 'certificate_of_incorporation',
  declaration_annuelle: 'annual_return',
  registre_actionnaires: 'share_register',
  registre_des_actionnaires: 'share_register',
  organigramme: 'org_chart',
  organization_chart: 'org_chart',
  resolution: 'board_resolution',
  proces_verbal: 'board_resolution',
  procuration: 'power_of_attorney',
  poa: 'power_of_attorney',
  fiducie: 'trust_deed',
  acte_de_fiducie: 'trust_deed',
  etats_financiers: 'financial_statements',
  acte_deces: 'death_certificate',
  acte_de_deces: 'death_certificate',
  testament: 'will',
  dossier_credit: 'credit_report',
  dossier_de_credit: 'credit_report',
  credit_file: 'credit_report',
  eid: 'eid_report',
}

/** Partners' words for steps, normalised. docs/rules/document-types.md#hints. */
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
  deuxieme_piece: 'secondary_id',
  second_id: 'secondary_id',
  dossier_credit: 'credit_file',
  preuve_d_adresse: 'proof_of_address',
  justificatif_de_domicile: 'proof_of_address',
  preuve_revenu: 'proof_of_income',
  preuve_de_revenu: 'proof_of_income',
  compte_bancaire: 'bank_statement',
  releve_bancaire: 'bank_statement',
  actifs: 'proof_of_assets',
  passif: 'proof_of_liabilities',
  origine_des_fonds: 'source_of_funds',
  origine_fonds: 'source_of_funds',
  origine_du_patrimoine: 'source_of_wealth',
  formulaire_fiscal: 'tax_form',
  autocertification: 'tax_form',
  ppe: 'declaration',
  pep: 'declaration',
  pouvoirs: 'entity_authority',
  signataires: 'entity_authority',
  etats_financiers: 'entity_financials',
  succession: 'estate_authority',
  estate: 'estate_authority',
  autre: 'other',
}

/**
 * A hint or step key as it is compared: lower case, without accents, hyphens, spaces and apostrophes as `_`.
 * docs/rules/document-types.md#hints.
 */
export function normaliseHint(text: string): string {
  return text
    .trim()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\-’'_]+/g, '_')
}

/** Ids by normalised name, as in our own answers: a partner may send `step_hint` as `step_key`. */
function byName(named: readonly (readonly [id: string, names: Bilingual])[]): ReadonlyMap<string, string> {
  return new Map(named.flatMap(([id, { en, fr }]) => [en, fr].map((name) => [normaliseHint(name), id] as const)))
}

const docTypesByName = byName(documentTypes.map(({ id, names }) => [id, names]))
const stepsByName = byName(steps.map(({ key, names }) => [key, names]))

/** The document type id of a caller's `doc_type`; null for an unknown word, which is ignored with a note. */
export function docTypeOfHint(hint: string): string | null {
  if (isDocumentTypeId(hint)) return hint
  const normalised = normaliseHint(hint)
  if (isDocumentTypeId(normalised)) return normalised
  if (Object.hasOwn(docTypeSynonyms, normalised)) return docTypeSynonyms[normalised] ?? null
  return docTypesByName.get(normalised) ?? null
}

/** The canonical key of a caller's `step_key`; null for an unknown one, which is stored as sent. */
export function stepKeyOfHint(hint: string): string | null {
  if (findStep(hint) !== null) return hint
  const normalised = normaliseHint(hint)
  if (findStep(normalised) !== null) return normalised
  if (Object.hasOwn(stepSynonyms, normalised)) return stepSynonyms[normalised] ?? null
  return stepsByName.get(normalised) ?? null
}
