/**
 * How many cards and form pages the reader gives a second with one child and with two, in turns, and what a child holds; and how
 * much more two processes that do nothing but recognise give than one: no pool can do better on the machine's two cores.
 * `npm run bench -- reading-throughput [--files N] [--rounds N]`: N files a turn, the best of the rounds. Says something of two
 * cores that do nothing else.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { noMetrics } from '../src/ports/metrics.ts'
import type { FileToRead, Reader } from '../src/ports/reader.ts'
import { openReader } from '../src/reading/process/pool.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { cardPhoto } from './reading/card-photo.ts'
import { renderInChild } from './specimen-files.ts'

/** Pages that a process which only recognises reads in a turn. */
const barePages = 4
const mebibyte = 1024 ** 2
const turnTimeoutMs = 600_000
/** Far above the product's, so that a busy machine changes the seconds and not what is read. */
const deadlineMs = 240_000

const { values } = parseArgs({
  options: { files: { type: 'string', default: '12' }, rounds: { type: 'string', default: '3' }, ...figuresOption },
})
const [filesPerTurn, rounds] = [Number(values.files), Number(values.rounds)]
const figures: Record<string, number> = {}
const folder = mkdtempSync(join(tmpdir(), 'throughput-'))
try {
  const specimens = new Map(renderInChild().map(({ name, bytes }) => [name, bytes]))
  const bytesOf = (name: string) => specimens.get(name) ?? Buffer.alloc(0)
  const cards = [
    fileOf('front.jpg', await cardPhoto(bytesOf('national-id-en.png')), 'image/jpeg'),
    fileOf('passport.png', bytesOf('passport-en.png'), 'image/png'),
  ]
  const forms = ['utility-bill-en.png', 'payslip-en.png'].map((name) => fileOf(name, bytesOf(name), 'image/png'))
  const [one, two] = [await open(1), await open(2)]
  try {
    for (const [what, files] of [
      ['cards', cards],
      ['form pages', forms],
    ] as const) {
      const [single, both] = [await rate(one.reader, files), await rate(two.reader, files)]
      figures[`${what.replace(' ', '_')}_per_second_one`] = single
      figures[`${what.replace(' ', '_')}_per_second_two`] = both
      const times = `${(both / single).toFixed(2)} times`
      console.log(`${what}: ${both.toFixed(2)} a second with two readers, ${times} the ${single.toFixed(2)} of one`)
    }
    const engineRatio = await ceiling(forms[0]?.path ?? '')
    console.log(`two processes that only recognise give ${engineRatio.toFixed(2)} times what one gives`)
    const held = [await one.residentBytes(), (await two.residentBytes()) / 2].map((bytes) => bytes / mebibyte)
    console.log(
      `resident memory a reader: ${held.map((size) => `${Math.round(size)} MB`).join(' alone, ')} as one of two`,
    )
    printFigures({ ...figures, engine_two_of_one: engineRatio, resident_mb: Math.max(...held) })
  } finally {
    await Promise.all([one.reader.close(), two.reader.close()])
  }
} finally {
  rmSync(folder, { recursive: true })
}

function fileOf(name: string, bytes: Buffer, mime: FileToRead['mime']): FileToRead {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return { path, mime, docTypeHint: null }
}

interface Measured {
  readonly reader: Reader
  residentBytes(): Promise<number>
}

async function open(readers: number): Promise<Measured> {
  let residentBytes = () => Promise.resolve(0)
  const reader = await openReader({
    readers,
    deadlineMs,
    metrics: {
      ...noMetrics,
      gauge(name, _labels, read) {
        if (name === 'gatehouse_reader_resident_bytes') residentBytes = async () => (await read()) ?? 0
      },
    },
  })
  return { reader, residentBytes: () => residentBytes() }
}

/** Files a second, the best of the rounds: the first warms the children. */
async function rate(reader: Reader, files: readonly FileToRead[]): Promise<number> {
  const turn = Array.from({ length: Math.ceil(filesPerTurn / files.length) }, () => files).flat()
  let best = 0
  for (let round = 0; round <= rounds; round++) {
    const startedAt = performance.now()
    const outcomes = await reader.read(turn, { signal: AbortSignal.timeout(turnTimeoutMs) })
    if (outcomes.some(({ status }) => status !== 'read')) throw new Error('a file was not read')
    if (round > 0) best = Math.max(best, (turn.length / (performance.now() - startedAt)) * 1000)
  }
  return best
}

/** What two processes of the bare OCR engine read together in the time of one, the best of the rounds. */
async function ceiling(page: string): Promise<number> {
  const program = fileURLToPath(new URL('./reading/bare-process.ts', import.meta.url))
  const processes = [fork(program, [page]), fork(program, [page])]
  await Promise.all(processes.map((each) => once(each, 'message')))
  const msOf = async (some: typeof processes): Promise<number> => {
    const startedAt = performance.now()
    await Promise.all(
      some.map((each) => {
        each.send(barePages)
        return once(each, 'message')
      }),
    )
    return performance.now() - startedAt
  }
  let [one, both] = [Infinity, Infinity]
  for (let round = 0; round <= rounds; round++) {
    one = Math.min(one, await msOf(processes.slice(0, 1)))
    both = Math.min(both, await msOf(processes))
  }
  for (const each of processes) each.disconnect()
  return (2 * one) / both
}
