import type { ClientBase } from 'pg'

/** One connection, ours alone until it is released. */
export interface HeldConnection {
  readonly client: ClientBase
  /** Gives it back; `broken` closes it instead of lending it again. */
  release(broken: boolean): void
}

/** Where queries get their connection: a pool of the server, or the one session of the embedded database. */
export interface Connections {
  acquire(): Promise<HeldConnection>
  /** Connections busy and idle, and callers that wait for one. */
  usage(): ConnectionUsage
  end(): Promise<void>
}

export interface ConnectionUsage {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
}
