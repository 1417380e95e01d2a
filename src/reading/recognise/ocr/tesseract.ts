import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { Raster } from '../../raster/raster.ts'
import type { Word } from '../../page/page.ts'
import type { PrintReader } from './print-reader.ts'

const dataFolder = '4.0.0_best_int'

/** The calls we use of the core of tesseract.js, without its worker thread. docs/reading.md#ocr-engines. */
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

/** How the page is segmented into lines: `auto` finds columns, `sparse` finds words anywhere. */
export type Segmentation = 'auto' | 'block' | 'sparse' | 'line'
/** The OCR engine's numbers of the segmentation modes. */
export const segmentationModes: Readonly<Record<Segmentation, string>> = {
  auto: '3',
  block: '6',
  sparse: '11',
  line: '7',
}
/** Binarisation by neighbourhood (Sauvola) or once for the whole image (Otsu). docs/reading.md#ocr-engines. */
export type Binarisation = 'sauvola' | 'otsu'
/** The OCR engine's numbers of the binarisation methods. */
export const binarisationMethods: Readonly<Record<Binarisation, string>> = { otsu: '0', sauvola: '2' }

/**
 * `french` has every letter of English too and takes 0.65 of the time. `both` reads words of low confidence in the other language
 * as well.
 */
export type Languages = 'both' | 'french'
/** The OCR engine's names of the languages. */
export const languageNames: Readonly<Record<Languages, string>> = { both: 'eng+fra', french: 'fra' }

/** A warm OCR engine. Calls block until they are done. */
export interface Ocr {
  /** Reads print of cards and photographs in place of our own network. */
  readonly print?: PrintReader
  /** Words of an image. `languages` is `both` by default. */
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
  /** Opened on first use: each takes memory, and few readers need both. */
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
  if (engine.Init(null, languages, lstmOnly) !== 0) throw new Error(`OCR engine refused the languages ${languages}`)
  return engine
}

/** An image as PGM, which needs no encoder or decoder. */
export function pgmOf({ width, height, pixels }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}

function show(core: Core, engine: Engine, raster: Raster): void {
  core.FS.writeFile('/input', pgmOf(raster))
  if (engine.SetImageFile(1, 0) === 1) throw new Error('OCR engine refused the image')
}

/**
 * Words of the OCR engine's table. Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence (0 to
 * 100), text. Words are level 5.
 */
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

/** Recognition blocks the event loop, so the end of the server is checked here and not by an event. */
function endWithServer(): void {
  if (process.ppid !== server) process.exit(0)
}
