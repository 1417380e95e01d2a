import { createHash } from 'node:crypto'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { canonicalJson } from '../values/canonical-json.ts'

const hashes = new WeakMap<PolicyPack, string>()

/**
 * SHA-256 in hex over the canonical JSON of a policy as it runs, pack and patch together: the same hash is the same rules
 * read by the same engine. Kept with each filed verdict.
 */
export function policyHash(pack: PolicyPack): string {
  const known = hashes.get(pack)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(canonicalJson(pack)).digest('hex')
  hashes.set(pack, hash)
  return hash
}
