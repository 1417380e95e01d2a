import { readFileSync } from 'node:fs'
import { UsageError } from './command.ts'

/**
 * Credentials from a file of NAME=VALUE lines, so that they stand in no process list; `-` reads standard input. Empty lines and
 * lines that begin with # do not count. Throws UsageError.
 */
export function credentialsOf(file: string): Record<string, string> {
  const lines = readFileSync(file === '-' ? 0 : file, 'utf8').split(/\r?\n/)
  const credentials: Record<string, string> = {}
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const equals = line.indexOf('=')
    if (equals < 1) throw new UsageError('each line of the credentials is NAME=VALUE')
    credentials[line.slice(0, equals).trim()] = line.slice(equals + 1).trim()
  }
  return credentials
}
