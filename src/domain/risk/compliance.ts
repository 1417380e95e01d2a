import type { Contribution, RiskLevel } from '../../contract/assessment.ts'
import { clientFactors } from './client-factors.ts'
import type { ComplianceFacts, Factor } from './factor.ts'
import { geographyFactors } from './geography.ts'
import { productFactors } from './product-factors.ts'
import { total } from './score.ts'
import { structureFactors } from './structure-factors.ts'
import { verificationFactors } from './verification-factors.ts'

/** Compliance risk without its sentences. */
export interface ComplianceOutcome {
  readonly level: RiskLevel
  /** 0 to 100. */
  readonly score: number
  /** In the order of the tables. */
  readonly factors: readonly Factor[]
  /** The factors, then a row for the limit that the sum reached, if any; the points add up to the score. */
  readonly rows: readonly Contribution[]
}

/** Lowest score of each level, highest first. docs/rules/risk.md#compliance-risk. */
const levels: readonly (readonly [level: RiskLevel, from: number])[] = [
  ['High', 50],
  ['Medium', 25],
  ['Low', 0],
]

const scoreMax = 100
const scoreMin = 0
/** Lowest score when a factor is High by rule. docs/rules/risk.md#compliance-risk. */
const scoreMinHighByRule = 50
/** The same when a country could not be read. docs/rules/risk.md#countries-that-cannot-be-read. */
const scoreMinMediumByRule = 25

/** The groups of factors, in order. docs/rules/risk.md#compliance-risk. */
const groups: readonly ((facts: ComplianceFacts) => readonly Factor[])[] = [
  clientFactors,
  geographyFactors,
  productFactors,
  structureFactors,
  verificationFactors,
]

/**
 * Compliance risk: PCMLTFR s. 156(1)(c), docs/rules/risk.md#compliance-risk. The score is the sum of the factors, at least 50
 * when one is High by rule, limited to 0 to 100; `rows` shows the limit.
 */
export function complianceRisk(facts: ComplianceFacts): ComplianceOutcome {
  const { factors, sum, least, score } = scored(facts)
  const rows = factors.map(({ id, points, max }) => row(id, points, max))
  const border = score === sum ? [] : [row(borderName(score, sum, least), score - sum, 0)]
  return { level: levelOf(score), score, factors, rows: [...rows, ...border] }
}

/** The level alone, for a verdict. */
export function complianceLevel(facts: ComplianceFacts): RiskLevel {
  return levelOf(scored(facts).score)
}

function scored(facts: ComplianceFacts) {
  const factors = groups.flatMap((group) => group(facts))
  const sum = total(factors.map(({ points }) => points))
  const least = factors.some(({ automatic }) => automatic)
    ? scoreMinHighByRule
    : factors.some(({ isMediumByRule }) => isMediumByRule === true)
      ? scoreMinMediumByRule
      : scoreMin
  const score = Math.min(scoreMax, Math.max(least, sum))
  return { factors, sum, least, score }
}

function borderName(score: number, sum: number, least: number): string {
  if (score < sum) return 'cap'
  if (least === scoreMinHighByRule) return 'high_by_rule'
  return least === scoreMinMediumByRule ? 'medium_by_rule' : 'floor'
}

function row(factor: string, points: number, max: number): Contribution {
  return { factor: `compliance_risk:${factor}`, points, max }
}

function levelOf(score: number): RiskLevel {
  return levels.find(([, from]) => from <= score)?.[0] ?? 'Low'
}
