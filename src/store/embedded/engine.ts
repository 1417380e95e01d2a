import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { unwatchedDiskSpace, type DiskSpace } from '../../ports/disk-space.ts'
import type { Connections, HeldConnection } from '../connection/connections.ts'
import type { Role } from '../connection/roles.ts'
import { copyFolder } from './copy-folder.ts'
import { createFolder } from './create-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { openSession, WORKER_PROGRAM, type Session } from './session.ts'
import { Turn } from './turn.ts'

/** PostgreSQL inside this process: one data folder, one session. */
export interface EmbeddedEngine {
  /** Connections that run as the role. They all take turns at the one session. */
  connections(role: Role): Connections
  /** Runs work as the owner of the tables. */
  asOwner(work: (client: ClientBase) => Promise<void>): Promise<void>
  /** The same on a copy of the database as it is now, in a thread of its own; one at a time. The copy is removed. */
  snapshot(work: (client: ClientBase) => Promise<void>): Promise<void>
  /** As `asOwner`, for work that rewrites the files or ends the log: it waits for a copy that is being made. */
  maintain(work: (client: ClientBase) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** What an engine may be given: the program of its thread, by a test, and the room on its disk. */
export interface EmbeddedOptions {
  readonly program?: URL
  readonly diskSpace?: DiskSpace
}

/**
 * Opens the database in `dataDir`/database, which it makes if need be. A session that is lost is opened again for the next
 * statement. Throws StoreLocked when another process has the folder, StoreUnfit when the database does not open.
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedEngine> {
  const { program = WORKER_PROGRAM, diskSpace = unwatchedDiskSpace } = options
  const folder = join(dataDir, 'database')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  try {
    await rm(copyPlace(dataDir), { recursive: true, force: true }) // of a backup that was cut off
    await createFolder(folder)
    await chmod(folder, 0o700) // PGlite makes files that everybody may read
    return await openTurns({ folder, copy: copyPlace(dataDir), program, diskSpace, release: lock.release })
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Where a copy of the database stands while a backup reads it. */
function copyPlace(dataDir: string): string {
  return join(dataDir, 'backup-copy')
}

async function openTurns(place: {
  readonly folder: string
  readonly copy: string
  readonly program: URL
  readonly diskSpace: DiskSpace
  readonly release: () => void
}): Promise<EmbeddedEngine> {
  const { folder, program, diskSpace, release } = place
  const turn = new Turn()
  let closed = false
  let session = await openInRoom(place)

  async function acquire(role: Role | null): Promise<HeldConnection> {
    const pass = await turn.take()
    try {
      if (closed) throw new Error('The store is closed')
      if (session.isLost()) {
        await session.ended
        session = await openInRoom(place)
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

  async function asOwner(work: (client: ClientBase) => Promise<void>): Promise<void> {
    const { client, release: restore } = await acquire(null)
    try {
      await work(client)
    } finally {
      restore(false)
    }
  }

  async function ask(sql: string): Promise<Record<string, unknown>> {
    let row: Record<string, unknown> = {}
    await asOwner(async (client) => void (row = (await client.query<Record<string, unknown>>(sql)).rows[0] ?? {}))
    return row
  }

  let copying: Promise<void> | null = null
  async function snapshot(work: (client: ClientBase) => Promise<void>): Promise<void> {
    if (copying !== null) throw new Error('Another backup is under way')
    const { promise, resolve } = Promise.withResolvers<void>()
    copying = promise
    try {
      await copyFolder({ ask, diskSpace, folder, target: join(place.copy, 'database') })
      const copy = await openEmbedded(place.copy, { program })
      try {
        await copy.asOwner(work)
      } finally {
        await copy.close()
      }
    } finally {
      await rm(place.copy, { recursive: true, force: true })
      copying = null
      resolve()
    }
  }

  async function maintain(work: (client: ClientBase) => Promise<void>): Promise<void> {
    while (copying !== null) await copying
    await asOwner(work)
  }

  return {
    snapshot,
    maintain,
    connections: (role) => ({
      acquire: () => acquire(role),
      usage() {
        const { taken, waiting } = turn.usage
        return { busy: taken ? 1 : 0, idle: taken ? 0 : 1, waiting }
      },
      end: async () => {},
    }),
    asOwner,
    async close() {
      const pass = await turn.take()
      closed = true
      pass()
      await session.close()
      release()
    },
  }
}

/** Recovery writes: on a disk that is full the database opens only once what is kept aside for it is given back. */
async function openInRoom(place: {
  readonly folder: string
  readonly program: URL
  readonly diskSpace: DiskSpace
}): Promise<Session> {
  const { folder, program, diskSpace } = place
  try {
    return await openSession(folder, program)
  } catch (error) {
    if (!diskSpace.release()) throw error
    return openSession(folder, program)
  }
}
