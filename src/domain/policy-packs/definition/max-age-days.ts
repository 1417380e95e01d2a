import type { PolicyPack } from './policy-pack.ts'

/**
 * Highest age of a document in days, by type; 'tax': the tax-year rule; absent: no limit. Practice, unless a pack gives its own
 * figure. docs/rules/document-types.md#ages.
 */
export const maxAgeDays: PolicyPack['maxAgeDays'] = {
  utility_bill: 90,
  telecom_bill: 90,
  property_tax_bill: 365,
  lease: 365,
  residence_certificate: 90,
  insurance_statement: 365,
  government_letter: 365,
  bank_statement: 90,
  credit_card_statement: 90,
  loan_statement: 365,
  investment_statement: 180,
  payslip: 60,
  employment_letter: 60,
  t4: 'tax',
  rl1: 'tax',
  notice_of_assessment: 'tax',
  tax_return: 'tax',
  pension_statement: 365,
  source_of_funds_proof: 365,
  tax_residence_form: 1095,
  pep_declaration: 365,
  registry_extract: 365,
  annual_return: 395,
  share_register: 365,
  ownership_declaration: 365,
  org_chart: 365,
  board_resolution: 365,
  power_of_attorney: 1095,
  charity_registration: 1095,
  financial_statements: 550,
  credit_report: 30,
}
