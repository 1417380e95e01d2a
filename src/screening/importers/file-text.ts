import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ListRefused } from '../../ports/list-engine.ts'
import { damageCount, damagedReason } from './double-encoded.ts'
import { headCharsMax, type ListFile } from './list-format.ts'

/** Largest file of a list. The largest published one, OpenSanctions with every politician, has 3 GB. */
const fileBytesMax = 8 * 1024 ** 3
const chunkBytes = 256 * 1024

/**
 * The text of a list's file in pieces, without byte order mark. Throws ListRefused when it is not UTF-8, too large, or was encoded
 * twice, which is known at its end.
 */
export async function* fileText({ path, onBytes }: Pick<ListFile, 'path' | 'onBytes'>): AsyncGenerator<string> {
  const { size } = await stat(path)
  if (size > fileBytesMax) throw new ListRefused(0, `the file has more than ${fileBytesMax} bytes`)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const damage = damageCount()
  let lines = 1
  const decoded = (bytes?: Uint8Array): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
    } catch {
      throw new ListRefused(lines, 'a byte at or after this line is not UTF-8')
    }
  }
  for await (const bytes of createReadStream(path, { highWaterMark: chunkBytes })) {
    if (!(bytes instanceof Uint8Array)) continue
    onBytes(bytes.length)
    const text = decoded(bytes)
    damage.add(text)
    yield text
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  }
  yield decoded()
  if (damage.isTooHigh()) throw new ListRefused(0, damagedReason)
}

/** The first characters of a file, to detect its format. */
export async function fileHead(path: string): Promise<string> {
  let head = ''
  for await (const bytes of createReadStream(path, { end: headCharsMax - 1 })) {
    if (bytes instanceof Uint8Array) head += Buffer.from(bytes).toString('utf8')
  }
  return head.replace(/^\uFEFF/, '').slice(0, headCharsMax)
}
