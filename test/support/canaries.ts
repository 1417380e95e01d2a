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

/** What is searched for, in every form, and which pairs of bytes one begins with: a file is gone through once for all. */
interface Search {
  readonly forms: readonly (readonly [what: string | null, bytes: Buffer])[]
  /** Of each pair of bytes, the forms that begin with it, and 1 where there are any. */
  readonly beginWith: readonly (readonly number[] | undefined)[]
  readonly begins: Uint8Array
}

/** `raw` are bytes that have no name: where they are found, the place alone is said. Two bytes at least. */
function searchFor(texts: readonly string[], raw: readonly Buffer[] = []): Search {
  const named = texts.flatMap((text) => formsOf(text).map(([form, bytes]) => [`${text} (${form})`, bytes] as const))
  const forms = [...named, ...raw.map((bytes) => [null, bytes] as const)]
  const beginWith: number[][] = []
  for (const [index, [, bytes]] of forms.entries()) (beginWith[bytes.readUInt16BE(0)] ??= []).push(index)
  const begins = Uint8Array.from({ length: 2 ** 16 }, (_, pair) => (beginWith[pair] === undefined ? 0 : 1))
  return { forms, beginWith, begins }
}

/** Where any of it is found, as `place: text (form)`. */
function findIn({ forms, beginWith, begins }: Search, place: string, bytes: Buffer): readonly string[] {
  const found = new Set<number>()
  for (let at = 0, pair = bytes[0] ?? 0; at < bytes.length - 1; at++) {
    pair = ((pair << 8) | bytes[at + 1]!) & 0xffff
    if (begins[pair] === 0) continue
    for (const index of beginWith[pair] ?? []) {
      const form = forms[index]![1]
      if (!found.has(index) && bytes.subarray(at, at + form.length).equals(form)) found.add(index)
    }
  }
  return forms.flatMap(([what], index) => (found.has(index) ? [what === null ? place : `${place}: ${what}`] : []))
}

/** Where any of the texts is found, in any form, as `place: text (form)`. */
export function findTexts(texts: readonly string[], place: string, bytes: Buffer): readonly string[] {
  return findIn(searchFor(texts), place, bytes)
}

/** Every file below a folder, searched byte by byte. Returns how many bytes were searched too, so that an empty folder is no pass. */
export async function searchFolder(folder: string, texts: readonly string[], raw: readonly Buffer[] = []) {
  const search = searchFor(texts, raw)
  const found: string[] = []
  let bytesSearched = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(path.join(entry.parentPath, entry.name))
    bytesSearched += bytes.length
    found.push(...findIn(search, path.relative(folder, path.join(entry.parentPath, entry.name)), bytes))
  }
  return { found, bytesSearched }
}

/** The files of a database on a server: every relation and what the write-ahead log holds. Requires its superuser. */
export async function searchServer(databaseUrl: string, texts: readonly string[]) {
  const search = searchFor(texts)
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
      found.push(...findIn(search, file, bytes))
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
  const search = searchFor(texts)
  const tables = await query("select tablename from pg_tables where schemaname = 'public'")
  const found: string[] = []
  for (const { tablename } of tables) {
    for (const row of await query(`select * from ${String(tablename)}`)) {
      for (const [column, value] of Object.entries(row)) {
        const bytes = value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(String(value))
        found.push(...findIn(search, `${String(tablename)}.${column}`, bytes))
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
