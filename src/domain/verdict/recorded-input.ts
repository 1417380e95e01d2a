import type { VerdictInput } from './input.ts'
import type { PolicyChoice } from '../policy-packs/policy-choice.ts'

/** Which policy ran: its rules are kept once, with the policy, and not with each verdict. */
export type PolicyReference =
  | { readonly id: null; readonly regime: string | null }
  | { readonly id: string; readonly regime: string; readonly version: number }

/** A verdict's input as it is filed. */
export type RecordedInput = Omit<VerdictInput, 'policy'> & { readonly policy: PolicyReference }

/** The input without the rules themselves. */
export function recordedInput(input: VerdictInput): RecordedInput {
  return { ...input, policy: referenceTo(input.policy) }
}

/** The input with its rules put back. */
export function replayedInput(recorded: RecordedInput, policy: PolicyChoice): VerdictInput {
  return { ...recorded, policy }
}

/** A filed input out of its JSON. Throws when the bytes are something else: only what was sealed as one is opened as one. */
export function parseRecordedInput(bytes: Buffer): RecordedInput {
  const value: unknown = JSON.parse(bytes.toString())
  if (!isRecordedInput(value)) throw new Error('a filed verdict holds an input that this version cannot read')
  return value
}

/** What every version of the engine filed; what a later one added is judged by the engine version. */
function isRecordedInput(value: unknown): value is RecordedInput {
  return (
    isObject(value) &&
    ['policy', 'switches', 'values', 'screening'].every((name) => isObject(Reflect.get(value, name))) &&
    ['documents', 'extraChecks'].every((name) => Array.isArray(Reflect.get(value, name))) &&
    ['environment', 'purpose', 'kind', 'now', 'locale'].every((name) => typeof Reflect.get(value, name) === 'string')
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function referenceTo(policy: PolicyChoice): PolicyReference {
  if (policy.id === null) return { id: null, regime: policy.regime }
  return { id: policy.id, regime: policy.regime, version: policy.pack.version }
}
