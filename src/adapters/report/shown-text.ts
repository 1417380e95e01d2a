/** What has no shape of its own, or could change the order of what is around it. */
const invisible = /^[\p{Cc}\p{Cf}\p{Co}\p{Cs}]$/u
const blanks = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * The text as a font can show it: composed (NFC), blanks as one space, and each character that has no glyph or no
 * visible form as its code point, `[U+738B]`. Nothing of a text disappears. docs/rules/eid.md#report.
 */
export function shownText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  let shown = ''
  for (const character of text.normalize('NFC').replaceAll(blanks, ' ').trim()) {
    const codePoint = character.codePointAt(0) ?? 0
    shown += invisible.test(character) || !hasGlyph(codePoint) ? codePointText(codePoint) : character
  }
  return shown
}

function codePointText(codePoint: number): string {
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
}
