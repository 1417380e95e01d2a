import { sql } from 'kysely'
import { parseArgs } from 'node:util'
import { withTenant } from '../src/store/tenant.ts'
import { engineOption, openEngine } from '../test/faults/engine.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { startReceiver } from '../test/support/receiver.ts'
import { startWebhookServer } from '../test/support/webhooks.ts'

/**
 * How fast the deliveries of a workspace are listed and filtered, with few and with many, in the same run:
 * `npm run bench -- deliveries-list [--rows N] [--calls N] [--engine embedded|server]`.
 */

const few = 1_000
const sliceRows = 20_000
const goalMs = 300

const { values: options } = parseArgs({
  options: {
    ...engineOption,
    ...figuresOption,
    rows: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '40' },
  },
})
const wanted = Number(options.rows)
const asked = Number(options.calls)
const engine = await openEngine(options.engine)
const server = await startWebhookServer()
const receiver = await startReceiver()
const workspaceId = server.workspaceId
const { id: busy } = await server.endpoint(receiver.url)
const { id: quiet } = await server.endpoint(receiver.url)
const { case_id: caseId } = await server.assess('client-1')
await server.send()

const filters: Readonly<Record<string, object>> = {
  none: {},
  'endpoint, common': { endpoint_id: busy },
  'endpoint, rare': { endpoint_id: quiet },
  delivered: { state: 'delivered' },
  failed: { state: 'failed' },
  pending: { state: 'pending' },
  sending: { state: 'sending' },
  cancelled: { state: 'cancelled' },
  '2xx': { status_class: '2xx' },
  '4xx, rare': { status_class: '4xx' },
  '5xx': { status_class: '5xx' },
  'no answer': { status_class: 'none' },
  'event, common': { event: 'kyc.case_assessed' },
  'event, none': { event: 'kyc.eid_completed' },
  'event and endpoint': { event: 'kyc.eid_completed', endpoint_id: busy },
  reference: { reference: 'client-1' },
  case: { case_id: caseId },
  'one day': { from: '2025-11-21', to: '2025-11-22' },
  'one day, 5xx': { from: '2025-11-21', to: '2025-11-22', status_class: '5xx' },
}

await fill(few)
const before = await measure()
await fill(wanted - few)
// As a job does every minute.
await server.services.store.tidy(new AbortController().signal)
const listed = await measure()
const [first] = await pages(1)
const next = String(Reflect.get(first ?? {}, 'next_cursor'))
listed['next page'] = await p95Ms({ cursor: next })
const slowest = Math.max(...Object.values(listed))

for (const [name, ms] of Object.entries(listed)) {
  console.log(`${name.padEnd(20)} p95 ${ms.toFixed(1)} ms, ${(before[name] ?? 0).toFixed(1)} ms at ${few} rows`)
}
console.log(`slowest of ${wanted} rows    ${slowest.toFixed(1)} ms (goal ≤ ${goalMs})`)
printFigures({ rows: wanted, slowest_list_p95_ms: slowest, slowest_few_p95_ms: Math.max(...Object.values(before)) })
await receiver.stop()
await server.stop()
await engine.stop()

async function measure(): Promise<Record<string, number>> {
  const took: Record<string, number> = {}
  for (const [name, filter] of Object.entries(filters)) took[name] = await p95Ms(filter)
  return took
}

async function pages(count: number, filter: object = {}): Promise<readonly object[]> {
  const answers: object[] = []
  for (let at = 0; at < count; at++) {
    answers.push((await server.operate('deliveries.search', { workspace_id: workspaceId, ...filter })) as object)
  }
  return answers
}

async function p95Ms(filter: object): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < asked; at++) {
    const began = performance.now()
    await pages(1, filter)
    took.push(performance.now() - began)
  }
  return took.sort((a, b) => a - b)[Math.floor(asked * 0.95)] ?? 0
}

/**
 * Adds deliveries over the last two years, each of an event of its own: one in 100 is given up after 5xx or no answer, one in 5,000 after
 * 4xx, one in 1,000 waits, one in 10,000 is of the endpoint that gets few.
 */
async function fill(count: number): Promise<void> {
  for (let done = 0; done < count; done += sliceRows) {
    const rows = Math.min(sliceRows, count - done)
    await withTenant(server.services.store.app, workspaceId, async (tx) => {
      await sql`
        create temporary table if not exists filled (n integer, id uuid, at timestamptz) on commit drop`.execute(tx)
      await sql`
        insert into filled select n, gen_random_uuid(), '2026-11-20'::timestamptz - random() * interval '2 years'
        from generate_series(1, ${rows}::integer) as n`.execute(tx)
      await sql`
        insert into event (tenant_id, id, type, environment, case_id, reference, body, occurred_at)
        select e.tenant_id, f.id, e.type, e.environment, null, 'filled', e.body, f.at
        from filled f, (select * from event where tenant_id = ${workspaceId} and case_id is not null limit 1) as e`.execute(
        tx,
      )
      await sql`
        insert into delivery (tenant_id, id, event_id, endpoint_id, kind, state, attempts, interrupted, due_at, created_at, finished_at,
          http_status)
        select ${workspaceId}::uuid, gen_random_uuid(), id,
          case when n % 10000 = 0 then ${quiet}::uuid else ${busy}::uuid end, 'event',
          case when n % 100 = 0 or n % 5000 = 1 then 'failed' when n % 1000 = 2 then 'pending' else 'delivered' end,
          case when n % 100 = 0 or n % 5000 = 1 then 6 when n % 1000 = 2 then 0 else 1 end, 0,
          case when n % 1000 = 2 then '2030-01-01'::timestamptz else at end, at, case when n % 1000 = 2 then null else at end,
          case when n % 200 = 0 then null when n % 100 = 0 then 503 when n % 5000 = 1 then 404 when n % 1000 = 2 then null else 200 end
        from filled`.execute(tx)
    })
  }
}
