import type { BankCategory } from '../definition/category.ts'
import { drawFor, monthDraw, shareOf, type AccountLine, type AccountProfile } from './account-profile.ts'
import { bookingDays } from './booking-days.ts'
import type { CalendarMonth } from './business-days.ts'
import { descriptionsOf } from './descriptions.ts'
import { nsfFeeCents } from './markets.ts'
import { isCreditCategory, type Balancing } from './plan.ts'
import { partSeed, randomStream } from './random.ts'

/** A row before its balance is known. `day` counts from 1970-01-01; `order` places it within the day. */
export interface Entry {
  readonly day: number
  readonly order: number
  readonly description: string
  readonly amountCents: number
  readonly category: BankCategory
}

/** Months after which the drift of balances starts again: January 2024, 2028 and so on. */
const cycleMonths = 48

/** Returned payments: earliest day of the month, days after it, and size in basis points of the income. */
const returnedPayment = { day: 10, within: 2, share: [250, 400] } as const

/** Days after its opening in which a new account has no income. */
const newAccountDays = 14

const firstOfDay = -1
const lastOfDay = 1000

/** The balance that an account has at the end of a month, in cents. docs/rules/bank.md#how-it-stays-the-same. */
export function monthEndCents(
  { seed, plan, incomeCents, startCents, driftCents }: AccountProfile,
  month: number,
): number {
  if (plan === null) return 0
  const jitter = shareOf(incomeCents, plan.balance.jitter)
  const draw = monthDraw(seed, 'balance', month)
  return startCents + driftCents * (month % cycleMonths) + draw.whole(-jitter, jitter)
}

/** The rows of a whole month, in order. Their sum is the change of the account's balance from month end to month end. */
export function monthEntries(profile: AccountProfile, month: CalendarMonth): readonly Entry[] {
  if (profile.plan === null) return []
  const entries = plannedEntries(profile, month)
  const gap = monthEndCents(profile, month.index - 1) + sumOf(entries) - monthEndCents(profile, month.index)
  return ordered(balanced(profile, profile.plan.balancing, month, entries, gap))
}

/** The rows of the month in which an account is opened with a deposit, from that day on. */
export function openingEntries(profile: AccountProfile, month: CalendarMonth, openedDay: number): readonly Entry[] {
  const entries = plannedEntries(profile, month).filter(
    ({ day, amountCents }) => day >= (amountCents > 0 ? openedDay + newAccountDays : openedDay),
  )
  const deposit = {
    day: openedDay,
    order: firstOfDay,
    description: textOf(profile, 'opening_deposit'),
    amountCents: monthEndCents(profile, month.index) - sumOf(entries),
    category: 'transfer_in',
  } as const
  return ordered([deposit, ...entries])
}

function plannedEntries(profile: AccountProfile, month: CalendarMonth): readonly Entry[] {
  const planned = profile.lines.flatMap((line, order) => lineEntries(profile, line, order, month))
  return profile.plan?.returnsPayments === true ? [...planned, ...returnedEntries(profile, month)] : planned
}

function lineEntries(
  { booking }: AccountProfile,
  { line, seed, dueDay, lowCents, highCents, descriptions }: AccountLine,
  order: number,
  month: CalendarMonth,
): readonly Entry[] {
  const draw = randomStream(partSeed(seed, month.index))
  const sign = isCreditCategory(line.category) ? 1 : -1
  return bookingDays(line.when, month, booking, dueDay, draw).map((day) => ({
    day,
    order,
    description: draw.pick(descriptions),
    amountCents: sign * draw.whole(lowCents, highCents),
    category: line.category,
  }))
}

/** A payment that the bank takes, gives again on the next business day and charges for; every second month. */
function returnedEntries(profile: AccountProfile, month: CalendarMonth): readonly Entry[] {
  const { booking, incomeCents, market, seed } = profile
  if ((month.index + booking.phase) % 2 !== 0) return []
  const draw = monthDraw(seed, 'returned payment', month.index)
  const day = booking.businessDays.onOrAfter(
    month.first + returnedPayment.day - 1 + draw.whole(0, returnedPayment.within),
  )
  const returnedOn = booking.businessDays.onOrAfter(day + 1)
  const [low, high] = returnedPayment.share
  const cents = draw.whole(shareOf(incomeCents, low), shareOf(incomeCents, high))
  const date = `${month.text}-${String(returnedOn - month.first + 1).padStart(2, '0')}`
  const entry = (category: BankCategory, on: number, order: number, amountCents: number): Entry => ({
    day: on,
    order: lastOfDay + order,
    description: textOf(profile, category),
    amountCents,
    category,
  })
  return [
    entry('utilities', day, 0, -cents),
    entry('reversed_payment', returnedOn, 1, cents),
    entry('nsf_fee', returnedOn, 2, -nsfFeeCents(market, date)),
  ]
}

/** The entries with the transfers that bring the balance to that of the month's end. */
function balanced(
  profile: AccountProfile,
  { out, in: incoming, remainder }: Balancing,
  month: CalendarMonth,
  entries: readonly Entry[],
  gapCents: number,
): readonly Entry[] {
  const { market, booking, seed } = profile
  const step = out.category === 'cash_withdrawal' ? market.cashStepCents : market.transferStepCents
  const steps = Math.floor(gapCents / step)
  const kept = withRemainder(entries, remainder, gapCents - steps * step)
  if (steps === 0) return kept
  if (steps < 0) {
    const day = booking.businessDays.onOrAfter(month.first + 1)
    const amountCents = -steps * step
    return [
      ...kept,
      { day, order: firstOfDay, description: textOf(profile, incoming), amountCents, category: incoming },
    ]
  }
  const draw = monthDraw(seed, 'balancing', month.index)
  const times = Math.min(draw.whole(...out.times), steps)
  const transfers = Array.from({ length: times }, (_, index): Entry => {
    const share = Math.floor(steps / times) + (index < steps % times ? 1 : 0)
    return {
      day: booking.businessDays.onOrBefore(times === 1 ? month.last : draw.whole(month.first + 7, month.last)),
      order: lastOfDay,
      description: textOf(profile, out.category),
      amountCents: -share * step,
      category: out.category,
    }
  })
  return [...kept, ...transfers]
}

/** The entries with some cents more on the last debit of a category. */
function withRemainder(entries: readonly Entry[], category: BankCategory, cents: number): readonly Entry[] {
  const last = entries.reduce<Entry | null>(
    (found, entry) => (entry.category === category && entry.day >= (found?.day ?? 0) ? entry : found),
    null,
  )
  if (last === null) throw new Error(`a month has no row of ${category} to take the remainder`)
  return entries.map((entry) => (entry === last ? { ...entry, amountCents: entry.amountCents - cents } : entry))
}

function ordered(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort((a, b) => a.day - b.day || a.order - b.order)
}

function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function textOf({ institution, seed }: AccountProfile, purpose: string): string {
  return drawFor(seed, `text ${purpose}`).pick(descriptionsOf(institution.market, purpose))
}
