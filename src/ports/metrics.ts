/** One metric: what it counts, its unit and its labels. */
interface Definition {
  readonly kind: 'counter' | 'histogram' | 'gauge'
  readonly labels: readonly string[]
  readonly about: string
  /** Upper bounds of a histogram's buckets, in seconds. */
  readonly buckets?: readonly number[]
}

const callSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30, 100]
const statementSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const readSeconds = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 45]
const jobSeconds = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 60, 300, 1_800]

/**
 * Every metric; docs/operations.md has the same list. The values of a label come from a closed set (operation ids, statuses, codes,
 * outcomes, job names), never from an id, a reference or a value.
 */
export const metricDefinitions = {
  gatehouse_info: { kind: 'gauge', labels: ['engine'], about: 'Always 1; says which database engine runs.' },

  gatehouse_http_request_duration_seconds: {
    kind: 'histogram',
    labels: ['operation', 'status'],
    buckets: callSeconds,
    about: 'Calls answered and how long each took, upload included; operation is none when nothing answers the path.',
  },
  gatehouse_http_in_flight: { kind: 'gauge', labels: [], about: 'Calls in flight.' },
  gatehouse_http_refusals_total: {
    kind: 'counter',
    labels: ['operation', 'code'],
    about: 'Calls refused, by the word of the refusal; internal_error is a failure of ours.',
  },
  gatehouse_http_shed_total: {
    kind: 'counter',
    labels: [],
    about: 'Calls refused as rate_limit_exceeded because the event loop was late, not because of the limit.',
  },
  gatehouse_http_abandoned_total: {
    kind: 'counter',
    labels: ['operation'],
    about: 'Calls whose caller went away before the body was complete.',
  },

  gatehouse_database_statement_duration_seconds: {
    kind: 'histogram',
    labels: ['role', 'outcome'],
    buckets: statementSeconds,
    about: 'Round trips to the database, from sending to the answer.',
  },
  gatehouse_database_wait_seconds: {
    kind: 'histogram',
    labels: ['role', 'outcome'],
    buckets: statementSeconds,
    about: 'Waiting for a connection when none was idle; embedded: for the one session.',
  },
  gatehouse_database_connections: {
    kind: 'gauge',
    labels: ['role', 'state'],
    about: 'Connections that are busy and idle, and callers waiting for one (state waiting).',
  },

  gatehouse_reader_file_duration_seconds: {
    kind: 'histogram',
    labels: ['outcome'],
    buckets: readSeconds,
    about: 'Files by what came of them (read, crash, deadline, memory, busy), from the queue to the outcome.',
  },
  gatehouse_reader_wait_seconds: {
    kind: 'histogram',
    labels: [],
    buckets: readSeconds,
    about: 'Waiting of a file for a free reader process.',
  },
  gatehouse_reader_queued_files: { kind: 'gauge', labels: [], about: 'Files waiting for a reader process.' },
  gatehouse_reader_children: {
    kind: 'gauge',
    labels: ['state'],
    about: 'Reader processes: ready ones, ones that are starting, ones that read a file.',
  },
  gatehouse_reader_restarts_total: {
    kind: 'counter',
    labels: ['cause'],
    about: 'Reader processes replaced because a file made them crash, hang or outgrow their memory.',
  },
  gatehouse_reader_recycles_total: {
    kind: 'counter',
    labels: [],
    about: 'Reader processes replaced because they had read enough or grown.',
  },
  gatehouse_reader_resident_bytes: {
    kind: 'gauge',
    labels: [],
    about: 'Resident memory of all reader processes together (Linux).',
  },

  gatehouse_job_duration_seconds: {
    kind: 'histogram',
    labels: ['job', 'outcome'],
    buckets: jobSeconds,
    about: 'Runs of background jobs, done and failed.',
  },
  gatehouse_job_late_seconds: {
    kind: 'gauge',
    labels: ['job'],
    about: 'How long ago the job should have succeeded again; grows while it fails or hangs.',
  },

  gatehouse_audit_unsealed_entries: {
    kind: 'gauge',
    labels: [],
    about: 'Audit entries not in the chain yet, counted up to 10,000.',
  },
  gatehouse_audit_unsealed_age_seconds: {
    kind: 'gauge',
    labels: [],
    about: 'Age of the oldest of these entries, 0 when there is none.',
  },

  gatehouse_webhook_attempts_total: {
    kind: 'counter',
    labels: ['outcome'],
    about: 'Attempts to deliver a webhook, by how each ended; interrupted is a crash or fault of ours.',
  },
  gatehouse_webhook_first_attempt_seconds: {
    kind: 'histogram',
    labels: [],
    buckets: callSeconds,
    about: 'From the commit of an event to the first attempt to deliver it.',
  },
  gatehouse_webhook_sending: { kind: 'gauge', labels: [], about: 'Deliveries that this process is sending.' },
  gatehouse_webhook_due: {
    kind: 'gauge',
    labels: [],
    about: 'Deliveries that are due and wait, of endpoints that are on, counted up to 10,000.',
  },
  gatehouse_webhook_due_age_seconds: {
    kind: 'gauge',
    labels: [],
    about: 'How long the oldest of these has been due, 0 when there is none.',
  },
  gatehouse_webhook_failing_endpoints: {
    kind: 'gauge',
    labels: [],
    about: 'Endpoints whose last attempt failed.',
  },

  gatehouse_blob_duration_seconds: {
    kind: 'histogram',
    labels: ['action', 'outcome'],
    buckets: callSeconds,
    about: 'Work on the place of documents; a get is timed until its first byte can be read.',
  },
  gatehouse_blob_bytes_total: {
    kind: 'counter',
    labels: ['action'],
    about: 'Bytes of documents as they are kept, put and got.',
  },
} as const satisfies Readonly<Record<string, Definition>>

type Definitions = typeof metricDefinitions
export type MetricName = keyof Definitions
type OfKind<Kind extends Definition['kind']> = {
  [Name in MetricName]: Definitions[Name]['kind'] extends Kind ? Name : never
}[MetricName]
/** All labels of a metric. */
export type Labels<Name extends MetricName> = Readonly<Record<Definitions[Name]['labels'][number], string>>
/** Called when the metrics are read; null leaves the value out. */
export type ReadGauge = () => number | null | Promise<number | null>

/** The metrics of the running process. A call costs well under a microsecond and never throws. */
export interface Metrics {
  /** Adds to a counter, by default 1. */
  count<Name extends OfKind<'counter'>>(name: Name, labels: Labels<Name>, by?: number): void
  /** Adds a duration in seconds to a histogram. */
  observe<Name extends OfKind<'histogram'>>(name: Name, labels: Labels<Name>, seconds: number): void
  /** Sets how a gauge is read, in place of an earlier one with the same labels; a read that fails or is late is left out. */
  gauge<Name extends OfKind<'gauge'>>(name: Name, labels: Labels<Name>, read: ReadGauge): void
}

/** Measures nothing: for a process without a metrics port. */
export const noMetrics: Metrics = { count: () => {}, observe: () => {}, gauge: () => {} }

/** Seconds since a moment of `performance.now()`. */
export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000
}
