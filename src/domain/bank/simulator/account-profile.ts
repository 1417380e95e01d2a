import type { BookingAccount, PayRhythm } from './booking-days.ts'
import { paydaysPerYear } from './booking-days.ts'
import { business } from './business-plan.ts'
import { businessDaysOf } from './business-days.ts'
import { descriptionsOf } from './descriptions.ts'
import * as household from './household-plans.ts'
import type { Institution } from './institutions.ts'
import { marketOf, type Market } from './markets.ts'
import type { Line, PersonaPlan, Rhythm } from './plan.ts'
import { fnv1a, partSeed, randomStream, type RandomStream } from './random.ts'
import { personaOfCode, type Persona } from './sandbox-codes.ts'

/** How the accounts of each persona behave; null for an account without rows. */
const plans: Readonly<Record<Persona, PersonaPlan | null>> = {
  salaried: household.salaried,
  gig: household.gig,
  retired: household.retired,
  distressed: household.distressed,
  business,
  newcomer: household.newcomer,
  joint: household.joint,
  mismatch: household.salaried,
  gambling: household.gambling,
  large: household.large,
  empty: null,
}

/** Personas of individuals whose bank code asks for none: draws of 100 that fall below the figure. */
const personaDraws: readonly (readonly [below: number, persona: Persona])[] = [
  [60, 'salaried'],
  [75, 'gig'],
  [90, 'retired'],
  [100, 'distressed'],
]

/** What an account keeps for its whole life. Amounts are cents. */
export interface AccountProfile {
  readonly seed: number
  readonly persona: Persona
  /** Null for an account without rows. */
  readonly plan: PersonaPlan | null
  readonly institution: Institution
  readonly market: Market
  readonly booking: BookingAccount
  readonly incomeCents: number
  readonly startCents: number
  readonly driftCents: number
  readonly lines: readonly AccountLine[]
}

/** A line as the account has it. */
export interface AccountLine {
  readonly line: Line
  readonly seed: number
  /** Day of the month or weekday, 0 where the rhythm has none. */
  readonly dueDay: number
  readonly lowCents: number
  /** Equal to `lowCents` for an amount that never changes. */
  readonly highCents: number
  /** More than one where every row has its own. */
  readonly descriptions: readonly string[]
}

/** The stream of one of the account's draws. */
export function drawFor(seed: number, purpose: string): RandomStream {
  return randomStream(fnv1a(`|${purpose}`, seed))
}

/** The stream of one of the account's draws of a month. */
export function monthDraw(seed: number, purpose: string, month: number): RandomStream {
  return randomStream(partSeed(fnv1a(`|${purpose}`, seed), month))
}

/** What the seed says of an account. `isEntity` decides only where the code asks for no persona. */
export function accountProfile(
  seedText: string,
  bankCode: string,
  institution: Institution,
  isEntity: boolean,
): AccountProfile {
  const seed = fnv1a(seedText)
  const asked = personaOfCode(bankCode)
  const persona = asked ?? (isEntity ? 'business' : drawnPersona(seed))
  const plan = plans[persona]
  const market = marketOf(institution.market)
  const payRhythm = payRhythmOf(seed, market, asked !== null || plan?.steadyPay === true)
  const booking: BookingAccount = {
    businessDays: businessDaysOf(institution.country),
    payRhythm,
    phase: drawFor(seed, 'phase').whole(0, 11),
    purchasesOnBusinessDays: market.purchasesOnBusinessDays,
  }
  const common = { seed, persona, plan, institution, market, booking }
  if (plan === null) return { ...common, incomeCents: 0, startCents: 0, driftCents: 0, lines: [] }
  const draw = drawFor(seed, 'income')
  const [low, high] = plan.incomePercent
  const incomeCents = Math.floor((market.typicalIncomeCents * draw.whole(low * 10, high * 10)) / 1000)
  const account = { ...common, incomeCents }
  return {
    ...account,
    startCents: shareOf(incomeCents, draw.whole(...plan.balance.start)),
    driftCents: shareOf(incomeCents, draw.whole(...plan.balance.drift)),
    lines: plan.lines.flatMap((line, index) => {
      const has = line.only === null || isWithin(drawFor(seed, line.only.group).whole(0, 99), line.only)
      return has ? [accountLine(line, index, account)] : []
    }),
  }
}

/** Basis points of an amount, rounded down to the cent. */
export function shareOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints) / 10_000)
}

function isWithin(draw: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return draw >= from && draw < to
}

function drawnPersona(seed: number): Persona {
  const draw = drawFor(seed, 'persona').whole(0, 99)
  return personaDraws.find(([below]) => draw < below)?.[1] ?? 'salaried'
}

function payRhythmOf(seed: number, market: Market, steady: boolean): PayRhythm {
  if (!market.canadianPay) return 'monthly'
  return steady || drawFor(seed, 'pay rhythm').whole(0, 1) === 0 ? 'semimonthly' : 'biweekly'
}

function accountLine(
  line: Line,
  index: number,
  {
    seed,
    incomeCents,
    market,
    institution,
    booking,
  }: Pick<AccountProfile, 'seed' | 'incomeCents' | 'market' | 'institution' | 'booking'>,
): AccountLine {
  const lineSeed = fnv1a(`|line ${index} ${line.text}`, seed)
  const draw = randomStream(lineSeed)
  const dueDay = dueDayOf(line.when, draw)
  const paydays = line.when.kind === 'pay' ? paydaysPerYear[booking.payRhythm] : 12
  const [low, high] = line.share
  const centsOf = (share: number) => Math.max(1, Math.floor((shareOf(incomeCents, share) * 12) / paydays))
  const limits = { lowCents: centsOf(low), highCents: centsOf(high) }
  const cents = draw.whole(limits.lowCents, limits.highCents)
  const rounded = line.amount === 'whole' ? roundedTo(stepOf(line, market), cents) : cents
  const options = descriptionsOf(institution.market, line.text)
  const everyRowItsOwn = line.when.kind === 'scattered' || line.category === 'groceries' || line.category === 'supplier'
  return {
    line,
    seed: lineSeed,
    dueDay,
    ...(line.amount === 'varied' ? limits : { lowCents: rounded, highCents: rounded }),
    descriptions: everyRowItsOwn ? options : [draw.pick(options)],
  }
}

function dueDayOf(when: Rhythm, draw: RandomStream): number {
  return when.kind === 'monthly' || when.kind === 'weekly' ? draw.whole(when.from, when.to) : 0
}

function stepOf({ category }: Line, market: Market): number {
  return category === 'cash_withdrawal' || category === 'cash_deposit' ? market.cashStepCents : market.wholeStepCents
}

/** The nearest multiple of a step, never zero. */
function roundedTo(step: number, cents: number): number {
  return Math.max(1, Math.floor((cents + step / 2) / step)) * step
}
