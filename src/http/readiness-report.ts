import type { JobWatch } from '../jobs/job-watch.ts'
import type { Services } from '../operations/services.ts'
import { listAgeDaysMax } from '../domain/screening/list-bundle.ts'
import { daysBetween } from '../domain/values/dates.ts'
import { unchainedBacklog } from '../store/audit-chain.ts'
import { failedRefreshes } from '../store/list-refreshes.ts'
import { webhookBacklog } from '../store/webhook-endpoints.ts'
import { secretUses } from '../store/workspace-keys.ts'
import type { EventLoopLag } from './event-loop-lag.ts'
import { withDeadline } from './readiness.ts'

/** One report is reused for this long, so that asking often costs little. */
const answerHoldsMs = 2_000
/** The schema version changes only when another process migrates, and each query takes a separate connection. */
const migratedHoldsMs = 60_000
const componentDeadlineMs = 2_000
/** The job runs every 5 s, so an audit entry that waits longer than this means that it does not run. */
const unchainedAgeSecondsMax = 60
/** A delivery due for longer means that no process sends, or that its endpoint cannot keep up. */
const dueAgeSecondsMax = 300
/** A long run may make a job late; later than this, it fails or hangs. */
const jobLateSecondsMax = 300

/** One part of the installation: whether it is healthy, and figures without personal data. */
interface Component {
  readonly ok: boolean
  readonly [figure: string]: unknown
}

/** Status of the plain readiness, and each component. */
export interface ReadinessReport {
  readonly status: number
  readonly body: { readonly status: 'ready' | 'not_ready'; readonly components: Readonly<Record<string, Component>> }
}

/**
 * Body of `/readyz?verbose`. Only the plain readiness decides the status: an unhealthy part that does not stop calls is
 * `ok: false` with status 200. Never throws.
 */
export function readinessReport(
  services: Services,
  watched: {
    readonly ready: () => Promise<void>
    readonly jobs: Pick<JobWatch, 'states'>
    readonly eventLoop: Pick<EventLoopLag, 'lagMs' | 'isOverloaded'>
  },
): () => Promise<ReadinessReport> {
  const isMigrated = heldFor(migratedHoldsMs, () => services.store.isMigrated())
  return heldFor(answerHoldsMs, async () => {
    const [plain, ...components] = await Promise.all([
      examined('plain', watched.ready),
      examined('database', () => database(services)),
      examined('migrations', async () => ({ ok: await isMigrated() })),
      examined('documents', () => services.blobs.ping()),
      examined('readers', async () => ({ ok: services.reader.health().ready, ...services.reader.health() })),
      examined('secret', () => secret(services)),
      examined('audit', () => audit(services)),
      examined('lists', () => lists(services)),
      examined('webhooks', () => webhooks(services)),
      examined('jobs', async () => jobs(watched.jobs)),
      examined('event_loop', async () => ({
        ok: !watched.eventLoop.isOverloaded(),
        lag_ms: Math.round(watched.eventLoop.lagMs()),
      })),
    ])
    const ready = plain[1].ok
    return {
      status: ready ? 200 : 503,
      body: { status: ready ? 'ready' : 'not_ready', components: Object.fromEntries(components) },
    }
  })
}

async function database({ store }: Services): Promise<Component> {
  await store.ping()
  return { ok: true, engine: store.engine }
}

/** Every version of the secret that stored data depends on must be loaded. */
async function secret({ store, keys }: Services): Promise<Component> {
  const known = new Set(keys.versions.map(({ id }) => id))
  const missing = (await secretUses(store)).filter(({ secretId }) => !known.has(secretId)).length
  return { ok: missing === 0, place: keys.source, versions: known.size, versions_missing: missing }
}

async function audit({ store, clock }: Services): Promise<Component> {
  const { entries, oldestAt } = await unchainedBacklog(store)
  const ageSeconds = oldestAt === null ? 0 : Math.max(0, (clock.now().getTime() - oldestAt.getTime()) / 1000)
  return { ok: ageSeconds <= unchainedAgeSecondsMax, unsealed_entries: entries, oldest_seconds: Math.round(ageSeconds) }
}

/** Without a list every production screening fails. */
async function lists({ store, clock, lists: engine }: Services): Promise<Component> {
  const active = engine.active()
  const today = clock.now().toISOString().slice(0, 10)
  const ages = (active?.lists ?? []).map(({ checkedOn }) => daysBetween(checkedOn, today))
  const oldest = Math.max(0, ...ages)
  const failed = await failedRefreshes(store)
  return {
    ok: active !== null && oldest <= listAgeDaysMax,
    lists: ages.length,
    oldest_days: oldest,
    refreshes_failed: failed.length,
  }
}

/** Due deliveries wait for seconds while a process sends; a failing receiver is not a fault of this installation. */
async function webhooks({ store, clock }: Services): Promise<Component> {
  const { waiting, oldestDueAt, failingEndpoints } = await webhookBacklog(store, clock.now())
  const ageSeconds = oldestDueAt === null ? 0 : Math.max(0, (clock.now().getTime() - oldestDueAt.getTime()) / 1000)
  return {
    ok: ageSeconds <= dueAgeSecondsMax || failingEndpoints > 0,
    due: waiting,
    oldest_seconds: Math.round(ageSeconds),
    failing_endpoints: failingEndpoints,
  }
}

function jobs(watch: Pick<JobWatch, 'states'>): Component {
  const states = watch.states()
  return {
    ok: states.every(({ lateSeconds }) => lateSeconds <= jobLateSecondsMax),
    run_here: states.length > 0,
    jobs: states.map(({ name, lastOutcome, lateSeconds }) => ({
      name,
      last_outcome: lastOutcome,
      late_seconds: Math.round(lateSeconds),
    })),
  }
}

/** A component that fails or times out is unhealthy; the cause is the error's class, never its message. */
async function examined(
  name: string,
  examine: () => Promise<Component | void>,
): Promise<readonly [name: string, component: Component]> {
  const startedAt = performance.now()
  const took = () => ({ duration_ms: Math.round(performance.now() - startedAt) })
  try {
    return [name, { ...((await withDeadline(examine(), componentDeadlineMs)) ?? { ok: true }), ...took() }]
  } catch (error) {
    return [name, { ok: false, cause: error instanceof Error ? error.name : typeof error, ...took() }]
  }
}

/** Caches a result for a time and shares the call in flight; a failure is not cached. */
function heldFor<T>(holdsMs: number, ask: () => Promise<T>): () => Promise<T> {
  let held: Promise<T> | null = null
  return () => {
    held ??= ask().then(
      (answer) => {
        setTimeout(() => (held = null), holdsMs).unref()
        return answer
      },
      (error: unknown) => {
        held = null
        throw error
      },
    )
    return held
  }
}
