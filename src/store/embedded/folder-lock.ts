import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreLocked } from '../connection/errors.ts'

const SQLITE_BUSY = 5

export interface FolderLock {
  release(): void
}

/**
 * Locks the data folder for this process. The kernel releases the lock when the process ends, also after a crash, so there are
 * no stale locks. Throws StoreLocked when another process holds it.
 */
export function lockFolder(dataDir: string): FolderLock {
  const file = new DatabaseSync(join(dataDir, 'database.lock'), { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) throw new StoreLocked(dataDir)
    throw error
  }
  return { release: () => file.close() }
}
