import type { Check } from '../../contract/check.ts'
import type { DifferentCheck, DifferentInput, StoredCaseVerdict, VerdictComparison } from '../../contract/case.ts'

/** Most differing inputs that are listed; the rest is counted. */
const inputsMax = 200

/** What differs between two verdicts of a case; all of the later one when `earlier` is null. */
export function compareVerdicts(earlier: StoredCaseVerdict | null, later: StoredCaseVerdict): VerdictComparison {
  const inputs = [...differences(earlier?.input ?? {}, later.input ?? {}, '')]
  return {
    earlier: earlier?.verdict_id ?? null,
    later: later.verdict_id,
    same: {
      policy: JSON.stringify(earlier?.policy) === JSON.stringify(later.policy),
      bundle: earlier !== null && earlier.bundle === later.bundle,
      engine: earlier?.engine === later.engine,
    },
    checks: differentChecks(earlier === null ? new Map() : checksOf(earlier), checksOf(later)),
    inputs: inputs.slice(0, inputsMax),
    further_inputs: Math.max(0, inputs.length - inputsMax),
  }
}

function differentChecks(earlier: ReadonlyMap<string, Check>, later: ReadonlyMap<string, Check>): DifferentCheck[] {
  const ids = new Set([...later.keys(), ...earlier.keys()])
  const different: DifferentCheck[] = []
  for (const id of ids) {
    const before = earlier.get(id) ?? null
    const after = later.get(id) ?? null
    if (JSON.stringify(before) !== JSON.stringify(after)) different.push({ id, earlier: before, later: after })
  }
  return different
}

/** The checks of an answer by their id; empty when it was erased. */
function checksOf({ answer }: StoredCaseVerdict): ReadonlyMap<string, Check> {
  const verification: unknown = answer === null ? null : Reflect.get(answer, 'verification')
  const checks: unknown = isObject(verification) ? Reflect.get(verification, 'checks') : null
  const found = Array.isArray(checks) ? checks.filter(isCheck) : []
  return new Map(found.map((check) => [check.id, check]))
}

/** The values that differ, by their path: `values.first_name`, `documents[0].fields.id_number`. */
function* differences(earlier: unknown, later: unknown, path: string): Generator<DifferentInput> {
  if (!isObject(earlier) || !isObject(later) || Array.isArray(earlier) !== Array.isArray(later)) {
    if (JSON.stringify(earlier) === JSON.stringify(later)) return
    yield { path, earlier: earlier ?? null, later: later ?? null }
    return
  }
  const isList = Array.isArray(earlier)
  for (const key of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
    const place = isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    yield* differences(Reflect.get(earlier, key), Reflect.get(later, key), place)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isCheck(value: unknown): value is Check {
  return isObject(value) && typeof Reflect.get(value, 'id') === 'string'
}
