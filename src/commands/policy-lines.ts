import type { Difference } from '../domain/policies/differences.ts'
import type { PatchRefusal } from '../domain/policies/patch-refusal.ts'
import type { CaseReport } from './policy-cases.ts'
import type { PolicyTestReport } from './policy-test.ts'
import { table } from './table.ts'

/** Lines for the result of a policy validation. */
export function validationLines(value: unknown): readonly string[] {
  if (!isValidation(value)) return table(value)
  const verdict = value.valid ? `The policy can be published over ${value.regime}.` : 'The policy cannot be published:'
  return [
    verdict,
    ...value.refusals.map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`),
    ...changes(value.changes),
  ]
}

/** Lines for the differences between two policies. */
export function diffLines(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('changes' in value) || !Array.isArray(value.changes)) return []
  const cases = 'cases' in value && isCaseReport(value.cases) ? caseLines(value.cases) : []
  return [...changes(value.changes), ...cases]
}

/** Lines for a policy version and its file. */
export function changeLines(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('policy' in value)) return table(value)
  const { policy, ...version } = value
  return [...table(version), '', ...JSON.stringify(policy, null, 2).split('\n')]
}

/** Lines for the results of the test cases of a policy. */
export function testLines(value: unknown): readonly string[] {
  if (!isTestReport(value)) return table(value)
  return [
    ...value.cases.flatMap(({ name, faults }) => [
      `${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`,
      ...faults.map((fault) => `          ${fault}`),
    ]),
    `${value.passed} passed, ${value.failed} failed`,
  ]
}

function changes(found: readonly Difference[]): readonly string[] {
  if (found.length === 0) return ['No changes.']
  return found.map(({ path, from, to, direction }) => {
    const word = direction === 'other' ? 'partly tighter, partly looser' : direction
    return `  ${path}: ${from} → ${to} (${word})`
  })
}

function caseLines(report: CaseReport): readonly string[] {
  return [
    '',
    `${report.compared} cases: ${report.same} unchanged, ${report.newly_failed} would fail, ` +
      `${report.newly_passed} would pass; ${report.erased} are erased`,
    ...report.checks.map(({ id, from, to, cases }) => `  ${id}: ${from} → ${to} in ${cases} cases`),
    ...report.flips.map(
      ({ case_id: id, reference, passed, checks }) =>
        `  case ${id} (${reference}) would ${passed ? 'pass' : 'fail'}: ${checks.join(', ')}`,
    ),
  ]
}

interface Validation {
  readonly valid: boolean
  readonly regime: string
  readonly refusals: readonly PatchRefusal[]
  readonly changes: readonly Difference[]
}

function isValidation(value: unknown): value is Validation {
  return typeof value === 'object' && value !== null && 'refusals' in value && 'changes' in value
}

function isCaseReport(value: unknown): value is CaseReport {
  return typeof value === 'object' && value !== null && 'newly_failed' in value
}

function isTestReport(value: unknown): value is PolicyTestReport {
  return typeof value === 'object' && value !== null && 'cases' in value && 'failed' in value
}
