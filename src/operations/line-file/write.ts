import { createHash, type KeyObject } from 'node:crypto'
import { startLineMacs } from './line-macs.ts'
import { writeNewFile } from './new-file.ts'
import { readLines, type Line } from './read.ts'

/** A file of JSON lines that is being written. */
export interface LineDraft {
  /** Appends a value as a line of JSON. Await it to keep memory bounded. */
  put(value: unknown): Promise<void>
  /** The lines written so far. */
  reread(): AsyncGenerator<Line>
}

/**
 * Writes a file of JSON lines that ends in `{"end":…}`: the result of `write`, the number of lines before it and their SHA-256.
 * With a key every line carries a MAC. Returns that number. The file appears whole or not at all, see `writeNewFile`.
 */
export function writeLineFile(
  target: string,
  write: (draft: LineDraft) => Promise<object>,
  key: KeyObject | null = null,
): Promise<number> {
  return writeNewFile(target, async (file) => {
    const hash = createHash('sha256')
    const macs = key === null ? null : startLineMacs(key)
    const lineOf = (value: unknown): string => {
      const json = JSON.stringify(value)
      return `${macs?.sign(json) ?? json}\n`
    }
    let lines = 0
    const end = await write({
      put(value) {
        const line = lineOf(value)
        hash.update(line)
        lines++
        return file.write(line)
      },
      async *reread() {
        await file.flush()
        yield* readLines(file.path)
      },
    })
    await file.write(lineOf({ end: { ...end, lines, sha256: hash.digest('hex') } }))
    return lines
  })
}
