import type { BalanceTrend } from './balance-trend.ts'
import type { IncomeStability } from './income-figures.ts'
import { rounded } from './rounding.ts'

/** What a score is made of. docs/rules/bank.md#score. */
export interface ScoreInput {
  readonly nsfCount: number
  /** The published ratio; null without income. */
  readonly debtService: number | null
  /** Housing and debt payments of the period, cents. */
  readonly debtServiceCents: number
  readonly stability: IncomeStability
  readonly trend: BalanceTrend | null
  readonly daysNegative: number
  readonly hasPaydayLoan: boolean
  readonly hasMuchGambling: boolean
  readonly hasCollections: boolean
}

/** The deductions of a score, in the order of the table. docs/rules/bank.md#score. */
export const scorePartIds = [
  'nsf',
  'debt_service',
  'stability',
  'trend',
  'negative_days',
  'payday',
  'gambling',
  'collections',
] as const

/** One deduction: points above 0. */
export interface ScorePart {
  readonly id: (typeof scorePartIds)[number]
  readonly points: number
}

export const bands = ['Good', 'Fair', 'Weak'] as const
export type Band = (typeof bands)[number]

export interface Score {
  /** 0 to 100. */
  readonly score: number
  readonly band: Band
  /** What was deducted from 100, without parts of no points. */
  readonly parts: readonly ScorePart[]
}

const full = 100
const goodMin = 70
const fairMin = 45

const nsfPoints = { each: 8, max: 32 } as const
const debtServicePoints = { above: 0.36, each: 0.01, max: 30 } as const
const stabilityPoints: Readonly<Record<IncomeStability, number>> = { stable: 0, variable: 8, irregular: 18, none: 30 }
const trendDownPoints = 8
const negativeDayPoints = { each: 1, max: 15 } as const
const paydayPoints = 15
const gamblingPoints = 10
const collectionsPoints = 10

/** The score of an account with its deductions and its band. docs/rules/bank.md#score. */
export function scoreOf(input: ScoreInput): Score {
  const points: Readonly<Record<ScorePart['id'], number>> = {
    nsf: Math.min(nsfPoints.max, input.nsfCount * nsfPoints.each),
    debt_service: debtServiceDeduction(input),
    stability: stabilityPoints[input.stability],
    trend: input.trend === 'down' ? trendDownPoints : 0,
    negative_days: Math.min(negativeDayPoints.max, input.daysNegative * negativeDayPoints.each),
    payday: input.hasPaydayLoan ? paydayPoints : 0,
    gambling: input.hasMuchGambling ? gamblingPoints : 0,
    collections: input.hasCollections ? collectionsPoints : 0,
  }
  const parts = scorePartIds.map((id) => ({ id, points: points[id] })).filter((part) => part.points > 0)
  const score = Math.max(0, full - parts.reduce((sum, part) => sum + part.points, 0))
  return { score, band: bandOf(score), parts }
}

/** Payments without any income are above every ratio. */
function debtServiceDeduction({ debtService, debtServiceCents }: ScoreInput): number {
  const { above, each, max } = debtServicePoints
  if (debtService === null) return debtServiceCents > 0 ? max : 0
  return Math.max(0, Math.min(max, rounded((debtService - above) / each, 0)))
}

function bandOf(score: number): Band {
  if (score >= goodMin) return 'Good'
  return score >= fairMin ? 'Fair' : 'Weak'
}
