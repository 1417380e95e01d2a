import type { ReadProgress } from '../ports/list-engine.ts'

/** Time between two lines of progress; on a terminal the line is written over itself. */
const betweenLinesMs = 500

/** Says on a stream how far a list is read, the first time after half a second: what is quick says nothing. */
export function progressOn(stream: {
  readonly isTTY?: boolean
  write(text: string): unknown
}): (progress: ReadProgress) => void {
  let saidAt = performance.now()
  return ({ bytes, entities }) => {
    const now = performance.now()
    if (now - saidAt < betweenLinesMs) return
    saidAt = now
    const line = `read ${(bytes / 1024 / 1024).toFixed(1)} MB, ${entities} entries`
    stream.write(stream.isTTY === true ? `\r${line}` : `${line}\n`)
  }
}
