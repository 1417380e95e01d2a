import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { QueryResult as Answer } from 'pg'
import { DatabaseError } from 'pg'
import type { HeldConnection } from './connection/connections.ts'
import { SET_TENANT } from './set-tenant.ts'

/** What every connection of one store shares. */
export interface SendOptions {
  /** Called once per round trip with its statements, joined by '; '. */
  readonly onQuery: ((sql: string) => void) | undefined
  readonly nameOf: (sql: string) => string | undefined
  /** Called after each round trip with its start, of `performance.now()`, and whether the database answered without an error. */
  readonly onAnswer: (startedAt: number, answered: boolean) => void
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * One connection for Kysely. `begin` and the tenant of a transaction are sent ahead: their answers are awaited with the next
 * statement, so they cost no round trip of their own. If one of them fails, the next statement fails with its error.
 */
export class StoreConnection implements DatabaseConnection {
  readonly #held: HeldConnection
  readonly #options: SendOptions
  #ahead: { sql: string; answer: Promise<unknown> }[] = []
  #broken = false

  constructor(held: HeldConnection, options: SendOptions) {
    this.#held = held
    this.#options = options
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (query.sql === SET_TENANT) {
      this.sendAhead(query.sql, query.parameters)
      return { rows: [] }
    }
    const { command, rowCount, rows } = await this.#ask(query.sql, query.parameters)
    return WRITES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  /** Sends a statement without waiting for it; the next statement waits for both. */
  sendAhead(sql: string, parameters: readonly unknown[] = []): void {
    const answer = this.#send(sql, parameters)
    answer.catch(() => {}) // the next statement throws it
    this.#ahead.push({ sql, answer })
  }

  async commit(): Promise<void> {
    const { command } = await this.#ask('commit', [])
    // PostgreSQL answers COMMIT with ROLLBACK when an earlier statement of the transaction failed.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: one of its statements had failed')
  }

  /** Never throws: a connection that cannot roll back is closed, which makes the database roll back. */
  async rollback(): Promise<void> {
    try {
      await this.#ask('rollback', [])
    } catch {
      this.#broken = true
    }
  }

  release(): void {
    this.#held.release(this.#broken || this.#held.client.getTransactionStatus() !== 'I')
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The store does not stream rows: ask with a limit')
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    const ahead = this.#ahead
    this.#ahead = []
    this.#options.onQuery?.([...ahead.map((sent) => sent.sql), sql].join('; '))
    const startedAt = performance.now()
    const answer = this.#send(sql, parameters)
    try {
      if (ahead.length > 0) await Promise.all([...ahead.map((sent) => sent.answer), answer])
      const answered = await answer
      this.#options.onAnswer(startedAt, true)
      return answered
    } catch (error) {
      this.#options.onAnswer(startedAt, false)
      this.#broken ||= !leavesConnectionUsable(error)
      throw error
    }
  }

  #send(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    const name = this.#options.nameOf(sql)
    return this.#held.client.query({ text: sql, values: [...parameters], ...(name !== undefined && { name }) })
  }
}

/** Whether only the statement failed. A plan made before a migration (0A000) or a lost server needs a new connection. */
function leavesConnectionUsable(error: unknown): boolean {
  if (error instanceof DatabaseError) return !/^(08|57P|0A000)/.test(error.code ?? '08')
  return error instanceof RangeError
}
