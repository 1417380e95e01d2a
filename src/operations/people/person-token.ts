import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32
const form = /^[A-Za-z0-9_-]{43}$/

/** A token of a session or a link: its text is given once, its hash is stored. */
export interface PersonToken {
  /** 256 random bits as base64url. */
  readonly text: string
  readonly hash: Buffer
}

/** Makes a token. */
export function makeToken(): PersonToken {
  const text = randomBytes(tokenBytes).toString('base64url')
  return { text, hash: tokenHash(text) }
}

/** What is stored of a token: SHA-256, since 256 random bits need no slow hash. */
export function tokenHash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Whether a text has the form of a token; needs no store. */
export function isTokenForm(text: string): boolean {
  return form.test(text)
}
