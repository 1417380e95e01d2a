import { readRecords } from '../../domain/values/data-record.ts'
import data from './abjad-letters.json' with { type: 'json' }

/**
 * Letters of scripts that leave short vowels out, one code from `abjadFirst` each: what they may be in Latin letters decides how
 * they compare (`score/abjad-distance.ts`), so that nobody has to guess the vowels.
 */
interface AbjadLetter {
  /** The character in Arabic, Persian and Urdu text, then the Hebrew ones. */
  readonly written: string
  /** How it is shown in an explanation. */
  readonly shown: string
  /** What it may be in Latin letters, space separated; after a colon what the reading costs, in tenths of an edit. */
  readonly latin: string
  /** What it may be besides as the first letter of a word, '' for nothing. */
  readonly opening: string
  /** What it may be besides as the last letter of a word. A last `y` without dots is written like a final `a`. */
  readonly closing: string
  /** Its sounds in `sound-skeleton.ts`, the likeliest first; `-` for one that the skeleton leaves out. */
  readonly sounds: string
  /** Tenths of an edit that leaving it unwritten costs: 10 for most consonants. */
  readonly silent: number
}

/** First code of the letters, above all that romanised text uses. */
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

/** Something that a letter may be in Latin letters: their codes, and what the reading costs in tenths of an edit. */
export interface AbjadReading {
  readonly latin: readonly number[]
  readonly cost: number
}

/** Per letter what it may be in Latin letters: anywhere, and besides as the first and as the last letter of a word. */
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
/** Per letter its sounds, '' for one that the sound skeleton leaves out. */
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

/** The code of a letter as a one-character text, undefined for a character of another script. */
export function abjadCode(character: string): string | undefined {
  return codeOfLetter.get(character)
}

/** A word of Arabic or Hebrew letters as its codes. */
export function abjadWord(written: string): string {
  return Array.from(written, (character) => codeOfLetter.get(character) ?? '').join('')
}

/** A token of codes in Latin consonants, to show. */
export function showAbjad(token: string): string {
  return Array.from(token, (character) => letters[character.charCodeAt(0) - abjadFirst]?.shown ?? '').join('')
}
