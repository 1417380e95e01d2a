/** Width of a text in a font of a PDF, in em: F1 Helvetica, F2 Helvetica-Bold, F3 Courier. An accent does not widen a letter. */
export function helveticaWidth(content: string, font: 'F1' | 'F2' | 'F3'): number {
  if (font === 'F3') return content.length * 0.6
  const widths = font === 'F1' ? regular : bold
  const letters = content.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return (
    [...letters].reduce((sum, letter) => sum + (widths[(letter.codePointAt(0) ?? 0) - 32] ?? wide(letter)), 0) / 1000
  )
}

/** A text with one character per byte of WinAnsi (PDF 32000-1 annex D). Throws for a character that encoding has not. */
export function winAnsi(content: string): string {
  return [...content.normalize('NFC')]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0
      if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return character
      const byte = highBytes.get(character)
      if (byte === undefined) throw new Error(`WinAnsi has no character ${character}.`)
      return String.fromCharCode(byte)
    })
    .join('')
}

const highBytes = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['Œ', 0x8c],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
  ['œ', 0x9c],
])

function wide(letter: string): number {
  return otherWidths.get(letter) ?? 556
}

const otherWidths = new Map([
  ['\u00a0', 278],
  ['’', 222],
  ['‘', 222],
  ['•', 350],
  ['·', 278],
  ['—', 1000],
  ['…', 1000],
  ['°', 400],
  ['œ', 944],
])

/** Characters 32 to 126, from Adobe's font metrics. */
const regular = metrics(
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556',
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556',
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
)
const bold = metrics(
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611',
  '975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556',
  '333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
)

function metrics(...rows: readonly string[]): readonly number[] {
  return rows.flatMap((row) => row.split(' ').map(Number))
}
