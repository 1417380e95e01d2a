import type { Row } from './table.ts'

const kills = (what: string, step: string): Row => ({
  what,
  step,
  measured: (f) =>
    `${f.number('kills')} kills in ${f.number('seconds')} s: ${f.number('verdicts')} verdicts and ${f.number('extractions')} ` +
    `extractions answered, ${f.number('deliveries')} deliveries, ${f.number('blobs_without_row')} blobs without a row, ` +
    `${f.number('faults')} faults`,
})

const retries = (engine: string, step: string): Row => ({
  what: `retries that race over kills, ${engine}`,
  step,
  goal: 'each call done once',
  measured: (f) =>
    `${f.number('answered')} calls of ${f.number('keys')} keys answered over ${f.number('kills')} kills: ${f.number('stored')} stored, ` +
    `${f.number('events')} events, ${f.number('reads')} reads, ${f.number('faults')} faults`,
})

const deliveryKills = (what: string, step: string): Row => ({
  what,
  step,
  measured: (f) =>
    `${f.number('kills')} kills in ${f.number('seconds')} s: ${f.number('deliveries')} deliveries, ${f.number('requests')} ` +
    `requests at the receiver, ${f.number('requests_again')} of them repeated, ${f.number('leases_taken_back')} leases ` +
    `taken back, ${f.number('faults')} faults`,
})

const simulation = (what: string, step: string): Row => ({
  what,
  step,
  measured: (f) =>
    `${f.number('lives')} lives in memory and ${f.number('lives_on_store')} on the store, ${f.number('steps')} steps: ` +
    `${f.number('faults')} broke an invariant`,
})

/** The rows of docs/durability.md, by block. */
export const durabilityTables: Readonly<Record<string, readonly Row[]>> = {
  faults: [
    kills('kills at random moments, embedded', 'crash-embedded'),
    kills('kills at random moments, PostgreSQL', 'crash-server'),
    kills('kills at each labelled step, embedded', 'failpoints-embedded'),
    kills('kills at each labelled step, PostgreSQL', 'failpoints-server'),
    retries('embedded', 'idempotency-race-embedded'),
    retries('PostgreSQL', 'idempotency-race-server'),
    deliveryKills('kills while it delivers, embedded', 'delivery-crash-embedded'),
    deliveryKills('kills while it delivers, PostgreSQL', 'delivery-crash-server'),
    {
      what: 'immediate restarts of PostgreSQL',
      step: 'restarts',
      goal: 'served again within 2 s',
      measured: (f) =>
        `${f.number('restarts')} restarts: ${f.number('acknowledged')} calls answered, ${f.number('refused')} refused as 500, ` +
        `served again within ${f.number('recovery_most_ms')} ms, ${f.number('faults')} faults`,
    },
    {
      what: 'power cuts',
      step: 'power-loss',
      measured: (f) =>
        `${f.number('trials')} cuts: ${f.number('acknowledged_least')} to ${f.number('acknowledged_most')} calls answered ` +
        `before each, ${f.number('faults')} faults`,
    },
    {
      what: 'a full disk, by our own writes and by a foreign file',
      step: 'disk-full',
      measured: (f) =>
        `${f.number('acknowledged')} calls answered, ${f.number('refused')} refused as 500; stored again within ` +
        `${f.number('larger_disk_ms')} ms of a larger disk and ${f.number('foreign_file_removed_ms')} ms of a removed file, ` +
        `${f.number('faults')} faults`,
    },
    {
      what: 'generated calls',
      step: 'fuzz',
      measured: (f) =>
        `${f.number('calls')} calls, ${f.number('calls_per_second')} a second: ${f.number('faults')} faults`,
    },
    {
      what: 'vectors of other projects',
      step: 'vectors',
      measured: (f) =>
        `${f.number('rows')} rows: ${f.number('passed')} pass, ${f.number('failed')} fail, ${f.number('not_run')} not run`,
    },
    {
      what: 'damaged documents',
      step: 'hostile-files',
      goal: 'each within 20 s',
      measured: (f) =>
        `${f.number('calls')} files, slowest ${f.number('slowest_ms')} ms, ${f.number('unavailable')} given up by the ` +
        `reader, ${f.number('faults')} faults; 900 megapixels refused within ${f.number('pixel_bomb_refused_most_ms', 1)} ms`,
      reached: (f) => f.value('slowest_ms') <= 20_000,
    },
    {
      what: 'crashes, hangs and memory growth of the reading process',
      step: 'reader-faults',
      goal: 'next process warm within 1 s, p95',
      measured: (f) =>
        `${f.number('injected')} faults: ${f.number('calls_200')} calls answered 200, the next file read ` +
        `${f.number('next_read')} times; next process warm after ${f.number('respawn_p50_ms')} ms p50, ` +
        `${f.number('respawn_p95_ms')} ms p95, where a first start took ${f.number('first_start_ms')} ms`,
      reached: (f) => f.value('respawn_p95_ms') <= 1_000,
    },
    {
      what: 'slow clients',
      step: 'slow-clients',
      goal: 'p99 of others < 50 ms',
      measured: (f) =>
        `${f.number('clients')} clients: p99 of others ${f.number('p99_ms', 1)} ms, ${f.number('p99_alone_ms', 1)} ms ` +
        `without them, ${f.number('errors')} errors; heads closed within ${f.number('heads_closed_seconds', 1)} s, ` +
        `bodies within ${f.number('bodies_closed_seconds', 1)} s`,
      reached: (f) => f.value('p99_ms') < 50,
    },
    {
      what: 'receivers of webhooks that mean harm',
      step: 'receivers',
      goal: '≤ 5 MB each, over 500 ms after the deadline',
      measured: (f) =>
        `${f.number('receivers')} receivers: at most ${f.number('memory_most_mb', 1)} MB and ` +
        `${f.number('late_most_ms')} ms after the deadline, ${f.number('faults')} faults`,
    },
    {
      what: 'eID providers that fail',
      step: 'eid-provider',
      goal: '502 within 16 s',
      measured: (f) =>
        `${f.number('ways')} ways to fail, ${f.number('refused')} calls refused after ${f.number('slowest_ms')} ms at most; ` +
        `${f.number('verify_calls')} verify calls meanwhile, slowest ${f.number('verify_slowest_ms')} ms, ` +
        `${f.number('faults')} faults`,
      reached: (f) => f.value('slowest_ms') <= 16_000,
    },
    simulation('simulated lives of deliveries, embedded', 'delivery-simulation-embedded'),
    simulation('simulated lives of deliveries, PostgreSQL', 'delivery-simulation-server'),
    {
      what: 'locks of policies against generated requests',
      step: 'locks',
      measured: (f) =>
        `${f.number('requests')} requests under ${f.number('policies')} policies, ${f.number('blocked')} that had to be ` +
        `blocked: ${f.number('faults')} weakened a lock`,
    },
  ],
}
