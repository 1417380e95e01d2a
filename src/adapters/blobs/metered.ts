import { Readable } from 'node:stream'

import type { Blobs } from '../../ports/blobs.ts'
import { secondsSince, type Metrics } from '../../ports/metrics.ts'

type Action = 'put' | 'get' | 'delete' | 'ping'

/** A blob store whose operations are timed and whose bytes in and out are counted. */
export function meteredBlobs(blobs: Blobs, metrics: Metrics): Blobs {
  async function timed<T>(action: Action, work: Promise<T>): Promise<T> {
    const startedAt = performance.now()
    let outcome = 'failed'
    try {
      const answer = await work
      outcome = 'done'
      return answer
    } finally {
      metrics.observe('gatehouse_blob_duration_seconds', { action, outcome }, secondsSince(startedAt))
    }
  }
  return {
    has: (key) => blobs.has(key),
    list: (prefix) => blobs.list(prefix),
    delete: (key) => timed('delete', blobs.delete(key)),
    removeUnfinished: (...asked) => blobs.removeUnfinished(...asked),
    ping: () => timed('ping', blobs.ping()),

    async put(key, source, options) {
      const kept = await timed('put', blobs.put(key, source, options))
      metrics.count('gatehouse_blob_bytes_total', { action: 'put' }, kept.sizeBytes)
      return kept
    },

    async get(key) {
      const source = await timed('get', blobs.get(key))
      return Readable.from(counted(source, metrics)).once('close', () => source.destroy())
    },
  }
}

async function* counted(source: Readable, metrics: Metrics): AsyncGenerator<unknown> {
  for await (const chunk of source) {
    if (chunk instanceof Uint8Array) metrics.count('gatehouse_blob_bytes_total', { action: 'get' }, chunk.length)
    yield chunk
  }
}
