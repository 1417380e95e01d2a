import type { Readable } from 'node:stream'

/**
 * Calls `line` with each line of a stream of UTF-8 text, and `overflow` once when a line has more than `bytesMax` bytes: nothing
 * is kept after that. The bytes are counted as they come, so that a sender that is not trusted cannot fill the memory.
 * docs/reader-sandbox.md#one-file-no-path.
 */
export function eachLine(
  stream: Readable,
  bytesMax: number,
  { line, overflow }: { readonly line: (text: string) => void; readonly overflow: () => void },
): void {
  const newline = 0x0a
  let kept: Buffer[] = []
  let keptBytes = 0
  stream.on('error', () => stream.destroy())
  stream.on('data', (chunk: Buffer) => {
    let rest = chunk
    for (let end = rest.indexOf(newline); ; end = rest.indexOf(newline)) {
      const part = end < 0 ? rest : rest.subarray(0, end)
      keptBytes += part.length
      if (keptBytes > bytesMax) {
        kept = []
        stream.destroy()
        overflow()
        return
      }
      kept.push(part)
      if (end < 0) return
      line(Buffer.concat(kept).toString('utf8'))
      kept = []
      keptBytes = 0
      rest = rest.subarray(end + 1)
    }
  })
}
