import { addDays, monthEnd, parts } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

export interface Item {
  readonly what: string
  readonly hours: string
  readonly rate: string
  readonly cents: number
  readonly year: number
}

type Rhythm = 'weekly' | 'biweekly' | 'monthly' | 'semimonthly'

/** A pay period that was paid before today, with earnings and deductions that add up, this period and year to date. */
export function payroll(
  paper: Paper,
  rhythms: readonly Rhythm[],
  names: { regular: string; overtime: string; deductions: readonly (readonly [string, number])[] },
) {
  const rhythm = paper.pick(rhythms)
  const back = paper.between(1, 4)
  const month = monthEnd(paper.today, back)
  const saturday = addDays('2026-10-03', -14 * (back - 1))
  const end = rhythm === 'monthly' ? month : rhythm === 'semimonthly' ? `${month.slice(0, 8)}15` : saturday
  const start =
    rhythm === 'weekly' ? addDays(end, -6) : rhythm === 'biweekly' ? addDays(end, -13) : `${end.slice(0, 8)}01`
  const paid = addDays(end, rhythm === 'monthly' ? 0 : rhythm === 'semimonthly' ? 5 : 6)
  const { month: number } = parts(end)
  const count = { weekly: 39 - 2 * back, biweekly: 20 - back, monthly: number, semimonthly: 2 * number - 1 }[rhythm]
  const hours = { weekly: 40, biweekly: 80, monthly: 173.33, semimonthly: 86.67 }[rhythm]
  const rate = paper.between(1525, 6100)
  const item = (what: string, worked: number, factor: number): Item => {
    const cents = Math.round(worked * rate * factor)
    const year = Math.round(cents * (count - 1) * (0.9 + 0.01 * paper.between(0, 9))) + cents
    return { what, hours: worked.toFixed(2), rate: ((rate * factor) / 100).toFixed(4), cents, year }
  }
  const earnings = [item(names.regular, hours, 1)]
  if (paper.chance(0.6)) earnings.push(item(names.overtime, paper.between(1, 12) + 0.25 * paper.between(0, 3), 1.5))
  if (paper.chance(0.3)) earnings.push(item('Holiday', 8, 1))
  const all = (of: (item: Item) => number, items: readonly Item[]) => items.reduce((total, one) => total + of(one), 0)
  const gross = all(({ cents }) => cents, earnings)
  const grossYear = all(({ year }) => year, earnings)
  const deductions = names.deductions.map(([what, share]): Item => ({
    what,
    hours: '',
    rate: '',
    cents: Math.round(gross * share),
    year: Math.round(grossYear * share),
  }))
  const total = all(({ cents }) => cents, deductions)
  const totalYear = all(({ year }) => year, deductions)
  return {
    rhythm,
    start,
    end,
    paid,
    rate,
    earnings,
    deductions,
    gross,
    grossYear,
    total,
    totalYear,
    net: gross - total,
    netYear: grossYear - totalYear,
  }
}
