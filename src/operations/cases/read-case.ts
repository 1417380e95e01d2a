import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { CaseDetail, CaseDocument, CaseSummary } from '../../contract/case.ts'
import { errors } from '../../contract/errors.ts'
import type { AuditAction } from '../../domain/audit/actions.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import { caseContents, type CaseContents } from '../../store/case-contents.ts'
import { findListedCase, type ListedCase } from '../../store/search-cases.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { findVerdict, type StoredVerdict } from '../../store/verdicts.ts'
import type { ActOnCase } from '../audit/case-acts.ts'
import type { Caller } from '../operation.ts'
import { assignmentContent, decisionContent, noteContent } from './case-act-contents.ts'
import { parsedJson } from './parsed-json.ts'
import { shownAssignment, shownCaseDecision, shownNote } from './shown-acts.ts'
import { parseStoredReading } from './stored-reading.ts'
import { openMany, openManyWithin, type SealedValue } from '../sealing/open-many.ts'
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
  act: Pick<AuditedAct, 'at' | 'objectId' | 'caseId' | 'reason'> & { readonly action: AuditAction },
): AuditedAct {
  return { tenantId, requestId, actor: { type: 'key', id: keyId }, ...act }
}

/** The case of a workspace and environment. Throws 404 `Case not found`. */
export async function knownCase(
  tx: TenantTransaction,
  { tenantId, environment }: Pick<Caller, 'tenantId' | 'environment'>,
  id: string,
): Promise<ListedCase> {
  const found = await findListedCase(tx, { tenantId, environment, id })
  if (found === null) throw errors.caseUnknown()
  return found
}

/** Makes the audit entries of a key's acts on one case. */
export function keysActs(caller: Caller, caseId: string): ActOnCase {
  return (action, at, reason) =>
    keysAct(caller, { at, action, objectId: caseId, caseId, ...(reason !== undefined && { reason }) })
}

/** A case as a list shows it, after an act on it. Throws 404 and SealBroken. */
export async function summaryWithin(
  tx: TenantTransaction,
  services: Services,
  caller: Caller,
  id: string,
): Promise<CaseSummary> {
  const found = await knownCase(tx, caller, id)
  const { tenantId, environment, reference, assignment } = found
  if (assignment === null) return shownSummary(found, null)
  const context = { tenantId, case: { environment, reference }, column: 'kyc_case.assignment', rowId: '' } as const
  const [opened = null] = await openManyWithin(tx, services, tenantId, [{ context, sealed: assignment }])
  return shownSummary(found, assignmentContent(opened)?.assignee ?? null)
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
  const newestId = rows.verdicts.find(({ erased }) => erased !== true)?.id ?? null
  const of = { tenantId, case: { environment: found.environment, reference: found.reference } } as const
  const none = Buffer.alloc(0)
  const [subject = null, answer = null, assigned = null, ...others] = await openMany(services, tenantId, [
    { context: { ...of, column: 'kyc_case.subject', rowId: '' }, sealed: rows.subject ?? none },
    { context: { ...of, column: 'verdict.answer', rowId: newest?.id ?? '' }, sealed: newest?.answer ?? none },
    { context: { ...of, column: 'kyc_case.assignment', rowId: '' }, sealed: found.assignment ?? none },
    ...rows.documents.flatMap((row) => sealedOf(of, row)),
    ...rows.notes.map(({ id, content }) => ({
      ...{ context: { ...of, column: 'case_note.content', rowId: id } as const, sealed: content },
    })),
    ...rows.decisions.map(({ id, content }) => ({
      ...{ context: { ...of, column: 'case_decision.content', rowId: id } as const, sealed: content },
    })),
  ])
  const documents = others.slice(0, 2 * rows.documents.length)
  const notes = others.slice(documents.length, documents.length + rows.notes.length)
  const decisions = others.slice(documents.length + notes.length)
  const assignment = assignmentContent(assigned)
  const name: unknown = parsedJson(subject)
  return {
    ...shownSummary(found, assignment?.assignee ?? null),
    subject: typeof name === 'string' ? name : null,
    verdicts: rows.verdicts.map(shownVerdict),
    answer: objectOrNull(parsedJson(answer)),
    documents: rows.documents.map((row, at) =>
      openedDocument(row, documents[2 * at] ?? null, documents[2 * at + 1] ?? null),
    ),
    assignment: assignment === null ? null : shownAssignment(assignment),
    notes: rows.notes.flatMap((row, at) => {
      const content = noteContent(notes[at] ?? null)
      return content === null ? [] : [shownNote(row, content)]
    }),
    decisions: rows.decisions.map((row, at) =>
      shownCaseDecision(row, decisionContent(decisions[at] ?? null), newestId),
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
  const value = parsedJson(entry)
  return shownDocument(row, Value.Check(Entry, value) ? value : null, parseStoredReading(parsedJson(provenance)))
}

/** A value that is an object; null for anything else. */
export function objectOrNull(value: unknown): object | null {
  return typeof value === 'object' && value !== null ? value : null
}
