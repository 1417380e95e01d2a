import type { Word } from '../../page/page.ts'
import { faintInkMax, inkMax } from '../../raster/ink.ts'
import type { Raster } from '../../raster/raster.ts'
import { findMarks, type Mark } from './marks.ts'

/** A page with at least this many accented words is in French. */
const accentedWordsMin = 2
/** Area above a word that is searched, in heights. */
const aboveHeights = 0.45
/** Brightness at which an accent that touches its letter is separate from it: only the core of the strokes is as dark. */
const strokeCoreMax = 95
/** Ink thresholds in the order they are tried. */
const inkThresholds = [inkMax, faintInkMax, strokeCoreMax] as const
/** Largest gap between a letter and its accent, in heights. */
const accentGapMax = 0.2
/** The same for the dot of an i. */
const dotGapMax = 0.4
/** Shorter marks, in shares of the tallest, are dots, accents or hyphens. */
const letterShareMin = 0.5
/** Largest height of a hyphen, in shares of the letters. */
const hyphenHeightMax = 0.3
/** Size of an accent, in shares of its letter. */
const accentWidth = { min: 0.15, max: 0.9 } as const
const accentHeight = { min: 0.07, max: 0.42 } as const
/** French letters by their accent. Capital I is missing: it is too narrow to recognise its accent. Other marks are dirt. */
const accented: Readonly<Record<string, Readonly<Partial<Record<Accent, string>>>>> = {
  A: { grave: 'À', circumflex: 'Â' },
  E: { acute: 'É', grave: 'È', circumflex: 'Ê', diaeresis: 'Ë' },
  O: { circumflex: 'Ô' },
  U: { grave: 'Ù', circumflex: 'Û', diaeresis: 'Ü' },
  i: { circumflex: 'î', diaeresis: 'ï' },
  o: { circumflex: 'ô' },
}
/** Capitals anywhere; i and o only in names (Benoît, Côté), since the OCR engine's dictionary has other words. */
const mayLackAccent = /[AEOU]|^\p{Lu}.*[io]/u
/** Width of a circumflex on an i, in its stems; a dot is narrower. */
const stemsWide = { min: 2, max: 5 } as const
/** Least width of a circumflex, in its height. */
const circumflexRatio = 1.3
/** Largest difference in height between the dots of a diaeresis, in a dot's height. */
const dotsLevelShare = 0.4
/** An accent leans when its upper half is this far beside its lower half, in widths. */
const leanMin = 0.1

type Accent = 'acute' | 'grave' | 'circumflex' | 'diaeresis'

/**
 * Words with the accents of their capitals, from the ink above the letters: the OCR engine mostly reads É and È as E and Ô as O.
 * Only on pages in French.
 */
export function correctCapitals(words: readonly Word[], raster: Raster): readonly Word[] {
  const inFrench = words.filter((word) => /[àâçèéêëîïôùûÀÂÇÈÉÊËÎÏÔÙÛ]/.test(word.text)).length
  if (inFrench < accentedWordsMin) return words
  return words.map((word) => {
    for (const levelMax of mayLackAccent.test(word.text) ? inkThresholds : []) {
      const text = correctedText(word, raster, levelMax)
      if (text !== word.text) return { ...word, text }
    }
    return word
  })
}

function correctedText(word: Word, raster: Raster, levelMax: number): string {
  const [left, top, width, height] = word.box
  const above = height * aboveHeights
  const marks = findMarks(raster, [left - 2, top - above, width + 4, height + above], levelMax)
  const tallest = Math.max(0, ...marks.map((mark) => mark.bottom - mark.top))
  const letters = marks
    .filter((mark) => mark.bottom - mark.top >= tallest * letterShareMin && mark.bottom > top + height * 0.5)
    .sort((a, b) => a.left - b.left)
  const places = [...word.text.matchAll(/[\p{L}\p{N}]/gu)].map((match) => match.index)
  const whole = letters.length === places.length
  let text = ''
  for (const [index, character] of [...word.text].entries()) {
    const place = places.indexOf(index)
    // When letters touch, only the place of the first letter, or of the first after a hyphen, is known.
    const letter = whole || place === 0 ? letters[place] : firstBehindHyphen(word.text, index, letters, marks)
    const accent =
      letter === undefined || accented[character] === undefined ? null : accentOf(letter, marks, character === 'i')
    const corrected = accent === null ? undefined : accented[character]?.[accent]
    text += corrected !== undefined && character === 'i' ? accentedI(word.text, index) : (corrected ?? character)
  }
  return text
}

/** An i whose accent is more than a dot: after a vowel î before a t (Benoît), else ï (Loïc). */
function accentedI(text: string, index: number): string {
  if (!/[aou]/i.test(text[index - 1] ?? '')) return 'i'
  return text[index + 1] === 't' ? 'î' : 'ï'
}

/** The letter right of the hyphen before it; undefined without one, or when not every printed hyphen was found. */
function firstBehindHyphen(
  text: string,
  index: number,
  letters: readonly Mark[],
  marks: readonly Mark[],
): Mark | undefined {
  if (text[index - 1] !== '-') return undefined
  const height = Math.max(...letters.map((letter) => letter.bottom - letter.top))
  const hyphens = marks
    .filter(
      (mark) =>
        mark.bottom - mark.top < height * hyphenHeightMax && mark.right - mark.left > (mark.bottom - mark.top) * 1.5,
    )
    .filter((mark) => letters.some((letter) => mark.top > letter.top + height * 0.3 && mark.bottom < letter.bottom))
    .sort((a, b) => a.left - b.left)
  const printed = text.split('-').length - 1
  const hyphen = hyphens[text.slice(0, index - 1).split('-').length - 1]
  return hyphens.length === printed && hyphen ? letters.find((letter) => letter.left >= hyphen.right) : undefined
}

/** Two dots are level; the parts of a broken stroke are not. */
function areTwoDots(one: Mark, other: Mark): boolean {
  const height = Math.min(one.bottom - one.top, other.bottom - other.top)
  return Math.abs(one.top - other.top) <= Math.max(1, height * dotsLevelShare)
}

/** The accent above a letter; null when there is none. */
function accentOf(letter: Mark, marks: readonly Mark[], dotted: boolean): Accent | null {
  const stem = letter.right - letter.left
  const width = dotted ? stem * stemsWide.max : stem
  const height = letter.bottom - letter.top
  const above = marks.filter((mark) => {
    const center = (mark.left + mark.right) / 2
    const [markWidth, markHeight] = [mark.right - mark.left, mark.bottom - mark.top]
    return (
      mark !== letter &&
      center > letter.left - stem * 0.1 - (width - stem) / 2 &&
      center < letter.right + stem * 0.2 + (width - stem) / 2 &&
      mark.bottom <= letter.top + height * 0.06 &&
      letter.top - mark.bottom <= height * (dotted ? dotGapMax : accentGapMax) &&
      markWidth >= width * accentWidth.min &&
      markWidth <= width * accentWidth.max &&
      markHeight >= height * accentHeight.min &&
      markHeight <= height * accentHeight.max
    )
  })
  const [accent, second] = above
  if (accent === undefined || above.length > 2) return null
  if (second !== undefined) return areTwoDots(accent, second) ? 'diaeresis' : null
  if (dotted && accent.right - accent.left < stem * stemsWide.min) return null
  if (accent.lean < -leanMin) return 'grave'
  const flat = accent.right - accent.left > (accent.bottom - accent.top) * circumflexRatio
  return Math.abs(accent.lean) <= leanMin && flat ? 'circumflex' : 'acute'
}
