import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'

/** Forms in which a text could lie about: UTF-8, UTF-16 both ways, hexadecimal, and base64 at each of its three offsets. */
function formsOf(text: string): readonly (readonly [form: string, bytes: Buffer])[] {
  const utf8 = Buffer.from(text)
  const utf16 = Buffer.from(text, 'utf16le')
  const base64 = [0, 1, 2].map((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), utf8]).toString('base64')
    const whole = padded.slice(Math.ceil((offset * 4) / 3), Math.floor(((offset + utf8.length) * 4) / 3) - 1)
    return [`base64+${offset}`, Buffer.from(whole)] as const
  })
  return [
    ['utf-8', utf8],
    ['utf-16le', utf16],
    ['utf-16be', Buffer.from(utf16).swap16()],
    ['hex', Buffer.from(utf8.toString('hex'))],
    ...base64,
  ]
}

/** Where any of the texts is found, in any form, as `place: text (form)`. */
export function findTexts(texts: readonly string[], place: string, bytes: Buffer): readonly string[] {
  return texts.flatMap((text) =>
    formsOf(text)
      .filter(([, form]) => bytes.includes(form))
      .map(([name]) => `${place}: ${text} (${name})`),
  )
}

/** Every file below a folder, searched byte by byte. Answers how much was searched too, so that nothing is not a pass. */
export async function searchFolder(folder: string, texts: readonly string[], raw: readonly Buffer[] = []) {
  const found: string[] = []
  let bytesSearched = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(path.join(entry.parentPath, entry.name))
    bytesSearched += bytes.length
    const place = path.relative(folder, path.join(entry.parentPath, entry.name))
    found.push(...findTexts(texts, place, bytes), ...raw.filter((one) => bytes.includes(one)).map(() => place))
  }
  return { found, bytesSearched }
}

/** The files of a database on a server: every relation and what the write-ahead log holds. Wants its superuser. */
export async function searchServer(databaseUrl: string, texts: readonly string[]) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('checkpoint')
    const { rows } = await client.query<{ path: string }>(`
      select pg_relation_filepath(oid) as path from pg_class
        where relkind in ('r', 'i', 't') and relnamespace not in ('pg_catalog'::regnamespace)
      union all select 'pg_wal/' || name from pg_ls_waldir()`)
    const found: string[] = []
    let bytesSearched = 0
    for (const { path: file } of rows) {
      const read = await client
        .query<{ bytes: Buffer }>('select pg_read_binary_file($1) as bytes', [file])
        .catch(ifGone)
      if (read === null) continue
      const bytes = read.rows[0]?.bytes ?? Buffer.alloc(0)
      bytesSearched += bytes.length
      found.push(...findTexts(texts, file, bytes))
    }
    return { found, bytesSearched }
  } finally {
    await client.end()
  }
}

/** Every value of every row as the database answers it, so that what it keeps compressed is seen too. */
export async function searchRows(
  query: (sql: string) => Promise<readonly Record<string, unknown>[]>,
  texts: readonly string[],
): Promise<readonly string[]> {
  const tables = await query("select tablename from pg_tables where schemaname = 'public'")
  const found: string[] = []
  for (const { tablename } of tables) {
    for (const row of await query(`select * from ${String(tablename)}`)) {
      for (const [column, value] of Object.entries(row)) {
        const bytes = value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(String(value))
        found.push(...findTexts(texts, `${String(tablename)}.${column}`, bytes))
      }
    }
  }
  return found
}

/** A segment of the log that was listed may have been recycled since. PostgreSQL error 58P01: undefined file. */
function ifGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === '58P01') return null
  throw error
}
