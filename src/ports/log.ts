/**
 * The log: JSON lines for an operator. Only these facts can be written, so that nothing personal can: ids, counts,
 * durations, codes. Values of documents, profiles or secrets have no key here.
 */
export interface LogFacts {
  readonly request_id?: string
  readonly operation?: string | null
  readonly status?: number
  readonly tenant_id?: string | null
  readonly key_id?: string | null
  readonly endpoint_id?: string
  readonly duration_ms?: number
  readonly job?: string
  readonly count?: number
  /** A signed checkpoint of the audit trail: ids, hashes and times. */
  readonly checkpoint?: string
  readonly engine?: string
  readonly address?: string
  readonly setting?: string
  /** A cause by name: an error's class or code, never its message. */
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

/** What may be said of an unexpected error: its class or code and where, never its message, which can carry values. */
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
