import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { CaseDetail, CaseDocument } from '../../contract/case.ts'
import { errors } from '../../contract/errors.ts'
import type { AuditAction } from '../../domain/audit/actions.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import { caseContents, type CaseContents } from '../../store/case-contents.ts'
import { findListedCase, type ListedCase } from '../../store/search-cases.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { findVerdict, type StoredVerdict } from '../../store/verdicts.ts'
import type { Caller } from '../operation.ts'
import { parseStoredReading } from './stored-reading.ts'
import { openMany, type SealedValue } from '../sealing/open-many.ts'
import type { Services } from '../services.ts'
import { shownDocument, shownOthers, shownSummary, shownVerdict } from './shown-case.ts'

const Entry = Type.Object({
  filename: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
  notes: Type.Array(Type.String()),
})

/** The audit entry of a key's act on a case or on what belongs to it. */
export function keysAct(
  { tenantId, keyId, requestId }: Caller,
  act: Pick<AuditedAct, 'at' | 'objectId' | 'caseId'> & { readonly action: AuditAction },
): AuditedAct {
  return { tenantId, requestId, actor: { type: 'key', id: keyId }, ...act }
}

/** The case of the caller's workspace and environment. Throws 404 `Case not found`. */
export async function knownCase(tx: TenantTransaction, caller: Caller, id: string): Promise<ListedCase> {
  const found = await findListedCase(tx, { ...caller, id })
  if (found === null) throw errors.caseUnknown()
  return found
}

/** All that is known of a case. The audit entry is committed before anything is opened. Throws 404 and SealBroken. */
export async function readCase(services: Services, caller: Caller, id: string): Promise<CaseDetail> {
  const { store, clock } = services
  const { tenantId } = caller
  const { found, rows, newest } = await withTenant(store.app, tenantId, async (tx) => {
    const found = await knownCase(tx, caller, id)
    await insertAuditEntry(tx, keysAct(caller, { at: clock.now(), action: 'case.read', objectId: id, caseId: id }))
    const rows = await caseContents(tx, tenantId, id)
    const [last] = rows.verdicts
    return { found, rows, newest: last === undefined ? null : await findVerdict(tx, tenantId, last.id) }
  })
  return openedCase(services, tenantId, { found, rows, newest })
}

/** A case from its rows. `newest` is the verdict whose answer is shown; null for none. Throws SealBroken. */
export async function openedCase(
  services: Pick<Services, 'store' | 'workspaceKeys'>,
  tenantId: string,
  {
    found,
    rows,
    newest,
  }: { readonly found: ListedCase; readonly rows: CaseContents; readonly newest: StoredVerdict | null },
): Promise<CaseDetail> {
  const of = { tenantId, case: { environment: found.environment, reference: found.reference } } as const
  const none = Buffer.alloc(0)
  const [subject = null, answer = null, ...documents] = await openMany(services, tenantId, [
    { context: { ...of, column: 'kyc_case.subject', rowId: '' }, sealed: rows.subject ?? none },
    { context: { ...of, column: 'verdict.answer', rowId: newest?.id ?? '' }, sealed: newest?.answer ?? none },
    ...rows.documents.flatMap((row) => sealedOf(of, row)),
  ])
  const name: unknown = parsed(subject)
  return {
    ...shownSummary(found),
    subject: typeof name === 'string' ? name : null,
    verdicts: rows.verdicts.map(shownVerdict),
    answer: objectOrNull(parsed(answer)),
    documents: rows.documents.map((row, at) =>
      openedDocument(row, documents[2 * at] ?? null, documents[2 * at + 1] ?? null),
    ),
    ...shownOthers(rows),
  }
}

function sealedOf(
  of: Pick<SealedValue['context'], 'tenantId' | 'case'>,
  { id, entry, provenance }: CaseContents['documents'][number],
): readonly SealedValue[] {
  return [
    { context: { ...of, column: 'document.entry', rowId: id }, sealed: entry },
    { context: { ...of, column: 'document.provenance', rowId: id }, sealed: provenance },
  ]
}

function openedDocument(
  row: CaseContents['documents'][number],
  entry: Buffer | null,
  provenance: Buffer | null,
): CaseDocument {
  const value = parsed(entry)
  return shownDocument(row, Value.Check(Entry, value) ? value : null, parseStoredReading(parsed(provenance)))
}

/** The JSON of opened bytes; null for erased ones. */
export function parsed(bytes: Buffer | null): unknown {
  return bytes === null ? null : JSON.parse(bytes.toString())
}

/** A value that is an object; null for anything else. */
export function objectOrNull(value: unknown): object | null {
  return typeof value === 'object' && value !== null ? value : null
}
