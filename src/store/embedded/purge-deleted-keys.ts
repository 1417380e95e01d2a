import type { ClientBase } from 'pg'

/**
 * A deleted row stays in its file and in the write-ahead log until their place is used again; a destroyed key must not.
 * The table is written anew, the log begins a new file, and the files of both that were in use until now are deleted.
 * As the owner of the tables.
 */
export async function purgeDeletedKeys(client: ClientBase): Promise<void> {
  await client.query('vacuum full data_key')
  await client.query('set wal_recycle = off')
  await client.query('select pg_switch_wal()')
  await client.query('checkpoint')
}
