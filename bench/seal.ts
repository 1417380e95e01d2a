import { createHash, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { openBlobs } from '../src/adapters/blobs/index.ts'
import { sealedBlobs } from '../src/adapters/blobs/sealed.ts'
import { deriveKeys } from '../src/adapters/secret-key/keyring.ts'
import { newSealer } from '../src/operations/sealing/sealer.ts'
import { wrapWorkspaceKey } from '../src/operations/sealing/workspace-keys.ts'
import { verdictInputSample } from './load/verdict-input-sample.ts'

/**
 * Sealing: documents hashed and sealed to the disk (files synced as in the product), four uploads of 5 x 30 MB at once, and
 * what a filing's keys and columns cost: `node bench/seal.ts`. Baselines in the same run: the same bytes hashed and written
 * plain; the same JSON made and not sealed. The rounds take turns.
 */

const goals = { mbPerSecond: 200, extraMb: 100 } as const
const MiB = 1024 * 1024
const uploads = 4
const filesPerUpload = 5
const fileMb = 30
const readBytes = MiB
const rounds = 3
const filings = 5_000

const folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-bench-seal-'))
try {
  await benchDocuments()
  await benchFilings()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function benchDocuments(): Promise<void> {
  const source = path.join(folder, 'upload')
  await writeFile(source, randomBytes(fileMb * MiB))
  const plain = await openBlobs({ storageUrl: null, dataDir: folder })
  const sealed = sealedBlobs(plain)
  const dataKey = { id: randomUUID(), key: createSecretKey(randomBytes(32)) }
  const sizeBytesMax = fileMb * MiB
  const open = () => createReadStream(source, { highWaterMark: readBytes })
  const ways = {
    plain: (key: string) => plain.put(key, hashed(open()), { sizeBytesMax }),
    sealed: (key: string) => sealed.put(key, hashed(open()), { sizeBytesMax, dataKey }),
  }
  for (const [way, put] of Object.entries(ways)) await put(`bench/warm-${way}`)
  const speeds: Record<string, number[]> = { plain: [], sealed: [] }
  const peaks: Record<string, number[]> = { plain: [], sealed: [] }
  for (let round = 0; round < rounds; round++) {
    for (const [way, put] of Object.entries(ways)) {
      const watch = watchMemory()
      const started = performance.now()
      await Promise.all(
        Array.from({ length: uploads }, async (_, upload) => {
          for (let file = 0; file < filesPerUpload; file++) await put(`bench/${way}-${upload}-${file}`)
        }),
      )
      const seconds = (performance.now() - started) / 1000
      speeds[way]!.push((uploads * filesPerUpload * fileMb) / seconds)
      peaks[way]!.push(watch())
    }
  }
  const plainSpeed = median(speeds['plain']!)
  const sealedSpeed = median(speeds['sealed']!)
  const extra = Math.max(...peaks['sealed']!)
  console.log(
    `baseline  hashed, plain    ${plainSpeed.toFixed(0)} MB/s, memory + ${Math.max(...peaks['plain']!).toFixed(0)} MB`,
  )
  console.log(
    `          hashed, sealed   ${sealedSpeed.toFixed(0)} MB/s (${(sealedSpeed / plainSpeed).toFixed(2)} of it; goal ${goals.mbPerSecond} MB/s)`,
  )
  console.log(`          memory + ${extra.toFixed(0)} MB (goal at most ${goals.extraMb} MB)`)
}

async function benchFilings(): Promise<void> {
  const keys = deriveKeys('a secret of the measurement, long enough')
  const tenantId = randomUUID()
  const key = createSecretKey(randomBytes(32))
  const stored = wrapWorkspaceKey(keys.newest, tenantId, { version: 1, key })
  const services = { workspaceKeys: { open: async () => ({ version: 1, key }) } }
  const input = verdictInputSample
  const plain = () => [Buffer.from(JSON.stringify(input)), Buffer.from(JSON.stringify(input))]
  const sealed = async () => {
    const rowId = randomUUID()
    const sealer = await newSealer(services, {
      tenantId,
      workspaceKey: stored,
      case: { environment: 'sandbox', reference: 'client-1001' },
    })
    const [one, two] = plain()
    sealer.seal('verdict.input', rowId, one!)
    sealer.seal('verdict.answer', rowId, two!)
    sealer.seal('kyc_case.subject', '', Buffer.from('"Clara Clearwater"'))
  }
  const perFiling: Record<string, number[]> = { plain: [], sealed: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const [way, work] of Object.entries({ plain, sealed })) {
      const started = process.cpuUsage()
      for (let filing = 0; filing < filings; filing++) await work()
      const { user, system } = process.cpuUsage(started)
      if (round > 0) perFiling[way]!.push((user + system) / filings)
    }
  }
  const bytes = plain()[0]!.length
  console.log(`baseline  a filing's JSON  ${median(perFiling['plain']!).toFixed(0)} µs CPU (2 x ${bytes} bytes)`)
  console.log(
    `          and sealed       ${median(perFiling['sealed']!).toFixed(0)} µs CPU (data key, wrapping, 3 columns)`,
  )
}

/** The bytes as they come, hashed on the way as an upload's are. */
function hashed(source: Readable): Readable {
  const hash = createHash('sha256')
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return source.pipe(measure)
}

/** The answer says by how many MB this process grew at most in the meantime. */
function watchMemory(): () => number {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
  return () => {
    clearInterval(timer)
    return (peak - before) / MiB
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
