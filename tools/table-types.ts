/** Writes tables.ts from the migrations: `npm run tables`. The SQL files define the schema. */
import { PGlite } from '@electric-sql/pglite'
import { writeFile } from 'node:fs/promises'
import { readMigrations } from '../src/store/migration-files.ts'
import { APP_ROLE, SYSTEM_ROLE } from '../src/store/connection/roles.ts'

interface Column {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: 'YES' | 'NO'
  has_default: boolean
  is_computed: boolean
}

const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'string',
  date: 'string',
  timestamptz: 'Date',
  bytea: 'Bytes',
  jsonb: 'unknown',
  _bytea: 'Bytes[]',
  _text: 'string[]',
}

const COLUMNS = `
  select table_name, column_name, udt_name, is_nullable, column_default is not null or is_identity = 'YES' as has_default,
    is_generated = 'ALWAYS' as is_computed
  from information_schema.columns where table_schema = 'public' and table_name <> 'migration'
  order by table_name, ordinal_position`

/** The text of tables.ts for the migrations. Throws for a column type that `TYPES` does not list. */
export async function printTables(): Promise<string> {
  const tables = [...Map.groupBy(await readColumns(), (column) => column.table_name)]
  const names = tables.map(([table]) => `  ${table}: ${interfaceOf(table)}\n`)
  const interfaces = tables.map(([table, columns]) => {
    return `\n/** A row of ${table}. */\nexport interface ${interfaceOf(table)} {\n${columns.map(printColumn).join('')}}\n`
  })
  const body = `\n/** Every table of the store by its name. */\nexport interface Tables {\n${names.join('')}}\n${interfaces.join('')}`
  return printHead(body) + body
}

async function readColumns(): Promise<Column[]> {
  const database = await PGlite.create()
  try {
    await database.exec(
      `create role ${APP_ROLE} nologin; create role ${SYSTEM_ROLE} nologin; create table migration ()`,
    )
    for (const { sql } of await readMigrations()) await database.exec(sql)
    const { rows } = await database.query<Column>(COLUMNS)
    return rows
  } finally {
    await database.close()
  }
}

function printHead(body: string): string {
  const imported = ['ColumnType', 'Generated'].filter((name) => name === 'ColumnType' || body.includes(`${name}<`))
  return `// Generated from the migrations by \`npm run tables\`. Do not edit.
import type { ${imported.join(', ')} } from 'kysely'

/** Bytes: read as a Buffer, written from any Uint8Array. */
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
`
}

function printColumn(column: Column): string {
  const base = TYPES[column.udt_name]
  if (base === undefined)
    throw new Error(`No type for ${column.udt_name} of ${column.table_name}.${column.column_name}`)
  const type = column.is_nullable === 'YES' && base !== 'unknown' ? `${base} | null` : base
  if (column.is_computed) return `  ${column.column_name}: ColumnType<${type}, never, never>\n`
  return `  ${column.column_name}: ${column.has_default ? `Generated<${type}>` : type}\n`
}

function interfaceOf(table: string): string {
  return table.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase()) + 'Row'
}

if (import.meta.main) await writeFile(new URL('../src/store/tables.ts', import.meta.url), await printTables())
