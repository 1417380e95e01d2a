import { Client } from 'pg'
import type { ClientBase } from 'pg'
import { StoreUnfit } from '../connection/errors.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** Runs work on a connection of its own as the user of the URL, the owner of the tables. Throws StoreUnfit when it cannot connect. */
export async function asOwner(url: string, work: (client: ClientBase) => Promise<void>): Promise<void> {
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
    await work(client)
  } finally {
    await client.end()
  }
}

/** A host name with several addresses fails with one error per address and an empty message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
