import { spawnSync } from 'node:child_process'
import type { Raster } from '../../raster/raster.ts'
import { binarisationMethods, languageNames, pgmOf, segmentationModes, wordsOfTsv, type Ocr } from './tesseract.ts'

/**
 * Smaller images, cards among them, go to the warm OCR engine: starting the program and loading its languages costs more
 * than they do.
 */
const pixelsMin = 2_000_000
/** A page that takes longer is given up by the program; the pool's own deadline is in force besides. */
const pageMsMax = 40_000
/** Text of one page with the place of every word. */
const outputBytesMax = 32 * 1024 * 1024

/**
 * A OCR engine that gives whole pages to the tesseract program of this machine, one process a page on one core, and the rest,
 * as well as pages that the program refuses, to the warm one. It always reads in both languages: its own French data are quicker
 * and less sure than ours. Calls block until they are done. docs/operations.md#readers.
 */
export function openNativeOcr(binary: string, warm: Ocr): Ocr {
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
      stdio: ['pipe', 'pipe', 'ignore'],
      // More threads than one cost several times the work. docs/reading.md#ocr-engines.
      env: { OMP_THREAD_LIMIT: '1' },
      timeout: pageMsMax,
      killSignal: 'SIGKILL',
      maxBuffer: outputBytesMax,
    },
  )
  return status === 0 ? wordsOfTsv(stdout.toString('utf8')) : null
}
