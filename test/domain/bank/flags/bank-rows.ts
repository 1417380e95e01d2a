import type { Check } from '../../../../src/contract/check.ts'
import { analyseAccount, type BankFacts } from '../../../../src/domain/bank/analysis/analyse-account.ts'
import { bankChecks } from '../../../../src/domain/bank/flags/index.ts'
import type { RuleRow } from '../../checks/inputs.ts'
import { accountOf, requestOf, salariedAccount } from '../account.ts'

/** The client of the account, who declared 70,000 a year. */
const caseOf = {
  subject: { name: 'Clara Clearwater', isEntity: false },
  declaredAnnualIncomeCents: 7_000_000,
} as const

/** The figures of a salaried client on which every flag passes. */
export const clearFacts: BankFacts = analyseAccount(requestOf(salariedAccount, caseOf))

/** Those of an account that is younger than its first whole month. */
export const youngFacts: BankFacts = analyseAccount(requestOf(accountOf([], { historyFrom: '2026-10-02' }), caseOf))

/** Those of three months in which nothing happened. */
export const idleFacts: BankFacts = analyseAccount(requestOf(accountOf([])))

/** The flags of the clear figures with some changed. */
export function flagsOf(changes: Partial<BankFacts>): readonly Check[] {
  return bankChecks({ ...clearFacts, ...changes }, 'en')
}

/** The same, changed among the risk figures. */
export function flagsOfRisk(changes: Partial<BankFacts['risk']>): readonly Check[] {
  return flagsOf({ risk: { ...clearFacts.risk, ...changes } })
}

/** The same, changed among the ratios. */
export function flagsOfRatios(changes: Partial<BankFacts['ratios']>): readonly Check[] {
  return flagsOf({ ratios: { ...clearFacts.ratios, ...changes } })
}

/** The same, changed among the figures of income. */
export function flagsOfIncome(changes: Partial<BankFacts['income']>): readonly Check[] {
  return flagsOf({ income: { ...clearFacts.income, ...changes } })
}

const clear = flagsOf({})
const young = bankChecks(youngFacts, 'en')
const idle = bankChecks(idleFacts, 'en')

/** Every flag, except those that are always there. */
export const bankRows: readonly RuleRow[] = [
  {
    id: 'bank:holder_name',
    severity: 'critical',
    passes: clear,
    fails: flagsOf({ holder: { subject: 'Clara Clearwater', holder: 'NORA OLDNAME', score: 21 } }),
    absent: idle,
    label: 'The client holds the account.',
    detail: 'The account is held by NORA OLDNAME; the case names Clara Clearwater (similarity 21).',
  },
  {
    id: 'bank:nsf',
    severity: 'warning',
    passes: clear,
    fails: flagsOf({ nsfCount: 3, risk: { ...clearFacts.risk, nsfMostIn90Days: 2 } }),
    absent: young,
    label: 'No more than 1 returned payment in 90 days.',
    detail: '2 payments were returned within 90 days, 3 in the period.',
  },
  {
    id: 'bank:negative_days',
    severity: 'warning',
    passes: clear,
    fails: flagsOf({ balance: { ...clearFacts.balance, daysNegative: 6 } }),
    absent: young,
    label: 'No more than 5 days with a negative balance.',
    detail: 'The balance was negative at the end of 6 days.',
  },
  {
    id: 'bank:debt_service',
    severity: 'warning',
    passes: clear,
    fails: flagsOfRatios({ debtService: 0.45 }),
    absent: idle,
    label: 'Housing and debt payments take no more than 44 % of net income.',
    detail: 'Housing and debt payments take 45 % of net income.',
  },
  {
    id: 'bank:housing',
    severity: 'warning',
    passes: clear,
    fails: flagsOfRatios({ housing: 0.4 }),
    absent: idle,
    label: 'Housing takes no more than 39 % of net income.',
    detail: 'Housing takes 40 % of net income.',
  },
  {
    id: 'bank:income_declared',
    severity: 'warning',
    passes: clear,
    fails: flagsOf({ declaredAnnualIncomeCents: 8_400_001 }),
    absent: idle,
    label: 'Net income is at least 70 % of the declared gross income.',
    detail: 'Net income comes to 58,800.00 a year; the client declared 84,000.01.',
  },
  {
    id: 'bank:payday',
    severity: 'warning',
    passes: clear,
    fails: flagsOfRisk({
      paydayDeposits: { count: 1, creditsCents: 50_000, debitsCents: 0 },
      paydayPayments: { count: 2, creditsCents: 0, debitsCents: 61_050 },
    }),
    absent: young,
    label: 'No payday loan.',
    detail: 'Deposits of payday loans: 1, 500.00 in all; payments: 2, 610.50 in all.',
  },
  {
    id: 'bank:gambling',
    severity: 'warning',
    passes: clear,
    fails: flagsOfRisk({ gamblingShare: 0.0501 }),
    absent: idle,
    label: 'Gambling is no more than 5 % of debits.',
    detail: 'Gambling is 5.01 % of debits.',
  },
  {
    id: 'bank:collections',
    severity: 'warning',
    passes: clear,
    fails: flagsOfRisk({ collections: { count: 2, creditsCents: 0, debitsCents: 15_000 } }),
    absent: young,
    label: 'No payment to a collection agency.',
    detail: 'Payments to collection agencies: 2, 150.00 in all.',
  },
  {
    id: 'bank:large_deposit',
    severity: 'warning',
    passes: clear,
    fails: flagsOfRisk({ largestOtherCredit: { date: '2026-09-03', amountCents: 245_001 } }),
    absent: young,
    label: 'No single deposit outside of income is above 50 % of monthly net income.',
    detail: '2,450.01 came in on 2026-09-03; monthly net income is 4,900.00.',
  },
  {
    id: 'bank:circular_transfers',
    severity: 'warning',
    passes: clear,
    fails: flagsOfRisk({ circularTransfers: 3 }),
    absent: young,
    label: 'Fewer than 3 times the same amount in and out within 3 days.',
    detail: '3 times the same amount came in and went out within 3 days.',
  },
  {
    id: 'bank:government_only',
    severity: 'info',
    passes: clear,
    fails: flagsOfRisk({ governmentShare: 1 }),
    absent: idle,
    label: 'Income is not from government benefits alone.',
    detail: 'All net income, 4,900.00 a month, is from government benefits.',
  },
]
