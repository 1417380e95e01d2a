import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StoreUnfit } from '../connection/errors.ts'
import { startThread } from './thread.ts'

/** The PostgreSQL inside the pinned PGlite. */
const POSTGRES_MAJOR = '18'
const CREATE_PROGRAM = new URL('./create-worker.ts', import.meta.url)

/**
 * Makes the database folder unless it is there. It is made beside its place, synced and then renamed: a start that is cut
 * off leaves nothing that a later start could take for a database. Throws StoreUnfit when the folder holds something else.
 */
export async function createFolder(folder: string): Promise<void> {
  const names = await namesIn(folder)
  if (names.includes('PG_VERSION')) return refuseOtherMajor(folder)
  if (names.length > 0) throw new StoreUnfit(`${folder} is neither empty nor a database: move what is in it away`)
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
    `${folder} was made by PostgreSQL ${major}, this version has ${POSTGRES_MAJOR}: dump it with the old one`,
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
