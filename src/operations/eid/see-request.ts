import { errors } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import type { Services } from '../services.ts'
import { findEidAccount, type EidAccount } from './account.ts'
import { askProvider } from './ask-provider.ts'
import { recordEnd } from './record-end.ts'
import { openRequest, type OpenedRequest } from './request-record.ts'

/** Who asks for a request. */
export interface RequestOwner {
  /** The workspace's setting of the built-in provider. */
  readonly eid: 'sandbox' | 'none'
  /** Who asks, for the audit trail: a key, or the job. */
  readonly actor: AuditActor
}

/** The request with this key as it is stored. Throws 404 for an unknown, foreign or erased one alike. */
export async function knownRequest(services: Services, tenantId: string, key: number): Promise<OpenedRequest> {
  const request = Number.isSafeInteger(key) && key > 0 ? await openRequest(services, tenantId, key) : null
  if (request === null) throw errors.notFound()
  return request
}

/** The account with the provider of a stored request; null when it is gone or belongs to another provider now. */
export async function accountOf(
  services: Services,
  { stored }: Pick<OpenedRequest, 'stored'>,
  { eid }: Pick<RequestOwner, 'eid'>,
): Promise<EidAccount | null> {
  const { tenantId, environment, provider } = stored
  const account = await findEidAccount(services, { tenantId, environment, eid })
  return account?.provider.id === provider ? account : null
}

/**
 * The request as it stands now: a pending one is asked for at its provider, and its end is recorded. Null when it was erased
 * meanwhile. Throws EidProviderUnavailable when the provider gives no usable answer, and 404 `not set up` when its account is gone.
 */
export async function updatedRequest(
  services: Services,
  request: OpenedRequest,
  owner: RequestOwner,
): Promise<OpenedRequest | null> {
  if (request.stored.state !== 'pending') return request
  const account = await accountOf(services, request, owner)
  if (account === null) throw errors.eidNotSetUp()
  const snapshot = await askProvider(services, account, request.stored, (provider, context) =>
    provider.get(request.stored.providerRef, context),
  )
  if (snapshot.status !== 'complete' && snapshot.status !== 'archived') return request
  return recordEnd(services, request, snapshot, owner.actor)
}

/** Throws the 502 in place of a provider's failure. */
export function unavailable(error: unknown): never {
  throw error instanceof EidProviderUnavailable ? errors.eidUnavailable() : error
}
