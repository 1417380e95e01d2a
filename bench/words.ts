/**
 * How many of the printed words recognition finds, how many it reads that are not printed, and the CPU, for each engine on the same
 * images: `npm run bench -- words [DIR]`.
 *
 * DIR has a `manifest.jsonl`, one {file, printed} a line; `printed` is an array of the lines of print, without the MRZ. Entries without
 * it are left out. Without DIR, documents of layouts that nobody tuned on are drawn (tools/documents/unseen):
 *   --split training|open (default open)  --sources scan,photo,blurred  --forms card,sheet (default both)  --sample N (default 12, of each form)
 *   --first-seed N (default 1)
 * With both:
 *   --engines ours,tesseract.js,native,program,onnx (default: all that are installed)  --misses (words missed and not printed)
 * `ours` recognises a page as the reader does, `tesseract.js` is that engine alone on the prepared page, `native` is what
 * GATEHOUSE_READER=native does, `onnx` what GATEHOUSE_READER=onnx does, and `program` is tesseract 5 of PATH alone on the prepared page. The CPU of `ours` and `native` is
 * that of all recognition: cutting out, MRZ, preparing, every pass.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { cutOut, smallSidePixels } from '../src/reading/clean/cut-out.ts'
import { isCard, preparePage } from '../src/reading/clean/prepare.ts'
import { readMachineCodes } from '../src/reading/codes/machine-codes.ts'
import { openEngines } from '../src/reading/engines.ts'
import { rowsOf } from '../src/reading/page/rows.ts'
import type { Word } from '../src/reading/page/page.ts'
import { decodeImage, decodeSmall } from '../src/reading/raster/decode.ts'
import type { Raster } from '../src/reading/raster/raster.ts'
import { openOnnxPrintReader } from '../src/reading/recognise/ocr/onnx/open-onnx.ts'
import { OnnxReaderMissing } from '../src/reading/recognise/ocr/onnx/packages.ts'
import { findNativeReader, NativeReaderMissing } from '../src/reading/recognise/ocr/find-native.ts'
import { openNativeOcr } from '../src/reading/recognise/ocr/native.ts'
import type { Ocr } from '../src/reading/recognise/ocr/tesseract.ts'
import { recognisePage } from '../src/reading/recognise/recognise.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { sheetPng, stackPng } from '../tools/documents/drawing/raster.ts'
import { seedOf } from '../tools/documents/samples/samples.ts'
import { captured, sources, type Source } from '../tools/documents/unseen/render.ts'
import { drawUnseen, nameOfSample, splits, unseenSamples } from '../tools/documents/unseen/samples.ts'
import { cpuOfProcessAndChildren } from './reading/cpu-of-children.ts'
import { compareWords, linesOfSheets, type WordTally } from './reading/printed-words.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    split: { type: 'string', default: 'open' },
    sources: { type: 'string', default: 'scan,photo,blurred' },
    forms: { type: 'string', default: 'card,sheet' },
    sample: { type: 'string', default: '12' },
    'first-seed': { type: 'string', default: '1' },
    engines: { type: 'string', default: '' },
    misses: { type: 'boolean', default: false },
    ...figuresOption,
  },
})

const today = '2026-10-15'
/** What is read beside others, by kind: images of one group are counted together. */
interface PrintedImage {
  readonly name: string
  readonly group: string
  readonly bytes: Buffer
  readonly printed: readonly string[]
}
/** Reads one image: the texts of its lines. */
type Engine = (image: Raster, bytes: Buffer) => Promise<readonly string[]>

// The reader blocks SVG; these drawings are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
const { ocr } = await openEngines(null)
const engines = await openChosen()
const tallies = new Map<string, WordTally & { cpuMs: number; images: number }>()
for await (const printed of positionals[0] === undefined ? drawnImages() : imagesOf(resolve(positionals[0]))) {
  const image = (await decodeImage(printed.bytes, { pagesMax: 1, shrink: 1 }))?.pages[0]
  if (image === undefined) throw new Error(`${printed.name} cannot be decoded`)
  for (const [engine, read] of engines) await measure(printed, engine, () => read(image, printed.bytes))
}
report()

async function measure(
  { name, group, printed }: PrintedImage,
  engine: string,
  read: () => Promise<readonly string[]>,
): Promise<void> {
  const begunMs = cpuOfProcessAndChildren()
  const lines = await read()
  const cpuMs = cpuOfProcessAndChildren() - begunMs
  const { missed, extra, ...counts } = compareWords(printed, lines)
  for (const key of [`${group} ${engine}`, `ALL ${engine}`]) {
    const tally = tallies.get(key) ?? { printed: 0, found: 0, invented: 0, cpuMs: 0, images: 0 }
    tally.printed += counts.printed
    tally.found += counts.found
    tally.invented += counts.invented
    tally.cpuMs += cpuMs
    tally.images++
    tallies.set(key, tally)
  }
  if (!values.misses) return
  console.log(`${name} ${engine}: ${counts.found} of ${counts.printed}, ${Math.round(cpuMs)} ms`)
  console.log(`  missed      ${missed.join(' ')}\n  not printed ${extra.join(' ')}`)
}

function report(): void {
  for (const [key, { printed, found, invented, cpuMs, images }] of [...tallies].sort()) {
    const share = (part: number) => `${((100 * part) / printed).toFixed(1).padStart(5)} %`
    console.log(
      `${key.padEnd(28)} ${String(images).padStart(3)} images  found ${share(found)} of ${String(printed).padStart(5)}  ` +
        `not printed ${share(invented)}  ${Math.round(cpuMs / images)} ms CPU`,
    )
  }
  printFigures(
    Object.fromEntries(
      [...tallies].flatMap(([key, { printed, found, invented, cpuMs, images }]) => {
        const name = key.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
        return [
          [`${name}_found`, found / printed],
          [`${name}_not_printed`, invented / printed],
          [`${name}_cpu_ms`, cpuMs / images],
        ]
      }),
    ),
  )
}

async function openChosen(): Promise<ReadonlyMap<string, Engine>> {
  const all = new Map<string, Engine>([
    ['ours', (image, bytes) => readAsReader(image, bytes, ocr)],
    ['tesseract.js', (image) => readAlone(image, ocr)],
  ])
  try {
    const program = openNativeOcr(await findNativeReader(process.env['PATH'] ?? ''), ocr)
    all.set('native', (image, bytes) => readAsReader(image, bytes, program))
    const whole = openNativeOcr(await findNativeReader(process.env['PATH'] ?? ''), ocr, { pixelsMin: 0 })
    all.set('program', (image) => readAlone(image, whole))
  } catch (error) {
    if (!(error instanceof NativeReaderMissing)) throw error
    console.log(`native and program are left out: ${error.message}`)
  }
  try {
    const withOnnx = { ...ocr, print: await openOnnxPrintReader() }
    all.set('onnx', (image, bytes) => readAsReader(image, bytes, withOnnx))
  } catch (error) {
    if (!(error instanceof OnnxReaderMissing)) throw error
    console.log(`onnx is left out: ${error.message}`)
  }
  return new Map([...all].filter(([name]) => isWanted(values.engines, name)))
}

async function readAsReader(image: Raster, bytes: Buffer, engine: Ocr): Promise<readonly string[]> {
  const { raster: whole } = cutOut(image, await decodeSmall(bytes, { page: 0, sidePixels: smallSidePixels }))
  const codes = await readMachineCodes(whole, { today })
  const { page } = await recognisePage(whole, 0, engine, { shrink: 1, codes })
  return rowsOf(page).map(({ words }) => textOf(words))
}

async function readAlone(image: Raster, engine: Ocr): Promise<readonly string[]> {
  const { raster } = await preparePage(image, { shrink: 1 })
  return [textOf(engine.readPage(raster, { segmentation: isCard(image) ? 'block' : 'auto', binarisation: 'sauvola' }))]
}

function textOf(words: readonly Word[]): string {
  return words
    .map(({ text }) => text)
    .filter((text) => !text.includes('<'))
    .join(' ')
}

function* imagesOf(folder: string): Generator<PrintedImage> {
  for (const line of readFileSync(join(folder, 'manifest.jsonl'), 'utf8').split('\n')) {
    if (line === '') continue
    const { file, kind, printed }: { file: string; kind?: string; printed?: readonly string[] } = JSON.parse(line)
    if (printed === undefined) continue
    yield { name: file, group: kind ?? 'images', bytes: readFileSync(join(folder, file)), printed }
  }
}

/** First pages and cards in a fixed mix. */
async function* drawnImages(): AsyncGenerator<PrintedImage> {
  const split = splits.find((one) => one === values.split && one !== 'sealed') ?? 'open'
  const samples = unseenSamples({ split, perLayout: 1, firstSeed: Number(values['first-seed']) }).toSorted(
    (one, other) => seedOf(nameOfSample(one)) - seedOf(nameOfSample(other)),
  )
  for (const form of ['card', 'sheet'] as const) {
    if (!isWanted(values.forms, form)) continue
    const ofForm = samples.filter(({ layout }) => (layout.form === 'card') === (form === 'card'))
    for (const sample of ofForm.slice(0, Number(values.sample))) {
      const { sheets } = await drawUnseen(sample)
      const [first] = sheets
      if (first === undefined) continue
      const shown = form === 'card' ? sheets : [first]
      const png = form === 'card' ? await stackPng(shown) : await sheetPng(first)
      for (const source of sources.filter((one): one is Source => values.sources.split(',').includes(one))) {
        const name = `${nameOfSample(sample)} ${source}`
        const bytes = await captured(png, source, seedOf(name))
        yield { name, group: `${form} ${source}`, bytes, printed: linesOfSheets(shown) }
      }
    }
  }
}

function isWanted(list: string, word: string): boolean {
  return list === '' || list.split(',').includes(word)
}
