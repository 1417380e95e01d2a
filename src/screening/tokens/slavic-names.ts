import { readRecord } from '../../domain/values/data-record.ts'
import data from './slavic-names.json' with { type: 'json' }

/** Names in small letters, a space between them. */
const group = /^[a-z]+(?: [a-z]+)+$/

/**
 * Forms of one name in Russian, Ukrainian, Belarusian and English. A passport carries the form of its country, a list any of them,
 * and each is romanised in several ways: what is compared is how they sound, `slavicSound`.
 */
const { men, women, irregularPatronymics } = readRecord('slavic-names.json', data, (record) => ({
  men: record.texts('men', group),
  women: record.texts('women', group),
  /** Stems of patronymics that differ from the given name. */
  irregularPatronymics: record.groups('irregular_patronymics', /^[a-z]+$/),
}))

/** Letters of the shortest name that has forms. */
const lettersMin = 4
const shortNames = new Set('lev leu ivan oleg oleh igor ihor ihar yury yuri'.split(' '))

const letterA = 97
const letters = 26
/** Pairs of letters that are one sound, '' for others: first letter times `letters`, plus the second. */
const pairSounds: readonly string[] = soundTable(
  letters * letters,
  'kh:h zh:z sh:s ch:c ts:c ph:f ck:k ya:a ia:a ja:a yu:u iu:u ju:u ye:e ie:e je:e yo:o',
)
/** Letters that stand for another sound, '' for others. */
const letterSounds: readonly string[] = soundTable(letters, 'g:h y:i j:i w:v q:k x:ks')

function soundTable(size: number, entries: string): string[] {
  const table = Array.from({ length: size }, () => '')
  for (const entry of entries.split(' ')) {
    const [spelling = '', sound = ''] = entry.split(':')
    let place = 0
    for (const letter of spelling) place = place * letters + letter.charCodeAt(0) - letterA
    table[place] = sound
  }
  return table
}

function isLetter(fromA: number): boolean {
  return fromA >= 0 && fromA < letters
}

/** How a Slavic name sounds, whoever romanised it: `sergei`, `serhiy` and `serhii` are `serhi`. */
function slavicSound(word: string): string {
  let sound = ''
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index) - letterA
    const following = word.charCodeAt(index + 1) - letterA
    const pair = isLetter(letter) && isLetter(following) ? (pairSounds[letter * letters + following] ?? '') : ''
    const single = isLetter(letter) ? (letterSounds[letter] ?? '') : ''
    const next = pair !== '' ? pair : single !== '' ? single : (word[index] ?? '')
    if (pair !== '') index++
    // `-iya` is `-ia`, `-ii` is `-i`, `ss` is `s`.
    if (next === 'a' && sound.endsWith('i')) sound = sound.slice(0, -1)
    if (!sound.endsWith(next)) sound += next
  }
  return sound.endsWith('i') ? sound.replace(/[ei]+i$/, 'i') : sound
}

const father = /(?<=.{2})[ieo]*(?:[oea]vic?|ic)$/
const fatherOfWoman = /(?<=.{2})[ieo]*(?:[oea]vna|ivna|auna|[ie]?nicna)$/
const fatherLettersMin = 6
const lastVowels = /[aeiou]+$/

const givenGroups = new Map<string, string>()
const fatherGroups = new Map<string, string>()
for (const [place, group] of [...men, ...women].entries()) {
  for (const name of group.split(' ')) {
    const sound = slavicSound(name)
    if (!givenGroups.has(sound)) givenGroups.set(sound, `${place}`)
    const stem = sound.replace(lastVowels, '')
    if (place < men.length && stem.length >= 3 && !fatherGroups.has(stem)) fatherGroups.set(stem, `${place}`)
  }
}
for (const [name, stems] of irregularPatronymics) {
  const place = givenGroups.get(slavicSound(name))
  for (const stem of place === undefined ? [] : stems) fatherGroups.set(slavicSound(stem), place ?? '')
}

/**
 * What all forms of a given name or a father's name have in common, '' for a word that is neither. Fathers' names that are in no
 * group have their sound.
 */
export function slavicKey(word: string): string {
  if (word.length < lettersMin && !shortNames.has(word)) return ''
  const sound = slavicSound(word)
  const given = givenGroups.get(sound)
  if (given !== undefined) return given
  if (word.length < fatherLettersMin) return ''
  if (sound.endsWith('na')) {
    const ofWoman = sound.replace(fatherOfWoman, '')
    return ofWoman === sound ? '' : `${fatherOf(ofWoman)}-na`
  }
  // `-ovich` and `-ovic` end in their `c`, `-ovi` that a slip left in its `i`.
  if (!sound.endsWith('c') && !sound.endsWith('i')) return ''
  const ofMan = sound.replace(father, '')
  return ofMan === sound ? '' : `${fatherOf(ofMan)}-ch`
}

function fatherOf(sound: string): string {
  const stem = sound.replace(lastVowels, '')
  return fatherGroups.get(stem) ?? stem
}
