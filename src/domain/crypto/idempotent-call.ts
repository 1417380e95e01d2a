import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

const keyBytes = 32
/** Bytes of each MAC that are kept: enough that no two calls of a workspace meet. */
const macBytes = 16

/** What an Idempotency-Key belongs to: the same text of another API key, environment or operation is another key. */
export interface IdempotencyScope {
  readonly keyId: string
  readonly environment: string
  readonly operation: string
}

/**
 * HMAC-SHA256, 16 bytes, of an Idempotency-Key in its scope under a key derived from the workspace's key (HKDF, RFC 5869). The text
 * itself is stored nowhere.
 */
export function idempotentCallMac(
  workspaceKey: KeyObject,
  { keyId, environment, operation }: IdempotencyScope,
  idempotencyKey: string,
): Buffer {
  return mac(workspaceKey, [JSON.stringify(['call', keyId, environment, operation, idempotencyKey])])
}

/** HMAC of what a call asks, 16 bytes: its path with the query and its body. Two calls that ask the same have the same. */
export function idempotentBodyMac(workspaceKey: KeyObject, where: string, body: Uint8Array | string): Buffer {
  return mac(workspaceKey, [JSON.stringify(['body', where]), body])
}

/** The key that seals an answer. It takes the workspace's key and the caller's Idempotency-Key to make. */
export function idempotentAnswerKey(workspaceKey: KeyObject, idempotencyKey: string): KeyObject {
  const info = `gatehouse:idempotent-answer:${idempotencyKey}`
  return createSecretKey(Buffer.from(hkdfSync('sha256', workspaceKey, '', info, keyBytes)))
}

function mac(workspaceKey: KeyObject, parts: readonly (Uint8Array | string)[]): Buffer {
  const hash = createHmac('sha256', derivedKey(workspaceKey, 'idempotent-call'))
  for (const part of parts) hash.update(part)
  return hash.digest().subarray(0, macBytes)
}
