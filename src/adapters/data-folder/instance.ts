import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const fileName = 'instance'
const fileMode = 0o600
/** What another process gets to write the file that it has just made. */
const otherWritesMs = 500
const pattern = /^[\da-f-]{36}$/

/** The id of a data folder, by which `doctor` knows the server of this folder; null when no server has made one. */
export async function readInstance(dataDir: string): Promise<string | null> {
  try {
    const text = (await readFile(path.join(dataDir, fileName), 'utf8')).trim()
    return pattern.test(text) ? text : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * The id of a data folder, made by the first process that asks. It is no secret: `/livez` answers it. The file is opened for it
 * alone, because network file systems refuse hard links. docs/operations.md#health.
 */
export async function loadInstance(dataDir: string): Promise<string> {
  const known = await readInstance(dataDir)
  if (known !== null) return known
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, fileName)
  const made = await createInstance(file)
  if (made !== null) return made
  const other = (await readInstance(dataDir)) ?? (await readLater(dataDir))
  if (other === null) throw new Error(`the file ${file} is damaged: remove it, then start again`)
  return other
}

async function readLater(dataDir: string): Promise<string | null> {
  await pause(otherWritesMs)
  return readInstance(dataDir)
}

/** Makes the file and returns its id; null when it is there already. */
async function createInstance(file: string): Promise<string | null> {
  const handle = await open(file, 'wx', fileMode).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null
    throw error
  })
  if (handle === null) return null
  try {
    const made = randomUUID()
    await handle.writeFile(`${made}\n`)
    await handle.sync()
    return made
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}
