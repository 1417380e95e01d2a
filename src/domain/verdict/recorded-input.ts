import type { VerdictInput } from './input.ts'
import type { PolicyChoice } from '../policy-packs/policy-choice.ts'

/** Which policy ran; its rules are stored once, with the policy. */
export type PolicyReference =
  | { readonly id: null; readonly regime: string | null; readonly extends?: string }
  | { readonly id: string; readonly regime: string; readonly version: number }

/** A verdict's input as it is stored. */
export type RecordedInput = Omit<VerdictInput, 'policy'> & { readonly policy: PolicyReference }

/** The input without the policy's rules. */
export function recordedInput(input: VerdictInput): RecordedInput {
  return { ...input, policy: referenceTo(input.policy) }
}

/** The input with the policy's rules. */
export function replayedInput(recorded: RecordedInput, policy: PolicyChoice): VerdictInput {
  return { ...recorded, policy }
}

/** Parses a stored input. Throws when the bytes are not one. */
export function parseRecordedInput(bytes: Buffer): RecordedInput {
  const value: unknown = JSON.parse(bytes.toString())
  if (!isRecordedInput(value))
    throw new Error(
      'A stored verdict has an input that this version cannot read; replay it with the version that stored it.',
    )
  return value
}

/** Checks the keys that every engine version stores. */
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
  if (policy.id === null)
    return { id: null, regime: policy.regime, ...(policy.extends ? { extends: policy.extends } : {}) }
  return { id: policy.id, regime: policy.regime, version: policy.pack.version }
}
