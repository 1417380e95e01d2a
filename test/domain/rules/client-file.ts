import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check } from '../../../src/contract/check.ts'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import type { ScreeningResult } from '../../../src/domain/screening/result.ts'
import { clearScreening, requestInput } from '../../../src/domain/verdict/request-input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'

/** The day of every file. */
export const today = '2026-11-21'

/** What a verdict of a file must say. Ids of checks, whole or up to their label (`screening:sanctions`). */
export interface Expected {
  /** Whether the verdict passes. */
  readonly passed?: boolean
  /** Failed, and blocking. */
  readonly blocks?: readonly string[]
  /** Failed, without blocking. */
  readonly warns?: readonly string[]
  /** There and passed. */
  readonly passes?: readonly string[]
  /** Not failed: passed, or not there. */
  readonly notFailed?: readonly string[]
  /** Not there. */
  readonly absent?: readonly string[]
}

/** A client file and what the law says about it. */
export interface FileRow {
  /** What is special about the file. */
  readonly file: string
  /** The provision that decides. */
  readonly law: string
  readonly regime: string
  /** `as_of` is `today` unless it says otherwise. */
  readonly request: Partial<KycRequest>
  /** Every list of the pack without a hit unless it says otherwise. */
  readonly screening?: ScreeningResult
  readonly expected: Expected
}

/** The checks of a file. */
export function checksOfFile({ regime, request, screening }: Omit<FileRow, 'expected' | 'file' | 'law'>) {
  const asOf = request.as_of ?? today
  const { lists } = packByRegime(regime)
  const input = requestInput(
    { values: {}, environment: 'sandbox', locale: 'en', ...request, as_of: asOf },
    {
      policy: { id: null, regime },
      now: `${asOf}T17:00:00.000Z`,
      screening: screening ?? clearScreening(lists, asOf),
    },
  )
  return verdictOfInput(input).verification
}

/** One test for each row: the verdict of the file says what is expected. */
export function testFiles(rows: readonly FileRow[]): void {
  for (const row of rows) {
    test(`${row.regime}, ${row.file} (${row.law})`, () => {
      const { passed, checks } = checksOfFile(row)
      const { expected } = row
      const said = checks
        .filter((check) => !check.passed)
        .map((check) => `${check.id} ${check.severity}: ${check.detail}`)
      const failing = (id: string) => checks.filter((check) => isOf(check, id) && !check.passed)
      const about = (id: string) => `${id} of\n${said.join('\n')}`
      if (expected.passed !== undefined) assert.equal(passed, expected.passed, about('passed'))
      for (const id of expected.blocks ?? []) {
        assert.ok(
          failing(id).some(({ severity }) => severity === 'critical'),
          about(`blocks ${id}`),
        )
      }
      for (const id of expected.warns ?? []) {
        const failed = failing(id)
        assert.ok(failed.length > 0 && failed.every(({ severity }) => severity !== 'critical'), about(`warns ${id}`))
      }
      for (const id of expected.passes ?? []) {
        assert.ok(
          checks.some((check) => isOf(check, id) && check.passed) && failing(id).length === 0,
          about(`passes ${id}`),
        )
      }
      for (const id of expected.notFailed ?? []) assert.deepEqual(failing(id), [], about(`notFailed ${id}`))
      for (const id of expected.absent ?? []) {
        assert.deepEqual(
          checks.filter((check) => isOf(check, id)),
          [],
          about(`absent ${id}`),
        )
      }
    })
  }
}

function isOf({ id }: Check, wanted: string): boolean {
  return id === wanted || id.startsWith(`${wanted}:`)
}
