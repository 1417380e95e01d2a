import { normaliseName, wordsOf } from './normalise.ts'

/** Two letters of an MRZ that may stand for one of the name; UE after A, E or Q never does. ICAO 9303-3 §6, table A. */
const digraphs = /AE|OE|AA|(?<![AEQ])UE/g

/** States whose MRZs write ä, ö, ü, å and ø with two letters, ISO alpha-2. ICAO 9303-3 §6, table A; practice. */
const twoLetterStates: ReadonlySet<string> = new Set('AT CH DE DK EE FI FO GL IS LI LU NO SE'.split(' '))

/** True for a state, ISO alpha-2, whose MRZs write some letters with two. ICAO 9303-3 §6, table A. */
export function writesTwoLetters(issuer: string): boolean {
  return twoLetterStates.has(issuer)
}

/**
 * The name in an MRZ (`MUELLER`) with those words of a name typed or printed without the letter (`Muller`) for which two letters
 * stand for one; null when there are none. docs/rules/checks.md#person-names step 1.
 */
export function readMrzName(mrzName: string, name: string): string | null {
  const known = new Set(wordsOf(normaliseName(name)))
  let changed = false
  const words = wordsOf(normaliseName(mrzName)).map((word) => {
    const contracted = word.replace(digraphs, (pair) => pair.slice(0, 1))
    if (contracted === word || known.has(word) || !known.has(contracted)) return word
    changed = true
    return contracted
  })
  return changed ? words.join(' ') : null
}
