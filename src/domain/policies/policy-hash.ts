import { createHash } from 'node:crypto'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { canonicalJson } from '../values/canonical-json.ts'

const hashes = new WeakMap<PolicyPack, string>()

/**
 * SHA-256, hex, of the canonical JSON of a policy as it runs, pack and patch together. Stored with each verdict: the same hash
 * means the same policy.
 */
export function policyHash(pack: PolicyPack): string {
  const known = hashes.get(pack)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(canonicalJson(pack)).digest('hex')
  hashes.set(pack, hash)
  return hash
}
