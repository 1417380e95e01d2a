/**
 * How many addresses and names that are printed on documents are among the candidates.
 *
 * `node training/fields/candidate-recall.ts`
 *   --split training|open (default open) or --tuned (tools/documents/samples, one document of each layout)
 *   --seeds N (a layout, default 1)  --only TEXT (in the document's name)  --cards (also cards, which go through OCR)  --misses
 *   --candidates (every candidate)
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findDocumentType } from '../../src/domain/document-types/index.ts'
import type { FieldKind } from '../../src/domain/document-types/definition/document-type.ts'
import { renderAll, sourceHash } from '../../tools/documents/samples/render-all.ts'
import type { Rendered } from '../../tools/documents/samples/render.ts'
import { chooseSamples } from '../../tools/documents/samples/samples.ts'
import { renderUnseen } from '../../tools/documents/unseen/render.ts'
import { nameOfSample, unseenSamples } from '../../tools/documents/unseen/samples.ts'

const { values } = parseArgs({
  options: {
    split: { type: 'string', default: 'open' },
    tuned: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    cards: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    candidates: { type: 'boolean', default: false },
  },
})

/** CPU of one document: OCR may take what it takes. */
const cpuMs = 60_000
const nameKinds: ReadonlySet<FieldKind> = new Set(['person_name', 'company', 'people'])

interface File {
  readonly name: string
  readonly docType: string
  readonly path: string
  readonly rendered: Rendered
}

// Reading blocks the decoding of SVG in its process: everything is drawn before it is loaded.
const files = (values.tuned ? await tuned() : await unseen()).filter(
  ({ name, rendered }) => name.includes(values.only) && (values.cards || rendered.mime === 'application/pdf'),
)
const { openEngines } = await import('../../src/reading/engines.ts')
const { openCpuBudget } = await import('../../src/reading/page/cpu-budget.ts')
const { readPageContent } = await import('../../src/reading/page-content.ts')
const { labelDocument } = await import('../../src/reading/fields/labelled-document.ts')
const { addressCandidates } = await import('../../src/reading/fields/candidates/addresses.ts')
const { nameCandidates } = await import('../../src/reading/fields/candidates/names.ts')

const engines = await openEngines(null)
const found = { address: [0, 0], name: [0, 0] }
const counts = { pages: 0, addresses: 0, names: 0, namesMost: 0, milliseconds: 0 }
for (const file of files) await measure(file)
for (const [kind, [right = 0, all = 0]] of Object.entries(found)) {
  print(`${kind.padEnd(8)} ${right} of ${all}, ${((100 * right) / Math.max(1, all)).toFixed(1)} %`)
}
const { pages, addresses, names, namesMost, milliseconds } = counts
print(
  `${pages} pages: ${(addresses / pages).toFixed(1)} addresses and ${(names / pages).toFixed(1)} names a page (most ${namesMost}), ` +
    `${(milliseconds / pages).toFixed(2)} ms a page`,
)
process.exit()

async function measure({ name, docType, path, rendered }: File): Promise<void> {
  const type = findDocumentType(docType)
  if (type === null || docType === 'other') return
  const today = new Date().toISOString().slice(0, 10)
  const request = {
    path,
    mime: rendered.mime,
    docTypeHint: null,
    shrink: 1,
    cpuMs,
    today,
    budget: openCpuBudget(cpuMs),
  }
  const content = await readPageContent(readFileSync(path), request, engines)
  const labelled = labelDocument(type, content.pages, today).pages
  const startedAt = performance.now()
  const read = labelled.map((page) => {
    const addresses = addressCandidates(page)
    return { addresses, names: nameCandidates(page, addresses) }
  })
  counts.milliseconds += performance.now() - startedAt
  counts.pages += read.length
  for (const page of read) {
    counts.addresses += page.addresses.length
    counts.names += page.names.length
    counts.namesMost = Math.max(counts.namesMost, page.names.length)
  }
  const known = {
    address: new Set(read.flatMap((page) => page.addresses.map(({ value }) => value))),
    name: new Set(read.flatMap((page) => page.names.map(({ value }) => value))),
  }
  if (values.candidates) {
    for (const text of known.address) print(`  address  ${text}`)
    for (const text of known.name) print(`  name  ${text}`)
  }
  for (const [field, printed] of Object.entries(rendered.expected)) {
    const kind = type.fields.find((rule) => rule.name === field)?.kind
    if (kind === undefined) continue
    const of = kind === 'address' ? 'address' : nameKinds.has(kind) ? 'name' : null
    if (of === null) continue
    const isFound = known[of].has(printed)
    found[of] = [(found[of][0] ?? 0) + Number(isFound), (found[of][1] ?? 0) + 1]
    if (!isFound && values.misses) print(`${name}: ${field} (${kind}) ${JSON.stringify(printed)}`)
  }
}

async function unseen(): Promise<readonly File[]> {
  const folder = join(tmpdir(), `gatehouse-unseen-${sourceHash()}`)
  mkdirSync(folder, { recursive: true })
  const split = values.split === 'training' ? 'training' : 'open'
  const drawn: File[] = []
  for (const sample of unseenSamples({ split, perLayout: Number(values.seeds), firstSeed: 1 })) {
    const { docType } = sample.layout
    if (docType === 'other') continue
    const rendered = await renderUnseen(sample, 'clean', folder)
    drawn.push({ name: nameOfSample(sample), docType, path: join(folder, rendered.file), rendered })
  }
  return drawn
}

async function tuned(): Promise<readonly File[]> {
  const samples = chooseSamples({
    types: [],
    levels: ['text'],
    languages: ['en', 'fr'],
    perLayout: Number(values.seeds),
    firstSeed: 20,
  })
  const { folder, rendered } = await renderAll(samples, { processes: 1 })
  return rendered.flatMap((one, index) => {
    const { docType = '', layout = '', language = '' } = samples[index] ?? {}
    const name = [docType, layout, language].join('-')
    return [{ name, docType, path: join(folder, one.file), rendered: one }]
  })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
