import { PolicyFile } from '../../contract/policy-file.ts'
import { canonicalJson } from '../../domain/values/canonical-json.ts'
import { bodyValidator } from '../body-validator.ts'

/** Longest policy file, bytes. */
export const policyBytesMax = 256 * 1024

const validate = bodyValidator(PolicyFile)

/** Validates the form of a policy file. Throws the 422 list of all faults. */
export function readPolicy(value: unknown): PolicyFile {
  return validate(value)
}

/** The policy file of a published version. */
export function readPolicyBytes(bytes: Buffer): PolicyFile {
  return readPolicy(JSON.parse(bytes.toString()))
}

/** The stored bytes of a version: JSON with sorted keys and without white space. */
export function policyBytes(policy: PolicyFile): Buffer {
  return Buffer.from(canonicalJson(policy))
}
