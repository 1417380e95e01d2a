import type { IncomingMessage } from 'node:http'
import { errors, Refusal } from '../../contract/errors.ts'
import type { OperatorPermission } from '../../store/operator-keys.ts'
import { bucketOf } from '../client-address.ts'
import { refuseDirectAccess } from '../direct-access.ts'
import { rateRefusal, refuseWhenLate, type Gate } from '../pipeline.ts'
import type { RateState } from '../rate-limit.ts'
import { refuseCrossSite } from './cross-site.ts'
import { proveOperator, wellFormedOperatorKey, type OperatorCaller } from './operator-caller.ts'

/** An admitted call. */
export interface Admitted {
  readonly caller: OperatorCaller
  readonly rate: RateState
}

/**
 * Refuses a call of the operator's API in the order of docs/console-api.md#refusals, before a byte of its body is read: address
 * (403), other site (403), rate limit and late event loop (429), key (401), permission (403). Calls are counted with those of `/v1`.
 */
export async function admitOperator(
  gate: Gate,
  request: IncomingMessage,
  {
    needed,
    onRefusal,
  }: { readonly needed: OperatorPermission; readonly onRefusal: (keyId: string, cause: string) => void },
): Promise<Admitted> {
  const { services, limits, publicUrl, trustedProxies } = gate
  refuseDirectAccess(request, publicUrl, trustedProxies)
  refuseCrossSite(request, publicUrl)
  const { authorization } = request.headers
  const charge = await limits.begin(
    bucketOf(request, trustedProxies),
    wellFormedOperatorKey(authorization),
    services.clock.now(),
  )
  if (!charge.state.allowed) throw rateRefusal(charge.state)
  refuseWhenLate(gate, charge, charge.state)
  let caller: OperatorCaller
  try {
    caller = await proveOperator(services, authorization, onRefusal)
  } catch (error) {
    if (!(error instanceof Refusal)) {
      limits.unproven(charge)
      throw error
    }
    const refused = await limits.refused(charge, services.clock.now())
    throw refused.allowed ? error : rateRefusal(refused)
  }
  const rate = await limits.proven(charge, services.clock.now())
  if (!rate.allowed) throw rateRefusal(rate)
  if (needed === 'all' && caller.permission !== 'all') {
    onRefusal(caller.keyId, 'permission_lacking')
    throw errors.operatorKeyReads()
  }
  return { caller, rate }
}
