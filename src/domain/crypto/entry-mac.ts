import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { DocumentEntry, ReturnedEntry } from '../../contract/document.ts'
import { canonicalJson } from '../values/canonical-json.ts'

/** The result of checking an entry's MAC, for `integrity`. */
export type EntryMacState = 'intact' | 'missing' | 'changed'

/**
 * The entry with its MAC under the key `seal`: HMAC-SHA256 over the canonical JSON of the other keys, base64url. Verify checks
 * it to detect entries that were changed. docs/reference/en/checks/integrity.md.
 */
export function withEntryMac(entry: Omit<DocumentEntry, 'seal'>, key: KeyObject): DocumentEntry {
  return { ...entry, seal: macOf(entry, key) }
}

/** Checks the MAC of a returned entry. `missing`: the client dropped the key `seal`. */
export function checkEntryMac(entry: ReturnedEntry, key: KeyObject): EntryMacState {
  const { seal, ...rest } = entry
  if (seal === undefined || seal === null || seal === '') return 'missing'
  const expected = Buffer.from(macOf(asSent(rest), key))
  const given = Buffer.from(seal)
  return expected.length === given.length && timingSafeEqual(expected, given) ? 'intact' : 'changed'
}

/** The entry as extract sent it. Clients with typed models send null for an absent key, or drop a null `step_key`. */
function asSent(entry: Omit<ReturnedEntry, 'seal'>): object {
  const { fields, meta_provenance: provenance } = entry
  return {
    ...present(entry),
    step_key: entry.step_key ?? null,
    ...(fields ? { fields: present(fields) } : {}),
    ...(provenance ? { meta_provenance: present(provenance) } : {}),
  }
}

/** The members that are not null; the object itself when all are. */
function present(members: object): object {
  if (!Object.values(members).includes(null)) return members
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== null))
}

function macOf(entry: object, key: KeyObject): string {
  return createHmac('sha256', key).update(canonicalJson(entry)).digest('base64url')
}
