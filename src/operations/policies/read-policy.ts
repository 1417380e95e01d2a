import { PolicyFile } from '../../contract/policy-file.ts'
import { canonicalJson } from '../../domain/values/canonical-json.ts'
import { bodyValidator } from '../body-validator.ts'

/** Longest policy file, bytes. */
export const policyBytesMax = 256 * 1024

const validate = bodyValidator(PolicyFile)

/** A policy file of unknown form. Throws the 422 list of everything that is wrong with its form. */
export function readPolicy(value: unknown): PolicyFile {
  return validate(value)
}

/** The policy file of a published version. */
export function readPolicyBytes(bytes: Buffer): PolicyFile {
  return readPolicy(JSON.parse(bytes.toString()))
}

/** The bytes that a version is kept as: JSON with sorted keys and no white space. */
export function policyBytes(policy: PolicyFile): Buffer {
  return Buffer.from(canonicalJson(policy))
}
