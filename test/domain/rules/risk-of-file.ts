import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Assessment, RiskLevel } from '../../../src/contract/assessment.ts'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import type { ScreeningHit, ScreeningResult } from '../../../src/domain/screening/result.ts'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'
import { assessAnswer } from '../../../src/domain/verdict/answer.ts'
import { clearScreening, requestInput } from '../../../src/domain/verdict/request-input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { hitOf, listOf } from '../screening/screening-hits.ts'
import { today } from './client-file.ts'

/** A client file, what the law says about its risk, and the provision. */
export interface RiskRow {
  readonly file: string
  readonly law: string
  readonly regime: string
  readonly request: Partial<KycRequest>
  readonly screening?: ScreeningResult
  readonly level?: RiskLevel
  /** Whether a factor makes the level High by rule. */
  readonly highByRule?: boolean
  /** The beginning of factors that are there. */
  readonly factors?: readonly string[]
  /** The beginning of factors that are not there. */
  readonly without?: readonly string[]
}

/** The compliance risk of a file. */
export function riskOfFile({ regime, request, screening }: RiskRow): Assessment['compliance_risk'] {
  const asOf = request.as_of ?? today
  const input = requestInput(
    { values: {}, environment: 'sandbox', locale: 'en', ...request, as_of: asOf },
    {
      policy: { id: null, regime },
      now: `${asOf}T17:00:00.000Z`,
      screening: screening ?? clearScreening(packByRegime(regime).lists, asOf),
    },
  )
  return assessAnswer(verdictOfInput(input)).assessment.compliance_risk
}

/** One test for each row: level and factors are as the law says. */
export function testRisks(rows: readonly RiskRow[]): void {
  for (const row of rows) {
    test(`${row.regime}, ${row.file} (${row.law})`, () => {
      const { level, factors } = riskOfFile(row)
      const about = `${level}: ${factors.join('; ')}`
      if (row.level !== undefined) assert.equal(level, row.level, about)
      const byRule = factors.some((said) => said.endsWith('(High by rule)'))
      if (row.highByRule !== undefined) assert.equal(byRule, row.highByRule, about)
      for (const wanted of row.factors ?? [])
        assert.ok(
          factors.some((said) => said.startsWith(wanted)),
          about,
        )
      for (const other of row.without ?? []) assert.ok(!factors.some((said) => said.startsWith(other)), about)
    })
  }
}

/** A screening that found an official under a name, on a list of officials beside the lists of the pack. */
export function officialFound(regime: string, party: string, changes: Partial<ScreeningHit> = {}): ScreeningResult {
  const lists = [...packByRegime(regime).lists.map((id) => listOf(id)), listOf('peps', { topics: ['pep', 'rca'] })]
  const birth = {
    on: 'birth_date',
    finding: 'agrees',
    query: '1970-05-06',
    listed: '1970-05-06',
    contribution: 20,
  } as const
  const hit = hitOf({
    ...{ listId: 'peps', topics: ['pep'], entry: party, matchedName: party, queryName: party, position: 'Minister' },
    ...{ pepClass: 'foreign', pepCountry: 'FR', evidence: [birth], ...changes },
  })
  return { status: 'run', bundle: { id: 'bundle-1', engine: '1', lists }, parties: [{ party, hits: [hit] }] }
}
