import { equalBytes, hmacSha256 } from './hmac-sha256.ts'
import type { SignedHeaders } from './signed-headers.ts'
import type { RefusalCode } from './webhook-refused.ts'

/** Larger bodies are not parsed for a diagnosis; an event is under 100 KB. */
const parsedBytesMax = 1_000_000

/**
 * The most likely cause of an invalid signature. Tries common mistakes and names the one that fits; the webhook is refused in any
 * case.
 */
export function likelyMistake(headers: SignedHeaders, body: Uint8Array, secrets: readonly string[]): RefusalCode {
  const { timestamp, signature, oldSignature, standardSignature } = headers
  if (timestamp === null && signature === null) {
    if (standardSignature !== null) return 'signature_wrong'
    return oldSignature === null ? 'headers_missing' : 'old_signature_only'
  }
  if (signature === null) return 'signature_missing'
  if (timestamp === null) return 'timestamp_missing'
  if (!/^sha256=[0-9a-f]{64}$/.test(signature)) return 'signature_malformed'
  if (!/^\d{1,12}$/.test(timestamp)) return 'timestamp_malformed'

  const fits = (secret: string, text: Uint8Array | string, given: string, before = `${timestamp}.`) =>
    equalBytes(utf8(given), utf8(`sha256=${hex(hmacSha256(utf8(secret), utf8(before), utf8(text)))}`))
  const compact = writtenAgain(body)
  for (const secret of secrets) {
    if (compact !== null && fits(secret, compact, signature)) return 'body_reserialised'
    if (oldSignature !== null && fits(secret, body, oldSignature, '')) return 'timestamp_changed'
    if (secret.trim() !== secret && fits(secret.trim(), body, signature)) return 'secret_untrimmed'
    if (fits(`whsec_${secret}`, body, signature)) return 'secret_prefix_missing'
  }
  return 'signature_wrong'
}

/** The same JSON without white space, as the service writes it; null when it is not JSON. */
function writtenAgain(body: Uint8Array): string | null {
  if (body.length > parsedBytesMax) return null
  try {
    return JSON.stringify(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return null
  }
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function utf8(text: Uint8Array | string): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text
}
