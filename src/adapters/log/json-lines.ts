import { pino } from 'pino'
import type { Log, LogFacts } from '../../ports/log.ts'

/** JSON lines on standard output, or to `destination`. The facts are the port's closed list; nothing else gets in. */
export function openLog(options: {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly destination?: { write(line: string): void }
}): Log {
  const logger = pino(
    { level: options.level, base: null },
    options.destination ?? pino.destination({ fd: 1, sync: true }),
  )
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, facts: LogFacts = {}) =>
      logger[level](facts, message)
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}
