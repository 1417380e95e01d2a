/** docs/api.md#json-bodies: deeper is `json_invalid`. */
export const depthMax = 64
/**
 * docs/api.md#json-bodies: more is `too_long`. Fifty documents of forty fields and two hundred parties of ten take 5,000. Each value
 * costs a few µs to parse, validate, read, hash and store, and 1 MB has room for 500,000.
 */
export const valuesMax = 10_000

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a

/** What is counted of a JSON text before it is parsed. */
export interface JsonSize {
  /** Offset of the bracket that opens a level beyond `depthMax`; null when there is none. */
  readonly tooDeepAt: number | null
  /** Values at all levels, keys not counted; an empty list or object may count twice. */
  readonly values: number
  /** Members of all objects, those with the name of another one too. */
  readonly members: number
}

/** Counts brackets, commas and colons outside of strings; the text need not be valid. docs/api.md#json-bodies. */
export function sizeOfJson(text: string): JsonSize {
  let depth = 0
  let values = 1
  let members = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfString(text, index + 1)
    else if (code === comma) values++
    else if (code === colon) members++
    else if (code === 0x7b || code === 0x5b) {
      if (++depth > depthMax) return { tooDeepAt: index, values, members }
      values++
    } else if (code === 0x7d || code === 0x5d) depth--
  }
  return { tooDeepAt: null, values, members }
}

/** Members of all objects of a parsed text: fewer than the text has when an object had a name twice. */
export function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const isList = Array.isArray(value)
  let members = 0
  for (const item of isList ? value : Object.values(value)) members += (isList ? 0 : 1) + membersOf(item)
  return members
}

/** The offset of the quote that ends a string; that of the text's end when none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === backslash) backslashes++
    if (backslashes % 2 === 0) return end
  }
  return text.length
}
