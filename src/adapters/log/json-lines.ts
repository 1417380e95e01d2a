import { pino } from 'pino'
import type { Log, LogFacts } from '../../ports/log.ts'

/** Lines that wait in memory while standard output takes none, a full disk under it for one; more are dropped. */
const waitingCharactersMax = 1024 * 1024

/**
 * JSON lines on standard output, or to `destination`. The facts are the port's closed list; nothing else gets in. Output
 * that cannot be written never ends the process.
 */
export function openLog(options: {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly destination?: { write(line: string): void }
}): Log {
  const logger = pino({ level: options.level, base: null }, options.destination ?? standardOutput())
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, facts: LogFacts = {}) =>
      logger[level](facts, message)
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}

function standardOutput() {
  const output = pino.destination({ fd: 1, sync: true, maxLength: waitingCharactersMax })
  output.on('error', () => {}) // the next line tries again, with what waits
  return output
}
