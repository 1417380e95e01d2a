import { DatabaseError } from 'pg'
import { DiskFull } from '../../ports/disk-space.ts'

/** Another process holds the embedded database of this data folder. A command then talks to that process instead. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked'
  constructor(dataDir: string) {
    super(`Another process is using the embedded database in ${dataDir}`)
  }
}

/** The store would not keep its promises here, so it does not start. The message says what is wrong and what to do. */
export class StoreUnfit extends Error {
  override readonly name = 'StoreUnfit'
}

/** The recorded migrations and the files of this version contradict each other. The message names the migration. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

/** The database went away under a query: whether that query took effect is not known. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
}

/** A backup that cannot be restored here. The message says why and what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** Whether a statement failed because another session was first with the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505'
}

/**
 * Whether the database itself answered that nothing of a statement or transaction was kept, or was never asked for lack of
 * room. Any other failure, a connection lost on the way above all, leaves open whether the commit happened.
 */
export function isCertainlyRolledBack(error: unknown): boolean {
  if (error instanceof DiskFull) return true
  return error instanceof DatabaseError && !/^(08|57P|40003)/.test(error.code ?? '08')
}
