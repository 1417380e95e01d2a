/** Letters that OCR and typists confuse with a digit, the most frequent first. */
const lettersOfDigit: Readonly<Record<string, string>> = { 0: 'o', 1: 'il', 2: 'z', 3: 'e', 5: 's', 6: 'g', 8: 'b' }

const mixedWord = /[\p{L}\d]*(?:\p{L}\d|\d\p{L})[\p{L}\d]*/gu
/** `1st`, `44th`, `MS13` are written so. */
const isNumbered = /^\d+(?:st|nd|rd|th|er|eme)?$|\d{2}/iu
/** Fewest letters of a word beside its digit. */
const lettersMin = 2

/**
 * The spellings of a name with the letters that its digits may stand for (`P0PESCU`, `FA1NA`): one, or two where a 1 may be an i or an
 * l; none for a name without digits inside words.
 */
export function lettersForDigits(text: string): readonly string[] {
  if (!/\d/.test(text)) return []
  const read = (choice: number): string =>
    text.replaceAll(mixedWord, (word) => {
      const letters = word.replaceAll(/\d/g, '').length
      if (isNumbered.test(word) || letters < lettersMin) return word
      return word.replaceAll(/\d/g, (digit) => {
        const options = lettersOfDigit[digit] ?? digit
        return options[choice] ?? options[0] ?? digit
      })
    })
  return [...new Set([read(0), read(1)])].filter((spelling) => spelling !== text)
}
