import { addDays, addYears, monthEnd, weekday } from '../../../calendar.ts'
import type { Draft } from '../../draft.ts'
import { cents } from '../../layout/stationery.ts'

/** How often somebody is paid, as the contract writes it. */
export type Frequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly'

/** Amounts in cents and dates of one pay, paid before the document is handed in. */
export function payFigures(draft: Draft, frequency: Frequency) {
  const yearly = cents(draft, 46_000, 98_000)
  const perYear = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 }[frequency]
  const gross = Math.round(yearly / perYear)
  const deductions = [0.157, 0.0545, 0.0163, 0.021].map((share) => Math.round(gross * share))
  const deducted = deductions.reduce((total, amount) => total + amount, 0)
  const periods = Math.floor(perYear * 0.4)
  const monthly = frequency === 'monthly' || frequency === 'semimonthly'
  const lastFriday = addDays(draft.today, -((weekday(draft.today) + 2) % 7) - 7)
  const end = monthly ? monthEnd(draft.today, 1) : addDays(lastFriday, -6)
  const start =
    frequency === 'monthly'
      ? `${end.slice(0, 8)}01`
      : frequency === 'semimonthly'
        ? `${end.slice(0, 8)}16`
        : addDays(end, frequency === 'weekly' ? -6 : -13)
  return {
    gross,
    deductions,
    deducted,
    net: gross - deducted,
    periods,
    start,
    end,
    paid: monthly ? addDays(end, draft.between(0, 4)) : lastFriday,
    hired: addDays(addYears(draft.today, -draft.between(1, 14)), -draft.between(1, 300)),
  }
}
