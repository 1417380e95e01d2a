import anyAscii from 'any-ascii'

/** What has no shape of its own, or could change the order of what is around it. */
const invisible = /^[\p{Cc}\p{Cf}\p{Co}\p{Cs}]$/u
const blanks = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g

/** A text as it is drawn. */
export interface ShownText {
  readonly text: string
  /** The text before letters were romanised; null when none was. */
  readonly original: string | null
}

/** How a text is shown. */
interface Showing {
  hasGlyph(codePoint: number): boolean
  /** The word beside romanised letters; null: they are shown as code points. */
  readonly romanised: string | null
}

/**
 * The text as a font can show it: composed (NFC), blanks as one space. Letters without a glyph are romanised and marked so, or shown
 * as code points, `[U+738B]`, as is what has no visible form. Nothing of a text disappears. docs/rules/eid.md#report,
 * docs/case-report.md#names.
 */
export function shownText(given: string, { hasGlyph, romanised }: Showing): ShownText {
  const text = given.normalize('NFC').replaceAll(blanks, ' ').trim()
  let shown = ''
  let run = ''
  let isRomanised = false
  const endRun = () => {
    const letters = run.trimEnd()
    if (letters === '') return
    const latin = romanised === null ? '' : anyAscii(letters).trim()
    // A letter without a romanisation must not vanish among the others.
    const isWhole = latin !== '' && [...letters].every((letter) => letter === ' ' || anyAscii(letter) !== '')
    shown += isWhole ? `${latin} [${romanised}]` : [...letters].map(codePointText).join('')
    shown += run.slice(letters.length)
    isRomanised ||= isWhole
    run = ''
  }
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    const isInvisible = invisible.test(character)
    if (!isInvisible && !hasGlyph(codePoint)) {
      run += character
    } else if (character === ' ' && run !== '') {
      run += character
    } else {
      endRun()
      shown += isInvisible ? codePointText(character) : character
    }
  }
  endRun()
  return { text: shown, original: isRomanised ? text : null }
}

function codePointText(character: string): string {
  if (character === ' ') return character
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
