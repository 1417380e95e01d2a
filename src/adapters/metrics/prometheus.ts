import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { metricDefinitions, type Metrics, type ReadGauge } from '../../ports/metrics.ts'

/** A gauge that takes longer is left out, so that a hanging database does not hide the other metrics. */
const gaugeDeadlineMs = 2_000

/** Metrics that can be read as a page in Prometheus' text format. */
export interface ReadableMetrics extends Metrics {
  readonly contentType: string
  render(): Promise<string>
}

type LabelValues = Readonly<Record<string, string>>

/** Metrics kept by prom-client in a registry of their own, with its process metrics (`process_*`, `nodejs_*`). */
export function openPrometheus(): ReadableMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counters = new Map<string, Counter>()
  const histograms = new Map<string, Histogram>()
  const gauges = new Map<string, ReadGauges>()
  for (const [name, definition] of Object.entries(metricDefinitions)) {
    const options = { name, help: definition.about, labelNames: [...definition.labels], registers: [registry] }
    if (definition.kind === 'counter') counters.set(name, new Counter(options))
    else if (definition.kind === 'histogram') {
      histograms.set(name, new Histogram({ ...options, buckets: [...definition.buckets] }))
    } else gauges.set(name, readGauges(options))
  }
  return {
    count: (name, labels, by = 1) => counters.get(name)?.inc(labels, by),
    observe: (name, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
    gauge: (name, labels, read) => gauges.get(name)?.set(JSON.stringify(labels), { labels, read }),
    contentType: registry.contentType,
    render: () => registry.metrics(),
  }
}

/** Functions that read gauges, by their labels as text. */
type ReadGauges = Map<string, { readonly labels: LabelValues; readonly read: ReadGauge }>

function readGauges(options: ConstructorParameters<typeof Gauge<string>>[0]): ReadGauges {
  const reads: ReadGauges = new Map()
  new Gauge({
    ...options,
    async collect() {
      const values = await Promise.all([...reads.values()].map(({ read }) => inTime(read)))
      this.reset()
      for (const [index, { labels }] of [...reads.values()].entries()) {
        const value = values[index] ?? null
        if (value === null) this.remove(labels)
        else this.set(labels, value)
      }
    },
  })
  return reads
}

async function inTime(read: ReadGauge): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, gaugeDeadlineMs, null)))
  try {
    return await Promise.race([read(), late])
  } catch {
    return null // the failing part reports its own errors
  } finally {
    clearTimeout(timer)
  }
}
