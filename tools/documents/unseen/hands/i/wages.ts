import { addDays, parts, weekday } from '../../../calendar.ts'
import { total } from '../../../money.ts'
import type { Paper } from '../../paper.ts'
import { daysAgo } from './times.ts'

/** A line of earnings in cents, with its rate and hours as printed. */
export interface Earning {
  readonly what: string
  readonly rate: string
  readonly hours: string
  readonly cents: number
  readonly toDate: number
}

/** A line of deductions in cents. */
export interface Deduction {
  readonly what: string
  readonly cents: number
  readonly toDate: number
}

/** What somebody earned in a period and in the year so far. */
export interface Wages {
  readonly start: string
  readonly end: string
  readonly payDay: string
  readonly earnings: readonly Earning[]
  readonly deductions: readonly Deduction[]
  readonly gross: number
  readonly grossToDate: number
  readonly deducted: number
  readonly deductedToDate: number
  readonly net: number
  readonly netToDate: number
  readonly hours: string
}

const wordings = {
  en: {
    earnings: ['Regular', 'Overtime 1.5', 'Stat Holiday', 'Vacation Pay'],
    deductions: ['Income Tax', 'CPP', 'EI', 'Union Dues', 'Group Health', 'RRSP'],
  },
  fr: {
    earnings: ['Salaire régulier', 'Heures suppl. 1,5', 'Congé férié', 'Indemnité vacances'],
    deductions: [
      'Impôt provincial',
      'Impôt fédéral',
      'RRQ',
      'AE',
      'RQAP',
      'Cotisation syndicale',
      'Assurance collective',
    ],
  },
  both: {
    earnings: [
      'Basic pay / Salaire de base',
      'Overtime / Surtemps',
      'Bilingual bonus / Prime bilinguisme',
      'Vacation / Vacances',
    ],
    deductions: ['Tax / Impôt', 'CPP / RPC', 'EI / AE', 'Superann. / Pension', 'Union / Syndicat', 'PSHCP / RSSFP'],
  },
} as const

const shares = [0.128, 0.057, 0.016, 0.011, 0.019, 0.024, 0.009] as const

/** Wages of some days that end on a Saturday, paid within a week. */
export function fortnight(paper: Paper, days: number, language: keyof typeof wordings = 'en'): Wages {
  const around = daysAgo(paper, 12, 230)
  const end = addDays(around, -weekday(around) - 1)
  const start = addDays(end, 1 - days)
  const payDay = addDays(end, paper.between(3, 6))
  const runs = Math.max(1, Math.ceil(((parts(payDay).month - 1) * 30.4 + parts(payDay).day) / days))
  const words = wordings[language]
  const rate = paper.between(1_780, 5_950)
  const hundredths = Math.round((days / 7) * paper.pick([3500, 3750, 4000, 3225]))
  const decimal = (value: number) => (value / 100).toFixed(2).replace('.', language === 'fr' ? ',' : '.')
  const toDate = (cents: number) =>
    cents * runs - (runs > 1 ? paper.between(1, Math.max(2, Math.round(cents * 0.3))) : 0)
  const earning = (what: string, pay: number, part: number): Earning => {
    const cents = Math.round((pay * part) / 100)
    return { what, rate: decimal(pay), hours: decimal(part), cents, toDate: toDate(cents) }
  }
  const extra = words.earnings.slice(1).filter(() => paper.chance(0.45))
  const earnings = [
    earning(words.earnings[0], rate, hundredths),
    ...extra.map((what) =>
      earning(
        what,
        what.includes('1.5') || what.includes('1,5') ? Math.round(rate * 1.5) : rate,
        paper.between(4, 32) * 25,
      ),
    ),
  ]
  const gross = total(earnings.map(({ cents }) => cents))
  const statutory = language === 'fr' ? 5 : 3
  const deductions = words.deductions
    .filter((_, index) => index < statutory || paper.chance(0.55))
    .map((what, index) => {
      const cents = Math.round(gross * (shares[index] ?? 0.01)) + paper.between(0, 450)
      return { what, cents, toDate: toDate(cents) }
    })
  const deducted = total(deductions.map(({ cents }) => cents))
  const grossToDate = total(earnings.map((one) => one.toDate))
  const deductedToDate = total(deductions.map((one) => one.toDate))
  return {
    ...{ start, end, payDay, earnings, deductions, gross, grossToDate, deducted, deductedToDate },
    net: gross - deducted,
    netToDate: grossToDate - deductedToDate,
    hours: decimal(hundredths),
  }
}
