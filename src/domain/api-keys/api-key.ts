import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { crc32 } from 'node:zlib'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const nameLength = 8
/** 58 random characters of 62 hold 345 bits; 6 more are the checksum. */
const randomLength = 58
const checksumLength = 6

/** Visible part of a key: `sk_`, 8 characters and the second `_`. docs/api.md#api-keys. */
export const keyPrefixLength = 12
const keyPattern = /^sk_[0-9A-Za-z]{8}_[0-9A-Za-z]{64}$/

/** Random bytes that one key is made of; more than one byte a character, so that no character is likelier. */
export const keyRandomBytes = (nameLength + randomLength) * 4

/**
 * The text of a key from random bytes: `sk_`, 8 characters, `_`, 64 characters, the last 6 of which are a CRC-32 over all
 * before them, so that a typing error or a scanner's false alarm is told without a look-up. docs/api.md#api-keys.
 */
export function keyFromRandom(bytes: Buffer): string {
  if (bytes.length < keyRandomBytes) throw new Error(`a key needs ${keyRandomBytes} random bytes`)
  let text = ''
  for (let index = 0; index < nameLength + randomLength; index++) {
    text += alphabet.charAt(bytes.readUInt32BE(index * 4) % alphabet.length)
  }
  const body = `sk_${text.slice(0, nameLength)}_${text.slice(nameLength)}`
  return body + checksum(body)
}

/** True when the text has a key's form and its checksum holds: what can be told without the store. */
export function isWellFormedKey(text: string): boolean {
  return keyPattern.test(text) && text.endsWith(checksum(text.slice(0, -checksumLength)))
}

/** The first 12 characters, kept in clear to find the row. */
export function keyPrefix(key: string): string {
  return key.slice(0, keyPrefixLength)
}

/** HMAC-SHA256 of the whole key under the pepper: a stolen table alone confirms no leaked key. */
export function keyMac(key: string, pepper: KeyObject): Buffer {
  return createHmac('sha256', pepper).update(key).digest()
}

/** Compares two MACs in constant time. */
export function sameMac(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A key's state is not stored: it follows from three moments. docs/api.md#api-keys. */
export type KeyState = 'active' | 'grace' | 'expired' | 'revoked'

export interface KeyMoments {
  readonly revokedAt: Date | null
  readonly expiresAt: Date | null
  /** The key that replaced it. */
  readonly rotatedTo: string | null
}

/** The state of a key at a moment. A key expires at its moment, not after it. */
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
