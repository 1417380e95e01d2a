import { addDays, monthEnd } from '../../calendar.ts'
import { total } from '../../money.ts'
import { people } from '../people.ts'
import type { SpecimenPerson } from '../people.ts'
import type { Locale } from '../../../../src/contract/locale.ts'
import { billFigures } from './bill.ts'
import { payFigures } from './pay.ts'

/** A line of a statement; cents, negative when money left the account. */
export interface Transaction {
  readonly date: string
  readonly description: string
  readonly amount: number
  readonly balance: number
}

/** What a bank statement says; money in cents. Opening plus credits minus debits is closing. */
export interface StatementFigures {
  readonly person: SpecimenPerson
  readonly accountNumber: string
  readonly periodStart: string
  readonly periodEnd: string
  readonly statementDate: string
  readonly opening: number
  readonly closing: number
  readonly credits: number
  readonly debits: number
  readonly transactions: readonly Transaction[]
}

/** A month of a household: pay, rent, the bill of our own power company, groceries. */
export function statementFigures(language: Locale, asOf: string): StatementFigures {
  const periodEnd = monthEnd(asOf, 1)
  const month = periodEnd.slice(0, 7)
  const pay = payFigures(language, asOf)
  const bill = billFigures(language, asOf)
  const isInMonth = (date: string) => date.startsWith(month)
  const entries = [
    ...usualEntries[language].map(([day, description, amount]) => ({ date: `${month}-${day}`, description, amount })),
    ...pay.payDatesBefore
      .filter(isInMonth)
      .map((date) => ({ date, description: payLabels[language], amount: pay.net })),
    ...[bill.paidOn]
      .filter(isInMonth)
      .map((date) => ({ date, description: billLabels[language], amount: -bill.previousBalance })),
  ].toSorted((a, b) => a.date.localeCompare(b.date))
  const opening = language === 'en' ? 214_387 : 268_952
  let balance = opening
  const transactions = entries.map((entry) => {
    balance += entry.amount
    return { ...entry, balance }
  })
  return {
    person: people[language],
    accountNumber: language === 'en' ? '7104471' : '041983-6',
    periodStart: `${month}-01`,
    periodEnd,
    statementDate: addDays(periodEnd, 1),
    opening,
    closing: balance,
    credits: total(entries.map(({ amount }) => Math.max(amount, 0))),
    debits: total(entries.map(({ amount }) => Math.max(-amount, 0))),
    transactions,
  }
}

/** Day of the month, description, cents. */
type Entry = readonly [day: string, description: string, amount: number]

const usualEntries: Readonly<Record<Locale, readonly Entry[]>> = {
  en: [
    ['01', 'E-TRANSFER SENT M OKAFOR RENT', -152_500],
    ['03', 'POINT OF SALE GREENMARKET #14', -8_641],
    ['05', 'PRE-AUTH DEBIT WESTAR WIRELESS', -6_215],
    ['08', 'ABM WITHDRAWAL BANK ST', -8_000],
    ['11', 'POINT OF SALE CAPITAL TRANSIT', -12_250],
    ['14', 'POINT OF SALE GREENMARKET #14', -10_377],
    ['17', 'E-TRANSFER RECEIVED J CLEARWATER', 24_000],
    ['20', 'VISA PAYMENT', -41_893],
    ['22', 'POINT OF SALE OTTER BOOKS', -3_729],
    ['25', 'TRANSFER TO SAVINGS', -30_000],
    ['27', 'POINT OF SALE GREENMARKET #14', -9_418],
    ['28', 'MONTHLY ACCOUNT FEE', -1_195],
  ],
  fr: [
    ['01', 'Virement Interac à / Loyer G. Bélanger', -118_000],
    ['02', 'Achat / Épicerie du Faubourg', -9_264],
    ['06', 'Paiement préautorisé / Télénord mobile', -5_749],
    ['07', 'Achat / Pharmacie Sainte-Brume', -2_388],
    ['10', 'Retrait au guichet', -10_000],
    ['13', 'Achat / Épicerie du Faubourg', -11_127],
    ['16', 'Assurance habitation La Sentinelle', -4_683],
    ['18', 'Virement Interac de / A. Roy', 15_000],
    ['21', 'Paiement carte de crédit', -62_540],
    ['24', 'Achat / Librairie du Quai', -4_195],
    ['26', 'Virement vers épargne', -40_000],
    ['28', 'Frais mensuels forfait', -895],
  ],
}

const payLabels = { en: 'PAYROLL DEPOSIT KESTREL MAPPING', fr: 'Dépôt direct / Paie Norduvent' } as const
const billLabels = { en: 'BILL PAYMENT LAKESHORE LIGHT & PWR', fr: 'Paiement facture / Énergie Boréale' } as const
