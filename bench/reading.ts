/**
 * How much reading gets right.
 *
 * `npm run bench -- reading` renders documents of every type from `tools/documents/samples/templates/` and reads them:
 *   --types a,b  --levels text,clean,mild,medium,hard  --language en|fr  --layouts NAME  --seeds N (a layout, default 1)
 *   --first-seed N (default 1: figures to publish come from seeds that nobody corrected misses of)
 *   --sample N (a spread of N images, beside every document of level text)  --texts N (a spread of N of level text)
 *   --dump DIR (writes files and manifest.json, reads nothing)
 *   --write FILE (the table, as docs/reading-accuracy.md)  --fields-min SHARE --types-min SHARE (exit code 1 below)
 * `npm run bench -- reading DIR` reads the documents of a folder with a manifest:
 *   --only TEXT (in kind or file name)  --hint (give the type)
 * Both: --readers N  --deadline SECONDS (a file; default far above the product's, so that a busy machine changes the seconds
 *   and not what is read)  --verbose (every field and note)  --quiet (no misses).
 */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import type { ReadOutcome } from '../src/ports/reader.ts'
import { openReader } from '../src/reading/process/pool.ts'
import type { Locale } from '../src/contract/locale.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { readManifest } from './reading/manifest.ts'
import { renderAll } from '../tools/documents/samples/render-all.ts'
import { exactShare, figuresByLevel, markdownReport, terminalReport, typeShare } from './reading/report.ts'
import { chooseSamples, levels, spread } from '../tools/documents/samples/samples.ts'
import { hasValidMrz, score } from './reading/score.ts'
import type { SampleDocument } from './reading/score.ts'

const batchTimeoutMs = 600_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    types: { type: 'string', default: '' },
    levels: { type: 'string', default: levels.join(',') },
    language: { type: 'string', default: 'en,fr' },
    layouts: { type: 'string', default: '' },
    seeds: { type: 'string', default: '1' },
    'first-seed': { type: 'string', default: '1' },
    sample: { type: 'string', default: '' },
    texts: { type: 'string', default: '' },
    dump: { type: 'string', default: '' },
    write: { type: 'string', default: '' },
    'fields-min': { type: 'string', default: '0' },
    'types-min': { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    hint: { type: 'boolean', default: false },
    readers: { type: 'string', default: '1' },
    deadline: { type: 'string', default: '240' },
    verbose: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    ...figuresOption,
  },
})

const [given] = positionals
const { folder, documents, layouts } =
  given === undefined ? await drawn() : { folder: resolve(given), documents: listed(resolve(given)), layouts: 0 }
if (values.dump === '') await measure()

async function measure(): Promise<void> {
  const readAt = performance.now()
  const outcomes = await readAll()
  const { tallies, misses } = score(documents, outcomes)
  if (!values.quiet) {
    for (const { file, field, got, printed } of misses) {
      console.log(`${file}: ${field} = ${JSON.stringify(got)}, printed ${JSON.stringify(printed)}`)
    }
  }
  for (const row of terminalReport(tallies)) console.log(row)
  console.log(`${documents.length} documents in ${((performance.now() - readAt) / 1000).toFixed(1)} s`)
  if (values.write !== '') {
    const words = process.argv
      .slice(2)
      .filter((word, index, all) => !['--write', '--json'].includes(word) && all[index - 1] !== '--write')
    const command = ['npm run bench -- reading', ...words].join(' ')
    const style = await resolveConfig(values.write)
    const page = markdownReport(tallies, { command, layouts })
    writeFileSync(values.write, await format(page, { ...style, parser: 'markdown' }))
  }
  const [exact, types] = [exactShare(tallies), typeShare(tallies)]
  printFigures({
    documents: documents.length,
    types: tallies.size,
    layouts,
    seconds: (performance.now() - readAt) / 1_000,
    fields_exact: exact,
    types_right: types,
    ...figuresByLevel(tallies),
  })
  if (exact < Number(values['fields-min']) || types < Number(values['types-min'])) {
    console.log(
      `Below the floor: fields ${exact.toFixed(4)} of ${values['fields-min']}, types ${types.toFixed(4)} of ${values['types-min']}`,
    )
    process.exitCode = 1
  }
}

/** In batches, so that no file waits longer in the queue than its reader allows. */
async function readAll(): Promise<readonly ReadOutcome[]> {
  const startedAt = performance.now()
  const readers = Number(values.readers)
  const reader = await openReader({
    readers,
    deadlineMs: Number(values.deadline) * 1000,
  })
  const outcomes: ReadOutcome[] = []
  try {
    while (!reader.health().ready) await new Promise((resume) => setTimeout(resume, 5))
    console.log(`pool warm after ${Math.round(performance.now() - startedAt)} ms`)
    const size = readers * 8
    for (let at = 0; at < documents.length; at += size) {
      const batch = documents.slice(at, at + size)
      const read = await reader.read(
        batch.map(({ file, mime, docType }) => ({
          path: join(folder, file),
          mime,
          docTypeHint: values.hint ? docType : null,
        })),
        { signal: AbortSignal.timeout(batchTimeoutMs) },
      )
      outcomes.push(...read)
      if (values.verbose) for (const [index, outcome] of read.entries()) tell(batch[index]!, outcome)
    }
  } finally {
    await reader.close()
  }
  return outcomes
}

async function drawn() {
  const chosen = chooseSamples({
    types: list(values.types),
    levels: levels.filter((level) => list(values.levels).includes(level)),
    languages: list(values.language).filter((language): language is Locale => language === 'en' || language === 'fr'),
    perLayout: Number(values.seeds),
    firstSeed: Number(values['first-seed']),
  }).filter(({ layout }) => values.layouts === '' || list(values.layouts).includes(layout))
  const allTexts = chosen.filter(({ level }) => level === 'text')
  const texts = values.texts === '' ? allTexts : spread(allTexts, Number(values.texts))
  const images = chosen.filter(({ level }) => level !== 'text')
  const samples = values.sample === '' ? [...texts, ...images] : [...texts, ...spread(images, Number(values.sample))]
  const drawnAt = performance.now()
  const target = values.dump === '' ? {} : { folder: resolve(values.dump) }
  const { folder: place, rendered } = await renderAll(samples, { processes: 2, ...target })
  console.log(`${samples.length} documents drawn in ${((performance.now() - drawnAt) / 1000).toFixed(1)} s, ${place}`)
  const drawnDocuments = samples.map(({ docType, level }, index): SampleDocument => {
    const { file, mime, expected } = rendered[index]!
    return { file, kind: docType, docType, level, mime, expected }
  })
  if (values.dump !== '') {
    const manifest = drawnDocuments.map(({ file, kind, level, mime, expected }) => ({
      file,
      doc_type: kind,
      level,
      mime,
      expected,
    }))
    writeFileSync(join(place, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  }
  const distinct = new Set(samples.map(({ docType, layout, language }) => `${docType} ${layout} ${language}`))
  return { folder: place, documents: drawnDocuments, layouts: distinct.size }
}

function listed(from: string): readonly SampleDocument[] {
  return readManifest(from).filter(({ file, kind }) => `${kind} ${file}`.includes(values.only))
}

function tell({ file }: SampleDocument, outcome: ReadOutcome): void {
  if (outcome.status !== 'read') return
  const { reading } = outcome
  const notes = reading.notes.map(({ code, subject }) => `${code}${subject ? ` ${subject}` : ''}`).join(', ')
  const mrz =
    reading.mrz === null
      ? 'no MRZ'
      : `${reading.mrz.format} ${hasValidMrz(reading) ? 'valid' : JSON.stringify(reading.mrz.parts)}`
  console.log(
    `${file}: ${reading.docType} ${reading.docTypeConfidence.toFixed(2)}, ${Math.round(reading.durationMs)} ms, text ${reading.textLength}, ocr ${reading.ocrConfidence?.toFixed(2)}, ${mrz}, barcode ${reading.barcode?.kind ?? '-'}, notes [${notes}]`,
  )
  console.log(`  ${JSON.stringify(reading.fields)}`)
}

function list(words: string): string[] {
  return words.split(',').filter((word) => word !== '')
}
