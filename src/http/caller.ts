import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { errors } from '../contract/errors.ts'
import type { RefusalReason } from '../domain/audit/actions.ts'
import { isWellFormedKey, keyMac, keyPrefix, keyState, sameMac } from '../domain/api-keys/api-key.ts'
import type { Services } from '../operations/services.ts'
import { keyByPrefix, type KeyWithWorkspace } from '../store/system.ts'

/** Compared with when no key has the prefix, so that an unknown prefix takes as long as a wrong key. */
const noMac = Buffer.alloc(32)

/**
 * Authenticates the key of a call: one SELECT for key and workspace, no cache, so that a revocation applies to the next call.
 * Throws the 401s of docs/api.md#refusals; where two causes share a text, only the audit trail has the cause. A
 * call with an unknown prefix belongs to no workspace and is only logged.
 */
export async function proveKey(
  services: Services,
  authorization: string | undefined,
  requestId: string,
): Promise<KeyWithWorkspace> {
  const key = bearerToken(authorization)
  if (!isWellFormedKey(key)) throw errors.keyInvalid()
  const found = await keyByPrefix(services.store, keyPrefix(key))
  const secret = found === null ? null : await services.keys.find(found.pepperId)
  const { newest } = services.keys
  const mac = keyMac(key, (secret ?? newest).pepper)
  if (found === null) {
    timingSafeEqual(mac, noMac)
    throw errors.keyInvalid()
  }
  const now = services.clock.now()
  const refuse = (reason: RefusalReason) =>
    services.refusedCalls.note({ tenantId: found.tenantId, keyId: found.keyId, reason, at: now, requestId })
  if (!sameMac(mac, found.mac)) {
    refuse('key_wrong')
    throw errors.keyInvalid()
  }
  const state = keyState(found, now)
  if (state === 'revoked') {
    refuse('key_revoked')
    throw errors.keyInvalid()
  }
  if (state === 'expired') {
    refuse('key_expired')
    throw errors.keyExpired()
  }
  const renewed =
    found.pepperId === newest.id ? {} : { mac: { bytes: keyMac(key, newest.pepper), pepperId: newest.id } }
  services.keyUse.note({ tenantId: found.tenantId, keyId: found.keyId, at: now, ...renewed })
  return found
}

/** Verifies the identity token of a key bound to service accounts; other keys pass. docs/api.md#service-accounts. */
export async function proveIdentity(
  services: Services,
  key: KeyWithWorkspace,
  token: FastifyRequest['headers'][string],
): Promise<void> {
  if (key.serviceAccounts.length === 0) return
  const proven =
    typeof token === 'string' &&
    key.audience !== null &&
    (await services.identityVerifier.verify({
      token,
      serviceAccounts: key.serviceAccounts,
      audience: key.audience,
      now: services.clock.now(),
    }))
  if (!proven) throw errors.identityUnproven()
}

/** The key of the header if it has the form of one; proves nothing. */
export function wellFormedKey(authorization: string | undefined): string | null {
  const key = tokenOf(authorization)
  return isWellFormedKey(key) ? key : null
}

function bearerToken(authorization: string | undefined): string {
  const token = tokenOf(authorization)
  if (token === '') throw errors.keyMissing()
  return token
}

function tokenOf(authorization: string | undefined): string {
  const [, token = ''] = /^Bearer +(.*)$/i.exec(authorization?.trim() ?? '') ?? []
  return token.trim()
}
