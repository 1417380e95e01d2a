import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { errors } from '../../src/contract/errors.ts'
import { jobs } from '../../src/jobs/index.ts'
import { JobWatch } from '../../src/jobs/job-watch.ts'
import { startJobs } from '../../src/jobs/runner.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'
import { metricDefinitions } from '../../src/ports/metrics.ts'
import { openPrometheus } from '../../src/adapters/metrics/prometheus.ts'
import { run, throwAwayFolder } from '../support/program.ts'
import { KeptLog, startTestServer } from '../support/server.ts'
import { breakStore, startApi, type Api } from './support/api.ts'
import { form } from './support/form.ts'

interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** The samples of a page in Prometheus' text format. */
function samplesOf(page: string): readonly Sample[] {
  return page
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      assert.notEqual(name, '', line)
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', text = '']) => [label, text])
      return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }
    })
}

async function metricsOf(url: string | null): Promise<readonly Sample[]> {
  assert.ok(url)
  return samplesOf(await (await fetch(url)).text())
}

function valueOf(samples: readonly Sample[], name: string, labels: Readonly<Record<string, string>> = {}): number {
  const found = samples.filter(
    (sample) => sample.name === name && Object.entries(labels).every(([label, text]) => sample.labels[label] === text),
  )
  assert.ok(found.length > 0, `${name} ${JSON.stringify(labels)} is not on the page`)
  return found.reduce((sum, { value }) => sum + value, 0)
}

const body = { reference: 'client-1001', values: { first_name: 'Ada' } }
const pdf = { content: Buffer.from('%PDF-1.4\n'), type: 'application/pdf', name: 'a.pdf' }

describe('metrics', () => {
  let api: Api
  before(async () => void (api = await startApi({ reads: true, settings: { GATEHOUSE_METRICS_PORT: '0' } })))
  after(() => api.stop())

  it('are on a port of their own, on loopback, with the readiness by component and nothing else', async () => {
    assert.match(api.metricsUrl ?? '', /^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
    const { status, headers } = await fetch(api.metricsUrl!)
    assert.deepEqual([status, headers.get('content-type')], [200, 'text/plain; version=0.0.4; charset=utf-8'])
    const ready = await fetch(new URL('/readyz', api.metricsUrl!))
    assert.deepEqual([ready.status, ((await ready.json()) as { status: string }).status], [200, 'ready'])
    assert.equal((await fetch(new URL('/v1/kyc/verify', api.metricsUrl!))).status, 404)
    assert.equal((await fetch(api.metricsUrl!, { method: 'POST' })).status, 404)
  })

  it('count calls by operation and status, refusals by their word', async () => {
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { json: body })).status, 200)
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { json: body })).status, 200)
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { json: {} })).status, 422)
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { key: 'sk_nobody', json: body })).status, 401)
    assert.equal((await api.call('GET', '/metrics')).status, 404)
    const samples = await metricsOf(api.metricsUrl)
    const calls = 'gatehouse_http_request_duration_seconds_count'
    const verify = partnerOperations.find((operation) => operation.path === '/v1/kyc/verify')!.id
    assert.equal(valueOf(samples, calls, { operation: verify, status: '200' }), 2)
    assert.equal(valueOf(samples, calls, { operation: verify, status: '422' }), 1)
    assert.equal(valueOf(samples, calls, { operation: verify, status: '401' }), 1)
    assert.equal(valueOf(samples, calls, { operation: 'none', status: '404' }), 1)
    const refusals = 'gatehouse_http_refusals_total'
    assert.equal(valueOf(samples, refusals, { operation: verify, code: 'schema' }), 1)
    assert.equal(valueOf(samples, refusals, { operation: verify, code: 'key_invalid' }), 1)
    assert.equal(valueOf(samples, refusals, { operation: 'none', code: 'not_found' }), 1)
    assert.equal(valueOf(samples, 'gatehouse_http_in_flight'), 0)
    assert.ok(valueOf(samples, 'gatehouse_http_request_duration_seconds_sum', { operation: verify }) > 0)
  })

  it('tell what the database, the reader, the documents and the audit trail do', async () => {
    const together = Array.from({ length: 8 }, () => api.ask('POST', '/v1/kyc/verify', { json: body }))
    assert.ok((await Promise.all(together)).every(({ status }) => status === 200))
    const answer = await api.call('POST', '/v1/kyc/extract', { body: form([pdf], { reference: 'client-1002' }) })
    assert.equal(answer.status, 200)
    const samples = await metricsOf(api.metricsUrl)
    assert.ok(valueOf(samples, 'gatehouse_database_wait_seconds_count', { outcome: 'done' }) > 0)
    for (const role of ['gatehouse_app', 'gatehouse_system']) {
      const labels = { role, outcome: 'done' }
      assert.ok(valueOf(samples, 'gatehouse_database_statement_duration_seconds_count', labels) > 0)
      assert.equal(valueOf(samples, 'gatehouse_database_connections', { role, state: 'waiting' }), 0)
    }
    assert.equal(valueOf(samples, 'gatehouse_info', { engine: api.services.store.engine }), 1)
    assert.equal(valueOf(samples, 'gatehouse_reader_file_duration_seconds_count', { outcome: 'read' }), 1)
    assert.equal(valueOf(samples, 'gatehouse_reader_wait_seconds_count'), 1)
    assert.equal(valueOf(samples, 'gatehouse_reader_children', { state: 'ready' }), 1)
    assert.ok(valueOf(samples, 'gatehouse_reader_resident_bytes') > 10_000_000)
    assert.ok(valueOf(samples, 'gatehouse_blob_bytes_total', { action: 'put' }) > pdf.content.length)
    assert.equal(valueOf(samples, 'gatehouse_blob_duration_seconds_count', { action: 'put', outcome: 'done' }), 1)
    assert.ok(valueOf(samples, 'gatehouse_audit_unsealed_entries') > 0)
    assert.ok(valueOf(samples, 'gatehouse_audit_unsealed_age_seconds') >= 0)
    assert.ok(valueOf(samples, 'nodejs_eventloop_lag_p99_seconds') >= 0)
    assert.ok(valueOf(samples, 'process_resident_memory_bytes') > 0)
  })

  it('have no label value but words that the program knows beforehand', async () => {
    const known = new Set([
      ...['none', 'schema', 'refused', 'internal_error', 'rate_limit_exceeded', 'not_found', 'kyc_extract_cap_reached'],
      ...['embedded', 'server', 'gatehouse_app', 'gatehouse_system', 'busy', 'idle', 'waiting', 'ready', 'starting'],
      ...['done', 'failed', 'read', 'crash', 'deadline', 'memory', 'put', 'get', 'delete', 'ping'],
      ...partnerOperations.map(({ id }) => id),
      ...jobs.map(({ name }) => name),
      ...Object.values(errors).map(
        (make) => (make as (...given: never[]) => { code: string })(...([{}, {}] as never[])).code,
      ),
    ])
    const ours = (await metricsOf(api.metricsUrl)).filter(({ name }) => name.startsWith('gatehouse_'))
    for (const { name, labels } of ours) {
      for (const [label, text] of Object.entries(labels)) {
        if (label === 'le' || label === 'status') assert.match(text, /^(\+Inf|[\d.]+)$/)
        else assert.ok(known.has(text), `${name}{${label}="${text}"}`)
      }
    }
  })

  it('are still answered, without the figures of the database, when it is gone', async () => {
    const lone = await startApi({ settings: { GATEHOUSE_METRICS_PORT: '0' } })
    try {
      await breakStore(lone)
      const samples = await metricsOf(lone.metricsUrl)
      assert.equal(samples.filter(({ name }) => name.startsWith('gatehouse_audit_')).length, 0)
      assert.equal(valueOf(samples, 'gatehouse_http_in_flight'), 0)
    } finally {
      await lone.stop()
    }
  })

  it('are off unless their port is set', async () => {
    const silent = await startTestServer()
    assert.equal(silent.metricsUrl, null)
    await silent.stop()
  })
})

describe('metrics of jobs', () => {
  it('tell runs by what came of them, and how late a job is that keeps failing', async () => {
    const metrics = openPrometheus()
    const watch = new JobWatch(metrics)
    const services = {} as Parameters<typeof startJobs>[1]
    const stop = startJobs(
      [
        { name: 'well', pauseMs: 5, run: async () => {} },
        { name: 'ill', pauseMs: 5, run: () => Promise.reject(new Error('no')) },
      ],
      services,
      new KeptLog(),
      watch,
    )
    const count = async (job: string, outcome: string) =>
      valueOf(samplesOf(await metrics.render()), 'gatehouse_job_duration_seconds_count', { job, outcome })
    while (!(await metrics.render()).includes('job="ill",outcome="failed"')) await new Promise((r) => setTimeout(r, 5))
    await stop()
    assert.ok((await count('well', 'done')) > 0)
    assert.ok((await count('ill', 'failed')) > 0)
    assert.deepEqual(
      watch.states().map(({ name, lastOutcome }) => [name, lastOutcome]),
      [
        ['well', 'done'],
        ['ill', 'failed'],
      ],
    )
    const late = (job: string) => watch.states().find(({ name }) => name === job)!.lateSeconds
    assert.ok(late('ill') > late('well'))
  })
})

describe('the port of the metrics', () => {
  it('stops the start, with its setting named, when it is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const folder = await throwAwayFolder()
    const port = String((taken.address() as AddressInfo).port)
    const { code, err } = await run(['serve'], { ...folder.settings, GATEHOUSE_METRICS_PORT: port })
    taken.close()
    await folder.remove()
    assert.equal(code, 1)
    assert.equal(
      err,
      `GATEHOUSE_METRICS_PORT: cannot listen on 127.0.0.1:${port} (EADDRINUSE): another program uses it. Stop that program, or choose another port.\n`,
    )
  })

  it('stops the start when it is no port', async () => {
    const { code, err } = await run(['serve'], { GATEHOUSE_METRICS_PORT: 'nine' })
    assert.deepEqual([code, err], [2, 'GATEHOUSE_METRICS_PORT must be a whole number from 0 to 65535\n'])
  })
})

describe('the table of metrics in docs/operations.md', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const rows = new Map(
    [...text.matchAll(/^\| `(gatehouse_\w+)` \| (\w+) \| ([^|]*?) ?\| ([^|]*) \|$/gm)].map(
      ([, name = '', kind = '', labels = '', about = '']) => [
        name,
        { kind, labels: labels.trim(), about: about.trim() },
      ],
    ),
  )
  for (const [name, { kind, labels, about }] of Object.entries(metricDefinitions)) {
    it(`has ${name} as it is`, () => assert.deepEqual(rows.get(name), { kind, labels: labels.join(', '), about }))
  }
  it('has no other', () => assert.deepEqual([...rows.keys()], Object.keys(metricDefinitions)))
})
