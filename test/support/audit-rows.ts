import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { AuditAction } from '../../src/domain/audit/actions.ts'
import { valueTypes } from '../../src/store/connection/value-types.ts'
import type { Store } from '../../src/store/store.ts'
import { ownerUrlOf } from './store.ts'

export interface AuditRow {
  readonly tenant_id: string
  readonly id: string
  readonly action: AuditAction
  readonly actor_type: string
  readonly actor_id: string
  readonly object_type: string
  readonly object_id: string
  readonly case_id: string | null
  readonly changed: readonly string[]
  readonly outcome: string
  readonly reason: string | null
  readonly count: number | null
  readonly request_id: string | null
}

type Run = (text: string) => Promise<readonly Record<string, unknown>[]>

/** The rows of a store as a superuser sees them, for whom no policy holds. */
export function auditRows(store: Store) {
  const asOwner = <T>(work: (run: Run) => Promise<T>) => asSuperuser(store, work)
  return {
    /** Every audit entry of every workspace. */
    entries: () =>
      asOwner(
        async (run) => (await run('select * from audit_entry order by at, id')) as unknown as readonly AuditRow[],
      ),

    /** Every row of every table but the counters that are spent before the work, as texts. */
    everyRow: () =>
      asOwner(async (run) => {
        const tables = await run(`select tablename as name from pg_tables where schemaname = 'public'
          and tablename not in ('usage', 'usage_day', 'rate_window') order by 1`)
        const rows: Record<string, readonly string[]> = {}
        for (const { name } of tables) {
          const texts = await run(`select t::text as row from ${String(name)} t`)
          rows[String(name)] = texts.map(({ row }) => String(row)).toSorted()
        }
        return rows
      }),

    /** While work runs, a commit with an audit entry of the action, or of any, fails at its very end: all else was done. */
    async withRefusedEntries(work: () => Promise<unknown>, action = '%'): Promise<void> {
      const name = `refuse_${randomUUID().replaceAll('-', '')}`
      await asOwner(async (run) => {
        await run(`create function ${name}() returns trigger language plpgsql as $$ begin
          if new.action like '${action}' then raise exception 'the entry is refused'; end if; return null; end $$`)
        await run(`create constraint trigger ${name} after insert on audit_entry deferrable initially deferred
          for each row execute function ${name}()`)
      })
      try {
        await work()
      } finally {
        await asOwner((run) => run(`drop function ${name}() cascade`))
      }
    },
  }
}

/** Runs work in a transaction of a superuser, whom no key, policy or reference stops. */
export function asSuperuser<T>(store: Store, work: (run: Run) => Promise<T>): Promise<T> {
  const ownerUrl = ownerUrlOf(store)
  return ownerUrl === null ? asEmbeddedOwner(store, work) : asServerOwner(ownerUrl, work)
}

function asEmbeddedOwner<T>(store: Store, work: (run: Run) => Promise<T>): Promise<T> {
  return store.system.transaction().execute(async (tx) => {
    await sql`set local role postgres`.execute(tx)
    return work(async (text) => (await sql.raw<Record<string, unknown>>(text).execute(tx)).rows)
  })
}

async function asServerOwner<T>(url: string, work: (run: Run) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, types: valueTypes() })
  await client.connect()
  try {
    await client.query('begin')
    const answer = await work(async (text) => (await client.query<Record<string, unknown>>(text)).rows)
    await client.query('commit')
    return answer
  } finally {
    await client.end()
  }
}
