import type { ReadProgress } from '../ports/list-engine.ts'

/** Time between two progress lines; on a terminal the line is overwritten. */
const betweenLinesMs = 500

/** Writes the progress of a list import, first after half a second, so that quick imports print none. */
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
