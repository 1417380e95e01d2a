/**
 * Renders documents, reads their pages and writes them down as training/fields/train.ts takes them, one JSON line a document:
 * `node training/fields/collect.ts FILE [--splits tuned,training,open,specimens] [--sources clean,scan,photo] [--seeds N] [--hands a,b]`.
 * Documents that FILE has already are not read again.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ReadPage } from '../../src/reading/page/page.ts'
import { sourceHash } from '../../tools/documents/samples/render-all.ts'
import { renderSample, type Rendered } from '../../tools/documents/samples/render.ts'
import { chooseSamples } from '../../tools/documents/samples/samples.ts'
import { templates } from '../../tools/documents/samples/templates/index.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { renderUnseen, sources } from '../../tools/documents/unseen/render.ts'
import { nameOfSample, splits, unseenSamples } from '../../tools/documents/unseen/samples.ts'

/** Fixed, so that two runs read the same specimens. */
const specimenDay = '2026-11-21'

/** A document of which it is known what is printed. */
export interface KnownDocument {
  readonly name: string
  /** Who drew the layout: `tuned` for the layouts that the rules were written beside. */
  readonly author: string
  readonly source: string
  readonly docType: string
  readonly expected: Readonly<Record<string, string>>
  readonly pages: readonly ReadPage[]
}

/** The documents of a file that was collected. */
export function knownDocuments(file: string): readonly KnownDocument[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): KnownDocument => JSON.parse(line))
}

if (import.meta.main) await collect()

async function collect(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      splits: { type: 'string', default: 'tuned,training,open' },
      sources: { type: 'string', default: 'clean' },
      seeds: { type: 'string', default: '1' },
      'first-seed': { type: 'string', default: '1' },
      hands: { type: 'string', default: '' },
    },
  })
  const [file] = positionals
  if (file === undefined) throw new Error('Give a file to write to.')
  const done = new Set(existsSync(file) ? knownDocuments(file).map(({ name, source }) => `${name} ${source}`) : [])
  // Images are drawn before anything of src/reading is imported, which blocks SVG in its process.
  const rendered = (await render(values)).filter(({ about }) => !done.has(`${about.name} ${about.source}`))
  const { openEngines } = await import('../../src/reading/engines.ts')
  const { readPageContent } = await import('../../src/reading/page-content.ts')
  const { openCpuBudget } = await import('../../src/reading/page/cpu-budget.ts')
  const engines = await openEngines(null)
  const today = '2026-10-15'
  for (const { about, path, mime } of rendered) {
    const request = {
      mime,
      docTypeHint: null,
      shrink: 1,
      cpuMs: 600_000,
      today,
      budget: openCpuBudget(600_000, () => {}),
    }
    const { pages } = await readPageContent(await readFile(path), request, engines)
    appendFileSync(file, `${JSON.stringify({ ...about, pages } satisfies KnownDocument)}\n`)
  }
  process.stdout.write(`${rendered.length} documents read\n`)
  process.exit(0)
}

interface ToRead {
  readonly about: Omit<KnownDocument, 'pages'>
  readonly path: string
  readonly mime: Rendered['mime']
}

async function render(values: Readonly<Record<'splits' | 'sources' | 'seeds' | 'first-seed' | 'hands', string>>) {
  const folder = join(tmpdir(), `gatehouse-training-${sourceHash()}`)
  mkdirSync(folder, { recursive: true })
  const range = { perLayout: Number(values.seeds), firstSeed: Number(values['first-seed']) }
  const rendered: ToRead[] = []
  if (isWanted(values.splits, 'tuned')) {
    for (const sample of chooseSamples({
      types: [],
      levels: ['text', 'clean', 'mild'],
      languages: ['en', 'fr'],
      ...range,
    })) {
      // A page is clean as its text, a card as an image.
      const isCard = templates.find(({ docType }) => docType === sample.docType)?.form === 'card'
      const source = sample.level === 'mild' ? 'photo' : 'clean'
      if (!isWanted(values.sources, source) || (sample.level === 'clean' && !isCard)) continue
      const { file, mime, expected } = await renderSample(sample, folder)
      const name = ['tuned', sample.docType, sample.layout, sample.language, sample.seed].join('-')
      const about = {
        name,
        author: 'tuned',
        source,
        docType: sample.docType,
        expected,
      }
      rendered.push({ about, path: join(folder, file), mime })
    }
  }
  if (isWanted(values.splits, 'specimens')) {
    for (const { name, docType, mime, expected, render: draw } of specimens(specimenDay)) {
      if (mime === 'application/pdf' && !name.endsWith('-text')) continue
      const path = join(folder, `specimen-${name}`)
      writeFileSync(path, await draw())
      rendered.push({ about: { name, author: 'specimen', source: 'clean', docType, expected }, path, mime })
    }
  }
  for (const split of splits) {
    if (!isWanted(values.splits, split) || split === 'sealed') continue
    for (const sample of unseenSamples({ split, ...range })) {
      if (!isWanted(values.hands, sample.hand)) continue
      for (const source of sources.filter((one) => isWanted(values.sources, one))) {
        const { file, mime, expected } = await renderUnseen(sample, source, folder)
        const about = {
          name: nameOfSample(sample),
          author: sample.hand,
          source,
          docType: sample.layout.docType,
          expected,
        }
        rendered.push({ about, path: join(folder, file), mime })
      }
    }
  }
  return rendered
}

function isWanted(list: string, name: string): boolean {
  return list === '' || list.split(',').includes(name)
}
