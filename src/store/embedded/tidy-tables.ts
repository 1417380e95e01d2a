import type { ClientBase } from 'pg'

/** Rows that may have died or changed in any table before it is worth a turn, and that share of its rows on top. */
const changedRowsMin = 500
const changedShareMin = 0.1

/**
 * Statements that give the room of dead rows back and bring the planner's statistics up to date, one a table that needs it.
 * A server's autovacuum does this beside other work; the one session of an embedded database has none, so its indexes would
 * fill with dead entries and its plans be made for empty tables. PostgreSQL documentation, "Routine Vacuuming".
 */
export async function tidyingStatements(client: ClientBase): Promise<readonly string[]> {
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ statement: string }>(
    `select format(case when dead then 'vacuum (analyze) %I.%I' else 'analyze %I.%I' end, schemaname, relname) as statement
     from (
       select schemaname, relname, n_dead_tup > $1::float + $2::float * n_live_tup as dead,
         n_mod_since_analyze > $1::float + $2::float * n_live_tup as changed
       from pg_stat_user_tables) as seen
     where dead or changed order by relname`,
    [changedRowsMin, changedShareMin],
  )
  return rows.map(({ statement }) => statement)
}
