import type { BusinessDays, CalendarMonth } from './business-days.ts'
import { weekdayOf } from './holidays.ts'
import type { Rhythm } from './plan.ts'
import type { RandomStream } from './random.ts'

/** How an account is paid: its draw for Canada, the 28th elsewhere. */
export type PayRhythm = 'biweekly' | 'semimonthly' | 'monthly'

/** Paydays of a year for each rhythm, by which the monthly income is divided. */
export const paydaysPerYear = { biweekly: 26, semimonthly: 24, monthly: 12 } as const satisfies Record<
  PayRhythm,
  number
>

/** What the days of a line depend on besides the month. */
export interface BookingAccount {
  readonly businessDays: BusinessDays
  readonly payRhythm: PayRhythm
  /** The week of pay every two weeks, and the month of what comes every few months. */
  readonly phase: number
  readonly purchasesOnBusinessDays: boolean
}

const monthlyPayday = 28
const midMonthPayday = 15
const friday = 5

/**
 * The days of a month on which a line is booked, counted from 1970-01-01, in no order. `dueDay` is the account's draw: a day of the
 * month or a weekday. docs/rules/bank.md#business-days.
 */
export function bookingDays(
  rhythm: Rhythm,
  month: CalendarMonth,
  account: BookingAccount,
  dueDay: number,
  stream: RandomStream,
): readonly number[] {
  const { businessDays } = account
  switch (rhythm.kind) {
    case 'pay':
      return paydays(month, account)
    case 'monthly': {
      if ((month.index + account.phase) % rhythm.every !== 0) return []
      const due = month.first + dueDay - 1
      return [rhythm.shift === 'before' ? businessDays.onOrBefore(due) : businessDays.onOrAfter(due)]
    }
    case 'month_end': {
      const last = businessDays.onOrBefore(month.last)
      return [businessDays.onOrBefore(businessDays.onOrBefore(last - 1) - 1)]
    }
    case 'weekly':
      return weekdaysOf(month, dueDay).map((day) => businessDayWithin(day, month, businessDays))
    case 'scattered': {
      const times = stream.whole(rhythm.low, rhythm.high)
      const days = Array.from({ length: times }, () => stream.whole(month.first, month.last))
      if (!account.purchasesOnBusinessDays) return days
      return days.map((day) => businessDayWithin(day, month, businessDays))
    }
  }
}

/** Salaries are booked on the payday or the business day before it. */
function paydays(month: CalendarMonth, { businessDays, payRhythm, phase }: BookingAccount): readonly number[] {
  if (payRhythm === 'monthly') return [businessDays.onOrBefore(month.first + monthlyPayday - 1)]
  if (payRhythm === 'semimonthly') {
    return [businessDays.onOrBefore(month.first + midMonthPayday - 1), businessDays.onOrBefore(month.last)]
  }
  const days: number[] = []
  // A Friday early in the next month can be a holiday whose pay is booked in this one.
  for (let day = month.first + daysTo(month.first, friday); day <= month.last + 7; day += 7) {
    const booked = businessDays.onOrBefore(day)
    if (Math.floor(day / 7) % 2 === phase % 2 && booked >= month.first && booked <= month.last) days.push(booked)
  }
  return days
}

function weekdaysOf(month: CalendarMonth, weekday: number): readonly number[] {
  const days: number[] = []
  for (let day = month.first + daysTo(month.first, weekday); day <= month.last; day += 7) days.push(day)
  return days
}

/** Days from a day to the next one of a weekday. */
function daysTo(day: number, weekday: number): number {
  return (weekday - weekdayOf(day) + 7) % 7
}

/** The business day on or after a day, or before it when that one is of the next month. */
function businessDayWithin(day: number, month: CalendarMonth, businessDays: BusinessDays): number {
  const after = businessDays.onOrAfter(day)
  return after <= month.last ? after : businessDays.onOrBefore(day)
}
