import { randomUUID } from 'node:crypto'
import { errors } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import {
  destroySealed,
  erasedBlobKeys,
  lockCase,
  markFinished,
  unfinishedErasures,
  type Receipt,
} from '../../store/erasures.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { operatorActor } from '../operator-actor.ts'
import type { OperatorServices } from '../services.ts'

/** Why a case was erased: codes, since a free text could name the person. `retention` is the clock's own. */
export const erasureReasons = ['request', 'mistake', 'contract_end', 'retention'] as const
export type ErasureReason = (typeof erasureReasons)[number]

/** Whom the audit trail names for an erasure. */
const auditActors: Readonly<Record<Receipt['actor'], AuditActor>> = {
  operator: operatorActor,
  retention: { type: 'job', id: 'purge-cases' },
}

/** Erasures finished at once. */
const finishedMax = 1_000

export interface Erasure {
  readonly tenantId: string
  readonly caseId: string
  readonly actor: Receipt['actor']
  readonly reason: ErasureReason
  /** Given by the retention clock: a case that was filed on since, or is open again, is left alone. */
  readonly unchangedSince?: Date
}

/**
 * Destroys the data keys of a case and empties what they sealed, in one commit with its audit entry: from then on nothing
 * filed on it can be opened. The case, its reference and the receipt stay; `finishErasures` deletes what lies outside.
 * Throws 404 and 409 `legal_hold`, which leaves an entry too; null when the clock came too early.
 */
export async function destroyCase({ store, clock }: OperatorServices, erasure: Erasure): Promise<Receipt | null> {
  const { tenantId, caseId, actor, reason, unchangedSince } = erasure
  const now = clock.now()
  const act: AuditedAct = {
    tenantId,
    at: now,
    actor: auditActors[actor],
    action: 'case.erased',
    objectId: caseId,
    caseId,
    reason,
  }
  const receipt = await withTenant(store.app, tenantId, async (tx) => {
    const found = await lockCase(tx, tenantId, caseId)
    if (found === null) throw errors.notFound()
    if (found.legalHold) {
      await insertAuditEntry(tx, { ...act, outcome: 'refused', reason: 'legal_hold' })
      return 'held'
    }
    if (unchangedSince !== undefined && (found.closedAt === null || found.updatedAt > unchangedSince)) return null
    await insertAuditEntry(tx, act)
    return destroySealed(tx, tenantId, { id: randomUUID(), caseId, actor, reason, erasedAt: now })
  })
  // Thrown outside, so that the entry of the refusal is kept.
  if (receipt === 'held') throw errors.legalHold()
  return receipt
}

/**
 * Deletes the documents' bytes of a workspace's erasures that are not finished, then what the destroyed keys left in the
 * database's files, and marks them with an audit entry each. Cut short, the next one goes on; doing it twice changes
 * nothing. `by` is who finishes, which after an interruption may be another than who began.
 */
export async function finishErasures(
  { store, blobs, clock }: OperatorServices,
  tenantId: string,
  by: Receipt['actor'],
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
      const act = { tenantId, at, actor: auditActors[by], action: 'erasure.finished', objectId: id, caseId } as const
      await insertAuditEntry(tx, act)
    }
  })
  return unfinished.map((receipt) => ({ ...receipt, finishedAt: at }))
}
