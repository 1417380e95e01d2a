import type { ClientBase } from 'pg'

/** One connection, held exclusively until it is released. */
export interface HeldConnection {
  readonly client: ClientBase
  /** Releases it; `broken` closes it instead of reusing it. */
  release(broken: boolean): void
}

/** A source of connections: a pool to the server, or the one session of the embedded database. */
export interface Connections {
  acquire(): Promise<HeldConnection>
  usage(): ConnectionUsage
  end(): Promise<void>
}

/** Numbers of busy and idle connections, and of callers that wait for one. */
export interface ConnectionUsage {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
}
