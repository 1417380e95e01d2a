import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { Raster } from '../../raster/raster.ts'
import type { Word } from '../../page/page.ts'

const dataFolder = '4.0.0_best_int'

/**
 * What we call of the OCR engine. The core of tesseract.js is used without its worker thread: this process does nothing else
 * while it reads and is killed from outside, and a thread would cost 50 MB and a copy of every page.
 * docs/reading.md#ocr-engines.
 */
interface Core {
  readonly FS: { writeFile(path: string, data: Uint8Array): void }
  readonly TessBaseAPI: new () => Engine
}
interface Engine {
  Init(dataPath: null, languages: string, engineMode: number): number
  SetVariable(name: string, value: string): void
  SetImageFile(orientation: number, angleRadians: number): number
  SetRectangle(left: number, top: number, width: number, height: number): void
  Recognize(monitor: null): number
  GetTSVText(): string
  Clear(): void
}

/** How the page is cut into lines: `auto` finds columns, `sparse` finds words wherever they are. */
export type Segmentation = 'auto' | 'block' | 'sparse' | 'line'
/** The OCR engine's own numbers for them. */
export const segmentationModes: Readonly<Record<Segmentation, string>> = {
  auto: '3',
  block: '6',
  sparse: '11',
  line: '7',
}
/**
 * How ink is told from paper: by neighbourhood (Sauvola) or once for the whole image (Otsu).
 * docs/reading.md#ocr-engines.
 */
export type Binarisation = 'sauvola' | 'otsu'
/** The OCR engine's own numbers for them. */
export const binarisationMethods: Readonly<Record<Binarisation, string>> = { otsu: '0', sauvola: '2' }

/**
 * In French every letter of English is known too, and a page is read in some 0.65 of the time; in both languages words that the
 * first is not sure of are read in the second.
 */
export type Languages = 'both' | 'french'
/** The OCR engine's own names for them. */
export const languageNames: Readonly<Record<Languages, string>> = { both: 'eng+fra', french: 'fra' }

/** A warm OCR engine. Calls block until they are done. */
export interface Ocr {
  /** `languages` are both where it does not say. */
  readPage(
    raster: Raster,
    options: {
      readonly segmentation: Segmentation
      readonly binarisation: Binarisation
      readonly languages?: Languages
    },
  ): readonly Word[]
}

/** Loads the OCR engine with English and French, about 0.2 s. Throws when the language data is not installed. */
export async function openOcr(): Promise<Ocr> {
  const require = createRequire(import.meta.url)
  const coreRequire = createRequire(require.resolve('tesseract.js'))
  const load: (options: object) => Promise<Core> = coreRequire('tesseract.js-core/tesseract-core-relaxedsimd-lstm')
  const core = await load({ TesseractProgress: endWithServer, print: ignore, printErr: ignore })
  const dataOf = async (language: string) =>
    gunzipSync(
      await readFile(require.resolve(`@tesseract.js-data/${language}/${dataFolder}/${language}.traineddata.gz`)),
    )
  core.FS.writeFile('./eng.traineddata', await dataOf('eng'))
  core.FS.writeFile('./fra.traineddata', await dataOf('fra'))
  const engines = new Map<string, Engine>()
  /** Opened when it is first needed: each takes memory, and few readers need all of them. */
  const engineFor = (name: string): Engine => {
    const engine = engines.get(name) ?? openEngine(core, name)
    engines.set(name, engine)
    return engine
  }
  engineFor(languageNames.french)
  return {
    readPage(raster, { segmentation, binarisation, languages = 'both' }) {
      const pages = engineFor(languageNames[languages])
      pages.SetVariable('tessedit_pageseg_mode', segmentationModes[segmentation])
      pages.SetVariable('thresholding_method', binarisationMethods[binarisation])
      show(core, pages, raster)
      pages.Recognize(null)
      const words = wordsOfTsv(pages.GetTSVText())
      pages.Clear()
      return words
    },
  }
}

function openEngine(core: Core, languages: string): Engine {
  const engine = new core.TessBaseAPI()
  const lstmOnly = 1
  if (engine.Init(null, languages, lstmOnly) !== 0) throw new Error(`recogniser refused the languages ${languages}`)
  return engine
}

/** A image as PGM, which costs no encoder and no decoder. */
export function pgmOf({ width, height, pixels }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}

function show(core: Core, engine: Engine, raster: Raster): void {
  core.FS.writeFile('/input', pgmOf(raster))
  if (engine.SetImageFile(1, 0) === 1) throw new Error('recogniser refused the picture')
}

/** Words of the OCR engine's table. Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. Words are level 5. */
export function wordsOfTsv(tsv: string): Word[] {
  const words: Word[] = []
  for (const line of tsv.split('\n')) {
    const cells = line.split('\t')
    const text = (cells[11] ?? '').trim()
    const confidence = Number(cells[10])
    if (cells[0] !== '5' || text === '') continue
    words.push({
      text,
      box: [Number(cells[6]), Number(cells[7]), Number(cells[8]), Number(cells[9])],
      confidence: confidence / 100,
    })
  }
  return words
}

function ignore(): void {}

const server = process.ppid

/** Recognition blocks this process, so the end of the server is noticed here and not by an event. */
function endWithServer(): void {
  if (process.ppid !== server) process.exit(0)
}
