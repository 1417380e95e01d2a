/**
 * The facts of a log line: ids, counts, durations and codes only, so that no personal data can be logged. There is no key for
 * values of documents, profiles or secrets.
 */
export interface LogFacts {
  readonly request_id?: string
  readonly operation?: string | null
  readonly status?: number
  readonly tenant_id?: string | null
  readonly key_id?: string | null
  readonly operator_key_id?: string | null
  readonly endpoint_id?: string
  readonly duration_ms?: number
  readonly job?: string
  readonly count?: number
  /** A signed checkpoint of the audit trail: ids, hashes and times. */
  readonly checkpoint?: string
  readonly engine?: string
  readonly address?: string
  readonly setting?: string
  /** Known names near the fields of a request that nothing read; never the names that were sent. */
  readonly nearest?: readonly string[]
  /** An error's class or code, never its message. */
  readonly cause?: string
  /** Stack frames of our own files, without the message line. */
  readonly frames?: readonly string[]
}

export interface Log {
  debug(message: string, facts?: LogFacts): void
  info(message: string, facts?: LogFacts): void
  warn(message: string, facts?: LogFacts): void
  error(message: string, facts?: LogFacts): void
}

const framesMax = 8

/** The class, code and stack frames of an unexpected error, without its message, which can have personal values. */
export function errorFacts(error: unknown): Pick<LogFacts, 'cause' | 'frames'> {
  if (!(error instanceof Error)) return { cause: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, framesMax)
    .map((line) => line.trim())
  return { cause: code === null ? error.name : `${error.name} ${code}`, frames }
}
