import { createHmac, hkdfSync, type KeyObject } from 'node:crypto'
import { compactNumber } from '../formats/format-rule.ts'
import { normaliseWithDigits, wordsOf } from '../names/normalise.ts'

const keyBytes = 32
/** Most names and numbers of one write; the rest of a hostile list cannot be found. */
const valuesMax = 100
/** Bytes of each hash that are kept: enough that no two names of a workspace meet. */
const hashBytes = 16

/** Names and numbers by which a case can be found. */
export interface Searchable {
  readonly names: readonly string[]
  readonly numbers: readonly string[]
}

/**
 * HMAC-SHA256, 16 bytes, of each name and number under a key derived from the workspace's key (HKDF, RFC 5869). Equal names in any
 * order of their words, accents and case aside, have equal values; without the workspace's key nothing can be recovered.
 */
export function searchIndex(workspaceKey: KeyObject, { names, numbers }: Searchable): readonly Buffer[] {
  const terms = new Set([...names.map(nameTerm), ...numbers.map(numberTerm)])
  terms.delete('')
  if (terms.size === 0) return []
  const key = Buffer.from(hkdfSync('sha256', workspaceKey, '', 'gatehouse:search-index', keyBytes))
  return [...terms]
    .slice(0, valuesMax)
    .map((term) => createHmac('sha256', key).update(term).digest().subarray(0, hashBytes))
}

function nameTerm(name: string): string {
  const words = wordsOf(normaliseWithDigits(name)).sort()
  return words.length === 0 ? '' : `name ${words.join(' ')}`
}

function numberTerm(number: string): string {
  const compact = compactNumber(number)
  return compact === '' ? '' : `number ${compact}`
}
