import type { Bilingual } from '../../contract/locale.ts'

/** One upload step of a partner's form. docs/rules/document-types.md#steps. */
export interface Step {
  readonly key: string
  readonly names: Bilingual
  /** Ids of the document types that the step takes. */
  readonly accepted: readonly string[]
}

const photoIds = [
  'passport',
  'national_id',
  'driver_licence',
  'permanent_resident_card',
  'provincial_id',
  'indigenous_status_card',
]

/** All steps, in the order of docs/rules/document-types.md#steps. */
export const steps: readonly Step[] = [
  {
    key: 'photo_id',
    names: { en: 'photo identity document', fr: 'pièce d’identité avec photo' },
    accepted: [...photoIds, 'nexus_card', 'residence_permit', 'eid_report'],
  },
  {
    key: 'secondary_id',
    names: { en: 'second source of identity', fr: 'deuxième source d’identité' },
    accepted: [
      ...photoIds,
      'citizenship_card',
      'nexus_card',
      'residence_permit',
      'health_card',
      'birth_certificate',
      'utility_bill',
      'telecom_bill',
      'property_tax_bill',
      'insurance_statement',
      'government_letter',
      'bank_statement',
      'credit_card_statement',
      'loan_statement',
      'void_cheque',
      'notice_of_assessment',
      'credit_report',
    ],
  },
  {
    key: 'credit_file',
    names: { en: 'credit file', fr: 'dossier de crédit' },
    accepted: ['credit_report'],
  },
  {
    key: 'proof_of_address',
    names: { en: 'proof of address', fr: 'preuve d’adresse' },
    accepted: [
      'utility_bill',
      'telecom_bill',
      'property_tax_bill',
      'lease',
      'residence_certificate',
      'insurance_statement',
      'government_letter',
      'bank_statement',
      'credit_card_statement',
      'loan_statement',
      'investment_statement',
      'notice_of_assessment',
      'pension_statement',
    ],
  },
  {
    key: 'proof_of_income',
    names: { en: 'proof of income', fr: 'preuve de revenu' },
    accepted: [
      'bank_statement',
      'payslip',
      'employment_letter',
      't4',
      'rl1',
      'notice_of_assessment',
      'tax_return',
      'pension_statement',
    ],
  },
  {
    key: 'bank_statement',
    names: { en: 'bank account proof', fr: 'preuve de compte bancaire' },
    accepted: ['bank_statement', 'void_cheque'],
  },
  {
    key: 'proof_of_assets',
    names: { en: 'proof of assets', fr: 'preuve d’actifs' },
    accepted: ['investment_statement'],
  },
  {
    key: 'proof_of_liabilities',
    names: { en: 'proof of liabilities', fr: 'preuve de passif' },
    accepted: ['loan_statement'],
  },
  {
    key: 'source_of_funds',
    names: { en: 'source of funds', fr: 'origine des fonds' },
    accepted: ['bank_statement', 'investment_statement', 'source_of_funds_proof'],
  },
  {
    key: 'source_of_wealth',
    names: { en: 'source of wealth', fr: 'origine du patrimoine' },
    accepted: ['investment_statement', 'source_of_funds_proof'],
  },
  {
    key: 'tax_form',
    names: { en: 'tax form', fr: 'formulaire fiscal' },
    accepted: ['sin_card', 'tax_residence_form'],
  },
  {
    key: 'declaration',
    names: { en: 'signed declaration', fr: 'déclaration signée' },
    accepted: ['pep_declaration'],
  },
  {
    key: 'entity_existence',
    names: { en: 'proof of existence', fr: 'preuve d’existence' },
    accepted: [
      'certificate_of_incorporation',
      'articles',
      'registry_extract',
      'annual_return',
      'partnership_agreement',
      'trust_deed',
      'charity_registration',
      'tax_registration',
    ],
  },
  {
    key: 'entity_ownership',
    names: { en: 'proof of ownership', fr: 'preuve de propriété' },
    accepted: [
      'registry_extract',
      'annual_return',
      'share_register',
      'ownership_declaration',
      'org_chart',
      'partnership_agreement',
      'trust_deed',
    ],
  },
  {
    key: 'entity_authority',
    names: { en: 'proof of authority', fr: 'preuve de pouvoir' },
    accepted: ['articles', 'registry_extract', 'board_resolution', 'power_of_attorney'],
  },
  {
    key: 'entity_financials',
    names: { en: 'financial statements', fr: 'états financiers' },
    accepted: ['financial_statements'],
  },
  {
    key: 'estate_authority',
    names: { en: 'proof of death and of the executor', fr: 'preuve de décès et du liquidateur' },
    accepted: ['death_certificate', 'will', 'probate'],
  },
  {
    key: 'other',
    names: { en: 'other document', fr: 'autre document' },
    accepted: ['other'],
  },
]

const stepsByKey = new Map(steps.map((step) => [step.key, step]))

/** The step of a canonical key; null for an unknown one. hints.ts resolves synonyms. */
export function findStep(stepKey: string): Step | null {
  return stepsByKey.get(stepKey) ?? null
}

/** Ids of the document types that a step accepts; null for an unknown key, which accepts any type. docs/rules/document-types.md#steps. */
export function acceptedTypes(stepKey: string): readonly string[] | null {
  return findStep(stepKey)?.accepted ?? null
}
