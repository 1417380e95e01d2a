import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { Client } from 'pg'
import { engineOption, openEngine } from '../test/faults/engine.ts'
import { figuresOption, percentile, printFigures } from '../test/support/figures.ts'
import { idleReader } from '../test/support/idle-reader.ts'
import { startTestServer, type TestServer } from '../test/support/server.ts'
import { ownerUrlOf } from '../test/support/store.ts'
import { profile } from '../tools/documents/specimens/profile.ts'
import { assignee, commonCheck, fillCases, filledTables, rareCheck } from './cases/fill-cases.ts'
import { storeOne, storingInTurns } from './cases/storing-in-turns.ts'
import { said } from './load/turns.ts'

/**
 * How fast cases are searched and read among many, and what storing a verdict costs beside many cases against beside few, by two servers
 * that take turns: `npm run bench -- cases [--cases N] [--engine embedded|server]`.
 * The many are rows of other clients with verdicts, events and audit entries; those that are read were stored by calls.
 */

const few = 1_000
/** Calls that store before the tables are filled. */
const storedFirst = 100
/** Times that each list and a case are asked for. */
const asked = 60
const goals = { listMs: 100, caseMs: 60, storing: 1.15 } as const

const { values: options } = parseArgs({
  options: { ...engineOption, ...figuresOption, cases: { type: 'string', default: '100000' } },
})
const cases = Number(options.cases)
const engine = await openEngine(options.engine)
const [small, server] = [await serverWith(few), await serverWith(cases)]

const storing = await storingInTurns(small, server)

const { first_name: firstName, last_name: lastName } = profile('en', '2026-11-21')
const filters: Readonly<Record<string, string>> = {
  none: '',
  reference: 'reference=client-7',
  open: 'state=open',
  failed: 'passed=false',
  'failed check, common': `failed_check=${commonCheck}`,
  'failed check, rare': `failed_check=${rareCheck}`,
  'failed check, closed': `failed_check=${rareCheck}&state=closed`,
  'failed check, undecided': `failed_check=${commonCheck}&decision=none`,
  'high risk, closed': 'risk_level=High&state=closed',
  'a kind that failed, no case': 'kind=trust&passed=false',
  'held, no case': 'legal_hold=true',
  name: `party=${encodeURIComponent(`${String(firstName)} ${String(lastName)}`)}&limit=25`,
  'unknown name': 'party=Nobody+At+All',
  'one day': 'created_from=2025-11-21&created_to=2025-11-21',
  'changed since': 'changed_from=2026-11-20',
  undecided: 'decision=none',
  'decision, common': 'decision=approved',
  'decision, rare': 'decision=waiting',
  assignee: `assignee=${encodeURIComponent(assignee)}`,
}
const listed: Record<string, number> = {}
for (const [name, query] of Object.entries(filters)) listed[name] = await p95Ms(() => get(`/v1/kyc/cases?${query}`))
for (const [name, query] of [
  ['next page', 'limit=100'],
  ['failed check, next page', `failed_check=${rareCheck}&limit=25`],
] as const) {
  const cursor = String(Reflect.get(await get(`/v1/kyc/cases?${query}`), 'next_cursor'))
  listed[name] = await p95Ms(() => get(`/v1/kyc/cases?${query}&cursor=${cursor}`))
}
const known: string[] = []
for (let call = 0; call < asked; call++) known.push(await storeOne(server))
const caseMs = await p95Ms(() => get(`/v1/kyc/cases/${known.pop()}`))
const slowest = Math.max(...Object.values(listed))
const bytes = await bytesACase()

for (const [name, ms] of Object.entries(listed)) console.log(`list, ${name.padEnd(27)} p95 ${ms.toFixed(1)} ms`)
console.log(
  `slowest list                      ${slowest.toFixed(1)} ms (goal ≤ ${goals.listMs}: ${said(slowest <= goals.listMs)})`,
)
console.log(
  `a case                            p95 ${caseMs.toFixed(1)} ms (goal ≤ ${goals.caseMs}: ${said(caseMs <= goals.caseMs)})`,
)
console.log(
  `storing a verdict                 ${storing.manyMs.toFixed(2)} ms at ${cases} cases, ${storing.fewMs.toFixed(2)} ms at ${few}: ` +
    `${storing.ratio.toFixed(2)} × (goal ≤ ${goals.storing}: ${said(storing.ratio <= goals.storing)}); ` +
    `rounds ${storing.ratioLeast.toFixed(2)} to ${storing.ratioMost.toFixed(2)}`,
)
console.log(
  `a case with a verdict             ${bytes === null ? 'not known' : `${Math.round(bytes)} bytes`} with its indexes`,
)
printFigures({
  cases,
  slowest_list_p95_ms: slowest,
  case_p95_ms: caseMs,
  storing_ms: storing.manyMs,
  storing_few_ms: storing.fewMs,
  storing_ratio: storing.ratio,
  storing_ratio_least: storing.ratioLeast,
  storing_ratio_most: storing.ratioMost,
  bytes_a_case: bytes,
})
await small.stop()
await server.stop()
await engine.stop()

/** A server of its own whose workspace has so many cases, in tables as a server's autovacuum leaves them. */
async function serverWith(count: number): Promise<TestServer> {
  const started = await startTestServer({
    world: { reader: idleReader },
    settings: { GATEHOUSE_RATE_LIMIT_PER_MINUTE: '10000000' },
  })
  for (let call = 0; call < storedFirst; call++) await storeOne(started)
  const { store, workspaceKeys } = started.services
  const { key: workspaceKey } = await workspaceKeys.open(started.workspaceId, null)
  await fillCases(store, { tenantId: started.workspaceId, workspaceKey }, count - storedFirst)
  const ownerUrl = ownerUrlOf(store)
  if (ownerUrl === null) await store.tidy(new AbortController().signal)
  else await settle(ownerUrl)
  return started
}

/**
 * Filling is no part of what is measured: its changes are on disk and its rows are seen by the planner before. A vacuum of the tables
 * would come within the minute.
 */
async function settle(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  for (const table of filledTables) await owner.query(`vacuum (analyze, process_toast false) ${table}`)
  await owner.query('checkpoint')
  await owner.end()
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
  return percentile(took, 0.95)
}

/** The size of the tables of a case divided by the number of cases; null where the database does not say. */
async function bytesACase(): Promise<number | null> {
  const { rows } = await sql<{ bytes: string | null }>`
    select sum(pg_total_relation_size(name::regclass)) as bytes from unnest(${filledTables}::text[]) as name`.execute(
    server.services.store.app,
  )
  const bytes = Number(rows[0]?.bytes ?? 0)
  return bytes === 0 ? null : bytes / cases
}
