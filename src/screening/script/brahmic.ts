import { burmeseRun, readBurmese } from './burmese.ts'
import { indicRun, readIndic } from './indic.ts'
import { khmerRun, readKhmer } from './khmer.ts'
import { memoised } from './memoised.ts'
import { readThai, thaiRun } from './thai.ts'

/** The scripts that write vowels as signs of a consonant, with their readers. */
const readers: readonly (readonly [RegExp, (run: string) => string | null])[] = [
  [indicRun, memoised(readIndic)],
  [thaiRun, memoised(readThai)],
  [burmeseRun, memoised(readBurmese)],
  [khmerRun, memoised(readKhmer)],
]
const anyOfThem = /[\u0900-\u109f\u1780-\u17ff\uaa60-\uaa7f]/

/** The text with the scripts of India, Thailand, Laos, Myanmar and Cambodia in Latin letters; a run that is not read stays. */
export function readBrahmic(text: string): string {
  if (!anyOfThem.test(text)) return text
  return readers.reduce((rest, [run, read]) => rest.replaceAll(run, (found) => read(found) ?? found), text)
}
