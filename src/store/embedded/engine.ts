import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import type { Connections, HeldConnection } from '../connections.ts'
import type { Role } from '../roles.ts'
import { createFolder } from './create-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { openSession, WORKER_PROGRAM } from './session.ts'
import { Turn } from './turn.ts'

/** PostgreSQL inside this process: one data folder, one session. */
export interface EmbeddedEngine {
  /** Connections that run as the role. They all take turns at the one session. */
  connections(role: Role): Connections
  /** Runs work as the owner of the tables. */
  asOwner(work: (client: ClientBase) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the database in `dataDir`/database, which it makes if need be. A session that is lost is opened again for the next
 * statement. Throws StoreLocked when another process has the folder, StoreUnfit when the database does not open.
 */
export async function openEmbedded(dataDir: string, program: URL = WORKER_PROGRAM): Promise<EmbeddedEngine> {
  const folder = join(dataDir, 'database')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  try {
    await createFolder(folder)
    await chmod(folder, 0o700) // PGlite makes files that everybody may read
    return await openTurns(folder, program, lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openTurns(folder: string, program: URL, release: () => void): Promise<EmbeddedEngine> {
  const turn = new Turn()
  let closed = false
  let session = await openSession(folder, program)

  async function acquire(role: Role | null): Promise<HeldConnection> {
    const pass = await turn.take()
    try {
      if (closed) throw new Error('The store is closed')
      if (session.isLost()) {
        await session.ended
        session = await openSession(folder, program)
      }
    } catch (error) {
      pass()
      throw error
    }
    const { client, takeRole, abandon } = session
    takeRole(role)
    return {
      client,
      release(broken) {
        if (broken) abandon()
        pass()
      },
    }
  }

  return {
    connections: (role) => ({ acquire: () => acquire(role), end: async () => {} }),
    async asOwner(work) {
      const { client, release: giveBack } = await acquire(null)
      try {
        await work(client)
      } finally {
        giveBack(false)
      }
    },
    async close() {
      const pass = await turn.take()
      closed = true
      pass()
      await session.close()
      release()
    },
  }
}
