import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StoreUnfit } from '../connection/errors.ts'
import { startThread } from './thread.ts'

/** The PostgreSQL inside the pinned PGlite. */
const POSTGRES_MAJOR = '18'
const CREATE_PROGRAM = new URL('./create-worker.ts', import.meta.url)

/**
 * Creates the database folder unless it exists. It is created under another name, synced and then renamed, so that an interrupted
 * start leaves nothing that a later start could take for a database. Throws StoreUnfit when the folder has something else.
 */
export async function createFolder(folder: string): Promise<void> {
  const names = await namesIn(folder)
  if (names.includes('PG_VERSION')) return refuseOtherMajor(folder)
  if (names.length > 0) throw new StoreUnfit(`${folder} is neither empty nor a database; move its content elsewhere`)
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const worker = await startThread(CREATE_PROGRAM, { folder: draft })
  await worker.terminate()
  await rename(draft, folder)
  const parent = await open(dirname(folder), 'r')
  await parent.sync()
  await parent.close()
}

async function refuseOtherMajor(folder: string): Promise<void> {
  const major = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (major === POSTGRES_MAJOR) return
  throw new StoreUnfit(
    `${folder} was made by PostgreSQL ${major}, but this version has ${POSTGRES_MAJOR}; back it up with the old version and restore it`,
  )
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
