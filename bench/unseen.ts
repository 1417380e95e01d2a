/**
 * How much reading gets right on layouts that nobody tuned on (tools/documents/unseen), as the issuer's file, an office scan, a good
 * photograph and one out of focus, without a hint.
 * Counts, too, what `legible` refuses: values of blurred images that are exact or refused, and false alarms on the other sources.
 *
 * `npm run bench -- unseen`
 *   --split training|open|sealed (default open; sealed prints totals only, and is read once, at the end of a piece of work)
 *   --sources clean,scan,photo,blurred  --hands a,b  --types a,b  --seeds N (a layout, default 1)  --first-seed N (default 1)
 *   --sample N (the first N in a fixed mix)  --readers N (default 2)  --deadline SECONDS (a file, default 240)
 *   --reader default|onnx (GATEHOUSE_READER; default default)
 *   --misses (every value that came out otherwise)  --by type|country|hand (default type)
 *   --exact-min SHARE  --wrong-max SHARE (exit code 1 beyond, over all sources that were read)
 */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ReadOutcome } from '../src/ports/reader.ts'
import { openReader } from '../src/reading/process/pool.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { seedOf } from '../tools/documents/samples/samples.ts'
import type { Rendered } from '../tools/documents/samples/render.ts'
import { sourceHash } from '../tools/documents/samples/render-all.ts'
import { renderUnseen, sources, type Source } from '../tools/documents/unseen/render.ts'
import { nameOfSample, splits, unseenSamples, type Split } from '../tools/documents/unseen/samples.ts'
import { addUnseen, noUnseen, scoreUnseen, type UnseenDocument, type UnseenTally } from './reading/unseen-score.ts'

const batchTimeoutMs = 600_000

const { values } = parseArgs({
  options: {
    split: { type: 'string', default: 'open' },
    sources: { type: 'string', default: sources.join(',') },
    hands: { type: 'string', default: '' },
    types: { type: 'string', default: '' },
    seeds: { type: 'string', default: '1' },
    'first-seed': { type: 'string', default: '1' },
    sample: { type: 'string', default: '' },
    readers: { type: 'string', default: '2' },
    deadline: { type: 'string', default: '240' },
    reader: { type: 'string', default: 'default' },
    misses: { type: 'boolean', default: false },
    by: { type: 'string', default: 'type' },
    'exact-min': { type: 'string', default: '0' },
    'wrong-max': { type: 'string', default: '1' },
    ...figuresOption,
  },
})

const split: Split = splits.find((one) => one === values.split) ?? 'open'
const documents = await rendered()
const outcomes = await readAll(documents)
report()

interface File extends UnseenDocument {
  readonly path: string
  readonly mime: Rendered['mime']
}

async function rendered(): Promise<readonly File[]> {
  const folder = join(tmpdir(), `gatehouse-unseen-${sourceHash()}`)
  mkdirSync(folder, { recursive: true })
  const samples = unseenSamples({ split, perLayout: Number(values.seeds), firstSeed: Number(values['first-seed']) })
    .filter(({ hand, layout }) => isWanted(values.hands, hand) && isWanted(values.types, layout.docType))
    .map((sample) => ({ sample, rank: seedOf(nameOfSample(sample)) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, values.sample === '' ? Infinity : Number(values.sample))
  const files: File[] = []
  for (const source of sources.filter((one): one is Source => isWanted(values.sources, one))) {
    for (const { sample } of samples) {
      const { file, mime, expected } = await renderUnseen(sample, source, folder)
      const { docType, country } = sample.layout
      const about = { name: nameOfSample(sample), hand: sample.hand, docType, country, source }
      files.push({ ...about, expected, path: join(folder, file), mime })
    }
  }
  return files
}

/** In batches, so that no file waits longer in the queue than its reader allows. */
async function readAll(files: readonly File[]): Promise<readonly ReadOutcome[]> {
  const readers = Number(values.readers)
  const reader = await openReader({
    readers,
    deadlineMs: Number(values.deadline) * 1000,
    onnx: values.reader === 'onnx',
  })
  const read: ReadOutcome[] = []
  try {
    while (!reader.health().ready) await new Promise((resume) => setTimeout(resume, 5))
    const size = readers * 8
    for (let at = 0; at < files.length; at += size) {
      const batch = files.slice(at, at + size).map(({ path, mime }) => ({ path, mime, docTypeHint: null }))
      read.push(...(await reader.read(batch, { signal: AbortSignal.timeout(batchTimeoutMs) })))
    }
  } finally {
    await reader.close()
  }
  return read
}

function report(): void {
  const bySource = new Map<string, UnseenTally>()
  const byGroup = new Map<string, UnseenTally>()
  const whole = noUnseen()
  for (const [index, document] of documents.entries()) {
    const { tally, misses } = scoreUnseen(document, outcomes[index])
    for (const group of [tallyOf(bySource, document.source), tallyOf(byGroup, groupOf(document)), whole]) {
      addUnseen(group, tally)
    }
    // A sealed layout that someone sees is sealed no more.
    if (!values.misses || split === 'sealed') continue
    for (const { name, source, field, got, printed } of misses) {
      console.log(`${name} ${source}: ${field} = ${JSON.stringify(got)}, printed ${JSON.stringify(printed)}`)
    }
  }
  if (split === 'open') for (const [group, tally] of [...byGroup].sort()) console.log(rowOf(group, tally))
  for (const [source, tally] of bySource) console.log(rowOf(`ALL ${source}`, tally))
  printFigures(
    Object.fromEntries(
      [...bySource].flatMap(([source, tally]) => [
        [`${source}_exact`, tally.exact / tally.values],
        [`${source}_exact_or_refused`, (tally.exact + tally.refused) / tally.values],
        [`${source}_documents`, tally.documents],
        [`${source}_legible_refused`, tally.documentsRefused],
        [`${source}_wrong`, (tally.wrong + tally.invented) / tally.values],
        [`${source}_key_fields_right`, tally.keyedRight / tally.keyed],
        [`${source}_types_right`, tally.typesRight / (tally.documents - tally.foreign)],
        [`${source}_foreign_typed`, tally.foreignTyped / tally.foreign],
      ]),
    ),
  )
  const exact = whole.exact / whole.values
  const wrong = (whole.wrong + whole.invented) / whole.values
  if (exact >= Number(values['exact-min']) && wrong <= Number(values['wrong-max'])) return
  console.log(`Beyond the limits: exact ${exact.toFixed(4)}, wrong ${wrong.toFixed(4)}`)
  process.exitCode = 1
}

function groupOf({ docType, country, hand }: UnseenDocument): string {
  if (values.by === 'country') return country
  return values.by === 'hand' ? hand : docType
}

function tallyOf(tallies: Map<string, UnseenTally>, group: string): UnseenTally {
  const known = tallies.get(group) ?? noUnseen()
  tallies.set(group, known)
  return known
}

function rowOf(group: string, tally: UnseenTally): string {
  const types = tally.documents - tally.foreign
  return [
    `${group.padEnd(30)} ${String(tally.documents).padStart(4)} docs`,
    `exact ${share(tally.exact, tally.values)} of ${String(tally.values).padStart(4)}`,
    ...(tally.refused === 0
      ? []
      : [
          `refused ${share(tally.refused, tally.values)}`,
          `exact or refused ${share(tally.exact + tally.refused, tally.values)}`,
        ]),
    `legible fails ${tally.documentsRefused}`,
    `wrong ${share(tally.wrong, tally.values)}`,
    `invented ${share(tally.invented, tally.values)}`,
    `key fields ${share(tally.keyedRight, tally.keyed)}`,
    `type ${share(tally.typesRight, types)}`,
    `foreign typed ${tally.foreignTyped}/${tally.foreign}`,
  ].join('  ')
}

function share(part: number, whole: number): string {
  return whole === 0 ? '    - ' : `${((100 * part) / whole).toFixed(1).padStart(5)} %`
}

function isWanted(list: string, word: string): boolean {
  return list === '' || list.split(',').includes(word)
}
