import { timingSafeEqual } from 'node:crypto'
import { errors } from '../../contract/errors.ts'
import { isWellFormedKey, keyMac, keyPrefix, keyState, sameMac } from '../../domain/api-keys/api-key.ts'
import type { Services } from '../../operations/services.ts'
import {
  operatorKeyByPrefix,
  recordOperatorKeyUse,
  type OperatorPermission,
  type StoredOperatorKey,
} from '../../store/operator-keys.ts'

/** Compared with when no key has the prefix, so that an unknown prefix takes as long as a wrong key. */
const noMac = Buffer.alloc(32)
/** The last use is stored this often at most. */
const useStoredEveryMs = 60_000

/** A key of the operator, authenticated. */
export interface ProvenOperatorKey {
  readonly keyId: string
  readonly permission: OperatorPermission
}

/**
 * Authenticates the key of the operator: one SELECT without a cache, so that a revocation applies to the next call. Throws the
 * 401s of docs/console-api.md#refusals; `onRefusal` gets the id of a known key and the cause.
 */
export async function proveOperator(
  services: Pick<Services, 'store' | 'keys' | 'clock'>,
  authorization: string | undefined,
  onRefusal: (keyId: string, cause: 'key_wrong' | 'key_revoked' | 'key_expired') => void,
): Promise<ProvenOperatorKey> {
  const text = tokenOf(authorization)
  if (text === '') throw errors.operatorKeyMissing()
  if (!isWellFormedKey(text, 'op')) throw errors.operatorKeyInvalid()
  const found = await operatorKeyByPrefix(services.store, keyPrefix(text))
  const secret = found === null ? null : await services.keys.find(found.pepperId)
  const mac = keyMac(text, (secret ?? services.keys.newest).pepper)
  if (found === null) {
    timingSafeEqual(mac, noMac)
    throw errors.operatorKeyInvalid()
  }
  if (!sameMac(mac, found.mac)) {
    onRefusal(found.id, 'key_wrong')
    throw errors.operatorKeyInvalid()
  }
  const now = services.clock.now()
  const state = keyState({ ...found, rotatedTo: null }, now)
  if (state === 'revoked' || state === 'expired') {
    onRefusal(found.id, `key_${state}`)
    throw state === 'revoked' ? errors.operatorKeyInvalid() : errors.operatorKeyExpired()
  }
  await recordUse(services, found, text, now)
  return { keyId: found.id, permission: found.permission }
}

/** The key of the header if it has the form of one; proves nothing. */
export function wellFormedOperatorKey(authorization: string | undefined): string | null {
  const text = tokenOf(authorization)
  return isWellFormedKey(text, 'op') ? text : null
}

/** Stores the use, and the MAC under the newest version of the secret in place of one under an older version. */
async function recordUse(
  { store, keys }: Pick<Services, 'store' | 'keys'>,
  key: StoredOperatorKey,
  text: string,
  now: Date,
): Promise<void> {
  const { newest } = keys
  const mac = key.pepperId === newest.id ? null : { bytes: keyMac(text, newest.pepper), pepperId: newest.id }
  const isFresh = key.lastUsedAt !== null && now.getTime() - key.lastUsedAt.getTime() < useStoredEveryMs
  if (mac !== null || !isFresh) await recordOperatorKeyUse(store, key.id, { at: now, mac })
}

function tokenOf(authorization: string | undefined): string {
  const [, token = ''] = /^Bearer +(.*)$/i.exec(authorization?.trim() ?? '') ?? []
  return token.trim()
}
