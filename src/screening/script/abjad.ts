import { readRecords } from '../../domain/values/data-record.ts'
import data from './abjad-letters.json' with { type: 'json' }

/**
 * Letters of scripts that omit short vowels, one code from `abjadFirst` each. Their possible Latin letters decide how
 * they compare (`score/abjad-distance.ts`), so vowels need not be guessed.
 */
interface AbjadLetter {
  /** The character in Arabic, Persian and Urdu text, then in Hebrew. */
  readonly written: string
  /** Its display form in an explanation. */
  readonly shown: string
  /** Possible Latin letters, space separated; after a colon the cost of the reading, in tenths of an edit. */
  readonly latin: string
  /** Further readings as the first letter of a word, '' for none. */
  readonly opening: string
  /** Further readings as the last letter of a word. A final `y` without dots looks like a final `a`. */
  readonly closing: string
  /** Its sounds in `sound-skeleton.ts`, the most likely first; `-` when the skeleton omits it. */
  readonly sounds: string
  /** Cost of omitting it, in tenths of an edit: 10 for most consonants. */
  readonly silent: number
}

/** First code of the letters, above every code of romanised text. */
export const abjadFirst = 0x80

/** Readings in Latin letters, space separated, with their costs; and sounds or `-`. */
const latinReadings = /^[a-z]+(?::\d)?(?: [a-z]+(?::\d)?)*$/
const letterSounds = /^[a-z-](?: [a-z-])*$/

const letters: readonly AbjadLetter[] = readRecords('abjad-letters.json', data, (record) => ({
  written: record.text('written', /^[\p{Script=Arabic}\p{Script=Hebrew}]+$/u),
  shown: record.text('shown', /^[a-z]+$/),
  latin: record.text('latin', latinReadings),
  opening: record.optionalText('opening', latinReadings),
  closing: record.optionalText('closing', latinReadings),
  sounds: record.text('sounds', letterSounds),
  silent: record.whole('silent'),
}))

const codeOfLetter = new Map<string, string>()
letters.forEach((letter, index) => {
  for (const character of letter.written) {
    if (!codeOfLetter.has(character)) codeOfLetter.set(character, String.fromCharCode(abjadFirst + index))
  }
})

/** One possible reading of a letter: Latin codes, and its cost in tenths of an edit. */
export interface AbjadReading {
  readonly latin: readonly number[]
  readonly cost: number
}

/** Per letter its readings: anywhere, and further ones as the first and as the last letter of a word. */
export const abjadReadings: readonly {
  readonly anywhere: readonly AbjadReading[]
  readonly opening: readonly AbjadReading[]
  readonly closing: readonly AbjadReading[]
}[] = letters.map(({ latin, opening, closing }) => ({
  anywhere: readings(latin),
  opening: readings(opening),
  closing: readings(closing),
}))
export const abjadSilent: readonly number[] = letters.map(({ silent }) => silent)
/** Per letter its sounds, '' when the sound skeleton omits it. */
export const abjadSounds: readonly (readonly string[])[] = letters.map(({ sounds }) =>
  sounds.split(' ').map((sound) => (sound === '-' ? '' : sound)),
)

function readings(texts: string): readonly AbjadReading[] {
  return texts
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      const [latin = '', cost = '0'] = text.split(':')
      return { latin: Array.from(latin, (character) => character.charCodeAt(0)), cost: Number(cost) }
    })
}

/** The code of a letter as a one-character text; undefined for other scripts. */
export function abjadCode(character: string): string | undefined {
  return codeOfLetter.get(character)
}

/** A word of Arabic or Hebrew letters as codes. */
export function abjadWord(written: string): string {
  return Array.from(written, (character) => codeOfLetter.get(character) ?? '').join('')
}

/** A token of codes in Latin consonants, for display. */
export function showAbjad(token: string): string {
  return Array.from(token, (character) => letters[character.charCodeAt(0) - abjadFirst]?.shown ?? '').join('')
}
