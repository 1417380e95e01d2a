import { DatabaseError } from 'pg'
import { DiskFull } from '../../ports/disk-space.ts'

/** Another process holds the embedded database of this data folder. A command then calls that process instead. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked'
  constructor(dataDir: string) {
    super(`Another process is using the embedded database in ${dataDir}`)
  }
}

/** The store does not start because it would be unsafe here. The message says what is wrong and what to do. */
export class StoreUnfit extends Error {
  override readonly name = 'StoreUnfit'
}

/** The recorded migrations and the files of this version contradict each other. The message names the migration. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

/** The database was lost during a query: whether that query took effect is unknown. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
}

/** A backup that cannot be restored here. The message says why and what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** Whether a statement failed because another session stored the same key first. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505'
}

/**
 * Whether nothing of a statement or transaction was stored: the database said so, or the statement was not sent because the disk
 * is full. After any other failure, above all a lost connection, it is unknown whether the commit happened.
 */
export function isCertainlyRolledBack(error: unknown): boolean {
  if (error instanceof DiskFull) return true
  return error instanceof DatabaseError && !/^(08|57P|40003)/.test(error.code ?? '08')
}
