import type { ClientBase } from 'pg'
import { APP_ROLE, SYSTEM_ROLE, type Role } from '../connection/roles.ts'

/** A table from the catalog of the database. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** Whether it is read tenant by tenant. */
  readonly ofTenant: boolean
  /** The role that can read it. */
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
 * Every table of the store, each after those it refers to. Throws for what a backup would leave out: a sequence, or a table that
 * neither role can read.
 */
export async function readCatalog(client: ClientBase): Promise<readonly TableShape[]> {
  const { rows: sequences } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`,
  )
  if (sequences.length > 0) throw new Error('the schema has a sequence, which backups do not include')
  const { rows } = await client.query<CatalogRow>(TABLES)
  return parentsFirst(rows).map(({ name, columns, app, system, forced }) => {
    const ofTenant = app && columns.some((column) => column.name === 'tenant_id')
    if (!app && !system) throw new Error(`no role of the store can read the table ${name}`)
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

/** The type whose values are stored as base64; all others are stored as PostgreSQL's text. */
export const BYTES_TYPE = 'bytea'

/** Settings under which values have the same text on every server. */
export const TEXT_SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`
