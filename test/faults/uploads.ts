/**
 * Four uploads of 5 x 30 MB at once with a reference, so that every byte is received, hashed, written, sealed and written
 * again: `npm run faults -- uploads [--rounds 3] [--faults-only]`. Baselines in the same run: the same bytes hashed and sealed in one process
 * without HTTP or disk, and written and synced plain. Exits 1 when an upload fails, memory grows over the goal, hashing and
 * sealing take more CPU than the goal, or the uploads are slower than it on a machine whose baselines leave room for it.
 * docs/reliability.md#load.
 */
import { createHash, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { sealedBlobs } from '../../src/adapters/blobs/sealed.ts'
import type { Blobs } from '../../src/ports/blobs.ts'
import { boundary, formType, partHead } from '../http/support/form.ts'
import { figuresOption, median, printFigures } from '../support/figures.ts'
import { png } from '../http/support/images.ts'
import { newInstallationPlace, prepare, start } from './durability/installation.ts'
import { faultsOnlyOption, missed } from './load/figure.ts'
import { cpuSeconds, residentMb } from './load/process.ts'

const goals = { mbPerSecond: 200, extraMb: 100 } as const
const uploads = 4
const filesPerUpload = 5
const fileMb = 30
const MiB = 1024 * 1024
const totalMb = uploads * filesPerUpload * fileMb
/** A document is written twice on its way, as it arrives and sealed, and has to be received besides being hashed and sealed. */
const diskShareMax = 1 / 2
const rawShareMax = 1 / 2
const sampleMs = 10

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, ...faultsOnlyOption, ...figuresOption },
})
const judging = { faultsOnly: values['faults-only'] }
/** A small image by its header and noise after: given up by the reader at once, so that no reading is measured. */
const header = png(640, 480)
const file = Buffer.concat([header, randomBytes(fileMb * MiB - header.length)])
const faults: string[] = []
const place = await newInstallationPlace(null)
const installation = await prepare(place)
const served = await start(installation)
const pid = served.child.pid ?? 0
const plain = await openBlobs({ storageUrl: null, dataDir: path.join(installation.dataDir, 'plain') })
try {
  await upload(1)
  const speeds: Record<'raw' | 'disk' | 'product', number[]> = { raw: [], disk: [], product: [] }
  const extraMb: number[] = []
  const cpuPerMb: Record<'raw' | 'product', number[]> = { raw: [], product: [] }
  for (let round = 0; round < Number(values.rounds); round++) {
    const rawBefore = cpuSeconds(process.pid)
    speeds.raw.push(await megabytesPerSecond(hashAndSeal))
    cpuPerMb.raw.push((cpuSeconds(process.pid) - rawBefore) / totalMb)
    speeds.disk.push(await megabytesPerSecond(writePlain))
    const [restingMb, cpuBefore] = [residentMb(pid), cpuSeconds(pid)]
    let mostMb = restingMb
    const watch = setInterval(() => (mostMb = Math.max(mostMb, residentMb(pid))), sampleMs)
    speeds.product.push(await megabytesPerSecond(uploadAll))
    clearInterval(watch)
    extraMb.push(mostMb - restingMb)
    cpuPerMb.product.push((cpuSeconds(pid) - cpuBefore) / totalMb)
    await rm(path.join(installation.dataDir, 'documents', installation.workspaceId), { recursive: true, force: true })
  }
  const [raw, disk, product] = [median(speeds.raw), median(speeds.disk), median(speeds.product)]
  const most = Math.max(...extraMb)
  const perCpuSecond = { raw: 1 / median(cpuPerMb.raw), product: 1 / median(cpuPerMb.product) }
  const leftOver = Math.min(raw * rawShareMax, disk * diskShareMax)
  if (most > goals.extraMb) faults.push(`memory + ${most.toFixed(0)} MB`)
  if (perCpuSecond.raw < goals.mbPerSecond)
    missed(faults, `hashed and sealed ${perCpuSecond.raw.toFixed(0)} MB per CPU second`, judging)
  if (product < goals.mbPerSecond && leftOver >= goals.mbPerSecond)
    missed(faults, `uploads ${product.toFixed(0)} MB/s`, judging)
  console.log(
    [
      `baseline  hashed and sealed, no HTTP, no disk  ${raw.toFixed(0)} MB/s, ${perCpuSecond.raw.toFixed(0)} per CPU second (goal ${goals.mbPerSecond})`,
      `          written and synced, plain            ${disk.toFixed(0)} MB/s`,
      `uploads   ${uploads} x ${filesPerUpload} x ${fileMb} MB at once                  ${product.toFixed(0)} MB/s, ` +
        `${perCpuSecond.product.toFixed(0)} per second of the server's CPU; rounds ${speeds.product.map((speed) => speed.toFixed(0)).join(' ')}`,
      ...(leftOver < goals.mbPerSecond
        ? [`          the machine leaves ${leftOver.toFixed(0)} MB/s for uploads: their speed is not judged`]
        : [`          ${(product / raw).toFixed(2)} of the first baseline (goal ${goals.mbPerSecond} MB/s)`]),
      `          memory                               + ${most.toFixed(0)} MB (goal at most ${goals.extraMb})`,
      `${faults.length} faults`,
      ...faults,
    ].join('\n'),
  )
  printFigures({
    hashed_sealed_mb_per_second: raw,
    hashed_sealed_mb_per_cpu_second: perCpuSecond.raw,
    written_plain_mb_per_second: disk,
    uploaded_mb_per_second: product,
    uploaded_mb_per_cpu_second: perCpuSecond.product,
    extra_mb: most,
    faults: faults.length,
  })
} finally {
  served.kill('SIGKILL')
  await served.ended
  await place.remove()
}
process.exit(faults.length === 0 ? 0 : 1)

async function megabytesPerSecond(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return totalMb / ((performance.now() - startedAt) / 1_000)
}

async function uploadAll(): Promise<void> {
  await Promise.all(Array.from({ length: uploads }, () => upload(filesPerUpload)))
}

/** One call with so many files over a bare socket, which costs the client little. */
async function upload(files: number): Promise<void> {
  const { hostname, port, host } = new URL(served.url)
  const head = Buffer.from(partHead({ name: 'files', filename: 'noise.png', type: 'image/png' }))
  const reference = Buffer.from(`${partHead({ name: 'reference' })}client-${randomUUID()}\r\n`)
  const end = Buffer.from(`--${boundary}--\r\n`)
  const length = reference.length + files * (head.length + file.length + 2) + end.length
  const socket = connect({ host: hostname, port: Number(port) })
  let answer = ''
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
  const closed = once(socket, 'close')
  const write = async (bytes: Buffer) => {
    if (!socket.write(bytes)) await once(socket, 'drain')
  }
  await write(
    Buffer.from(
      `POST /v1/kyc/extract HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${installation.key}\r\nConnection: close\r\n` +
        `Content-Type: ${formType}\r\nContent-Length: ${length}\r\n\r\n`,
    ),
  )
  await write(reference)
  for (let number = 0; number < files; number++) {
    await write(head)
    for (let at = 0; at < file.length; at += MiB) await write(file.subarray(at, at + MiB))
    await write(Buffer.from('\r\n'))
  }
  await write(end)
  await closed
  if (!/^HTTP\/1\.1 200 .*"document_ids":\["/s.test(answer))
    faults.push(`an upload was answered ${answer.slice(0, 60)}`)
}

/** The same bytes, hashed and sealed as the product does, going nowhere. */
async function hashAndSeal(): Promise<void> {
  const nowhere: Pick<Blobs, 'put'> = {
    async put(_key, source) {
      let sizeBytes = 0
      const count = (chunk: Buffer, _encoding: string, done: () => void) => {
        sizeBytes += chunk.length
        done()
      }
      await pipeline(source, new Writable({ write: count }))
      return { sizeBytes }
    },
  }
  const sealed = sealedBlobs({ ...plain, ...nowhere })
  const dataKey = { id: randomUUID(), key: createSecretKey(randomBytes(32)) }
  await eachFile(async () => {
    const hash = createHash('sha256')
    const source = Readable.from(pieces((piece) => hash.update(piece)))
    await sealed.put(`${randomUUID()}/${randomUUID()}`, source, { sizeBytesMax: file.length, dataKey })
    hash.digest()
  })
}

async function writePlain(): Promise<void> {
  const keys: string[] = []
  await eachFile(async () => {
    const key = `plain/${randomUUID()}`
    keys.push(key)
    await plain.put(key, Readable.from(pieces(() => {})), { sizeBytesMax: file.length })
  })
  for (const key of keys) await plain.delete(key)
}

/** As many at once, and as many one after the other, as the uploads have. */
async function eachFile(work: () => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: uploads }, async () => {
      for (let number = 0; number < filesPerUpload; number++) await work()
    }),
  )
}

function* pieces(see: (piece: Buffer) => void): Generator<Buffer> {
  for (let at = 0; at < file.length; at += MiB) {
    const piece = file.subarray(at, at + MiB)
    see(piece)
    yield piece
  }
}
