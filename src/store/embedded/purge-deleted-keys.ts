import type { ClientBase } from 'pg'

/**
 * Removes deleted data keys from the disk: a deleted row stays in its file and in the write-ahead log until the space is reused.
 * Rewrites the table, switches to a new log file and deletes the old files of both. Run it as the owner of the tables.
 */
export async function purgeDeletedKeys(client: ClientBase): Promise<void> {
  await client.query('vacuum full data_key')
  await client.query('set wal_recycle = off')
  await client.query('select pg_switch_wal()')
  await client.query('checkpoint')
}
