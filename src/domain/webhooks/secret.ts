/**
 * docs/webhooks.md#secrets: `whsec_` and 48 characters. Letters and digits only, so that the 48 characters are also
 * base64 of 36 bytes.
 */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'whsec_'
const length = 48
/** docs/webhooks.md#secrets. */
export const secretLengthMin = 16

/** Random bytes per secret; four per character make the modulo bias negligible. */
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
 * The key of a secret under Standard Webhooks: base64 after `whsec_`. A secret of another form is its UTF-8 bytes,
 * which the standard's libraries call raw.
 */
export function standardKey(secret: string): Buffer {
  const encoded = secret.startsWith(prefix) ? secret.slice(prefix.length) : ''
  const key = Buffer.from(encoded, 'base64')
  return encoded !== '' && key.toString('base64') === encoded ? key : Buffer.from(secret)
}
