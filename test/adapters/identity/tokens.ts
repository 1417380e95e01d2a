import { sign } from 'node:crypto'

import { makeKey, type SigningKey } from './provider.ts'

export const now = new Date('2026-11-21T10:00:00Z')
export const nowSeconds = now.getTime() / 1000
export const account = 'kyc-caller@lending-prod.iam.gserviceaccount.com'
export const audience = 'https://kyc.bank.example'

export const key = makeKey()

type Json = Record<string, unknown>

const goodClaims = {
  iss: 'https://accounts.google.com',
  aud: audience,
  sub: '112233445566778899000',
  email: account,
  email_verified: true,
  iat: nowSeconds,
  exp: nowSeconds + 3600,
}

/** A token signed by the key; a claim or header given as undefined is left out. */
export function tokenOf(claims: Json = {}, header: Json = {}, signer: SigningKey = key) {
  const parts = [
    { alg: 'RS256', typ: 'JWT', kid: signer.kid, ...header },
    { ...goodClaims, ...claims },
  ].map((part) => JSON.stringify(part))
  return signedText(parts[0] ?? '', parts[1] ?? '', signer)
}

/** A token of exactly this header and payload. */
export function signedText(header: string, payload: string | Buffer, signer: SigningKey = key): string {
  const signed = [header, payload].map((part) => Buffer.from(part).toString('base64url')).join('.')
  return `${signed}.${sign('sha256', Buffer.from(signed), signer.privateKey).toString('base64url')}`
}
