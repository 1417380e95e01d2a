import type { OnProgress } from '../ports/progress.ts'

/** Time before the first line and between two lines: on a terminal, where a line is overwritten, and in a log. */
const betweenLinesMs = { terminal: 500, log: 5_000 } as const
const clearLine = '\r\u001b[K'

/** Writes progress to a stream; operations that are over before the first line is due write nothing. */
export function progressOn(
  stream: { readonly isTTY?: boolean; write(text: string): unknown },
  nowMs: () => number = () => performance.now(),
): OnProgress & { end(): void } {
  const isTerminal = stream.isTTY === true
  const betweenMs = isTerminal ? betweenLinesMs.terminal : betweenLinesMs.log
  let saidAt = nowMs()
  let isShown = false
  /** Removes the line from the terminal, so that the result takes its place. */
  const end = () => {
    if (isTerminal && isShown) stream.write(clearLine)
    isShown = false
  }
  const show: OnProgress = ({ done, total, unit }) => {
    if (done === total) return end()
    const now = nowMs()
    if (now - saidAt < betweenMs) return
    saidAt = now
    isShown = true
    const line = `${done}${total === null ? '' : ` of ${total}`} ${unit}`
    stream.write(isTerminal ? `${clearLine}${line}` : `${line}\n`)
  }
  return Object.assign(show, { end })
}
