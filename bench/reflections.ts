/**
 * What a reflection does to the values read: `npm run bench -- reflections [--sample N] [--skip N] [--seeds N]` draws documents
 * of every type as mild photos, reads each without and with a lamp reflected on it, and counts the values that were right
 * without it and are wrong with it, those of them that are still sure, and right values that became doubtful. `--skip` leaves
 * out the first documents, which the rule was made with.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { FieldEvidence } from '../src/ports/reader.ts'
import { openEngines } from '../src/reading/engines.ts'
import { readDocument } from '../src/reading/pipeline.ts'
import { degrade } from '../tools/documents/degrade.ts'
import { sheetPng, stackPng } from '../tools/documents/drawing/raster.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { withGlare } from '../test/reading/support/faulty-captures.ts'
import { chooseSamples, drawSample, seedOf, spread } from '../tools/documents/samples/samples.ts'

// Reading refuses SVG, which specimens are drawn with.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

const cardMarginPixels = 50
/** A value is sure above this. */
const doubtfulMax = 0.5
/** A lamp that is not on the image: the same exposure and compression without a reflection. */
const nowhere = { x: -9, y: -9, radius: 0.05 } as const

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '20' },
    skip: { type: 'string', default: '0' },
    seeds: { type: 'string', default: '2' },
    ...figuresOption,
  },
})

const counts = { documents: 0, noted: 0, wrong: 0, wrongAndSure: 0, right: 0, rightAndDoubtful: 0, lost: 0 }
const engines = await openEngines(null)
const chosen = chooseSamples({
  types: [],
  levels: ['clean'],
  languages: ['en', 'fr'],
  perLayout: Number(values.seeds),
  firstSeed: 1,
})
const skip = Number(values.skip)
for (const sample of spread(chosen, skip + Number(values.sample)).slice(skip)) {
  const { draft, sheets, template } = await drawSample(sample)
  const [first] = sheets
  if (first === undefined) continue
  const name = [sample.docType, sample.layout, sample.language, sample.seed].join('-')
  const seed = seedOf(name)
  const drawn = template.form === 'card' ? await stackPng(sheets, cardMarginPixels) : await sheetPng(first)
  const mild = await degrade(drawn, { level: 'mild', seed })
  const place = { x: 0.2 + ((seed >>> 3) % 7) / 10, y: 0.2 + ((seed >>> 6) % 7) / 10 }
  const radius = 0.06 + ((seed >>> 9) % 5) * 0.03
  const without = await read(await withGlare(mild, nowhere), sample.docType)
  const reflected = await read(await withGlare(mild, { ...place, radius }), sample.docType)
  counts.documents++
  counts.noted += Number(reflected.noted)
  for (const [field, printed] of Object.entries(draft.expected)) {
    if (without.evidence[field]?.value === printed) compare(`${name} ${field}`, printed, reflected.evidence[field])
  }
}
console.log(
  `${counts.documents} documents with a reflection, noted on ${counts.noted}; of the values right without it ${counts.lost} ` +
    `are not read, ${counts.wrong} are wrong (${counts.wrongAndSure} of them sure), ${counts.right} are right ` +
    `(${counts.rightAndDoubtful} of them doubtful)`,
)
printFigures({
  documents: counts.documents,
  noted: counts.noted,
  lost: counts.lost,
  wrong: counts.wrong,
  wrong_and_confident: counts.wrongAndSure,
  right: counts.right,
  right_and_doubtful: counts.rightAndDoubtful,
})

function compare(what: string, printed: string, evidence: FieldEvidence | undefined): void {
  if (evidence === undefined) {
    counts.lost++
    return
  }
  const doubtful = evidence.confidence <= doubtfulMax
  if (evidence.value === printed) {
    counts.right++
    counts.rightAndDoubtful += Number(doubtful)
    return
  }
  counts.wrong++
  counts.wrongAndSure += Number(!doubtful)
  if (!doubtful) console.log(`${what} = ${JSON.stringify(evidence.value)}, printed ${JSON.stringify(printed)}`)
}

async function read(
  bytes: Buffer,
  docTypeHint: string,
): Promise<{ readonly evidence: Readonly<Record<string, FieldEvidence>>; readonly noted: boolean }> {
  const request = { mime: 'image/jpeg', docTypeHint, shrink: 1, cpuMs: Infinity } as const
  const { evidence, notes } = await readDocument(bytes, request, engines)
  return { evidence, noted: notes.some(({ code }) => code === 'glare') }
}
