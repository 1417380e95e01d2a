import { randomUUID } from 'node:crypto'
import { errors } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import { connectionsOfCase } from '../../store/bank-connections.ts'
import {
  destroySealed,
  erasedBlobKeys,
  lockCase,
  markFinished,
  receiptOfErased,
  unfinishedErasures,
  type Receipt,
} from '../../store/erasures.ts'
import { findBankConnection, noPages, type FoundBankConnection } from '../../store/find-bank-connection.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { auditEndedAccess, endAccess, withOpenAccess, type EndedAccess } from '../bank/end-access.ts'
import { operatorActor } from '../operator-actor.ts'
import type { OperatorServices } from '../services.ts'

/** Codes for the reason of an erasure; a free text could name the person. The retention job uses `retention`. */
export const erasureReasons = ['request', 'mistake', 'contract_end', 'retention'] as const
export type ErasureReason = (typeof erasureReasons)[number]

/** Who erases: as receipts name them, and in the audit trail with the call, if it is one. */
export interface Eraser {
  readonly kind: Receipt['actor']
  readonly actor: AuditActor
  readonly requestId?: string
}

/** The operator, with and without a running server. */
export const operatorErases: Eraser = { kind: 'operator', actor: operatorActor }
/** The retention clock. */
export const retentionErases: Eraser = { kind: 'retention', actor: { type: 'job', id: 'purge-cases' } }

/** Connections that are made while others are ended are ended too, so often; then their entries say that they were not. */
const attemptsMax = 5
/** Most erasures finished at a time. */
const finishedMax = 1_000

export interface Erasure {
  readonly tenantId: string
  readonly caseId: string
  readonly by: Eraser
  readonly reason: ErasureReason
  /** Set by the retention job: a case that has changed since, or is open again, is not erased. */
  readonly unchangedSince?: Date
}

/**
 * Destroys the data keys of a case and empties what they sealed, in one commit with its audit entry. After it no personal data of
 * the case can be opened. A case that has nothing left is answered with its last receipt. The case, its reference and the receipt stay; `finishErasures` deletes the documents' bytes. Returns
 * null when the case has changed since `unchangedSince`. Throws 404, and 409 `legal_hold`, which leaves an audit entry too.
 */
export async function destroyCase(services: OperatorServices, erasure: Erasure): Promise<Receipt | null> {
  const { store, clock } = services
  const { tenantId, caseId, by: eraser, reason, unchangedSince } = erasure
  const { actor, kind } = eraser
  const now = clock.now()
  const act: AuditedAct = {
    tenantId,
    at: now,
    actor,
    ...(eraser.requestId !== undefined && { requestId: eraser.requestId }),
    action: 'case.erased',
    objectId: caseId,
    caseId,
    reason,
  }
  let ended: EndedAccess = new Map()
  for (let attempt = 1; ; attempt++) {
    const done = await withTenant(store.app, tenantId, async (tx) => {
      const found = await lockCase(tx, tenantId, caseId)
      if (found === null) throw errors.notFound()
      if (found.legalHold) {
        await insertAuditEntry(tx, { ...act, outcome: 'refused', reason: 'legal_hold' })
        return 'held'
      }
      const isAsked = unchangedSince === undefined && found.erasedAt !== null
      const last = !isAsked ? null : await receiptOfErased(tx, tenantId, caseId)
      if (last !== null) return { receipt: last }
      if (unchangedSince !== undefined && (found.closedAt === null || found.updatedAt > unchangedSince)) return null
      const connections = await findConnections(tx, tenantId, caseId)
      const open = withOpenAccess(connections, ended)
      if (open.length > 0 && attempt <= attemptsMax) return { open }
      await insertAuditEntry(tx, act)
      const by = { actor, at: now }
      for (const connection of connections) await auditEndedAccess(tx, connection, by, ended)
      const receipt = { id: randomUUID(), caseId, actor: kind, reason, erasedAt: now }
      return { receipt: await destroySealed(tx, tenantId, receipt) }
    })
    // Thrown outside of the transaction, so that the entry of the refusal is committed.
    if (done === 'held') throw errors.legalHold()
    if (done === null) return null
    if (done.receipt !== undefined) return done.receipt
    ended = new Map([...ended, ...(await endAccess(services, done.open))])
  }
}

/** Erases a case at once and finishes the erasures of its workspace. Returns the receipt. Throws 404, and 409 `legal_hold`. */
export async function eraseStoredCase(
  services: OperatorServices,
  erasure: Omit<Erasure, 'unchangedSince'>,
): Promise<Receipt> {
  const receipt = await destroyCase(services, erasure)
  if (receipt === null) throw new Error('a requested erasure was not made')
  const finished = await finishErasures(services, erasure.tenantId, erasure.by)
  return finished.find((candidate) => candidate.id === receipt.id) ?? receipt
}

/** The bank connections of a locked case, with what is needed to end their access once they are erased. */
async function findConnections(
  tx: TenantTransaction,
  tenantId: string,
  caseId: string,
): Promise<readonly FoundBankConnection[]> {
  const connections: FoundBankConnection[] = []
  for (const of of await connectionsOfCase(tx, tenantId, caseId)) {
    const found = await findBankConnection(tx, of, noPages)
    if (found !== null) connections.push(found)
  }
  return connections
}

/**
 * Finishes a workspace's erasures: deletes the documents' bytes, then the traces of destroyed keys in the files of the database,
 * and marks each erasure as finished with an audit entry of who finishes. Idempotent; after an interruption the next call goes on.
 */
export async function finishErasures(
  { store, blobs, clock }: OperatorServices,
  tenantId: string,
  { actor, requestId }: Eraser,
): Promise<readonly Receipt[]> {
  const inTenant = <T>(work: (tx: TenantTransaction) => Promise<T>) => withTenant(store.app, tenantId, work)
  const unfinished = await inTenant((tx) => unfinishedErasures(tx, tenantId, finishedMax))
  if (unfinished.length === 0) return []
  for (const { caseId } of unfinished) {
    for (const key of await inTenant((tx) => erasedBlobKeys(tx, tenantId, caseId))) await blobs.delete(key)
  }
  await store.purgeDeletedKeys()
  const at = clock.now()
  await inTenant(async (tx) => {
    for (const { id, caseId } of unfinished) {
      if (!(await markFinished(tx, tenantId, id, at))) continue
      const act = { tenantId, at, actor, action: 'erasure.finished', objectId: id, caseId } as const
      await insertAuditEntry(tx, { ...act, ...(requestId !== undefined && { requestId }) })
    }
  })
  return unfinished.map((receipt) => ({ ...receipt, finishedAt: at }))
}
