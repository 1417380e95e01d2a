import { addDays, addMonths, daysBetween } from '../../values/dates.ts'
import { medianOf } from './median.ts'

/** How often a recurring payment comes. docs/rules/bank.md#recurring-payments. */
export type Frequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly'

/** The rhythm of a series of dates, enough to tell the next. */
export interface Schedule {
  readonly frequency: Frequency
  /** Days of the month on which it falls, above 31 for days of the next month; empty for weekly and biweekly. */
  readonly monthDays: readonly number[]
}

/** Median days between two payments, smallest and largest. docs/rules/bank.md#recurring-payments. */
const medianGaps: readonly (readonly [frequency: Frequency, min: number, max: number])[] = [
  ['weekly', 6, 8],
  ['biweekly', 13, 16],
  ['monthly', 27, 33],
  ['quarterly', 85, 95],
]

/** 26 payments a year are 14.0 days apart and 24 are 15.2: from here on a two-week rhythm is twice a month. */
const semimonthlyMeanGapMin = 14.5
/** Longer gaps of a two-week rhythm have a missing payment in them and say nothing of it. */
const twoWeekGapMax = 20

/** Fixed days of the rhythms that follow weeks. */
const weekDays = { weekly: 7, biweekly: 14 } as const
/** A rhythm that follows the calendar: its months, and the days that at least pass before the next payment. */
const calendars = {
  semimonthly: { months: 1, daysMin: 7 },
  monthly: { months: 1, daysMin: 16 },
  quarterly: { months: 3, daysMin: 77 },
} as const

/** Days up to this belong to a payment at the turn of the month when others come at its end. */
const turnDayMax = 7
const turnDayMin = 23
const longestMonth = 31

/** The rhythm of dates (YYYY-MM-DD, oldest first, at least two); null when their median gap is that of none. */
export function scheduleOf(dates: readonly string[]): Schedule | null {
  const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date))
  const gap = medianOf(gaps)
  const found = medianGaps.find(([, min, max]) => gap >= min && gap <= max)?.[0]
  if (found === undefined) return null
  const frequency = found === 'biweekly' && isTwiceAMonth(gaps) ? 'semimonthly' : found
  return { frequency, monthDays: monthDaysOf(frequency, dates) }
}

/** The day of the payment after the one of `date`. docs/rules/bank.md#recurring-payments. */
export function expectedAfter({ frequency, monthDays }: Schedule, date: string): string {
  if (frequency === 'weekly' || frequency === 'biweekly') return addDays(date, weekDays[frequency])
  const { months, daysMin } = calendars[frequency]
  const earliest = addDays(date, daysMin)
  const thisMonth = `${date.slice(0, 8)}01`
  const candidates: string[] = []
  for (let ahead = -1; ahead <= months + 1; ahead++) {
    const month = addMonths(thisMonth, ahead)
    for (const day of monthDays) candidates.push(dayOfMonth(month, day))
  }
  return candidates.toSorted().find((day) => day >= earliest) ?? earliest
}

/** Nominal days between two payments of a rhythm. */
export function periodDays(frequency: Frequency): number {
  return { weekly: 7, biweekly: 14, semimonthly: 15, monthly: 30, quarterly: 91 }[frequency]
}

function isTwiceAMonth(gaps: readonly number[]): boolean {
  const single = gaps.filter((gap) => gap <= twoWeekGapMax)
  return single.reduce((sum, gap) => sum + gap, 0) >= semimonthlyMeanGapMin * single.length
}

/** The days of the month of a calendar rhythm: one, or of a semimonthly one that of the middle and that of the turn of the month. */
function monthDaysOf(frequency: Frequency, dates: readonly string[]): readonly number[] {
  if (frequency === 'weekly' || frequency === 'biweekly') return []
  if (frequency !== 'semimonthly') return [commonDay(dates)]
  const isMiddle = (date: string) => dayOf(date) > turnDayMax && dayOf(date) < turnDayMin
  const [middle, turn] = [dates.filter(isMiddle), dates.filter((date) => !isMiddle(date))]
  return [middle, turn].filter(({ length }) => length > 0).map(commonDay)
}

/**
 * The median day of the month. The last day of a short month says little: beside a 31st it is a 31st, beside other days it does
 * not count, and alone it is the last day. Days 1 to 7 beside days at the end of months are days of the next month.
 */
function commonDay(dates: readonly string[]): number {
  const has31st = dates.some((date) => dayOf(date) === longestMonth)
  const days = has31st
    ? dates.map((date) => (isLastOfMonth(date) ? longestMonth : dayOf(date)))
    : dates.filter((date) => !isLastOfMonth(date)).map(dayOf)
  if (days.length === 0) return longestMonth
  const turns = dates.some((date) => dayOf(date) >= turnDayMin)
  return Math.round(medianOf(turns ? days.map((day) => (day <= turnDayMax ? day + longestMonth : day)) : days))
}

/** That day of the month that begins on `month`; its last day when it is shorter, a day of the next one above 31. */
function dayOfMonth(month: string, day: number): string {
  if (day > longestMonth) return addDays(addMonths(month, 1), day - longestMonth - 1)
  return addDays(month, Math.min(day, daysBetween(month, addMonths(month, 1))) - 1)
}

function isLastOfMonth(date: string): boolean {
  return addDays(date, 1).endsWith('-01')
}

function dayOf(date: string): number {
  return Number(date.slice(8))
}
