import { createHmac, type KeyObject } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

/** Most terms of one write; the rest of a hostile list cannot be found. */
const termsMax = 100
/** Bytes of each hash that are kept: enough that no two names of a workspace meet. */
const hashBytes = 16

/**
 * HMAC-SHA256, 16 bytes, of each term under a key derived from the workspace's key (HKDF, RFC 5869), so that a case can be found by a
 * name or a number that is stored nowhere in the clear. Without the workspace's key nothing can be recovered. Empty terms have none.
 */
export function searchIndex(workspaceKey: KeyObject, terms: readonly string[]): readonly Buffer[] {
  const distinct = new Set(terms)
  distinct.delete('')
  if (distinct.size === 0) return []
  const key = derivedKey(workspaceKey, 'search-index')
  return [...distinct]
    .slice(0, termsMax)
    .map((term) => createHmac('sha256', key).update(term).digest().subarray(0, hashBytes))
}
