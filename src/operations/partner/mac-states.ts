import type { ReturnedEntry } from '../../contract/document.ts'
import type { KycRequest } from '../../contract/kyc-request.ts'
import { bindsContext, checkEntryMac, type EntryMacState } from '../../domain/crypto/entry-mac.ts'
import { ownDocuments } from '../../store/documents.ts'
import type { Caller } from '../operation.ts'
import type { Services } from '../services.ts'
import { isUuid } from '../uuid.ts'

/**
 * Checks the MACs of a request's entries, under every version of the secret: an entry made before a rotation stays intact. An entry
 * whose MAC names no workspace is accepted where the workspace is older than MACs that do, and when the document it names,
 * if any, is the workspace's own. docs/api.md#document-entry.
 */
export async function macStates(
  { store, keys }: Pick<Services, 'store' | 'keys'>,
  { tenantId, workspace }: Pick<Caller, 'tenantId' | 'workspace'>,
  { documents = [], environment = 'sandbox', reference }: KycRequest,
): Promise<(entry: ReturnedEntry) => EntryMacState> {
  const named = documents.flatMap((entry) => {
    const id = entry.document_id ?? ''
    return workspace.earlierEntries && !bindsContext(entry) && isUuid(id) ? [id] : []
  })
  const own = named.length === 0 ? new Set<string>() : await ownDocuments(store, tenantId, named)
  const context = { tenantId, environment, reference: reference ?? null }
  return (entry) => {
    const acceptsEarlier = workspace.earlierEntries && (!entry.document_id || own.has(entry.document_id))
    const stateUnder = (key: (typeof keys.newest)['entryMac']) => checkEntryMac(entry, { key, context, acceptsEarlier })
    const intact = keys.versions.some(({ entryMac }) => stateUnder(entryMac) === 'intact')
    return intact ? 'intact' : stateUnder(keys.newest.entryMac)
  }
}
