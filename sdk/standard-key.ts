const prefix = 'whsec_'

/**
 * The key that a secret stands for under Standard Webhooks: base64 after `whsec_`; a secret of another form is taken as its UTF-8
 * bytes, which the standard's libraries call raw.
 */
export function standardKey(secret: string): Uint8Array {
  const encoded = secret.startsWith(prefix) ? secret.slice(prefix.length) : ''
  try {
    const bytes = atob(encoded)
    // Only what is written the one way is base64: without its padding or with loose bits it is a text.
    if (encoded !== '' && btoa(bytes) === encoded) return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
  } catch {
    // No base64 at all.
  }
  return new TextEncoder().encode(secret)
}
