import type { Box, Raster } from '../../raster/raster.ts'
import type { Word } from '../../page/page.ts'
import { readPrint } from './print-network.ts'
import { printedWords } from './print-words.ts'

/** The words of lines of print in heavy noise, given their boxes on a level page. docs/noisy-print.md. */
export function readNoisyPrint(raster: Raster, lines: readonly Box[]): readonly Word[] {
  return lines.flatMap((box) => {
    const { frames, strip } = readPrint(raster, box, 'noisy')
    return printedWords(frames, strip, box, { phrases: true })
  })
}
