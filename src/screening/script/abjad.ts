import { readRecords } from '../../domain/values/data-record.ts'
import data from './abjad-letters.json' with { type: 'json' }
import thaiData from './thai-letters.json' with { type: 'json' }

/**
 * Letters that have several Latin spellings, one code from `abjadFirst` each: of the scripts that omit short vowels, then of Thai and
 * Lao (`thai.ts`). Their possible Latin letters decide how they compare (`score/abjad-distance.ts`), so that none need be guessed.
 */
interface AbjadLetter {
  /** The character in Arabic, Persian and Urdu text, then in Hebrew; or a letter of `thai.ts`. */
  readonly written: string
  /** Its display form in an explanation. */
  readonly shown: string
  /** Possible Latin letters, space separated; after a colon the cost of the reading, in tenths of an edit. */
  readonly latin: string
  /** Further readings as the first letter of a word, '' for none. */
  readonly opening: string
  /** Further readings as the last letter of a word. A final `y` without dots looks like a final `a`. */
  readonly closing: string
  /** Its sounds in `sound-skeleton.ts`, the most likely first, of Thai with their cost; `-` when the skeleton omits it. */
  readonly sounds: string
  /** Cost of omitting it, in tenths of an edit: 10 for most consonants. */
  readonly silent: number
}

/** First code of the letters, above every code of romanised text. */
export const abjadFirst = 0x80

/** Readings in Latin letters, space separated, with their costs; and sounds or `-`. */
const latinReadings = /^[a-z]+(?::\d)?(?: [a-z]+(?::\d)?)*$/
const letterSounds = /^(?:[a-z]{1,2}|-)(?::\d)?(?: (?:[a-z]{1,2}|-)(?::\d)?)*$/

const readLetters = (file: string, records: unknown, written: RegExp): readonly AbjadLetter[] =>
  readRecords(file, records, (record) => ({
    written: record.text('written', written),
    shown: record.optionalText('shown', /^[a-z]*$/),
    latin: record.text('latin', latinReadings),
    opening: record.optionalText('opening', latinReadings),
    closing: record.optionalText('closing', latinReadings),
    sounds: record.text('sounds', letterSounds),
    silent: record.whole('silent'),
  }))

const abjadLetters = readLetters('abjad-letters.json', data, /^[\p{Script=Arabic}\p{Script=Hebrew}]+$/u)
const thaiLetters = readLetters('thai-letters.json', thaiData, /^[\p{Script=Thai}①-⑳○●A-Z]+$/u)
const letters = [...abjadLetters, ...thaiLetters]

/** First code of the letters of Thai and Lao. */
export const thaiFirst = abjadFirst + abjadLetters.length

const codesOf = (all: readonly AbjadLetter[], first: number): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ written }, index) =>
      Array.from(written, (character): [string, string] => [character, String.fromCharCode(first + index)]),
    ),
  )
const abjadCodes = codesOf(abjadLetters, abjadFirst)
const thaiCodes = codesOf(thaiLetters, thaiFirst)

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

/** One possible sound of a letter, '' when the sound skeleton omits it, and its cost in tenths of an edit. */
export interface AbjadSound {
  readonly sound: string
  readonly cost: number
}

/** Per letter its sounds, the most likely first. */
export const abjadSounds: readonly (readonly AbjadSound[])[] = letters.map(({ sounds }) =>
  sounds.split(' ').map((text) => {
    const [sound = '', cost = '0'] = text.split(':')
    return { sound: sound === '-' ? '' : sound, cost: Number(cost) }
  }),
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

/** The code of a letter of Arabic or Hebrew as a one-character text; undefined for other scripts. */
export function abjadCode(character: string): string | undefined {
  return abjadCodes.get(character)
}

/** The code of a letter of `thai.ts` as a one-character text; undefined for any other. */
export function thaiLetterCode(letter: string): string | undefined {
  return thaiCodes.get(letter)
}

/** A word of Arabic or Hebrew letters as codes. */
export function abjadWord(written: string): string {
  return Array.from(written, (character) => abjadCodes.get(character) ?? '').join('')
}

/** A token of codes in Latin consonants, for display. */
export function showAbjad(token: string): string {
  return Array.from(token, (character) => letters[character.charCodeAt(0) - abjadFirst]?.shown ?? '').join('')
}
