import { createHash } from 'node:crypto'
import type { ScreenedList } from './result.ts'

/**
 * A list may not lose more than this part of its entries from one import to the next: it was probably cut short.
 * docs/screening-lists.md#snapshots-and-bundles.
 */
const shrinkMax = 0.2

/** Days after which a list that nobody has checked since is called old where the installation is examined; a policy has its own. */
export const listAgeDaysMax = 7

/** The id of a bundle: the same lists are the same bundle, in whatever order and whenever they were checked. SHA-256, hex. */
export function bundleId(lists: readonly Pick<ScreenedList, 'id' | 'sha256'>[]): string {
  const parts = lists.map(({ id, sha256 }) => `${id} ${sha256}`).sort()
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

/** Why an import is held back unless the operator says that it is right; null when there is no reason. */
export function shrinkOf(before: number | null, now: number): 'empty' | 'shrank' | null {
  if (now === 0) return 'empty'
  return before !== null && now < before * (1 - shrinkMax) ? 'shrank' : null
}

/** The id that an audit entry, which takes a uuid, has for what is named by a SHA-256: its first 16 bytes as RFC 9562 version 8. */
export function uuidOfHash(sha256: string): string {
  const hex = `${sha256.slice(0, 12)}8${sha256.slice(13, 16)}a${sha256.slice(17, 32)}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
