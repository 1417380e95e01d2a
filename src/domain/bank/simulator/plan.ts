import { type BankCategory, bankCategoryGroups } from '../definition/category.ts'

/** When the rows of a line are booked. docs/rules/bank.md#what-is-simulated. */
export type Rhythm =
  /** Payday of the account: every second Friday, the 15th and the last business day, or the 28th. */
  | { readonly kind: 'pay' }
  /** A day of the month drawn once for the account, moved to a business day; every `every` months. */
  | {
      readonly kind: 'monthly'
      readonly from: number
      readonly to: number
      readonly shift: 'before' | 'after'
      readonly every: number
    }
  /** The third last business day of the month. */
  | { readonly kind: 'month_end' }
  /** On one weekday, 1 for Monday to 5 for Friday, drawn once for the account. */
  | { readonly kind: 'weekly'; readonly from: number; readonly to: number }
  /** As many times a month as drawn, on any days. */
  | { readonly kind: 'scattered'; readonly low: number; readonly high: number }

export type Amount = 'fixed' | 'whole' | 'varied'

/** Rows of one kind. */
export interface Line {
  readonly category: BankCategory
  /** Key of descriptions.json. */
  readonly text: string
  readonly when: Rhythm
  /** Basis points of the account's monthly income: of a month for `pay`, of one row otherwise. */
  readonly share: readonly [low: number, high: number]
  /** `fixed` and `whole` are drawn once for the account, `whole` as a round amount; `varied` for every row. */
  readonly amount: Amount
  /** Accounts that have the line: the draw of the group, 0 to 99, is at least `from` and below `to`. */
  readonly only: { readonly group: string; readonly from: number; readonly to: number } | null
}

/** What is left over at the end of a month goes out, what is missing comes in. */
export interface Balancing {
  readonly out: { readonly category: BankCategory; readonly times: readonly [low: number, high: number] }
  readonly in: BankCategory
  /** Category whose last row of the month takes the part below a whole step. */
  readonly remainder: BankCategory
}

/** How the accounts of a persona behave. */
export interface PersonaPlan {
  /** Monthly income, percent of the typical one of the market. */
  readonly incomePercent: readonly [low: number, high: number]
  /** Pay twice a month in Canada also where an account could be paid every two weeks. */
  readonly steadyPay: boolean
  /** Balance of a month's end, basis points of monthly income. */
  readonly balance: {
    readonly start: readonly [low: number, high: number]
    /** Change a month, from a January to the fourth December after it. */
    readonly drift: readonly [low: number, high: number]
    readonly jitter: number
  }
  readonly balancing: Balancing
  readonly lines: readonly Line[]
  /** Every second month a payment is returned for lack of funds. */
  readonly returnsPayments: boolean
}

interface LineOptions {
  readonly text?: string
  readonly amount?: Amount
  readonly only?: readonly [group: string, from: number, to: number]
}

/** A line of a plan; varied, of every account and described by its category unless the options say otherwise. */
export function line(
  category: BankCategory,
  when: Rhythm,
  share: readonly [low: number, high: number],
  options: LineOptions = {},
): Line {
  const { text = category, amount = 'varied', only } = options
  return {
    category,
    text,
    when,
    share,
    amount,
    only: only === undefined ? null : { group: only[0], from: only[1], to: only[2] },
  }
}

export const pay: Rhythm = { kind: 'pay' }
export const monthEnd: Rhythm = { kind: 'month_end' }

/** On the business day after a day of the month. */
export function monthly(from: number, to: number = from, every = 1): Rhythm {
  return { kind: 'monthly', from, to, shift: 'after', every }
}

/** On the business day before a day of the month. */
export function monthlyBefore(from: number, to: number = from): Rhythm {
  return { kind: 'monthly', from, to, shift: 'before', every: 1 }
}

/** On one of the weekdays, 1 for Monday. */
export function weekly(from: number, to: number = from): Rhythm {
  return { kind: 'weekly', from, to }
}

/** So many times a month. */
export function scattered(low: number, high: number): Rhythm {
  return { kind: 'scattered', low, high }
}

/** True when rows of the category come in: income, other credits, and what a returned payment gives again. */
export function isCreditCategory(category: BankCategory): boolean {
  const group = bankCategoryGroups[category]
  return group === 'income' || group === 'other_credit' || category === 'reversed_payment'
}
