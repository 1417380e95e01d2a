import { createHash } from 'node:crypto'
import type { ScreenedList } from './result.ts'

/** Days after which `doctor`, `lists` and readiness report a list as old; policies have their own limit. */
export const listAgeDaysMax = 7

/** The id of a bundle: SHA-256, hex, of its lists, independent of their order and of when they were checked. */
export function bundleId(lists: readonly Pick<ScreenedList, 'id' | 'sha256'>[]): string {
  const parts = lists.map(({ id, sha256 }) => `${id} ${sha256}`).sort()
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

/** A SHA-256 as a UUID for audit entries: its first 16 bytes as version 8. RFC 9562 §5.8. */
export function uuidOfHash(sha256: string): string {
  const hex = `${sha256.slice(0, 12)}8${sha256.slice(13, 16)}a${sha256.slice(17, 32)}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
