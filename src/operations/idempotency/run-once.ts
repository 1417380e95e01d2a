import { randomUUID } from 'node:crypto'
import { errors } from '../../contract/errors.ts'
import type { Environment } from '../../contract/environment.ts'
import { idempotentBodyMac, idempotentCallMac } from '../../domain/crypto/idempotent-call.ts'
import { isClaimLost } from '../../store/idempotent-call-parts.ts'
import { claimCall, findCall, type CallToClaim } from '../../store/idempotent-calls.ts'
import type { Caller, PartnerOperation } from '../operation.ts'
import type { Services } from '../services.ts'
import { jsonText, WrittenJson } from '../written-json.ts'
import { ClaimedCall, type AnswerSeal } from '../claimed-call.ts'
import { endAfterRun, leaseMs, releaseAfterError, renewWhileRunning } from './claim-lease.ts'
import { enterRunning, type RunningCall } from './running-calls.ts'
import { storedAnswer } from './stored-answer.ts'

/** A key and its answer are kept for so long at least. docs/api.md#idempotency-key. */
export const idempotencyHours = 24
/** What a caller waits before it asks again for the answer of a running call: most run for less. */
const retryAfterSeconds = 1
/** A key that is released between two looks at it is claimed again, so often. */
const claimsMax = 3

/** A call with an Idempotency-Key. */
export interface OnceCall {
  readonly idempotencyKey: string
  readonly operation: Pick<PartnerOperation, 'id' | 'takesKeyAtCommit'>
  readonly environment: Environment
  /** The path and the query. */
  readonly where: string
  /** What is compared with the body of the first call. */
  readonly body: Uint8Array | string
}

/** The answer of a call, as it is sent. */
export interface OnceAnswer {
  readonly answer: WrittenJson
  /** Whether it is the answer of an earlier call. */
  readonly isReplayed: boolean
}

type Run = (caller: Caller) => Promise<unknown>

/** What every step of a call knows. */
interface Once {
  readonly services: Services
  readonly caller: Caller
  readonly claim: Pick<CallToClaim, 'tenantId' | 'mac' | 'bodyMac'>
  readonly seal: AnswerSeal
  readonly run: Run
}

/**
 * Runs an operation once for its Idempotency-Key. A repeated call gets the first one's answer, byte for byte. A refusal is not kept: the
 * key is released. Throws 422 for another body, and 409 while the first call runs or once its answer was erased.
 * docs/api.md#idempotency-key.
 */
export async function runOnce(services: Services, caller: Caller, call: OnceCall, run: Run): Promise<OnceAnswer> {
  const { tenantId, keyId } = caller
  const { key: workspaceKey } = await services.workspaceKeys.open(tenantId, caller.workspaceKey)
  const { idempotencyKey, environment, operation } = call
  const mac = idempotentCallMac(workspaceKey, { keyId, environment, operation: operation.id }, idempotencyKey)
  const bodyMac = idempotentBodyMac(workspaceKey, call.where, call.body)
  const seal = { workspaceKey, idempotencyKey }
  const once = { services, caller, claim: { tenantId, mac, bodyMac }, seal, run }
  const running = enterRunning(services.store, once.claim)
  if (running.isSecond) throw refusalOfRunning(running.bodyMac, bodyMac)
  try {
    return await (operation.takesKeyAtCommit === true ? runToCommit(once) : runUnderClaim(once))
  } finally {
    running.leave()
  }
}

/** The operation takes the key in its commit: a repeated call runs up to there, and no claim delays the first. */
async function runToCommit(once: Once): Promise<OnceAnswer> {
  const claimed = claimOf(once, 0)
  try {
    return { answer: await answerOf(once, claimed), isReplayed: false }
  } catch (error) {
    // Whatever stopped this run, an earlier one may have an answer.
    const answer = await earlierAnswer(once)
    if (answer !== null) return answer
    if (isClaimLost(error)) throw errors.idempotencyKeyInUse(retryAfterSeconds)
    throw error
  }
}

/** The key is claimed first, and nobody else runs the call while the claim lasts. */
async function runUnderClaim(once: Once): Promise<OnceAnswer> {
  const { services } = once
  for (let attempt = 1; attempt <= claimsMax; attempt++) {
    const claim = claimOf(once, 0).claim
    const made = await claimCall(services.store, claim)
    if (made !== null) {
      const claimed = new ClaimedCall(claim, once.seal, made.readsCharged)
      const answer = await runClaimed(once, claimed)
      if (answer !== null) return { answer, isReplayed: false }
    }
    const answer = await earlierAnswer(once)
    if (answer !== null) return answer
  }
  throw errors.idempotencyKeyInUse(retryAfterSeconds)
}

/** Null when another run took over: nothing of this one was stored. */
async function runClaimed(once: Once, claimed: ClaimedCall): Promise<WrittenJson | null> {
  const stop = renewWhileRunning(once.services, claimed.claim)
  try {
    return await answerOf(once, claimed)
  } catch (error) {
    if (isClaimLost(error)) return null
    await releaseAfterError(once.services, claimed.claim)
    throw error
  } finally {
    stop()
  }
}

/** Runs the operation, and stores its answer unless that was done in its commit. */
async function answerOf({ services, caller, run }: Once, claimed: ClaimedCall): Promise<WrittenJson> {
  const answer = new WrittenJson(jsonText(await run({ ...caller, claimed })))
  if (!claimed.isEnded) await endAfterRun(services, claimed, answer)
  return answer
}

/**
 * The stored answer of an earlier call; null when there is no such call. Throws 422 when it had another body, 409 when it still runs
 * or its answer was erased.
 */
async function earlierAnswer({ services, claim, seal }: Once): Promise<OnceAnswer | null> {
  const { tenantId, mac, bodyMac } = claim
  const found = await findCall(services.store, tenantId, mac)
  if (found === null) return null
  if (!found.isFinished || !found.bodyMac.equals(bodyMac)) throw refusalOfRunning(found.bodyMac, bodyMac)
  const answer = await storedAnswer(services, { tenantId, mac, seal, found })
  if (answer === null) throw errors.idempotentAnswerErased()
  return { answer, isReplayed: true }
}

function refusalOfRunning(first: RunningCall['bodyMac'], asked: Buffer) {
  return first.equals(asked) ? errors.idempotencyKeyInUse(retryAfterSeconds) : errors.idempotencyKeyReused()
}

function claimOf({ services, claim, seal }: Once, readsCharged: number): ClaimedCall {
  const at = services.clock.now()
  const made = { ...claim, token: randomUUID(), at, until: new Date(at.getTime() + leaseMs) }
  return new ClaimedCall(made, seal, readsCharged)
}
