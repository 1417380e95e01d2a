import type { BankConnection } from '../../contract/bank.ts'
import type { BankAnalysis } from '../../contract/bank-analysis.ts'
import type { Locale } from '../../contract/locale.ts'
import { analyseAccount, type AnalysisRequest } from '../../domain/bank/analysis/analyse-account.ts'
import { analysisAnswer } from '../../domain/bank/analysis-answer.ts'
import type { BankAccount } from '../../domain/bank/definition/account.ts'
import { timeZoneOf } from '../../domain/bank/definition/time-zone.ts'
import { dateInTimeZone } from '../../domain/values/dates.ts'
import type { StoredBankConnection } from '../../store/bank-connections.ts'
import type { CaseClient } from './case-client.ts'
import type { OpenedConnection } from './connection-record.ts'
import { bookedOf, parsePages } from './transaction-page.ts'

/** Months of the figures that a connection shows. docs/api.md#bank-connections. */
const figureMonths = 3

/** The account as it was last read. Needs a connection that was opened with all pages. */
export function accountOf({ record, pages }: OpenedConnection): BankAccount {
  return { ...record.account, transactions: parsePages(pages).map(bookedOf).toReversed() }
}

/** Whose account it is and when it was read. */
export interface ReadAccount {
  readonly account: BankAccount
  readonly connection: Pick<StoredBankConnection, 'id' | 'environment'>
  /** When the provider gave it. */
  readonly readAt: Date
  /** The client of the case; null without a case. */
  readonly client: CaseClient | null
}

/** How an analysis is answered. */
export interface AnalysisCall {
  readonly months: AnalysisRequest['months']
  readonly locale: Locale
  readonly generatedAt: Date
}

/** The analysis of an account on the day it was read: later months have no transactions yet. docs/rules/bank.md#analysis. */
export function analysisOf({ account, connection, readAt, client }: ReadAccount, call: AnalysisCall): BankAnalysis {
  const declared = client?.declaredIncome ?? null
  const facts = analyseAccount({
    account,
    environment: connection.environment,
    asOf: dateInTimeZone(readAt.toISOString(), timeZoneOf(account.currency)),
    months: call.months,
    subject: client === null || client.name === null ? null : { name: client.name, isEntity: client.isEntity },
    // An income in another currency says nothing about this account.
    declaredAnnualIncomeCents: declared?.currency === account.currency ? declared.cents : null,
  })
  return analysisAnswer(facts, {
    connectionId: connection.id,
    generatedAt: call.generatedAt,
    environment: connection.environment,
    locale: call.locale,
  })
}

/**
 * The figures of an account that its connection shows, with the months they come from. They are numbers also without a whole
 * month: the balance, and 0.
 */
export function figuresOf(read: ReadAccount): {
  readonly figures: Pick<BankConnection, 'avg_balance' | 'monthly_income' | 'monthly_expenses'>
  readonly cashFlow: BankAnalysis['cash_flow']
} {
  const analysis = analysisOf(read, { months: figureMonths, locale: 'en', generatedAt: read.readAt })
  return {
    figures: {
      avg_balance: analysis.balance.average_end ?? analysis.balance.current,
      monthly_income: analysis.income.average_monthly ?? 0,
      monthly_expenses: analysis.expenses.average_monthly ?? 0,
    },
    cashFlow: analysis.cash_flow,
  }
}
