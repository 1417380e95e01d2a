import type { Banded, Contribution } from '../../contract/assessment.ts'
import type { ClientKind } from '../../contract/client-kind.ts'
import { ageAt } from '../values/dates.ts'
import { datesOf } from '../profile/date-readings.ts'
import type { EmploymentStatus, LiquidityNeeds, Profile } from '../profile/profile.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { bandOf, capacityBands, missingCoreMax, undetermined } from './bands.ts'
import { ratioScore, type ScoredAnswer } from './score.ts'

/** `capacity` with the rows behind it. */
export interface Capacity extends Banded {
  readonly rows: readonly Contribution[]
}

interface CapacityInput {
  readonly profile: Profile
  readonly kind: ClientKind
  readonly pack: PolicyPack
  readonly asOf: string
}

type Values = Profile['values']

/** Points from a lower bound, in rising order; the first bound is the lowest value. */
type Steps = readonly (readonly [from: number, points: number])[]

/** Full years of a person. docs/rules/risk.md#capacity. */
const ageSteps: Steps = [
  [-Infinity, 0],
  [18, 20],
  [35, 17],
  [50, 12],
  [60, 7],
  [70, 3],
]

/** Full years of an entity, instead of an age. docs/rules/risk.md#capacity. */
const entityAgeSteps: Steps = [
  [-Infinity, 0],
  [1, 7],
  [3, 12],
  [10, 20],
]

/** Points of the five steps of each amount. The top step follows the accredited-investor thresholds of NI 45-106. */
const amountPoints = {
  annual_income: [0, 6, 13, 19, 25],
  net_liquid_assets: [0, 8, 16, 24, 30],
  total_net_worth: [0, 7, 14, 20, 25],
} as const
type Amount = keyof typeof amountPoints

/** Lower bounds of the second to fifth step, in Canadian dollars. docs/rules/risk.md#capacity. */
const bordersCad: Borders = {
  annual_income: [25_000, 50_000, 100_000, 200_000],
  net_liquid_assets: [10_000, 50_000, 200_000, 1_000_000],
  total_net_worth: [50_000, 250_000, 1_000_000, 5_000_000],
}
type Borders = Readonly<Record<Amount, readonly number[]>>

/**
 * The same in other currencies: a share of the Canadian ones, in percent, or a table of its own.
 * docs/rules/risk.md#capacity.
 */
const borders: ReadonlyMap<string, Borders> = new Map([
  ['CAD', bordersCad],
  ['EUR', scaled(65)],
  ['USD', scaled(75)],
  [
    'MAD',
    {
      annual_income: [60_000, 120_000, 300_000, 600_000],
      net_liquid_assets: [30_000, 150_000, 600_000, 3_000_000],
      total_net_worth: [200_000, 1_000_000, 4_000_000, 20_000_000],
    },
  ],
])

const employmentPoints: Readonly<Record<EmploymentStatus, number>> = {
  permanent: 10,
  self_employed: 6,
  part_time: 5,
  retired: 5,
  seasonal: 4,
  student: 2,
  unemployed: 0,
  homemaker: 0,
}

const dependantSteps: Steps = [
  [-Infinity, 5],
  [1, 3],
  [3, 0],
]

/** Debts as a share of assets. docs/rules/risk.md#capacity. */
const leverageSteps: Steps = [
  [-Infinity, 15],
  [0.2, 10],
  [0.4, 5],
  [0.6, 0],
]

const liquidityPoints: Readonly<Record<LiquidityNeeds, number>> = { high: 0, medium: 6, low: 10 }

/** Share of an entity's revenue that counts as income. docs/rules/risk.md#capacity. */
const incomeShareOfRevenue = 0.1

/**
 * The dates that give the age of each kind, best first; `missing` names the first.
 * docs/rules/policy-packs.md#data-points.
 */
const birthKeys = {
  individual: ['date_of_birth'],
  corporation: ['incorporation_date'],
  partnership: ['incorporation_date'],
  charitable_org: ['incorporation_date'],
  trust: ['incorporation_date', 'trust_date'],
  estate: ['incorporation_date', 'date_of_death'],
} as const

/**
 * The loss that the client could bear. docs/rules/risk.md#capacity. Amounts are in the profile's currency, else the pack's. In a
 * currency without a table they count as missing, because a wrong scale could overstate wealth.
 */
export function capacity({ profile, kind, pack, asOf }: CapacityInput): Capacity {
  const { values } = profile
  const table = borders.get(values.currency ?? pack.currency)
  const { score, missing, rows } = ratioScore('capacity', [
    age(profile, kind, asOf),
    kind === 'individual' ? amount('annual_income', values.annual_income, table) : entityIncome(values, table),
    amount('net_liquid_assets', values.net_liquid_assets, table),
    amount('total_net_worth', values.total_net_worth, table),
    optional('employment_status', 10, values.employment_status, (status) => employmentPoints[status]),
    optional('dependants', 5, values.dependants, (count) => pointsAt(dependantSteps, count)),
    optional('leverage', 15, leverage(values), (share) => pointsAt(leverageSteps, share)),
    optional('liquidity_needs', 10, values.liquidity_needs, (needs) => liquidityPoints[needs]),
  ])
  const band = missing.length > missingCoreMax ? undetermined : bandOf(capacityBands, score).names.en
  return { score, band, missing: [...missing], rows }
}

/** Of a date with two readings the one with fewer points counts. docs/rules/profile.md#dates. */
function age(profile: Profile, kind: ClientKind, asOf: string): ScoredAnswer {
  const keys = birthKeys[kind]
  const dates = keys.map((key) => datesOf(profile, key)).find((days) => days.length > 0) ?? []
  const steps = kind === 'individual' ? ageSteps : entityAgeSteps
  const points = dates.map((date) => pointsAt(steps, ageAt(date, asOf)))
  return {
    key: keys[0],
    core: true,
    given: dates.length > 0,
    points: dates.length > 0 ? Math.min(...points) : 0,
    max: 20,
  }
}

function entityIncome(values: Values, table: Borders | undefined): ScoredAnswer {
  const { annual_revenue: revenue, annual_income: income } = values
  const counted = revenue === undefined ? income : revenue * incomeShareOfRevenue
  return { ...amount('annual_income', counted, table), key: 'annual_revenue' }
}

function amount(key: Amount, value: number | undefined, table: Borders | undefined): ScoredAnswer {
  const points = amountPoints[key]
  const max = Math.max(...points)
  if (value === undefined || table === undefined) return { key, core: true, given: false, points: 0, max }
  const step = table[key].filter((border) => border <= value).length
  return { key, core: true, given: true, points: points[step] ?? 0, max }
}

function optional<T>(key: string, max: number, value: T | undefined, points: (value: T) => number): ScoredAnswer {
  return { key, core: false, given: value !== undefined, points: value === undefined ? 0 : points(value), max }
}

/** Debts as a share of assets; 1 without assets. */
function leverage({ total_liabilities: debts, total_net_worth: netWorth }: Values): number | undefined {
  if (debts === undefined || netWorth === undefined) return undefined
  if (debts === 0) return 0
  const assets = netWorth + debts
  return assets > 0 ? debts / assets : 1
}

function pointsAt(steps: Steps, value: number): number {
  return steps.findLast(([from]) => from <= value)?.[1] ?? 0
}

function scaled(percent: number): Borders {
  const share = (border: number): number => (border * percent) / 100
  return {
    annual_income: bordersCad.annual_income.map(share),
    net_liquid_assets: bordersCad.net_liquid_assets.map(share),
    total_net_worth: bordersCad.total_net_worth.map(share),
  }
}
