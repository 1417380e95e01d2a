import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { crc32 } from 'node:zlib'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const nameLength = 8
/** 58 random characters of 62 hold 345 bits; 6 more are the checksum. */
const randomLength = 58
const checksumLength = 6

/** Visible part of a key: `sk_`, 8 characters and the second `_`. docs/api.md#api-keys. */
export const keyPrefixLength = 12

/** What a key begins with: `sk` is of a workspace and for the API, `op` of the operator and for the console's API. */
export type KeyKind = 'sk' | 'op'

const keyPatterns: Readonly<Record<KeyKind, RegExp>> = {
  sk: /^sk_[0-9A-Za-z]{8}_[0-9A-Za-z]{64}$/,
  op: /^op_[0-9A-Za-z]{8}_[0-9A-Za-z]{64}$/,
}

/** Random bytes per key; four per character make the modulo bias negligible. */
export const keyRandomBytes = (nameLength + randomLength) * 4

/**
 * The text of a key from random bytes: its kind, `_`, 8 characters, `_`, 64 characters. The last 6 are a CRC-32 over everything
 * before them, so that typing errors and false alarms of secret scanners are detected without a look-up.
 * docs/api.md#api-keys.
 */
export function keyFromRandom(bytes: Buffer, kind: KeyKind = 'sk'): string {
  if (bytes.length < keyRandomBytes) throw new Error(`a key needs ${keyRandomBytes} random bytes`)
  let text = ''
  for (let index = 0; index < nameLength + randomLength; index++) {
    text += alphabet.charAt(bytes.readUInt32BE(index * 4) % alphabet.length)
  }
  const body = `${kind}_${text.slice(0, nameLength)}_${text.slice(nameLength)}`
  return body + checksum(body)
}

/** True when the text has the form of a key of this kind and its checksum is right; needs no store. */
export function isWellFormedKey(text: string, kind: KeyKind = 'sk'): boolean {
  return keyPatterns[kind].test(text) && text.endsWith(checksum(text.slice(0, -checksumLength)))
}

/** The first 12 characters, stored in clear text to find the row. */
export function keyPrefix(key: string): string {
  return key.slice(0, keyPrefixLength)
}

/** HMAC-SHA256 of the whole key under the pepper: a stolen table alone cannot confirm a leaked key. */
export function keyMac(key: string, pepper: KeyObject): Buffer {
  return createHmac('sha256', pepper).update(key).digest()
}

/** Compares two MACs in constant time. */
export function sameMac(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The state of a key, derived from three moments instead of stored. docs/api.md#api-keys. */
export type KeyState = 'active' | 'grace' | 'expired' | 'revoked'

export interface KeyMoments {
  readonly revokedAt: Date | null
  readonly expiresAt: Date | null
  /** The key that replaced it. */
  readonly rotatedTo: string | null
}

/** The state of a key at a moment. A key is expired from its expiry moment on. */
export function keyState(moments: KeyMoments, now: Date): KeyState {
  if (moments.revokedAt !== null) return 'revoked'
  if (moments.expiresAt !== null && moments.expiresAt <= now) return 'expired'
  return moments.rotatedTo === null ? 'active' : 'grace'
}

function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let index = 0; index < checksumLength; index++) {
    digits = alphabet.charAt(rest % alphabet.length) + digits
    rest = Math.floor(rest / alphabet.length)
  }
  return digits
}
