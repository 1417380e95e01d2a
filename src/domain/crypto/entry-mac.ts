import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { DocumentEntry, ReturnedEntry } from '../../contract/document.ts'
import { canonicalJson } from '../values/canonical-json.ts'

/** How an entry's seal was found. domain checks `integrity`. */
export type EntryMacState = 'intact' | 'missing' | 'changed'

/**
 * HMAC-SHA256 over the canonical JSON of an entry without its seal, so that verify can tell an entry that came back as it
 * left from one that was changed, and stays a function of its body. docs/reference/en/checks/integrity.md.
 */
export function withEntryMac(entry: Omit<DocumentEntry, 'seal'>, key: KeyObject): DocumentEntry {
  return { ...entry, seal: sealOf(entry, key) }
}

/** Whether an entry sent back is the one that was sealed. A client that drops unknown keys loses the seal: `missing`. */
export function sealState(entry: ReturnedEntry, key: KeyObject): EntryMacState {
  const { seal, ...rest } = entry
  if (seal === undefined || seal === null || seal === '') return 'missing'
  const expected = Buffer.from(sealOf(asSealed(rest), key))
  const given = Buffer.from(seal)
  return expected.length === given.length && timingSafeEqual(expected, given) ? 'intact' : 'changed'
}

/** The entry as it left: a client that knows its keys writes null for one that was absent, or leaves out the step that was null. */
function asSealed(entry: Omit<ReturnedEntry, 'seal'>): object {
  const { fields, meta_provenance: provenance } = entry
  return {
    ...present(entry),
    step_key: entry.step_key ?? null,
    ...(fields ? { fields: present(fields) } : {}),
    ...(provenance ? { meta_provenance: present(provenance) } : {}),
  }
}

function present(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== null))
}

function sealOf(entry: object, key: KeyObject): string {
  return createHmac('sha256', key).update(canonicalJson(entry)).digest('base64url')
}
