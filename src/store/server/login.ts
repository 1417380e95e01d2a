import { Client } from 'pg'
import type { ClientBase } from 'pg'
import { StoreUnfit } from '../connection/errors.ts'

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Runs work on a connection of its own as the login of the URL. Throws StoreUnfit when it cannot connect.
 * docs/operations.md#two-logins.
 */
export async function asLogin<T>(url: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {}) // the statement of a lost connection fails itself
  try {
    await client.connect()
  } catch (error) {
    throw new StoreUnfit(`Cannot connect to the database at ${client.host}:${client.port}: ${messageOf(error)}`, {
      cause: error,
    })
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A host name with several addresses fails with one error per address and an empty message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
