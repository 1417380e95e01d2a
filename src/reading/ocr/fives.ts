import type { Word } from '../page.ts'
import type { Raster } from '../raster/raster.ts'
import { findMarks } from './marks.ts'

/** Pixels this dark, of the white 255, are ink. */
const inkMax = 140
/** An amount with a sign before it. */
const signed = /^\$\d[\d.,]{2,}$/
/** Marks this high, in heights of the word, are digits; so many of them tell how high a digit is. */
const digitHeightMin = 0.55
const digitsMin = 2
/** A dollar sign reaches above and below the digits: it is higher than this many of their heights. */
const signHeightMin = 1.06

/** Words in which a 5 was read as a dollar sign, which is higher than digits are, with the 5. */
export function mendFives(words: readonly Word[], raster: Raster): readonly Word[] {
  return words.map((word) =>
    signed.test(word.text) && beginsWithDigit(word, raster) ? { ...word, text: word.text.replace('$', '5') } : word,
  )
}

function beginsWithDigit({ box: [left, top, width, height] }: Word, raster: Raster): boolean {
  const area = [left - height * 0.2, top - height * 0.3, width + height * 0.4, height * 1.6] as const
  const marks = findMarks(raster, area, inkMax)
    .map((mark) => ({ left: mark.left, high: mark.bottom - mark.top, wide: mark.right - mark.left }))
    .filter(({ high }) => high >= height * digitHeightMin)
    .toSorted((a, b) => a.left - b.left)
  const [first, ...others] = marks
  // Digits that touch are no measure of one.
  const single = others.filter(({ wide, high }) => wide < high)
  const usual = single.map(({ high }) => high).toSorted((a, b) => a - b)[Math.floor(single.length / 2)] ?? 0
  return (
    first !== undefined && first.wide < first.high && single.length >= digitsMin && first.high < usual * signHeightMin
  )
}
