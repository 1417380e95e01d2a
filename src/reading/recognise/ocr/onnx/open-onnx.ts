import type { Word } from '../../../page/page.ts'
import type { PrintReader } from '../print-reader.ts'
import { detectLines } from './detect-lines.ts'
import { readOnnxPackages } from './packages.ts'
import { recogniseLine } from './recognise-line.ts'
import { openRuntime } from './runtime.ts'

/** Each takes 30 to 150 ms, and a file has 10 s. docs/reading.md#cpu-of-a-file. */
const linesMax = 50

/**
 * PP-OCRv4 as the reader of print on cards and photographs, from the packages that the operator installed: about 0.9 s of CPU to load.
 * Throws OnnxReaderMissing. docs/photographed-print.md#pp-ocr.
 */
export async function openOnnxPrintReader(): Promise<PrintReader> {
  const files = await readOnnxPackages()
  const open = await openRuntime(files)
  const [detection, recognition] = [await open(files.detection), await open(files.recognition)]
  const characters = [...files.characters.toString('utf8').trimEnd().split(/\r?\n/), ' ']
  return {
    accents: false,
    linesMax,
    findsAll: true,
    findLines: (raster) => detectLines(raster, detection),
    readLine: (raster, box): Promise<readonly Word[]> => recogniseLine(raster, box, { run: recognition, characters }),
  }
}
