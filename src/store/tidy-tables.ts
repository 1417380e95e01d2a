import type { ClientBase } from 'pg'

type EngineName = keyof typeof changedShareMin
/** Runs work as the owner of the tables. */
type AsOwner = (work: (client: ClientBase) => Promise<void>) => Promise<void>

/** Rows that may have died or changed in any table before it is worth a turn. */
const changedRowsMin = 500

/**
 * What share of a table's rows has to be dead or changed on top of that. A server's autovacuum comes once a minute, and until its
 * first turn a young database has the plans of empty tables, which its connections keep. So there a table is analyzed when it
 * grew by half, which an old one does seldom, and all else is left to the server: also a table that autovacuum is at, which a
 * statement that waits for it would end, and tables of others in the same database.
 */
const changedShareMin = { embedded: 0.1, server: 0.5 } as const

/**
 * Gives the room of dead rows back and brings the planner's statistics up to date, a table at a time so that other statements
 * run in between. A server's autovacuum does this beside other work; the one session of an embedded database has none, so its
 * indexes would fill with dead entries. PostgreSQL documentation, "Routine Vacuuming".
 */
export async function tidyTables(asOwner: AsOwner, engine: EngineName, stopping: AbortSignal): Promise<void> {
  const statements: string[] = []
  await asOwner(async (client) => void statements.push(...(await tidyingStatements(client, engine))))
  for (const statement of statements) {
    if (stopping.aborted) return
    await asOwner(async (client) => void (await client.query(statement)))
  }
}

/** One statement a table that needs it. */
export async function tidyingStatements(client: ClientBase, engine: EngineName): Promise<readonly string[]> {
  if (engine === 'embedded') await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ statement: string }>(
    `select format(case when dead then 'vacuum (analyze) %I.%I' when $3 then 'analyze %I.%I' else 'analyze (skip_locked) %I.%I' end,
       schemaname, relname) as statement
     from (
       select schemaname, relname, $3::boolean and n_dead_tup > $1::float + $2::float * n_live_tup as dead,
         n_mod_since_analyze > $1::float + $2::float * n_live_tup as changed
       from pg_stat_user_tables where schemaname = 'public') as seen
     where dead or changed order by relname`,
    [changedRowsMin, changedShareMin[engine], engine === 'embedded'],
  )
  return rows.map(({ statement }) => statement)
}
