import type { Sheet } from '../../tools/documents/drawing/sheet.ts'

/** Print fainter than this is a watermark. */
const opacityMin = 0.5
/** Words with fewer letters and digits are not counted: marks on a card look like single letters. */
const charactersMin = 2

/** How many of the printed words were found, and how many words were read that are not printed. */
export interface WordTally {
  printed: number
  found: number
  invented: number
}

/** The level lines of print of some sheets, without MRZs and watermarks. */
export function linesOfSheets(sheets: readonly Sheet[]): readonly string[] {
  return sheets.flatMap(({ marks }) =>
    marks.flatMap((mark) =>
      mark.kind === 'text' && mark.turnDegrees === 0 && mark.opacity >= opacityMin && !mark.text.includes('<<')
        ? [mark.text]
        : [],
    ),
  )
}

/** Compares words as sets with repetitions, wherever they stand: capitals and accents count, punctuation around words does not. */
export function compareWords(
  printedLines: readonly string[],
  readLines: readonly string[],
): WordTally & {
  readonly missed: readonly string[]
  readonly extra: readonly string[]
} {
  const printed = wordsOf(printedLines)
  const left = wordsOf(readLines)
  const missed = printed.filter((word) => {
    const at = left.indexOf(word)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
  return { printed: printed.length, found: printed.length - missed.length, invented: left.length, missed, extra: left }
}

/** The words of lines. Slashes and bullets separate words, since labels in two languages are printed with and without spaces. */
function wordsOf(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !line.includes('<'))
    .flatMap((line) =>
      line
        .normalize('NFC')
        .replaceAll(/[’‘]/g, "'")
        .split(/[\s/|·•_]+/),
    )
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= charactersMin)
}
