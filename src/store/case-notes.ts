import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Most notes of one case; reasons of holds do not count. */
export const caseNotesMax = 500

/** A note to store. */
export interface CaseNoteToStore {
  readonly id: string
  readonly caseId: string
  readonly kind: 'note' | 'hold' | 'release'
  /** Sealed. */
  readonly content: Buffer
  readonly at: Date
}

/** Whether a case has as many notes as it may. Lock the case first. */
export async function areNotesFull(tx: Transaction<Tables>, tenantId: string, caseId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('case_note')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('kind', '=', 'note')
    .limit(caseNotesMax)
    .execute()
  return rows.length === caseNotesMax
}

/** Stores a note. Store its data key in the same transaction. */
export async function insertCaseNote(tx: Transaction<Tables>, tenantId: string, note: CaseNoteToStore): Promise<void> {
  const { id, caseId, kind, content, at } = note
  await tx
    .insertInto('case_note')
    .values({ tenant_id: tenantId, id, case_id: caseId, kind, content, created_at: at })
    .execute()
}
