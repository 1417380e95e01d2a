import { insertAuditEntry } from '../../store/audit-entries.ts'
import { setLegalHold, type StoredCase } from '../../store/cases.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import type { ActOnCase } from '../audit/case-acts.ts'
import type { OperatorServices } from '../services.ts'
import { sealerOf, storeNote } from './add-note.ts'
import type { NoteContent } from './case-act-contents.ts'
import { lockUnerased } from './lock-unerased.ts'

/**
 * Sets or ends a legal hold, which prevents every erasure of the case; one that is as wanted already changes nothing. The reason is
 * kept as a note: with one, throws 404 when the case was erased. docs/rules/privacy.md#legal-hold.
 */
export async function holdStoredCase(
  services: OperatorServices,
  found: StoredCase,
  { held, note }: { readonly held: boolean; readonly note: NoteContent | null },
  actOn: ActOnCase,
  inCommit?: (tx: TenantTransaction) => Promise<void>,
): Promise<void> {
  const { tenantId, id: caseId } = found
  const sealer = note === null ? null : await sealerOf(services, found)
  const hold = async (tx: TenantTransaction) => {
    if (note !== null) await lockUnerased(tx, tenantId, caseId)
    const changed = await setLegalHold(tx, tenantId, caseId, held)
    if (!changed) return
    const at = services.clock.now()
    await insertAuditEntry(tx, actOn(held ? 'case.held' : 'case.released', at))
    if (sealer === null || note === null) return
    await storeNote(tx, sealer, { tenantId, caseId, kind: held ? 'hold' : 'release', content: note, at })
  }
  await withTenant(services.store.app, tenantId, async (tx) => {
    await hold(tx)
    await inCommit?.(tx)
  })
}
