/**
 * docs/webhooks.md#secrets: `whsec_` and 48 characters. Letters and digits only: base64 of 36 bytes at the same time,
 * see signing below.
 */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'whsec_'
const length = 48
/** docs/webhooks.md#secrets. */
export const secretLengthMin = 16

/** Random bytes that one secret is made of; four a character, so that no character is likelier. */
export const secretRandomBytes = length * 4

/** The text of a signing secret from random bytes, 285 bits of them. */
export function secretFromRandom(bytes: Buffer): string {
  if (bytes.length < secretRandomBytes) throw new Error(`a secret needs ${secretRandomBytes} random bytes`)
  let text = prefix
  for (let index = 0; index < length; index++) {
    text += alphabet.charAt(bytes.readUInt32BE(index * 4) % alphabet.length)
  }
  return text
}

/**
 * The key that a secret stands for under Standard Webhooks: base64 after `whsec_`; a secret of another form is taken as its
 * UTF-8 bytes, which the standard's libraries call raw.
 */
export function standardKey(secret: string): Buffer {
  const encoded = secret.startsWith(prefix) ? secret.slice(prefix.length) : ''
  const key = Buffer.from(encoded, 'base64')
  return encoded !== '' && key.toString('base64') === encoded ? key : Buffer.from(secret)
}
