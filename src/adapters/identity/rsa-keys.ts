import { createPublicKey, type KeyObject } from 'node:crypto'

import { isRocaModulus } from './roca.ts'

const keysMax = 100
const modulusBitsMin = 2048
/** Limits the CPU time that a caller's token can cost. */
const modulusBitsMax = 8192
const publicExponent = 65_537n

/**
 * The keys of a JWK set (RFC 7517) that may sign RS256 tokens, by id; null when the text is not a set. Excludes keys of another type
 * or strength and keys with private parameters. Of two keys with one id the first counts.
 * docs/api.md#service-accounts.
 */
export function parseRsaKeys(text: string): ReadonlyMap<string, KeyObject> | null {
  const set = parseJson(text)
  if (!isObject(set) || !Array.isArray(set['keys'])) return null
  const keys = new Map<string, KeyObject>()
  for (const jwk of set['keys'].slice(0, keysMax)) {
    if (!isRs256Jwk(jwk) || keys.has(jwk.kid)) continue
    const key = publicKeyOf(jwk)
    if (key !== null && isStrong(key) && !isRocaModulus(modulusOf(jwk))) keys.set(jwk.kid, key)
  }
  return keys
}

interface Rs256Jwk {
  readonly kty: 'RSA'
  readonly kid: string
  readonly n: string
  readonly e: string
}

function isRs256Jwk(value: unknown): value is Rs256Jwk {
  if (!isObject(value)) return false
  const { kty, kid, n, e, d, use, alg, key_ops: operations } = value
  return (
    kty === 'RSA' &&
    [kid, n, e].every((part) => typeof part === 'string' && part !== '') &&
    d === undefined &&
    (use === undefined || use === 'sig') &&
    (alg === undefined || alg === 'RS256') &&
    (operations === undefined || (Array.isArray(operations) && operations.includes('verify')))
  )
}

function publicKeyOf({ kty, n, e }: Rs256Jwk): KeyObject | null {
  try {
    return createPublicKey({ key: { kty, n, e }, format: 'jwk' })
  } catch {
    return null // The numbers are not an RSA key; the OpenSSL error does not matter.
  }
}

function isStrong({ asymmetricKeyDetails }: KeyObject): boolean {
  const { modulusLength = 0, publicExponent: exponent } = asymmetricKeyDetails ?? {}
  return modulusLength >= modulusBitsMin && modulusLength <= modulusBitsMax && exponent === publicExponent
}

function modulusOf({ n }: Rs256Jwk): bigint {
  return BigInt(`0x${Buffer.from(n, 'base64url').toString('hex')}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
