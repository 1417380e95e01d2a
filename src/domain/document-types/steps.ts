import { noun, type Noun } from '../values/noun.ts'

/** One upload step of a partner's form. docs/rules/document-types.md#steps. */
export interface Step {
  readonly key: string
  readonly names: Noun
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
    names: noun('photo identity document', 'pièce d’identité avec photo', 'f'),
    accepted: [...photoIds, 'nexus_card', 'residence_permit', 'eid_report'],
  },
  {
    key: 'secondary_id',
    names: noun('second source of identity', 'deuxième source d’identité', 'f'),
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
    names: noun('credit file', 'dossier de crédit', 'm'),
    accepted: ['credit_report'],
  },
  {
    key: 'proof_of_address',
    names: noun('proof of address', 'preuve d’adresse', 'f'),
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
    names: noun('proof of income', 'preuve de revenu', 'f'),
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
    names: noun('bank account proof', 'preuve de compte bancaire', 'f'),
    accepted: ['bank_statement', 'void_cheque'],
  },
  {
    key: 'proof_of_assets',
    names: noun('proof of assets', 'preuve d’actifs', 'f'),
    accepted: ['investment_statement'],
  },
  {
    key: 'proof_of_liabilities',
    names: noun('proof of liabilities', 'preuve de passif', 'f'),
    accepted: ['loan_statement'],
  },
  {
    key: 'source_of_funds',
    names: noun('source of funds', 'origine des fonds', 'f'),
    accepted: ['bank_statement', 'investment_statement', 'source_of_funds_proof'],
  },
  {
    key: 'source_of_wealth',
    names: noun('source of wealth', 'origine du patrimoine', 'f'),
    accepted: ['investment_statement', 'source_of_funds_proof'],
  },
  {
    key: 'tax_form',
    names: noun('tax form', 'formulaire fiscal', 'm'),
    accepted: ['sin_card', 'tax_residence_form'],
  },
  {
    key: 'declaration',
    names: noun('signed declaration', 'déclaration signée', 'f'),
    accepted: ['pep_declaration'],
  },
  {
    key: 'entity_existence',
    names: noun('proof of existence', 'preuve d’existence', 'f'),
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
    names: noun('proof of ownership', 'preuve de propriété', 'f'),
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
    names: noun('proof of authority', 'preuve de pouvoir', 'f'),
    accepted: ['articles', 'registry_extract', 'board_resolution', 'power_of_attorney'],
  },
  {
    key: 'entity_financials',
    names: noun('financial statements', 'états financiers', 'mp'),
    accepted: ['financial_statements'],
  },
  {
    key: 'estate_authority',
    names: noun('proof of death and of the executor', 'preuve de décès et du liquidateur', 'f'),
    accepted: ['death_certificate', 'will', 'probate'],
  },
  {
    key: 'other',
    names: noun('other document', 'autre document', 'm'),
    accepted: ['other'],
  },
]

const stepsByKey = new Map(steps.map((step) => [step.key, step]))

/** The step of a canonical key; null for an unknown one. hints.ts resolves synonyms. */
export function findStep(stepKey: string): Step | null {
  return stepsByKey.get(stepKey) ?? null
}

const acceptedByStep: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  steps.map(({ key, accepted }) => [key, new Set(accepted)]),
)

/** True for a document type that a step accepts; a step of an unknown key accepts none. */
export function stepAccepts(stepKey: string, docType: string): boolean {
  return acceptedByStep.get(stepKey)?.has(docType) === true
}

/** Ids of the document types that a step accepts; null for an unknown key, which accepts any type. docs/rules/document-types.md#steps. */
export function acceptedTypes(stepKey: string): readonly string[] | null {
  return findStep(stepKey)?.accepted ?? null
}
