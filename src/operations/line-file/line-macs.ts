import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

/** Bytes of a MAC in a line: HMAC-SHA256 cut to 128 bits (RFC 2104 section 5). */
const macBytes = 16
const member = ',"mac":"'
const suffixCharacters = member.length + Math.ceil((macBytes * 8) / 6) + '"}'.length

/** The MACs of a file's lines, in order. Each covers its line and the MAC before it, so that every line proves its place. */
export interface LineMacs {
  /** A line of JSON, an object with a member or more, with its MAC as the last member. */
  sign(json: string): string
  /** Whether a line carries the MAC of this line at this place. */
  isNext(line: Buffer): boolean
}

/** Starts the MACs of a file at its first line. docs/operations.md#backup-and-restore. */
export function startLineMacs(key: KeyObject): LineMacs {
  let before = Buffer.from('gatehouse line file')
  /** The MAC of the next line, given without its closing brace. */
  function next(opening: string | Buffer): string {
    before = createHmac('sha256', key).update(before).update(opening).digest()
    return before.toString('base64url', 0, macBytes)
  }
  return {
    sign(json) {
      const opening = json.slice(0, -1)
      return `${opening}${member}${next(opening)}"}`
    },
    isNext(line) {
      const at = line.length - suffixCharacters
      if (at < 1 || line.toString('latin1', at, at + member.length) !== member) return false
      const given = line.subarray(at + member.length)
      const expected = Buffer.from(`${next(line.subarray(0, at))}"}`)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
