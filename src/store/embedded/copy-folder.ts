import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DiskSpace } from '../../ports/disk-space.ts'

/** Files that are not copied: they are written when the copy is opened. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts'])
const WAL_FOLDER = 'pg_wal'
const WAL_SEGMENT = /^[0-9A-F]{24}$/

/** Runs one statement as the owner in the one session; other statements can run between two calls. */
export type Ask = (sql: string) => Promise<Record<string, unknown>>

/**
 * Copies the folder of an open database while it is written, as a base backup of PostgreSQL: the files, in any order, between
 * pg_backup_start and pg_backup_stop, then the log from the start on, which makes the copy consistent when it is opened. The copy
 * has everything committed before the call. Only the two calls block other statements. Throws DiskFull. PostgreSQL
 * documentation, "Making a Base Backup Using the Low Level API".
 */
export async function copyFolder(from: {
  readonly ask: Ask
  readonly diskSpace: DiskSpace
  readonly folder: string
  readonly target: string
}): Promise<void> {
  const { ask, diskSpace, folder, target } = from
  const { segment } = await ask(`
    select pg_walfile_name(pg_backup_start('gatehouse', true)) as segment`)
  let label: unknown
  try {
    await copyFiles(diskSpace, folder, target)
  } finally {
    ;({ labelfile: label } = await ask('select labelfile from pg_backup_stop(false)'))
  }
  if (typeof segment !== 'string' || typeof label !== 'string')
    throw new Error('the database returned no start of its log')
  await writeFile(join(target, 'backup_label'), label, { mode: 0o600 })
  for (const name of await readdir(join(folder, WAL_FOLDER))) {
    if (WAL_SEGMENT.test(name) && name >= segment)
      await copy(diskSpace, join(folder, WAL_FOLDER, name), join(target, WAL_FOLDER, name))
  }
}

async function copyFiles(diskSpace: DiskSpace, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      await copyFiles(diskSpace, source, target)
    } else if (entry.isFile() && !LEFT_OUT.has(entry.name) && !WAL_SEGMENT.test(entry.name)) {
      await copy(diskSpace, source, target)
    }
  }
}

/** Copies a file, unless it was deleted meanwhile together with its table. */
async function copy(diskSpace: DiskSpace, source: string, target: string): Promise<void> {
  diskSpace.expect()
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
