import type { Contribution, RiskLevel } from '../../contract/assessment.ts'
import { clientFactors } from './client-factors.ts'
import type { ComplianceFacts, Factor } from './factor.ts'
import { geographyFactors } from './geography.ts'
import { productFactors } from './product-factors.ts'
import { total } from './score.ts'
import { structureFactors } from './structure-factors.ts'
import { verificationFactors } from './verification-factors.ts'

/** Compliance risk before it is put into words. */
export interface ComplianceOutcome {
  readonly level: RiskLevel
  /** 0 to 100. */
  readonly score: number
  /** In the order of the tables. */
  readonly factors: readonly Factor[]
  /** The factors, then the row of the border that the sum met, if any: their points add up to the score. */
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
/** Lowest score once a rule alone makes the level High. docs/rules/risk.md#compliance-risk. */
const scoreMinHighByRule = 50

/** The families of factors, in the order of docs/rules/risk.md#compliance-risk. */
const groups: readonly ((facts: ComplianceFacts) => readonly Factor[])[] = [
  clientFactors,
  geographyFactors,
  productFactors,
  structureFactors,
  verificationFactors,
]

/**
 * Compliance risk: PCMLTFR s. 156(1)(c), docs/rules/risk.md#compliance-risk. With no failed checks it is the level
 * before verification. The score follows from the factors alone: their sum, not under 50 when one of them is High by
 * rule, not under 0, not over
 * 100. `rows` writes that last step out.
 */
export function complianceRisk(facts: ComplianceFacts): ComplianceOutcome {
  const { factors, sum, highByRule, score } = scored(facts)
  const rows = factors.map(({ id, points, max }) => row(id, points, max))
  const border = score === sum ? [] : [row(borderName(score, sum, highByRule), score - sum, 0)]
  return { level: levelOf(score), score, factors, rows: [...rows, ...border] }
}

/** The level alone, for what a verdict builds on it. */
export function complianceLevel(facts: ComplianceFacts): RiskLevel {
  return levelOf(scored(facts).score)
}

function scored(facts: ComplianceFacts) {
  const factors = groups.flatMap((group) => group(facts))
  const sum = total(factors.map(({ points }) => points))
  const highByRule = factors.some(({ automatic }) => automatic)
  const score = Math.min(scoreMax, Math.max(highByRule ? scoreMinHighByRule : scoreMin, sum))
  return { factors, sum, highByRule, score }
}

function borderName(score: number, sum: number, highByRule: boolean): string {
  if (score < sum) return 'cap'
  return highByRule ? 'high_by_rule' : 'floor'
}

function row(factor: string, points: number, max: number): Contribution {
  return { factor: `compliance_risk:${factor}`, points, max }
}

function levelOf(score: number): RiskLevel {
  return levels.find(([, from]) => from <= score)?.[0] ?? 'Low'
}
