import type { Check, Severity } from '../../contract/check.ts'

/** The result of a check; `absent` when only the other verdict has it. */
export type CheckState = 'passed' | Severity | 'absent'

/** One check on which two verdicts differ. */
export interface CheckChange {
  readonly id: string
  readonly from: CheckState
  readonly to: CheckState
  /** True when only the label or detail differs. */
  readonly words: boolean
}

/** The checks on which two verdicts differ: in the order of the second, then those that only the first has. */
export function checkChanges(from: readonly Check[], to: readonly Check[]): readonly CheckChange[] {
  const before = new Map(from.map((check) => [check.id, check]))
  const after = new Map(to.map((check) => [check.id, check]))
  const ids = new Set([...after.keys(), ...before.keys()])
  return [...ids].flatMap((id): readonly CheckChange[] => {
    const [a, b] = [before.get(id), after.get(id)]
    const change = { id, from: stateOf(a), to: stateOf(b) }
    if (change.from !== change.to) return [{ ...change, words: false }]
    return a?.label === b?.label && a?.detail === b?.detail ? [] : [{ ...change, words: true }]
  })
}

function stateOf(check: Check | undefined): CheckState {
  if (check === undefined) return 'absent'
  return check.passed ? 'passed' : check.severity
}
