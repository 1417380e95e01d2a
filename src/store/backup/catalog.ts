import type { ClientBase } from 'pg'
import { APP_ROLE, SYSTEM_ROLE, type Role } from '../connection/roles.ts'

/** A table as the database describes it. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** Whether its rows are seen tenant by tenant. */
  readonly ofTenant: boolean
  /** The role that may read it. */
  readonly reader: Role
  readonly forcesRowSecurity: boolean
}

interface CatalogRow {
  name: string
  columns: { name: string; type: string }[]
  parents: string[]
  app: boolean
  system: boolean
  forced: boolean
}

const TABLES = `
  select c.relname as name, c.relforcerowsecurity as forced,
    has_table_privilege('${APP_ROLE}', c.oid, 'select') as app,
    has_table_privilege('${SYSTEM_ROLE}', c.oid, 'select') as system,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migration'
  order by c.relname collate "C"`

/**
 * Every table of the store, a table after those it refers to. Throws when one cannot be read by either role or when the
 * schema has a sequence: a backup would leave it out.
 */
export async function readCatalog(client: ClientBase): Promise<readonly TableShape[]> {
  const { rows: sequences } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`,
  )
  if (sequences.length > 0) throw new Error('the schema has a sequence, which backups do not carry')
  const { rows } = await client.query<CatalogRow>(TABLES)
  return parentsFirst(rows).map(({ name, columns, app, system, forced }) => {
    const ofTenant = app && columns.some((column) => column.name === 'tenant_id')
    if (!app && !system) throw new Error(`the table ${name} can be read by no role of the store`)
    return { name, columns, ofTenant, reader: ofTenant || !system ? APP_ROLE : SYSTEM_ROLE, forcesRowSecurity: forced }
  })
}

function parentsFirst(tables: readonly CatalogRow[]): readonly CatalogRow[] {
  const placed = new Map<string, CatalogRow>()
  while (placed.size < tables.length) {
    const ready = tables.filter(({ name, parents }) => !placed.has(name) && parents.every((of) => placed.has(of)))
    if (ready.length === 0) throw new Error('tables refer to one another in a circle')
    for (const table of ready) placed.set(table.name, table)
  }
  return [...placed.values()]
}

/** A name as an identifier of SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The type whose values are carried as base64; every other one is carried as PostgreSQL's own text. */
export const BYTES_TYPE = 'bytea'

/** Settings under which values have one text on every server. */
export const TEXT_SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`
