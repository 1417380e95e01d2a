import { randomUUID } from 'node:crypto'
import { errors } from '../../contract/errors.ts'
import { destroySealed, erasedBlobKeys, lockCase, markBlobsDeleted, type Receipt } from '../../store/erasures.ts'
import { withTenant } from '../../store/tenant.ts'
import type { OperatorServices } from '../services.ts'

/** Why a case was erased: codes, since a free text could name the person. `retention` is the clock's own. */
export const erasureReasons = ['request', 'mistake', 'contract_end', 'retention'] as const
export type ErasureReason = (typeof erasureReasons)[number]

export interface Erasure {
  readonly tenantId: string
  readonly caseId: string
  readonly actor: Receipt['actor']
  readonly reason: ErasureReason
  /** Given by the retention clock: a case that was filed on since, or is open again, is left alone. */
  readonly unchangedSince?: Date
}

/**
 * Erases what is filed on a case: its data keys are destroyed and what they sealed is emptied in one commit, then the
 * documents' bytes are deleted; when that is cut short the purge finishes it, and what is left cannot be opened meanwhile.
 * The case, its reference and the receipt stay. Throws 404 and 409 `legal_hold`; null when the clock came too early.
 */
export async function eraseSealed(services: OperatorServices, erasure: Erasure): Promise<Receipt | null> {
  const { store, clock } = services
  const { tenantId, caseId, actor, reason, unchangedSince } = erasure
  const receipt = await withTenant(store.app, tenantId, async (tx) => {
    const found = await lockCase(tx, tenantId, caseId)
    if (found === null) throw errors.notFound()
    if (found.legalHold) throw errors.legalHold()
    if (unchangedSince !== undefined && (found.closedAt === null || found.updatedAt > unchangedSince)) return null
    return destroySealed(tx, tenantId, { id: randomUUID(), caseId, actor, reason, erasedAt: clock.now() })
  })
  return receipt === null ? null : deleteErasedBlobs(services, tenantId, receipt)
}

/** Deletes the bytes of the documents that an erasure emptied, and marks it as finished. Doing it again changes nothing. */
export async function deleteErasedBlobs(
  { store, blobs, clock }: OperatorServices,
  tenantId: string,
  receipt: Receipt,
): Promise<Receipt> {
  const keys = await withTenant(store.app, tenantId, (tx) => erasedBlobKeys(tx, tenantId, receipt.caseId))
  for (const key of keys) await blobs.delete(key)
  const at = clock.now()
  await withTenant(store.app, tenantId, (tx) => markBlobsDeleted(tx, tenantId, receipt.id, at))
  return { ...receipt, blobsDeletedAt: at }
}
