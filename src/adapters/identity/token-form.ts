const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
/** A string of JSON and, for a key of an object, the colon after it. */
const stringOrKey = /"(?:[^"\\]|\\.)*"(\s*:)?/g

/**
 * What is wrong with the form of a compact token beyond what its library refuses; null: nothing. A token that could be written or
 * read in two ways is refused, for another reader could see another claim in it (RFC 7515 section 2 and 4, RFC 7519 section 4,
 * RFC 8725 section 3.1). docs/api.md#service-accounts.
 */
export function faultOfForm(token: string): 'token_encoding' | 'token_json' | 'token_repeated_key' | null {
  const segments = token.split('.')
  if (!segments.every(isCanonical)) return 'token_encoding'
  for (const segment of segments.slice(0, 2)) {
    const text = textOf(segment)
    if (text === null) return 'token_encoding'
    const value = parse(text)
    if (value === undefined) return 'token_json'
    if (keysWritten(text) !== keysIn(value)) return 'token_repeated_key'
  }
  return null
}

/** Base64url without padding, white space, other letters or left-over bits (RFC 4648 section 3.5, RFC 7515 section 2). */
function isCanonical(segment: string): boolean {
  return Buffer.from(segment, 'base64url').toString('base64url') === segment
}

function textOf(segment: string): string | null {
  try {
    return utf8.decode(Buffer.from(segment, 'base64url'))
  } catch {
    return null // The bytes are not UTF-8; the message of the decoder does not matter.
  }
}

/** Keys in the text of JSON, repeated ones counted each time. */
function keysWritten(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(stringOrKey)) if (colon !== undefined) count++
  return count
}

/** Keys of all objects of a parsed value; of a repeated one the parser keeps the last. */
function keysIn(value: unknown): number {
  let count = 0
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    const members = Object.values(next)
    if (!Array.isArray(next)) count += members.length
    for (const member of members) waiting.push(member)
  }
  return count
}

/** The value, or undefined for text that is not JSON; a library may read more, such as a byte order mark. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
