import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import { readinessReport } from '../../src/http/readiness-report.ts'
import { readinessOf } from '../../src/http/readiness.ts'
import type { Services } from '../../src/operations/services.ts'
import { breakStore, startApi, type Api } from './support/api.ts'

interface Report {
  readonly status: string
  readonly components: Readonly<Record<string, { readonly ok: boolean; readonly [figure: string]: unknown }>>
}

/** The report over a running server's services, some of them other than they are. */
async function reportWith(api: Api, other: Partial<Services>, jobs: Parameters<typeof readinessReport>[1]['jobs']) {
  const services = { ...api.services, ...other }
  const eventLoop = { lagMs: () => 0, isOverloaded: () => false }
  const { status, body } = await readinessReport(services, { ready: readinessOf(services), jobs, eventLoop })()
  return { status, components: body.components as Report['components'] }
}

const noJobs = { states: () => [] }

describe('/readyz?verbose', () => {
  it('names every part and is ready when the plain one is', async () => {
    const api = await startApi()
    try {
      const plain = await fetch(`${api.url}/readyz`)
      assert.deepEqual([plain.status, await plain.json()], [200, { status: 'ready' }])
      const response = await api.call('GET', '/readyz?verbose')
      const report = (await response.json()) as Report
      assert.deepEqual([response.status, report.status], [200, 'ready'])
      assert.match(response.headers.get('x-request-id') ?? '', /./)
      // A new installation has no screening list, and says so.
      assert.deepEqual(
        Object.entries(report.components).flatMap(([name, { ok }]) => (ok ? [] : [name])),
        ['lists'],
      )
      assert.deepEqual(Object.keys(report.components), [
        ...[
          'database',
          'migrations',
          'documents',
          'readers',
          'secret',
          'audit',
          'lists',
          'webhooks',
          'jobs',
          'event_loop',
        ],
      ])
      assert.equal(report.components['database']!['engine'], api.services.store.engine)
      assert.equal(report.components['jobs']!['run_here'], false)
    } finally {
      await api.stop()
    }
  })

  it('needs a valid key, of whatever scope, and counts like a call', async () => {
    const api = await startApi({ settings: { GATEHOUSE_RATE_LIMIT_PER_MINUTE: '2' } })
    try {
      const verbose = async (key: string | null) => {
        const response = await api.call('GET', '/readyz?verbose', { key })
        return [response.status, await response.json()]
      }
      const { key } = await api.addKey({ scopes: ['kyc:verify'] })
      assert.equal((await verbose(key))[0], 200)
      api.clock.advance(60_000)
      assert.deepEqual(await verbose(null), [401, { detail: 'Missing API key' }])
      assert.deepEqual(await verbose('sk_nobody'), [401, { detail: 'Invalid or revoked API key' }])
      const [status, body] = await verbose(null)
      assert.deepEqual([status, (body as { code: string }).code], [429, 'rate_limit_exceeded'])
      assert.equal((await fetch(`${api.url}/readyz`)).status, 200)
    } finally {
      await api.stop()
    }
  })

  it('is 503 like the plain one when the database is gone, and on the metrics address says which parts are unwell', async () => {
    const api = await startApi({ settings: { GATEHOUSE_METRICS_PORT: '0' } })
    try {
      await breakStore(api)
      assert.equal((await fetch(`${api.url}/readyz`)).status, 503)
      const keyed = await api.call('GET', '/readyz?verbose')
      assert.deepEqual([keyed.status, await keyed.json()], [503, { status: 'not_ready' }])
      const response = await fetch(new URL('/readyz', api.metricsUrl!))
      const report = (await response.json()) as Report
      assert.deepEqual([response.status, report.status], [503, 'not_ready'])
      assert.deepEqual(
        Object.entries(report.components).flatMap(([name, { ok }]) => (ok ? [] : [name])),
        ['database', 'migrations', 'secret', 'audit', 'lists', 'webhooks'],
      )
    } finally {
      await api.stop()
    }
  })

  it('shows what is unwell while calls can be answered, and stays 200', async () => {
    const api = await startApi()
    try {
      const otherSecret = { keys: deriveKeys('another secret of the test that is long enough') }
      const secret = await reportWith(api, otherSecret, noJobs)
      assert.deepEqual([secret.status, secret.components['secret']!.ok], [200, false])
      assert.equal(secret.components['secret']!['versions_missing'], 1)

      api.clock.advance(61_000)
      const audit = await reportWith(api, {}, noJobs)
      assert.deepEqual([audit.status, audit.components['audit']!.ok], [200, false])
      assert.ok(Number(audit.components['audit']!['unsealed_entries']) > 0)

      const store = { ...api.services.store, isMigrated: async () => false }
      const migrations = await reportWith(api, { store }, noJobs)
      assert.deepEqual([migrations.status, migrations.components['migrations']!.ok], [200, false])

      const late = { states: () => [{ name: 'seal-audit', lastOutcome: 'failed' as const, lateSeconds: 301 }] }
      const jobs = await reportWith(api, {}, late)
      assert.deepEqual([jobs.status, jobs.components['jobs']!.ok], [200, false])
      assert.deepEqual(jobs.components['jobs']!['jobs'], [
        { name: 'seal-audit', last_outcome: 'failed', late_seconds: 301 },
      ])
    } finally {
      await api.stop()
    }
  })

  it('is asked of the store once however many ask', async () => {
    const api = await startApi()
    let asked = 0
    const store = { ...api.services.store, isMigrated: async () => Boolean(++asked) }
    const services = { ...api.services, store }
    const eventLoop = { lagMs: () => 0, isOverloaded: () => false }
    const report = readinessReport(services, { ready: readinessOf(services), jobs: noJobs, eventLoop })
    const answers = await Promise.all(Array.from({ length: 20 }, report))
    assert.equal(asked, 1)
    assert.equal(new Set(answers).size, 1)
    await api.stop()
  })
})
