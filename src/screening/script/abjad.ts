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
  /** What it may be besides as the first letter of a word. */
  readonly opening?: string
  /** What it may be besides as the last letter of a word. */
  readonly closing?: string
  /** Its sounds in `sound-skeleton.ts`, the likeliest first; `-` for one that the skeleton leaves out. */
  readonly sounds: string
  /** Tenths of an edit that leaving it unwritten costs. */
  readonly silent: number
}

/** First code of the letters, above all that romanised text uses. */
export const abjadFirst = 0x80

const wholeEdit = 10
const anyVowel = 'a e i o u'

const letters: readonly AbjadLetter[] = [
  { written: 'اأإآٱءؤא', shown: 'a', latin: 'a aa e o:4 u:6', opening: anyVowel, sounds: '-', silent: 5 },
  { written: 'ب', shown: 'b', latin: 'b p:4 v:6', sounds: 'p', silent: wholeEdit },
  { written: 'ב', shown: 'b', latin: 'b v', sounds: 'p f', silent: wholeEdit },
  { written: 'پפף', shown: 'p', latin: 'p b:2 f ph', sounds: 'p f', silent: wholeEdit },
  { written: 'تטת', shown: 't', latin: 't tt th:2', sounds: 't', silent: wholeEdit },
  { written: 'ث', shown: 'th', latin: 'th s t', sounds: 't s', silent: wholeEdit },
  { written: 'ج', shown: 'j', latin: 'j dj g zh', sounds: 'h k', silent: wholeEdit },
  { written: 'چ', shown: 'ch', latin: 'ch tch c', sounds: 'h', silent: wholeEdit },
  { written: 'ح', shown: 'h', latin: 'h kh:4', sounds: '-', silent: 6 },
  { written: 'ה', shown: 'h', latin: 'h', closing: 'a e ah eh', sounds: '-', silent: 5 },
  { written: 'خח', shown: 'kh', latin: 'kh h k ch j:2', sounds: 'k - h', silent: wholeEdit },
  { written: 'دד', shown: 'd', latin: 'd t:4', sounds: 't', silent: wholeEdit },
  { written: 'ذ', shown: 'dh', latin: 'dh z d th', sounds: 't s', silent: wholeEdit },
  { written: 'رר', shown: 'r', latin: 'r', sounds: 'r', silent: wholeEdit },
  { written: 'زז', shown: 'z', latin: 'z s:3', sounds: 's', silent: wholeEdit },
  { written: 'ژ', shown: 'zh', latin: 'zh j z', sounds: 'h s', silent: wholeEdit },
  { written: 'سס', shown: 's', latin: 's c ss', sounds: 's', silent: wholeEdit },
  { written: 'ش', shown: 'sh', latin: 'sh ch s:4', sounds: 'h s', silent: wholeEdit },
  { written: 'ש', shown: 'sh', latin: 'sh s', sounds: 'h s', silent: wholeEdit },
  { written: 'صצץ', shown: 's', latin: 's ss ts tz z c', sounds: 's', silent: wholeEdit },
  { written: 'ض', shown: 'd', latin: 'd dh z', sounds: 't s', silent: wholeEdit },
  { written: 'ط', shown: 't', latin: 't th:2', sounds: 't', silent: wholeEdit },
  { written: 'ظ', shown: 'z', latin: 'z dh d th', sounds: 's t', silent: wholeEdit },
  { written: 'عע', shown: 'a', latin: `${anyVowel} aa`, sounds: '-', silent: 0 },
  { written: 'غ', shown: 'gh', latin: 'gh g q k:4', sounds: 'k', silent: wholeEdit },
  { written: 'ف', shown: 'f', latin: 'f ph v:4', sounds: 'f', silent: wholeEdit },
  { written: 'قק', shown: 'q', latin: 'q k g gh c', sounds: 'k', silent: wholeEdit },
  { written: 'كکכך', shown: 'k', latin: 'k c q kh ch g:4', sounds: 'k', silent: wholeEdit },
  { written: 'گג', shown: 'g', latin: 'g gh k:4 j', sounds: 'k', silent: wholeEdit },
  { written: 'لל', shown: 'l', latin: 'l', sounds: 'l', silent: wholeEdit },
  { written: 'مםמ', shown: 'm', latin: 'm', sounds: 'm', silent: wholeEdit },
  { written: 'نںןנ', shown: 'n', latin: 'n', sounds: 'n', silent: wholeEdit },
  { written: 'هہھ', shown: 'h', latin: 'h', closing: 'a e ah eh', sounds: '-', silent: 5 },
  { written: 'وו', shown: 'w', latin: 'w u o ou oo v au aw ow uw ew', sounds: '- f', silent: 7 },
  {
    written: 'يیىېےﻯיئۍ',
    shown: 'y',
    latin: 'y i e ee ei ey ay ai iy ie j:4',
    // Written like a `y` without its dots, and in Persian with no difference at all.
    closing: 'a ah',
    sounds: '-',
    silent: 6,
  },
  { written: 'ة', shown: 'a', latin: 'a ah at eh e et h', sounds: '- t', silent: 1 },
  { written: 'ڤ', shown: 'v', latin: 'v f', sounds: 'f', silent: wholeEdit },
  { written: 'ٹ', shown: 't', latin: 't', sounds: 't', silent: wholeEdit },
  { written: 'ڈ', shown: 'd', latin: 'd', sounds: 't', silent: wholeEdit },
  { written: 'ڑ', shown: 'r', latin: 'r d', sounds: 'r', silent: wholeEdit },
]

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
}[] = letters.map(({ latin, opening = '', closing = '' }) => ({
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
