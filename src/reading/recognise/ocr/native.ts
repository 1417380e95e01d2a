import { spawnSync } from 'node:child_process'
import type { Raster } from '../../raster/raster.ts'
import { binarisationMethods, languageNames, pgmOf, segmentationModes, wordsOfTsv, type Ocr } from './tesseract.ts'

/** Smaller images, such as cards, go to the warm OCR engine: reading them costs less than starting the program. */
const nativePixelsMin = 2_000_000
/** The program is killed after this time. The pool has a deadline of its own. */
const pageMsMax = 40_000
/** Largest table of words of one page. */
const outputBytesMax = 32 * 1024 * 1024

/**
 * An OCR engine that gives whole pages to the machine's tesseract program, one process on one core for each page. Smaller images
 * and pages that the program refuses go to the warm engine. The program always reads in both languages, since its French data
 * alone has lower confidence than ours. Calls block until they are done. docs/operations.md#readers.
 */
export function openNativeOcr(binary: string, warm: Ocr, { pixelsMin } = { pixelsMin: nativePixelsMin }): Ocr {
  return {
    ...warm,
    readPage(raster, options) {
      const read = raster.width * raster.height < pixelsMin ? null : readNatively(binary, raster, options)
      return read ?? warm.readPage(raster, options)
    },
  }
}

function readNatively(
  binary: string,
  raster: Raster,
  { segmentation, binarisation }: Parameters<Ocr['readPage']>[1],
): ReturnType<Ocr['readPage']> | null {
  const mode = ['--oem', '1', '--psm', segmentationModes[segmentation]]
  const threshold = ['-c', `thresholding_method=${binarisationMethods[binarisation]}`]
  const { status, stdout } = spawnSync(
    binary,
    ['stdin', 'stdout', '-l', languageNames.both, ...mode, ...threshold, 'tsv'],
    {
      input: pgmOf(raster),
      // Its stderr is the one of this process, which is ignored: the sandbox opens no file to write, /dev/null included.
      stdio: ['pipe', 'pipe', 'inherit'],
      // More threads cost several times the work. docs/reading.md#ocr-engines.
      env: { OMP_THREAD_LIMIT: '1' },
      timeout: pageMsMax,
      killSignal: 'SIGKILL',
      maxBuffer: outputBytesMax,
    },
  )
  return status === 0 ? wordsOfTsv(stdout.toString('utf8')) : null
}
