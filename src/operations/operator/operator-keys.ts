import { randomBytes, randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { keyFromRandom, keyMac, keyPrefix, keyRandomBytes, keyState } from '../../domain/api-keys/api-key.ts'
import {
  insertOperatorKey,
  listOperatorKeys,
  operatorPermissions,
  revokeOperatorKey,
  type StoredOperatorKey,
} from '../../store/operator-keys.ts'
import { expiryOf } from '../key-expiry.ts'
import { operatorActor } from '../operator-actor.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'

const nameLengthMax = 120

const Create = Type.Object({
  name: Type.String({ minLength: 1, maxLength: nameLengthMax }),
  /** Default: `read`. */
  permission: Type.Optional(Type.Enum([...operatorPermissions])),
  /** The last day, UTC. */
  expires: Type.Optional(Type.Union([Type.String({ format: 'date' }), Type.Null()])),
})
const List = Type.Object({})
const Revoke = Type.Object({ id: Type.String() })

/** Makes a key of the operator. Its text is only in this answer. docs/console-api.md#operator-keys. */
export const createOperatorKey: OperatorOperation<typeof Create, ShownKey & { readonly key: string }> = {
  name: 'operators.create',
  input: Create,
  async run({ store, clock, keys }, { name, permission = 'read', expires = null }) {
    const key = keyFromRandom(randomBytes(keyRandomBytes), 'op')
    const at = clock.now()
    const stored: StoredOperatorKey = {
      id: randomUUID(),
      name,
      prefix: keyPrefix(key),
      mac: keyMac(key, keys.newest.pepper),
      pepperId: keys.newest.id,
      permission,
      createdAt: at,
      expiresAt: expiryOf(expires, at),
      revokedAt: null,
      lastUsedAt: null,
    }
    await insertOperatorKey(store, stored, { actor: operatorActor, at })
    return { ...shown(stored, at), key }
  },
}

/** Every key of the operator and its state. */
export const listAllOperatorKeys: OperatorOperation<typeof List, readonly ShownKey[]> = {
  name: 'operators.list',
  input: List,
  async run({ store, clock }) {
    return (await listOperatorKeys(store)).map((key) => shown(key, clock.now()))
  },
}

/** Revokes a key of the operator from the next call on. Revoking it again changes nothing. */
export const revokeOneOperatorKey: OperatorOperation<typeof Revoke, ShownKey> = {
  name: 'operators.revoke',
  input: Revoke,
  async run({ store, clock }, { id }) {
    const at = clock.now()
    const revoked = isUuid(id) ? await revokeOperatorKey(store, id, { actor: operatorActor, at }) : null
    if (revoked === null) throw errors.notFound()
    return shown(revoked, at)
  },
}

/** A key of the operator in `--json` output, without its text. */
type ShownKey = ReturnType<typeof shown>

function shown(key: StoredOperatorKey, now: Date) {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    permission: key.permission,
    state: keyState({ ...key, rotatedTo: null }, now),
    created_at: wireTime(key.createdAt),
    expires_at: time(key.expiresAt),
    revoked_at: time(key.revokedAt),
    last_used_at: time(key.lastUsedAt),
  }
}

function time(moment: Date | null): string | null {
  return moment === null ? null : wireTime(moment)
}
