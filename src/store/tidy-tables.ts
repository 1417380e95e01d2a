import type { ClientBase } from 'pg'
import { SYSTEM_ROLE } from './connection/roles.ts'

type EngineName = keyof typeof changedShareMin
/** Runs work as the login of a server, or as the owner of the tables of an embedded database. */
type AsLogin = (work: (client: ClientBase) => Promise<void>) => Promise<void>

/** Dead or changed rows that a table must have before it is tidied. */
const changedRowsMin = 500

/**
 * Share of a table's rows that must be dead or changed in addition. A server's autovacuum runs once a minute; until its first run
 * a young database has plans for empty tables, which its connections keep. A server's table is therefore analyzed only when it
 * grew by half, and skipped while autovacuum works on it, because a statement that waits would cancel autovacuum. Everything
 * else is left to the server.
 */
const changedShareMin = { embedded: 0.1, server: 0.5 } as const

/**
 * Frees the space of dead rows and updates the planner's statistics, one table at a time so that other statements run in between.
 * The embedded database has no autovacuum. On a server the login may own nothing: a function of the owner, analyze_table of
 * migration 0017, does it. PostgreSQL documentation, "Routine Vacuuming".
 */
export async function tidyTables(asLogin: AsLogin, engine: EngineName, stopping: AbortSignal): Promise<void> {
  const statements: string[] = []
  await asLogin(async (client) => void statements.push(...(await tidyingStatements(client, engine))))
  for (const statement of statements) {
    if (stopping.aborted) return
    await asLogin(async (client) => {
      if (engine === 'server') await client.query(`set role ${SYSTEM_ROLE}`)
      await client.query(statement)
    })
  }
}

/** One statement for each table that needs it. */
export async function tidyingStatements(client: ClientBase, engine: EngineName): Promise<readonly string[]> {
  if (engine === 'embedded') await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ statement: string }>(
    `select format(case when dead then 'vacuum (analyze) public.%I' when $3 then 'analyze public.%I'
       else 'select public.analyze_table(%L)' end, relname) as statement
     from (
       select schemaname, relname, $3::boolean and n_dead_tup > $1::float + $2::float * n_live_tup as dead,
         n_mod_since_analyze > $1::float + $2::float * n_live_tup as changed
       from pg_stat_user_tables where schemaname = 'public') as seen
     where dead or changed order by relname`,
    [changedRowsMin, changedShareMin[engine], engine === 'embedded'],
  )
  return rows.map(({ statement }) => statement)
}
