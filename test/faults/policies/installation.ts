import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../../src/config/read-config.ts'
import { regimes } from '../../../src/domain/policy-packs/index.ts'
import { applyPatch } from '../../../src/domain/policies/apply-patch.ts'
import { startServer } from '../../../src/start-server.ts'
import { compareCases } from '../../../src/operations/replay/compare-cases.ts'
import { openVerdicts } from '../../../src/operations/replay/open-verdicts.ts'
import { replayVerdict, type Replay } from '../../../src/operations/replay/replay-verdict.ts'
import { runOperatorOperation } from '../../../src/operations/operator/run.ts'
import { withTenant } from '../../../src/store/tenant.ts'
import { verdictsAfter, type StoredVerdict } from '../../../src/store/verdicts.ts'
import { listWorkspaces } from '../../../src/store/workspaces.ts'
import { idleReader } from '../../support/idle-reader.ts'
import { randomPatch } from './patches.ts'
import { seededChoices } from './random.ts'
import { randomRequest } from './requests.ts'

/** Calls in progress at once. */
const callsAtOnce = 8
/** A policy is published anew after so many verdicts of its workspace. */
const verdictsPerPolicy = 20
const pageMax = 200
const triesMax = 100
const betweenTriesMs = 200

export interface Place {
  /** Null: embedded in the data folder. */
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** The installation of a place in this process; a process of its own for each step proves that nothing is held in memory. */
export async function startInstallation({ databaseUrl, dataDir }: Place) {
  const config = readConfig({
    GATEHOUSE_PORT: '0',
    GATEHOUSE_DATA_DIR: dataDir,
    GATEHOUSE_RATE_LIMIT_PER_MINUTE: '10000000',
    GATEHOUSE_LOG: 'error',
    ...(databaseUrl === null ? {} : { GATEHOUSE_DATABASE_URL: databaseUrl }),
  })
  return startServer(config, { jobs: 'none' }, { reader: idleReader })
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>

/** Files verdicts of generated clients under every pack and under policies published in between. Answers seconds. */
export async function storeVerdicts(installation: Installation, verdicts: number, seed: number): Promise<number> {
  const operate = (name: string, input: unknown) =>
    runOperatorOperation(installation.services, name, input) as Promise<{ id: string; key: string }>
  const workspaces = await Promise.all(
    [undefined, ...regimes.map(({ regime }) => regime)].map(async (regime) => {
      const { id } = await operate('workspaces.create', { name: 'Lender', ...(regime && { regime }) })
      const { key } = await operate('keys.create', { workspace_id: id, name: 'Bench', scopes: ['kyc:verify'] })
      return { id, key, regime }
    }),
  )
  const random = seededChoices(seed)
  const started = performance.now()
  let next = 0
  const work = async () => {
    for (let index = next++; index < verdicts; index = next++) {
      const workspace = workspaces[index % workspaces.length]!
      const { id, key, regime } = workspace
      if (regime !== undefined && Math.floor(index / workspaces.length) % verdictsPerPolicy === verdictsPerPolicy / 2) {
        const policy = acceptedPatch(regime, seed + index)
        await operate('policies.publish', { workspace_id: id, policy })
      }
      const body = { ...randomRequest(random), reference: `client-${index}` }
      await post(`${installation.url}/v1/kyc/${random.percent(50) ? 'verify' : 'assess'}`, key, JSON.stringify(body))
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, work))
  return (performance.now() - started) / 1000
}

/** A machine with other work sheds load: such a call is sent again. */
async function post(url: string, key: string, body: string): Promise<void> {
  for (let sent = 1; ; sent++) {
    const answer = await fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body })
    const text = await answer.text()
    if (answer.status === 200) return
    if (answer.status !== 429 || sent === triesMax) throw new Error(`a verdict was answered ${answer.status}: ${text}`)
    await pause(betweenTriesMs)
  }
}

function acceptedPatch(regime: string, seed: number) {
  const random = seededChoices(seed)
  const pack = regimes.find((known) => known.regime === regime)!
  while (true) {
    const patch = randomPatch(regime, random)
    if (applyPatch(pack, patch, 1).refusals.length === 0) return patch
  }
}

export interface ReplayRun {
  readonly replayed: number
  readonly identical: number
  readonly workspacePolicies: number
  readonly seconds: number
  /** CPU of this process, the database's own left out when it is a server. */
  readonly cpuSeconds: number
  /** The first that were not the same. */
  readonly others: readonly Replay[]
}

/** Computes every stored verdict again. */
export async function replayAll({ services }: Installation): Promise<ReplayRun> {
  const others: Replay[] = []
  let [replayed, identical, workspacePolicies] = [0, 0, 0]
  const [started, cpu] = [performance.now(), process.cpuUsage()]
  for (const { id: tenantId } of await listWorkspaces(services.store)) {
    let afterId: string | null = null
    while (true) {
      const page: { afterId: string | null; limit: number } = { afterId, limit: pageMax }
      const stored: readonly StoredVerdict[] = await withTenant(services.store.app, tenantId, (tx) =>
        verdictsAfter(tx, tenantId, page),
      )
      for (const opened of await openVerdicts(services, tenantId, stored)) {
        const replay = await replayVerdict(services, opened)
        replayed++
        if (replay.outcome === 'identical') identical++
        else if (others.length < 5) others.push(replay)
        if (replay.reached_with.policy_id !== null) workspacePolicies++
      }
      afterId = stored.at(-1)?.id ?? null
      if (stored.length < pageMax) break
    }
  }
  const seconds = (performance.now() - started) / 1000
  return { replayed, identical, workspacePolicies, seconds, cpuSeconds: cpuSince(cpu), others }
}

/** What another policy would make of every case, workspace by workspace. Answers cases, those that flip, and seconds. */
export async function compareAll({ services }: Installation) {
  const sums = { cases: 0, flipped: 0 }
  const [started, cpu] = [performance.now(), process.cpuUsage()]
  for (const { id: tenantId, regime } of await listWorkspaces(services.store)) {
    const from = { regime: regime ?? 'generic' }
    const policy = { regime: from.regime, severities: { freshness: 'critical', 'match:address': 'critical' } } as const
    const to = { regime: from.regime, policy }
    const report = await compareCases(services, { tenantId, from, to, afterCaseId: null, limit: 1_000_000 })
    sums.cases += report.compared
    sums.flipped += report.newly_failed + report.newly_passed
  }
  return { ...sums, seconds: (performance.now() - started) / 1000, cpuSeconds: cpuSince(cpu) }
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
