const prefix = 'whsec_'

/**
 * The key of a secret under Standard Webhooks: base64 after `whsec_`. A secret of another form is used as its UTF-8
 * bytes, which the standard's libraries call raw.
 */
export function standardKey(secret: string): Uint8Array {
  const encoded = secret.startsWith(prefix) ? secret.slice(prefix.length) : ''
  try {
    const bytes = atob(encoded)
    // Only canonical base64 counts: without padding or with loose bits the secret is text.
    if (encoded !== '' && btoa(bytes) === encoded) return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
  } catch {
    // Not base64.
  }
  return new TextEncoder().encode(secret)
}
