/**
 * The scripts of India as names are romanised: ISO 15919 without its marks, `ch` for c, `sh` for ś and ṣ, `v` for v. Nine scripts have
 * their letters in the same places of a block of 128 (Unicode, chapter 12), so that one table reads them all.
 */
const firstBlock = 0x0900
const blockSize = 0x80
/** Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam, Sinhala. */
const scripts = ['deva', 'beng', 'guru', 'gujr', 'orya', 'taml', 'telu', 'knda', 'mlym', 'sinh'] as const
type Script = (typeof scripts)[number]

/** Matches a run of these scripts. */
export const indicRun = /[\u0900-\u0dff\u200c\u200d]*[\u0900-\u0dff][\u0900-\u0dff\u200c\u200d]*/g

// prettier-ignore
const vowels = tableOf(0x04, 'a a a i i u u ri li e e e ai o o o au')
// prettier-ignore
const consonants = tableOf(
  0x15, 'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h',
)
// prettier-ignore
const signs = tableOf(0x3e, 'a i i u u ri ri e e e ai o o o au')
/** Consonants with a dot below, and further letters by place. */
// prettier-ignore
const dotted: Readonly<Record<string, string>> = { k: 'q', kh: 'kh', g: 'gh', j: 'z', d: 'r', dh: 'rh', ph: 'f', y: 'y', s: 'sh', l: 'l' }
// prettier-ignore
const furtherConsonants = tableOf(0x58, 'q kh gh z r rh f y')
const furtherVowels = tableOf(0x60, 'ri li')
/** Letters that stand without a vowel: Bengali khanda ta, the chillu letters of Malayalam. */
const bareLetters: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  beng: { 0x4e: 't' },
  mlym: { 0x7a: 'n', 0x7b: 'n', 0x7c: 'r', 0x7d: 'l', 0x7e: 'l', 0x7f: 'k' },
}
const ownConsonants: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  beng: { 0x70: 'r', 0x71: 'w' },
  taml: { 0x34: 'zh' },
}
// prettier-ignore
const sinhala = {
  vowels: tableOf(0x05, 'a a e e i i u u ri ri li li e e ai o o au'),
  consonants: tableOf(0x1a, 'k kh g gh ng ng ch chh j jh ny gn nj t th d dh n nd t th d dh n . nd p ph b bh m mb y r . l . . v sh sh s h l f'),
  signs: tableOf(0x4f, 'a e e i i u . u . ri e e ai o o au'),
  virama: 0x4a, nasal: 0x02, visarga: 0x03,
} as const

const place = {
  nukta: 0x3c,
  virama: 0x4d,
  candrabindu: 0x01,
  nasal: 0x02,
  visarga: 0x03,
  tippi: 0x70,
  addak: 0x71,
  digit: 0x66,
} as const

/** Scripts whose languages do not say the vowel `a` of a last letter, nor of a letter between two syllables (`Rajnath`). */
const dropping: ReadonlySet<Script> = new Set(['deva', 'beng', 'guru', 'gujr'])

/** A letter with what it says: a consonant or nothing, then a vowel or nothing. */
interface Sound {
  consonant: string
  vowel: string
  /** True for the `a` that no sign writes. */
  isInherent: boolean
}

/** A run of one of these scripts in Latin letters; null when it has a sign that the tables lack. */
export function readIndic(run: string): string | null {
  const sounds: Sound[] = []
  let script: Script = 'deva'
  let isDoubled = false
  for (const character of run) {
    const code = character.charCodeAt(0)
    if (code === 0x200c || code === 0x200d) continue
    script = scripts[Math.trunc((code - firstBlock) / blockSize)] ?? 'deva'
    const at = (code - firstBlock) % blockSize
    const last = sounds.at(-1)
    const letter =
      script === 'sinh'
        ? sinhala.consonants[at]
        : (ownConsonants[script]?.[at] ?? consonants[at] ?? furtherConsonants[at])
    const vowel = script === 'sinh' ? sinhala.vowels[at] : (vowels[at] ?? furtherVowels[at])
    const sign = script === 'sinh' ? sinhala.signs[at] : signs[at]
    const bare = bareLetters[script]?.[at]
    if (letter !== undefined) {
      if (isDoubled) sounds.push({ consonant: letter.slice(0, 1), vowel: '', isInherent: false })
      isDoubled = false
      sounds.push({ consonant: letter, vowel: 'a', isInherent: true })
    } else if (vowel !== undefined) sounds.push({ consonant: '', vowel, isInherent: false })
    else if (bare !== undefined) sounds.push({ consonant: bare, vowel: '', isInherent: false })
    else if (last === undefined && !isDigit(at, script)) return null
    else if (sign !== undefined && last !== undefined) setVowel(last, sign)
    else if (at === (script === 'sinh' ? sinhala.virama : place.virama) && last !== undefined) setVowel(last, '')
    else if (at === place.nukta && last !== undefined) last.consonant = dotted[last.consonant] ?? last.consonant
    else if (at === place.addak && script === 'guru') isDoubled = true
    else if (at === place.visarga) sounds.push({ consonant: 'h', vowel: '', isInherent: false })
    else if (at === place.nasal || at === place.candrabindu || (at === place.tippi && script === 'guru')) {
      sounds.push({ consonant: 'ṁ', vowel: '', isInherent: false })
    } else if (isDigit(at, script)) sounds.push({ consonant: String(at - place.digit), vowel: '', isInherent: false })
    else if (!isSilent(at)) return null
  }
  const [first] = sounds
  // Bengali says a first y as j (`Jadav`).
  if (script === 'beng' && first?.consonant === 'y') first.consonant = 'j'
  if (dropping.has(script)) dropUnsaid(sounds)
  const text = sounds.map(({ consonant, vowel }) => consonant + vowel).join('')
  return nasals(script === 'taml' ? voiced(text) : text)
}

function setVowel(sound: Sound, vowel: string): void {
  sound.vowel = vowel
  sound.isInherent = false
}

function isDigit(at: number, script: Script): boolean {
  return script !== 'sinh' && at >= place.digit && at < place.digit + 10
}

/** Avagraha, length marks, dandas and abbreviation signs. */
function isSilent(at: number): boolean {
  return at === 0x3d || (at >= 0x50 && at <= 0x57) || at === 0x64 || at === 0x65 || at === 0x70
}

/** Drops the unwritten `a` at the end of a word, and between a syllable and a syllable, from the end. */
function dropUnsaid(sounds: Sound[]): void {
  const last = sounds.at(-1)
  const isCluster = sounds.length > 1 && sounds.at(-2)?.vowel === '' && sounds.at(-2)?.consonant !== 'ṁ'
  if (last?.isInherent === true && sounds.length > 1 && !isCluster) last.vowel = ''
  for (let index = sounds.length - 2; index > 0; index--) {
    const [before, own, after] = [sounds[index - 1], sounds[index], sounds[index + 1]]
    if (own?.isInherent !== true || before === undefined || after === undefined) continue
    if (before.vowel !== '' && after.consonant !== '' && after.consonant !== 'ṁ' && after.vowel !== '') own.vowel = ''
  }
}

/** The nasal before a lip sound is `m`, before `h` it is `ng` (`Singh`), else `n`. */
function nasals(text: string): string {
  return text
    .replaceAll(/ṁ(?=[pbm])/g, 'm')
    .replaceAll(/ṁ(?=h)/g, 'ng')
    .replaceAll('ṁ', 'n')
    .replaceAll('jny', 'gy')
}

/** Tamil writes voiced and voiceless stops alike: voiced between vowels and after a nasal; `ch` alone is `s`. */
function voiced(text: string): string {
  return text
    .replaceAll(
      /(?<=[aeioun]|ng|ny|m)(k|t|th|p)(?=[aeiou])/g,
      (stop) => ({ k: 'g', t: 'd', th: 'dh', p: 'b' })[stop] ?? stop,
    )
    .replaceAll(/(?<!ch|ny|n|t)ch(?=[aeiou])/g, 's')
    .replaceAll(/ngg/g, 'ng')
}

function tableOf(first: number, texts: string): Readonly<Record<number, string>> {
  const entries = texts.split(' ').map((text, index): [number, string] => [first + index, text])
  return Object.fromEntries(entries.filter(([, text]) => text !== '.'))
}
