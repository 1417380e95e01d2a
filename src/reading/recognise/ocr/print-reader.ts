import type { Word } from '../../page/page.ts'
import { findNoisyLines } from '../../raster/noisy-lines.ts'
import type { Box, Raster } from '../../raster/raster.ts'
import { readPrint } from './print-network.ts'
import { printedWords } from './print-words.ts'

/** What finds and reads lines of print on cards and photographs, beside the OCR engine. docs/photographed-print.md. */
export interface PrintReader {
  /** Whether it reads accents. Without, a reading that differs from the OCR engine's in accents only confirms it. */
  readonly accents: boolean
  /** Most lines of one page that it is asked to read; our own network reads those after them. */
  readonly linesMax: number
  /** Whether `findLines` finds all print, so that doubtful stretches are not read beside its lines. */
  readonly findsAll: boolean
  /** Boxes of the lines on a level page, top to bottom. */
  findLines(raster: Raster): Promise<readonly Box[]>
  /** The words of the line in a box. */
  readLine(raster: Raster, box: Box): Promise<readonly Word[]>
}

/** Our own network of photographed print. */
export const ownPrintReader: PrintReader = {
  accents: true,
  linesMax: Infinity,
  findsAll: false,
  findLines: findNoisyLines,
  readLine: (raster, box) => Promise.resolve(readLine(raster, box)),
}

/** The words that our own network reads in a box. */
export function readLine(raster: Raster, box: Box): readonly Word[] {
  const { frames, strip } = readPrint(raster, box, 'photographed')
  return printedWords(frames, strip, box, { phrases: false })
}
