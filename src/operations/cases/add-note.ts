import { randomUUID } from 'node:crypto'
import type { CaseNote } from '../../contract/case-acts.ts'
import { errors } from '../../contract/errors.ts'
import { areNotesFull, caseNotesMax, insertCaseNote } from '../../store/case-notes.ts'
import type { StoredCase } from '../../store/cases.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { insertCaseDataKey } from '../../store/data-keys.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import type { ActOnCase } from '../audit/case-acts.ts'
import type { InCommit } from '../in-commit.ts'
import { newSealer, type Sealer } from '../sealing/sealer.ts'
import type { OperatorServices } from '../services.ts'
import type { NoteContent } from './case-act-contents.ts'
import { lockUnerased } from './lock-unerased.ts'
import { shownNote } from './shown-acts.ts'

/** Stores a note on a case. Throws 404 when the case was erased and 409 when it has as many notes as it may. */
export async function addNote(
  services: OperatorServices,
  found: StoredCase,
  content: NoteContent,
  actOn: ActOnCase,
  inCommit?: InCommit<CaseNote>,
): Promise<CaseNote> {
  const { tenantId, id: caseId } = found
  const sealer = await sealerOf(services, found)
  return withTenant(services.store.app, tenantId, async (tx) => {
    await lockUnerased(tx, tenantId, caseId)
    if (await areNotesFull(tx, tenantId, caseId)) throw errors.caseNotesFull(caseNotesMax)
    const at = services.clock.now()
    await insertAuditEntry(tx, actOn('case.noted', at))
    const note = await storeNote(tx, sealer, { tenantId, caseId, kind: 'note', content, at })
    await inCommit?.(tx, note)
    return note
  })
}

/** Stores a note with its data key in the transaction of what it is about. */
export async function storeNote(
  tx: TenantTransaction,
  sealer: Sealer,
  of: {
    readonly tenantId: string
    readonly caseId: string
    readonly kind: 'note' | 'hold' | 'release'
    readonly content: NoteContent
    readonly at: Date
  },
): Promise<CaseNote> {
  const { tenantId, caseId, kind, content, at } = of
  const id = randomUUID()
  const sealed = sealer.seal('case_note.content', id, jsonBytes(content))
  await insertCaseDataKey(tx, tenantId, { ...sealer.stored, caseId, at })
  await insertCaseNote(tx, tenantId, { id, caseId, kind, content: sealed, at })
  return shownNote({ id, kind, created_at: at }, content)
}

/** A sealer of one write on a case. It is made before the transaction, because it may have to make the workspace's key. */
export function sealerOf(
  services: OperatorServices,
  { tenantId, environment, reference }: StoredCase,
): Promise<Sealer> {
  return newSealer(services, { tenantId, workspaceKey: null, case: { environment, reference } })
}
