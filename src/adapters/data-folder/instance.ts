import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const fileName = 'instance'
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

/** The id of a data folder, made by the first process that asks. It is no secret: `/livez` answers it. docs/operations.md#health. */
export async function loadInstance(dataDir: string): Promise<string> {
  const known = await readInstance(dataDir)
  if (known !== null) return known
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, fileName)
  const made = randomUUID()
  const aside = `${file}.${made}`
  await writeFile(aside, `${made}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(aside, file)
    return made
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(aside, { force: true })
  }
  const other = await readInstance(dataDir)
  if (other === null) throw new Error(`the file ${file} is damaged: remove it, then start again`)
  return other
}
