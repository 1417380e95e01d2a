import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { parseArgs } from 'node:util'
import { searchIndex } from '../src/domain/crypto/search-index.ts'
import { assigneeTerm } from '../src/domain/cases/reviewer.ts'
import { checkTerm } from '../src/domain/profile/search-terms.ts'
import { withTenant } from '../src/store/tenant.ts'
import { engineOption, openEngine } from '../test/faults/engine.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { idleReader } from '../test/support/idle-reader.ts'
import { startTestServer } from '../test/support/server.ts'
import { profile } from '../tools/documents/specimens/profile.ts'

/**
 * How fast cases are searched and read, and what storing a verdict costs, with few cases and with many, in the same run:
 * `npm run bench -- cases [--cases N] [--engine embedded|server]`.
 * The many are rows of other clients with verdicts, events and audit entries; those that are read were stored by calls.
 */

const few = 1_000
const asked = 60
const sliceRows = 10_000
const goals = { listMs: 100, caseMs: 60, storing: 1.15 } as const
/** A check that one case in five fails, and one that few do. */
const [common, rare] = ['address:residential', 'screening:sanctions'] as const

const { values: options } = parseArgs({
  options: { ...engineOption, ...figuresOption, cases: { type: 'string', default: '100000' } },
})
const cases = Number(options.cases)
const engine = await openEngine(options.engine)
const server = await startTestServer({
  world: { reader: idleReader },
  settings: { GATEHOUSE_RATE_LIMIT_PER_MINUTE: '10000000' },
})
const values = profile('en', '2026-11-21')
const { key: workspaceKey } = await server.services.workspaceKeys.open(server.workspaceId, null)
const terms = { [common]: termOf(common), [rare]: termOf(rare) }
const assignee = searchIndex(workspaceKey, [assigneeTerm('Ann Lee')])[0] ?? Buffer.alloc(0)
const known: string[] = []
let calls = 0

await storedMs(100)
await fill(few)
const storingFew = await storedMs(400)
await fill(cases - few)
// As a job does every minute.
await server.services.store.tidy(new AbortController().signal)
const storingMany = await storedMs(400)
const ratio = storingMany / storingFew

const filters: Readonly<Record<string, string>> = {
  none: '',
  reference: 'reference=client-7',
  open: 'state=open',
  failed: 'passed=false',
  'failed check, common': `failed_check=${common}`,
  'failed check, rare': `failed_check=${rare}`,
  'high risk, closed': 'risk_level=High&state=closed',
  name: `party=${encodeURIComponent(`${String(values['first_name'])} ${String(values['last_name'])}`)}&limit=25`,
  'unknown name': 'party=Nobody+At+All',
  'one day': 'created_from=2025-11-21&created_to=2025-11-21',
  'changed since': 'changed_from=2026-11-20',
  undecided: 'decision=none',
  'decision, common': 'decision=approved',
  'decision, rare': 'decision=waiting',
  assignee: 'assignee=Ann%20Lee',
}
const listed: Record<string, number> = {}
for (const [name, query] of Object.entries(filters)) listed[name] = await p95Ms(() => get(`/v1/kyc/cases?${query}`))
const page = await get('/v1/kyc/cases?limit=100')
const cursor = String(Reflect.get(page, 'next_cursor'))
listed['next page'] = await p95Ms(() => get(`/v1/kyc/cases?cursor=${cursor}`))
const caseMs = await p95Ms(() => get(`/v1/kyc/cases/${known[calls++ % known.length]}`))
const slowest = Math.max(...Object.values(listed))
const bytes = await bytesACase()

for (const [name, ms] of Object.entries(listed)) console.log(`list, ${name.padEnd(22)} p95 ${ms.toFixed(1)} ms`)
console.log(`a case                       p95 ${caseMs.toFixed(1)} ms (goal ≤ ${goals.caseMs})`)
console.log(
  `storing a verdict            ${storingFew.toFixed(2)} ms at ${few} cases, ${storingMany.toFixed(2)} ms at ${cases}: ` +
    `${ratio.toFixed(2)} × (goal ≤ ${goals.storing})`,
)
console.log(
  `a case with a verdict        ${bytes === null ? 'not known' : `${Math.round(bytes)} bytes`} with its indexes`,
)
console.log(`slowest list                 ${slowest.toFixed(1)} ms (goal ≤ ${goals.listMs})`)
printFigures({ cases, slowest_list_p95_ms: slowest, case_p95_ms: caseMs, storing_ratio: ratio, bytes_a_case: bytes })
await server.stop()
await engine.stop()

/** Stores verdicts one after the other, each on a case of its own. Returns the median in milliseconds. */
async function storedMs(count: number): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < count; at++) {
    server.clock.advance(1_000)
    const body = { reference: `client-${calls++}`, values: { ...values, last_name: `Clearwater ${calls}` } }
    const began = performance.now()
    const answer = await server.post('/v1/kyc/assess', body)
    const { case_id: id } = (await answer.json()) as { case_id: string }
    took.push(performance.now() - began)
    known.push(id)
  }
  return took.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0
}

async function get(path: string): Promise<object> {
  const answer = await server.call('GET', path)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as object
}

async function p95Ms(ask: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < asked; at++) {
    const began = performance.now()
    await ask()
    took.push(performance.now() - began)
  }
  return took.sort((a, b) => a - b)[Math.floor(asked * 0.95)] ?? 0
}

/** Adds cases of other clients over the last two years, each with a verdict, an event and an audit entry of the usual size. */
async function fill(count: number): Promise<void> {
  const { store } = server.services
  const tenant = server.workspaceId
  for (let done = 0; done < count; done += sliceRows) {
    const rows = Math.min(sliceRows, count - done)
    await withTenant(store.app, tenant, async (tx) => {
      await sql`
        create temporary table if not exists filled (n integer, id uuid, at timestamptz) on commit drop`.execute(tx)
      await sql`
        insert into filled select n, gen_random_uuid(), '2026-11-20'::timestamptz - random() * interval '2 years'
        from generate_series(1, ${rows}::integer) as n`.execute(tx)
      await sql`
        insert into kyc_case (tenant_id, id, environment, reference, kind, created_at, updated_at, closed_at, judged_at, passed,
          risk_level, failed_checks, search_index, decision, assignee_term)
        select ${tenant}::uuid, id, 'sandbox', 'filled-' || id, 'individual', at, at, case when n % 10 = 0 then at end, at, n % 3 > 0,
          (array['Low', 'Medium', 'High'])[1 + n % 3],
          case when n % 500 = 0 then array[${rare}::text] when n % 5 = 0 then array[${common}::text] else '{}'::text[] end,
          array[decode(md5(random()::text), 'hex'), decode(md5(random()::text), 'hex'),
            case when n % 500 = 0 then ${terms[rare]}::bytea when n % 5 = 0 then ${terms[common]}::bytea else ''::bytea end],
          case when n % 1000 = 0 then 'none' when n % 1000 = 1 then 'waiting' else 'approved' end,
          case when n % 100 = 0 then ${assignee}::bytea end
        from filled`.execute(tx)
      await sql`
        insert into case_term (tenant_id, environment, term, created_at, case_id)
        select ${tenant}::uuid, 'sandbox', term, at, id from filled join kyc_case using (id), unnest(search_index) as term
        where kyc_case.tenant_id = ${tenant}`.execute(tx)
      const { rows: sample } = await sql<{ id: string }>`
        select id from verdict where tenant_id = ${tenant} order by created_at limit 1`.execute(tx)
      const verdict = sample[0]?.id ?? randomUUID()
      await sql`
        insert into verdict (tenant_id, id, case_id, operation, request_id, passed, risk_level, engine_version, regime,
          policy_version, as_of, input, answer, created_at)
        select v.tenant_id, gen_random_uuid(), f.id, v.operation, v.request_id, v.passed, v.risk_level, v.engine_version, v.regime,
          v.policy_version, v.as_of, v.input, v.answer, f.at
        from filled f, verdict v where v.tenant_id = ${tenant} and v.id = ${verdict}`.execute(tx)
      await sql`
        insert into event (tenant_id, id, type, environment, case_id, reference, body, occurred_at)
        select e.tenant_id, gen_random_uuid(), e.type, e.environment, f.id, e.reference, e.body, f.at
        from filled f, (select * from event where tenant_id = ${tenant} limit 1) as e`.execute(tx)
      await sql`
        insert into audit_entry (tenant_id, id, at, actor_type, actor_id, action, object_type, object_id, case_id, changed, outcome)
        select ${tenant}::uuid, gen_random_uuid(), at, 'key', 'filled', 'verdict.filed', 'verdict', id, id, '{}'::text[], 'done'
        from filled`.execute(tx)
    })
  }
}

function termOf(check: string): Buffer {
  return searchIndex(workspaceKey, [checkTerm(check)])[0] ?? Buffer.alloc(0)
}

/** The size of the tables of a case divided by the number of cases; null where the database does not say. */
async function bytesACase(): Promise<number | null> {
  const { rows } = await sql<{ bytes: string | null }>`
    select (pg_total_relation_size('kyc_case') + pg_total_relation_size('case_term') + pg_total_relation_size('verdict') + pg_total_relation_size('event')
      + pg_total_relation_size('audit_entry')) as bytes`.execute(server.services.store.app)
  const bytes = Number(rows[0]?.bytes ?? 0)
  return bytes === 0 ? null : bytes / (cases + known.length)
}
