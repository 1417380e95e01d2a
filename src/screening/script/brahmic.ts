import { burmeseRun, readBurmese } from './burmese.ts'
import { indicRun, readIndic } from './indic.ts'
import { khmerRun, readKhmer } from './khmer.ts'
import { memoised } from './memoised.ts'
import { thaiLetters, thaiRun, withoutPrivateUse } from './thai.ts'

/** The scripts that write vowels as signs of a consonant, with their readers. */
const readers: readonly (readonly [RegExp, (run: string) => string | null])[] = [
  [indicRun, memoised(readIndic)],
  [thaiRun, thaiLetters],
  [burmeseRun, memoised(readBurmese)],
  [khmerRun, memoised(readKhmer)],
]
const anyOfThem = /[\u0900-\u109f\u1780-\u17ff\uaa60-\uaa7f]/

/**
 * The text with the scripts of India, Myanmar and Cambodia in Latin letters and those of Thailand and Laos as `thaiLetters`; a run that
 * is not read stays.
 */
export function readBrahmic(text: string): string {
  const own = withoutPrivateUse(text)
  if (!anyOfThem.test(own)) return own
  return readers.reduce((rest, [run, read]) => rest.replaceAll(run, (found) => read(found) ?? found), own)
}
