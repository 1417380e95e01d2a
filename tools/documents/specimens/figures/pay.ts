import { addDays, daysBetween, monthEnd, parts, weekday } from '../../calendar.ts'
import { total } from '../../money.ts'
import { people } from '../people.ts'
import type { SpecimenPerson } from '../people.ts'
import type { Locale } from '../../../../src/contract/locale.ts'

/** A line of a payslip, in cents. `rate` and `hours` are printed only. */
export interface PayLine {
  readonly label: string
  readonly rate: string
  readonly hours: string
  readonly current: number
  readonly yearToDate: number
}

/** What one payslip says; money in cents. */
export interface PayFigures {
  readonly person: SpecimenPerson
  readonly payDate: string
  /** This pay day and those of the two months before it, latest first. */
  readonly payDatesBefore: readonly string[]
  readonly periodStart: string
  readonly periodEnd: string
  readonly hireDate: string
  readonly earnings: readonly PayLine[]
  readonly deductions: readonly PayLine[]
  readonly gross: number
  readonly grossYearToDate: number
  readonly deducted: number
  readonly deductedYearToDate: number
  readonly net: number
  readonly netYearToDate: number
}

/** Amounts that add up, for the last pay day before a date and the year up to it. */
export function payFigures(language: Locale, asOf: string): PayFigures {
  const { payDate, periodStart, periodEnd, payNumber } = language === 'en' ? fridayPay(asOf) : halfMonthPay(asOf)
  const linesOf = (rows: readonly Row[]): PayLine[] =>
    rows.map(([label, rate, hours, current, usual]) => ({
      label,
      rate,
      hours,
      current,
      yearToDate: current + (payNumber - 1) * usual,
    }))
  const earnings = linesOf(earningRows[language])
  const deductions = linesOf(deductionRows[language])
  const gross = total(earnings.map((row) => row.current))
  const grossYearToDate = total(earnings.map((row) => row.yearToDate))
  const deducted = total(deductions.map((row) => row.current))
  const deductedYearToDate = total(deductions.map((row) => row.yearToDate))
  return {
    person: people[language],
    payDate,
    payDatesBefore: latestPayDates(language, payDate),
    periodStart,
    periodEnd,
    hireDate: hireDates[language],
    earnings,
    deductions,
    gross,
    grossYearToDate,
    deducted,
    deductedYearToDate,
    net: gross - deducted,
    netYearToDate: grossYearToDate - deductedYearToDate,
  }
}

function latestPayDates(language: Locale, payDate: string): string[] {
  if (language === 'en') return [0, 1, 2, 3, 4, 5].map((count) => addDays(payDate, -14 * count))
  const halfMonths = [0, 1, 2].flatMap((back) => {
    const end = monthEnd(payDate, back)
    return [end, `${end.slice(0, 7)}-15`]
  })
  return halfMonths.filter((date) => date <= payDate)
}

interface PayDay {
  readonly payDate: string
  readonly periodStart: string
  readonly periodEnd: string
  /** Of the pays of the calendar year; the first is 1. */
  readonly payNumber: number
}

/** Every second Friday, for the two weeks that ended the Saturday before. */
function fridayPay(asOf: string): PayDay {
  const payDate = addDays(asOf, -((weekday(asOf) + 2) % 7) - 7)
  const periodEnd = addDays(payDate, -6)
  const sinceNewYear = daysBetween(`${parts(payDate).year}-01-01`, payDate)
  return { payDate, periodStart: addDays(periodEnd, -13), periodEnd, payNumber: Math.floor(sinceNewYear / 14) + 1 }
}

/** On the 15th and the last day of the month, for the half month that ends that day. */
function halfMonthPay(asOf: string): PayDay {
  const lastMonthEnd = monthEnd(asOf, 1)
  const fifteenth = `${asOf.slice(0, 7)}-15`
  const payDate = asOf > fifteenth ? fifteenth : lastMonthEnd
  const isFirstHalf = payDate.endsWith('-15')
  const periodStart = `${payDate.slice(0, 7)}-${isFirstHalf ? '01' : '16'}`
  const payNumber = parts(payDate).month * 2 - (isFirstHalf ? 1 : 0)
  return { payDate, periodStart, periodEnd: payDate, payNumber }
}

/** Label, rate, hours, cents this time, cents of every earlier pay of the year. */
type Row = readonly [label: string, rate: string, hours: string, current: number, usual: number]

const earningRows: Readonly<Record<Locale, readonly Row[]>> = {
  en: [
    ['Regular', '32.40', '75.00', 243_000, 243_000],
    ['Overtime 1.5', '48.60', '2.00', 9_720, 4_860],
    ['Wellness allowance', '', '', 2_500, 2_500],
  ],
  fr: [
    ['Salaire régulier', '31,20', '80,00', 249_600, 249_600],
    ['Temps supplémentaire', '46,80', '3,50', 16_380, 9_360],
    ['Prime de soir', '1,25', '16,00', 2_000, 2_000],
  ],
}

const deductionRows: Readonly<Record<Locale, readonly Row[]>> = {
  en: [
    ['Federal income tax', '', '', 28_913, 27_805],
    ['Ontario income tax', '', '', 15_147, 14_602],
    ['CPP contribution', '', '', 14_388, 14_099],
    ['EI premium', '', '', 4_188, 4_108],
    ['Group RRSP 4%', '', '', 10_109, 9_914],
    ['Extended health', '', '', 2_265, 2_265],
  ],
  fr: [
    ['Impôt fédéral', '', '', 21_704, 21_012],
    ['Impôt provincial (QC)', '', '', 29_155, 28_220],
    ['RRQ', '', '', 16_219, 15_770],
    ['Assurance-emploi', '', '', 3_511, 3_419],
    ['RQAP', '', '', 1_324, 1_289],
    ['Cotisation syndicale', '', '', 4_020, 3_914],
    ['Assurance collective', '', '', 3_875, 3_875],
  ],
}

const hireDates = { en: '2019-09-16', fr: '2017-05-08' } as const
