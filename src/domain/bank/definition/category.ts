/** What kind of money a category moves. docs/rules/bank.md#categories. */
export type BankCategoryGroup =
  'income' | 'other_credit' | 'housing' | 'obligation' | 'living' | 'movement' | 'risk' | 'business' | 'other'

/** Every category of a bank transaction, with its group. docs/rules/bank.md#categories. */
export const bankCategoryGroups = {
  salary: 'income',
  pension: 'income',
  government_benefit: 'income',
  gig_income: 'income',
  self_employment: 'income',
  business_income: 'income',
  rental_income: 'income',
  investment_income: 'income',
  support_received: 'income',

  transfer_in: 'other_credit',
  refund: 'other_credit',
  cash_deposit: 'other_credit',
  loan_deposit: 'other_credit',
  payday_loan_deposit: 'other_credit',
  crypto_sale: 'other_credit',
  gambling_win: 'other_credit',

  rent: 'housing',
  mortgage: 'housing',
  property_tax: 'housing',
  condo_fee: 'housing',

  loan_payment: 'obligation',
  auto_loan: 'obligation',
  student_loan: 'obligation',
  line_of_credit_payment: 'obligation',
  credit_card_payment: 'obligation',
  bnpl_payment: 'obligation',
  payday_loan_payment: 'obligation',
  support_paid: 'obligation',
  collection_payment: 'obligation',

  utilities: 'living',
  telecom: 'living',
  insurance: 'living',
  groceries: 'living',
  dining: 'living',
  transport: 'living',
  health: 'living',
  childcare: 'living',
  education: 'living',
  subscription: 'living',
  shopping: 'living',
  travel: 'living',

  transfer_out: 'movement',
  e_transfer_out: 'movement',
  cash_withdrawal: 'movement',
  savings_transfer: 'movement',
  investment_purchase: 'movement',

  nsf_fee: 'risk',
  reversed_payment: 'risk',
  overdraft_fee: 'risk',
  gambling: 'risk',
  crypto_purchase: 'risk',
  money_order: 'risk',
  international_transfer: 'risk',

  supplier: 'business',
  payroll_out: 'business',
  tax_payment: 'business',
  merchant_fee: 'business',

  other: 'other',
} as const satisfies Record<string, BankCategoryGroup>

export type BankCategory = keyof typeof bankCategoryGroups

/** True for a category of the list. */
export function isBankCategory(text: string): text is BankCategory {
  return Object.hasOwn(bankCategoryGroups, text)
}
