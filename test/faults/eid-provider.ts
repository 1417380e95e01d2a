/**
 * A server whose workspaces have accounts at providers, each of which fails in every way of test/support/provider-faults.ts, all at
 * the same time: `npm run faults -- eid-provider [--faults-only]`. A check is started while the provider works, then POST and GET must be
 * answered 502 in time, verify calls be answered meanwhile, and the check be readable once the provider works again. Nothing of a
 * refused POST is stored, and nothing of a client is in what the server prints. Exits 1 otherwise. docs/rules/eid.md#providers.
 */
import { parseArgs } from 'node:util'
import { withTenant } from '../../src/store/tenant.ts'
import { figuresOption, percentile, printFigures } from '../support/figures.ts'
import { providerFaults, type ProviderFault } from '../support/provider-faults.ts'
import { newInstallationPlace, openPlace, prepare, start } from './durability/installation.ts'
import { addEidWorkspaces, eidServers, type EidWorkspace } from './eid/workspaces.ts'
import { faultsOnlyOption, missed } from './load/figure.ts'
import { openLoop } from './load/open-loop.ts'

/** A provider has 15 s (docs/rules/eid.md#providers); the rest is for the machine to notice that they are over. */
const answerMsMax = 16_000
/** Longer than that on a machine with other work is a call that hangs. */
const hangsMs = 25_000
const verifyMs = 16_000
const verifyPerSecond = 20
/** A verify call that takes longer waits for a provider. */
const verifyMsMax = 5_000
const refusal = '{"detail":"the identity verification service did not answer"}'
/** Occurs nowhere else. The provider repeats some of it, as providers do in their errors. */
const planted = {
  first_name: 'Zqfirst',
  last_name: 'Zqlast',
  address: '7 Zqstreet, Ottawa',
  phone: '+16135550177',
  date_of_birth: '1971-03-09',
}
const plantedAddress = 'zqmail'

interface Case extends EidWorkspace {
  /** Names the case. */
  readonly name: string
  readonly provider: keyof typeof eidServers
  readonly kind: ProviderFault
  readonly server: {
    readonly base: URL
    fault: { readonly kind: ProviderFault } | null
    stop(): Promise<void>
  }
}

const { values } = parseArgs({ options: { ...faultsOnlyOption, ...figuresOption } })
const judging = { faultsOnly: values['faults-only'] }
const kinds = Object.keys(providerFaults) as ProviderFault[]
const providers = Object.keys(eidServers) as (keyof typeof eidServers)[]
const planned = await Promise.all(
  providers.flatMap((provider) =>
    kinds.map(async (kind) => ({ name: `${provider}, ${kind}`, provider, kind, ...(await eidServers[provider]()) })),
  ),
)
const place = await newInstallationPlace(null)
const installation = await prepare(place)
const secret = installation.settings['GATEHOUSE_SECRET_KEY'] ?? ''
const workspaces = await addEidWorkspaces({ place, secret }, planned)
const cases = planned.map((one, index): Case => ({ ...one, ...workspaces[index]! }))
const served = await start(installation, { GATEHOUSE_LOG: 'debug' })
const faults: string[] = []
const tookMs: number[] = []

const keys = new Map<string, number>()
for (const one of cases) {
  const { status, text } = await post(one, 'works')
  if (status === 200) keys.set(one.name, (JSON.parse(text) as { key: number }).key)
  else faults.push(`${one.name}: a provider that works was answered ${status}`)
  one.server.fault = { kind: one.kind }
}
const verified = openLoop({
  ...{ url: served.url, key: installation.key, callsPerSecond: verifyPerSecond, durationMs: verifyMs },
  call: () => ({ path: '/v1/kyc/verify', body: '{"values":{"first_name":"Clara"}}' }),
})
await Promise.all(cases.flatMap((one) => [refused(one, 'POST', post(one, 'fails')), refused(one, 'GET', get(one))]))
const { latenciesMs, errors } = await verified
for (const [what, count] of errors) faults.push(`${count} verify calls: ${what}`)
const slowestVerify = percentile(latenciesMs, 1)
if (slowestVerify > verifyMsMax) missed(faults, `a verify call took ${Math.round(slowestVerify)} ms`, judging)
for (const one of cases) {
  one.server.fault = null
  const { status } = await get(one)
  if (status !== 200) faults.push(`${one.name}: answered ${status} once the provider worked again`)
}
served.kill('SIGTERM')
await served.ended

await compareStored()
const printed = served.printed()
if (!printed.includes('"operation":"startEid"')) faults.push('the server logged no call')
for (const text of [
  ...Object.values(planted),
  plantedAddress,
  'Zqstreet',
  ...cases.map(({ server }) => server.base.host),
]) {
  if (printed.includes(text)) faults.push(`the server printed ${text}`)
}
const slowest = Math.max(...tookMs)
console.log(
  `${cases.length} ways to fail, ${tookMs.length} calls refused after ${Math.round(slowest)} ms at most; ` +
    `${latenciesMs.length} verify calls meanwhile, slowest ${Math.round(slowestVerify)} ms; ${faults.length} faults`,
)
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
printFigures({
  ways: cases.length,
  refused: tookMs.length,
  slowest_ms: slowest,
  verify_calls: latenciesMs.length,
  verify_p99_ms: percentile(latenciesMs, 0.99),
  verify_slowest_ms: slowestVerify,
  faults: faults.length,
})
for (const { server } of cases) await server.stop()
await place.remove()
process.exitCode = faults.length === 0 ? 0 : 1

/** Checks that a call is refused as it must be, in time. */
async function refused({ name }: Case, method: string, call: ReturnType<typeof send>): Promise<void> {
  const { status, text, ms } = await call
  tookMs.push(ms)
  if (status !== 502 || text !== refusal) faults.push(`${name}: ${method} was answered ${status}`)
  if (ms > hangsMs) faults.push(`${name}: ${method} took ${Math.round(ms)} ms`)
  else if (ms > answerMsMax) missed(faults, `${name}: ${method} took ${Math.round(ms)} ms`, judging)
}

/** Each workspace has what the provider that worked was asked for, and nothing of the refused POST. */
async function compareStored(): Promise<void> {
  const store = await openPlace(place)
  try {
    for (const { name, provider, workspaceId } of cases) {
      const rows = await withTenant(store.app, workspaceId, async (tx) => ({
        references: await tx.selectFrom('kyc_case').select('reference').execute(),
        requests: await tx.selectFrom('eid_request').select('reference').execute(),
        mails: await tx.selectFrom('mail').select('id').execute(),
        events: await tx.selectFrom('event').select('id').execute(),
        started: await tx.selectFrom('audit_entry').select('id').where('action', '=', 'eid.started').execute(),
      }))
      const found = JSON.stringify([
        ...[rows.references, rows.requests].map((of) => of.map(({ reference }) => reference)),
        ...[rows.mails, rows.events, rows.started].map((of) => of.length),
      ])
      // Treefort mails the client itself.
      const mails = provider === 'treefort' ? 0 : 1
      if (found !== `[["works"],["works"],${mails},0,1]`) faults.push(`${name}: stored ${found}`)
    }
  } finally {
    await store.close()
  }
}

function post({ key, name }: Case, reference: string) {
  const email = `${plantedAddress}${cases.findIndex((one) => one.name === name)}.${reference}@example.com`
  const body = JSON.stringify({ ...planted, email, reference, environment: 'production' })
  return send('/v1/kyc/eid', { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body })
}

function get({ key, name }: Case) {
  return send(`/v1/kyc/eid/${keys.get(name)}`, { headers: { Authorization: `Bearer ${key}` } })
}

async function send(path: string, init: RequestInit) {
  const startedAt = performance.now()
  const answer = await fetch(served.url + path, init)
  const text = await answer.text()
  return { status: answer.status, text, ms: performance.now() - startedAt }
}
