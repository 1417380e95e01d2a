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
  /** Connections that run as the role. All of them share the one session, in turns. */
  connections(role: Role): Connections
  /** Runs work as the owner of the tables. */
  asOwner(work: (client: ClientBase) => Promise<void>): Promise<void>
  /** Runs work on a copy of the database as it is now, in a thread of its own; one at a time. The copy is removed. */
  snapshot(work: (client: ClientBase) => Promise<void>): Promise<void>
  /** As `asOwner`, for work that rewrites files or the log: waits for a copy in progress. */
  maintain(work: (client: ClientBase) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Options of an engine; `program` is for tests, `diskSpace` is unwatched by default. */
export interface EmbeddedOptions {
  readonly program?: URL
  readonly diskSpace?: DiskSpace
}

/**
 * Opens the database in `dataDir`/database, and creates it if it is missing. A lost session is opened again for the next
 * statement. Throws StoreLocked when another process has the folder, StoreUnfit when the database does not open.
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedEngine> {
  const { program = WORKER_PROGRAM, diskSpace = unwatchedDiskSpace } = options
  const folder = join(dataDir, 'database')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  try {
    await rm(copyFolderOf(dataDir), { recursive: true, force: true }) // of an interrupted backup
    await createFolder(folder)
    await chmod(folder, 0o700) // PGlite creates files that everyone can read
    return await openTurns({ folder, copy: copyFolderOf(dataDir), program, diskSpace, release: lock.release })
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The folder of the database's copy during a backup. */
function copyFolderOf(dataDir: string): string {
  return join(dataDir, 'backup-copy')
}

async function openTurns(options: {
  readonly folder: string
  readonly copy: string
  readonly program: URL
  readonly diskSpace: DiskSpace
  readonly release: () => void
}): Promise<EmbeddedEngine> {
  const { folder, program, diskSpace, release } = options
  const turn = new Turn()
  let closed = false
  let session = await openWithSpace(options)

  async function acquire(role: Role | null): Promise<HeldConnection> {
    const pass = await turn.take()
    try {
      if (closed) throw new Error('The store is closed')
      if (session.isLost()) {
        await session.ended
        session = await openWithSpace(options)
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
    const { client, release: releaseSession } = await acquire(null)
    try {
      await work(client)
    } finally {
      releaseSession(false)
    }
  }

  async function ask(sql: string): Promise<Record<string, unknown>> {
    let row: Record<string, unknown> = {}
    await asOwner(async (client) => void (row = (await client.query<Record<string, unknown>>(sql)).rows[0] ?? {}))
    return row
  }

  let copying: Promise<void> | null = null
  async function snapshot(work: (client: ClientBase) => Promise<void>): Promise<void> {
    if (copying !== null) throw new Error('Another backup is in progress; try again when it has finished')
    const { promise, resolve } = Promise.withResolvers<void>()
    copying = promise
    try {
      await copyFolder({ ask, diskSpace, folder, target: join(options.copy, 'database') })
      const copy = await openEmbedded(options.copy, { program })
      try {
        await copy.asOwner(work)
      } finally {
        await copy.close()
      }
    } finally {
      await rm(options.copy, { recursive: true, force: true })
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

/** Recovery writes to the disk: on a full disk the database opens only after the spare space is released. */
async function openWithSpace(options: {
  readonly folder: string
  readonly program: URL
  readonly diskSpace: DiskSpace
}): Promise<Session> {
  const { folder, program, diskSpace } = options
  try {
    return await openSession(folder, program)
  } catch (error) {
    if (!diskSpace.release()) throw error
    return openSession(folder, program)
  }
}
