import { writeSync } from 'node:fs'
import type { Log, LogFacts } from '../../ports/log.ts'

/** Bytes that wait in memory while standard output takes none, on a full disk for one; lines beyond are dropped. */
const waitingBytesMax = 1024 * 1024
/** When output that was refused is tried again. */
const retryMs = 100
const standardOutputFd = 1

/** Numbers that log collectors know from pino and bunyan. */
const levels = { debug: 20, info: 30, warn: 40, error: 50, silent: Infinity } as const

/**
 * JSON lines on standard output, or to `destination`: level, time in ms since 1970, the facts, the message. The facts are
 * the port's closed list; nothing else gets in. Output that cannot be written never ends the process.
 */
export function openLog(options: {
  readonly level: keyof typeof levels
  readonly destination?: { write(line: string): void }
}): Log {
  const destination = options.destination ?? standardOutput()
  const writer = (level: Exclude<keyof typeof levels, 'silent'>) => {
    if (levels[level] < levels[options.level]) return () => {}
    return (message: string, facts: LogFacts = {}) => {
      destination.write(`${JSON.stringify({ level: levels[level], time: Date.now(), ...facts, msg: message })}\n`)
    }
  }
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') }
}

function standardOutput(): { write(line: string): void } {
  const waiting: Buffer[] = []
  let bytesWaiting = 0
  let retry: NodeJS.Timeout | null = null
  const flush = () => {
    let bytes = Buffer.concat(waiting.splice(0))
    try {
      while (bytes.length > 0) bytes = bytes.subarray(writeSync(standardOutputFd, bytes))
      if (retry !== null) process.off('exit', flush)
      retry = null
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
      // A full disk, a slow pipe, a reader that is gone.
      if (retry === null) process.once('exit', flush)
      retry = setTimeout(flush, retryMs).unref()
    }
    if (bytes.length > 0) waiting.push(bytes)
    bytesWaiting = bytes.length
  }
  return {
    write(line) {
      const bytes = Buffer.from(line)
      if (bytesWaiting + bytes.length > waitingBytesMax) return
      waiting.push(bytes)
      bytesWaiting += bytes.length
      if (retry === null) flush()
    },
  }
}
