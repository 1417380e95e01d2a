/**
 * Letters of scripts that leave short vowels out, one code from `abjadFirst` each: what they may be in Latin letters decides how
 * they compare (`score/abjad-distance.ts`), so that nobody has to guess the vowels.
 */
interface AbjadLetter {
  /** The character in Arabic, Persian and Urdu text, then the Hebrew ones. */
  readonly written: string
  /** How it is shown in an explanation. */
  readonly shown: string
  /** What it may be in Latin letters, space separated; '' may stay unwritten. */
  readonly latin: string
  /** Its class in the consonant key; '' does not count. */
  readonly key: string
  /** Tenths of an edit that leaving it unwritten costs. */
  readonly silent: number
}

/** First code of the letters, above all that romanised text uses. */
export const abjadFirst = 0x80

const letters: readonly AbjadLetter[] = [
  { written: 'اأإآٱءؤא', shown: 'a', latin: 'a aa e', key: '', silent: 2 },
  { written: 'بב', shown: 'b', latin: 'b v p', key: 'p', silent: 10 },
  { written: 'پפף', shown: 'p', latin: 'p b f ph', key: 'p', silent: 10 },
  { written: 'تט', shown: 't', latin: 't tt', key: 't', silent: 10 },
  { written: 'ת', shown: 't', latin: 't th', key: 't', silent: 10 },
  { written: 'ث', shown: 'th', latin: 'th s t', key: 't', silent: 10 },
  { written: 'ج', shown: 'j', latin: 'j dj g zh', key: 'k', silent: 10 },
  { written: 'چ', shown: 'ch', latin: 'ch tch c', key: 's', silent: 10 },
  { written: 'حה', shown: 'h', latin: 'h', key: '', silent: 5 },
  { written: 'خח', shown: 'kh', latin: 'kh h k ch j', key: 'k', silent: 10 },
  { written: 'دד', shown: 'd', latin: 'd t', key: 't', silent: 10 },
  { written: 'ذ', shown: 'dh', latin: 'dh z d th', key: 't', silent: 10 },
  { written: 'رר', shown: 'r', latin: 'r', key: 'r', silent: 10 },
  { written: 'زז', shown: 'z', latin: 'z s', key: 's', silent: 10 },
  { written: 'ژ', shown: 'zh', latin: 'zh j z', key: 's', silent: 10 },
  { written: 'سס', shown: 's', latin: 's c ss', key: 's', silent: 10 },
  { written: 'شש', shown: 'sh', latin: 'sh ch s', key: 's', silent: 10 },
  { written: 'صצץ', shown: 's', latin: 's ss ts tz z c', key: 's', silent: 10 },
  { written: 'ض', shown: 'd', latin: 'd dh z', key: 't', silent: 10 },
  { written: 'ط', shown: 't', latin: 't th', key: 't', silent: 10 },
  { written: 'ظ', shown: 'z', latin: 'z dh d th', key: 't', silent: 10 },
  { written: 'عע', shown: 'a', latin: 'a aa e i o u', key: '', silent: 0 },
  { written: 'غ', shown: 'gh', latin: 'gh g q k', key: 'k', silent: 10 },
  { written: 'ف', shown: 'f', latin: 'f ph v', key: 'f', silent: 10 },
  { written: 'قק', shown: 'q', latin: 'q k g gh c', key: 'k', silent: 10 },
  { written: 'كکכך', shown: 'k', latin: 'k c q kh ch', key: 'k', silent: 10 },
  { written: 'گג', shown: 'g', latin: 'g gh k j', key: 'k', silent: 10 },
  { written: 'لל', shown: 'l', latin: 'l', key: 'l', silent: 10 },
  { written: 'مםמ', shown: 'm', latin: 'm', key: 'm', silent: 10 },
  { written: 'نںןנ', shown: 'n', latin: 'n', key: 'n', silent: 10 },
  { written: 'هہھ', shown: 'h', latin: 'h ah eh a e', key: '', silent: 4 },
  { written: 'وו', shown: 'w', latin: 'w u o ou oo v au aw ow uw', key: '', silent: 6 },
  { written: 'يیىېےﻯיئۍ', shown: 'y', latin: 'y i e ee ei ey ay ai iy ie j', key: '', silent: 5 },
  { written: 'ة', shown: 'a', latin: 'a ah at eh e et h', key: '', silent: 1 },
  { written: 'ڤ', shown: 'v', latin: 'v f', key: 'f', silent: 10 },
  { written: 'ٹ', shown: 't', latin: 't', key: 't', silent: 10 },
  { written: 'ڈ', shown: 'd', latin: 'd', key: 't', silent: 10 },
  { written: 'ڑ', shown: 'r', latin: 'r d', key: 'r', silent: 10 },
]

const codeOfLetter = new Map<string, string>()
letters.forEach((letter, index) => {
  for (const character of letter.written) {
    if (!codeOfLetter.has(character)) codeOfLetter.set(character, String.fromCharCode(abjadFirst + index))
  }
})

/** Per letter, what it may be in Latin letters as character codes, longest first. */
export const abjadLatin: readonly (readonly (readonly number[])[])[] = letters.map(({ latin }) =>
  latin
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .map((text) => Array.from(text, (character) => character.charCodeAt(0))),
)
export const abjadSilent: readonly number[] = letters.map(({ silent }) => silent)
export const abjadKeys: readonly string[] = letters.map(({ key }) => key)

/** The code of a letter as a one-character text, undefined for a character of another script. */
export function abjadCode(character: string): string | undefined {
  return codeOfLetter.get(character)
}

/** A token of codes in Latin consonants, to show. */
export function showAbjad(token: string): string {
  return Array.from(token, (character) => letters[character.charCodeAt(0) - abjadFirst]?.shown ?? '').join('')
}
