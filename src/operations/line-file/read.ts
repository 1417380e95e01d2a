import { createHash, type KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { startLineMacs, type LineMacs } from './line-macs.ts'

/** Longest line; rows of the store are far shorter. */
const lineBytesMax = 256 * 1024 * 1024
const newline = 0x0a

/** A file that writeLineFile did not write, or that was truncated or changed. The message says which. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile'
}

export type Line = Readonly<Record<string, unknown>>

/**
 * The parsed lines of a file written by writeLineFile. Returns the `end` of the last line after all lines were read and their
 * number and SHA-256 match it. Throws DamagedFile otherwise, possibly only at the end: a caller that must not act on a damaged
 * file reads it twice. `keyOf` gets the first line and returns the key of the lines' MACs; with null, no MAC is checked.
 */
export async function* readLineFile(
  path: string,
  keyOf: (header: Line) => KeyObject | null = () => null,
): AsyncGenerator<Line, Line> {
  const hash = createHash('sha256')
  let macs: LineMacs | null = null
  let ended: Line | null = null
  let lines = 0
  for await (const text of splitLines(path)) {
    const place = `${path}, line ${lines + (ended === null ? 1 : 2)}`
    if (ended !== null) throw new DamagedFile(`${place}: the file goes on after its end`)
    const line = parse(text, place)
    if (lines === 0) {
      const key = keyOf(line)
      macs = key === null ? null : startLineMacs(key)
    }
    if (macs !== null && !macs.isNext(text)) {
      throw new DamagedFile(
        `${place}: its MAC is wrong, so it was changed, moved or added, or the line before it was taken out`,
      )
    }
    const end = line['end']
    if (isLine(end)) {
      if (end['lines'] !== lines || end['sha256'] !== hash.digest('hex')) {
        throw new DamagedFile(`${path} is damaged: its lines were changed after it was written`)
      }
      ended = end
    } else {
      hash.update(text).update('\n')
      lines++
      yield line
    }
  }
  if (ended === null) throw new DamagedFile(`${path} is truncated after line ${lines}: its last line is missing`)
  return ended
}

/** The parsed lines of a file that may be incomplete. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let lines = 0
  for await (const text of splitLines(path)) yield parse(text, `${path}, line ${++lines}`)
}

async function* splitLines(path: string): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) throw new Error('a file must be read as bytes')
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)])
      parts = []
      bytes = 0
      from = at + 1
    }
    parts.push(chunk.subarray(from))
    bytes += chunk.length - from
    if (bytes > lineBytesMax) throw new DamagedFile(`${path} has a line of more than ${lineBytesMax} bytes`)
  }
  if (bytes > 0) throw new DamagedFile(`${path} is truncated in the middle of a line`)
}

function parse(text: Buffer, place: string): Line {
  try {
    const value: unknown = JSON.parse(text.toString('utf8'))
    if (isLine(value)) return value
  } catch {
    // thrown below
  }
  throw new DamagedFile(`${place} is not a JSON object`)
}

/** Whether a value is an object and not a list. */
export function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
