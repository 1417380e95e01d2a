import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export interface MigrationFile {
  /** The file name, such as 0001_house.sql: the order is the order of the names. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text in hexadecimal. */
  readonly checksum: string
}

export const MIGRATIONS = new URL('./migrations/', import.meta.url)

/** The migrations of this version in the order in which they run. Checksums ignore the kind of line ends. */
export async function readMigrations(directory: URL = MIGRATIONS): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(new URL(name, directory), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
