import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { DocumentEntry, ReturnedEntry } from '../../contract/document.ts'
import { canonicalJson } from '../values/canonical-json.ts'

/** The result of checking an entry's MAC, for `integrity`. */
export type EntryMacState = 'intact' | 'missing' | 'changed'

/** What an entry is bound to. A null reference is an entry that was read for no case, which any case of the workspace may use. */
export interface EntryContext {
  readonly tenantId: string
  readonly environment: string
  readonly reference: string | null
}

/** Marks a MAC that binds the context. MACs without a mark bind the entry alone. */
const boundMark = '2.'

/**
 * The entry with its MAC under the key `seal`: HMAC-SHA256 over the canonical JSON of the other keys and the context,
 * base64url after `2.`. docs/api.md#document-entry.
 */
export function withEntryMac(
  entry: Omit<DocumentEntry, 'seal'>,
  { key, context }: { readonly key: KeyObject; readonly context: EntryContext },
): DocumentEntry {
  return { ...entry, seal: boundMac(entry, context, key) }
}

/**
 * Checks the MAC of an entry returned in a context. `missing`: the client dropped the key `seal`. An entry read without a
 * reference is intact with any reference. A MAC without a context is `changed` unless `acceptsEarlier`.
 */
export function checkEntryMac(
  entry: ReturnedEntry,
  options: { readonly key: KeyObject; readonly context: EntryContext; readonly acceptsEarlier: boolean },
): EntryMacState {
  const { seal, ...rest } = entry
  if (seal === undefined || seal === null || seal === '') return 'missing'
  const sent = asSent(rest)
  const { key, context } = options
  const expected = bindsContext(entry)
    ? [boundMac(sent, context, key), boundMac(sent, { ...context, reference: null }, key)]
    : options.acceptsEarlier
      ? [macOf(sent, key)]
      : []
  return expected.some((mac) => isSame(mac, seal)) ? 'intact' : 'changed'
}

/** Whether the MAC of an entry names its workspace, environment and case. docs/api.md#document-entry. */
export function bindsContext({ seal }: ReturnedEntry): boolean {
  return seal?.startsWith(boundMark) === true
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

function boundMac(entry: object, { tenantId, environment, reference }: EntryContext, key: KeyObject): string {
  return boundMark + macOf({ context: ['entry', tenantId, environment, reference], entry }, key)
}

function macOf(value: object, key: KeyObject): string {
  return createHmac('sha256', key).update(canonicalJson(value)).digest('base64url')
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
