import type { ListedEntity, ListedName } from '../../src/screening/entity/listed-entity.ts'

/** A listed name as a customer may give it, with the entry that must be found. */
export interface AskedName {
  readonly text: string
  readonly entity: ListedEntity
  /** YYYY-MM-DD, the listed day of birth; '' when the list has none. */
  readonly bornOn: string
}

const particle = /^(?:al|el|de|del|la|las|los|da|dos|van|von|der|den|bin|ben|ibn|abu|abd|abdul|ould|san|santa|y|e)$/i
const wordLettersMin = 3
const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Digits that OCR reads for letters. */
const digits: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', e: '3', s: '5', b: '8', z: '2' }

/** First given and family name of the people whose names a list has in parts; with `oneFamilyName`, of those with two family names the first. */
export function shortNames(entities: readonly ListedEntity[], oneFamilyName: boolean): readonly AskedName[] {
  return entities.flatMap((entity) => {
    const [{ given = '', family = '' } = { text: '', kind: 'primary' } satisfies ListedName] = entity.names
    const [givens, familyWords] = [given.split(' '), family.split(' ')]
    if (entity.kind !== 'person' || given === '' || family === '' || !/^[A-Za-z' -]+$/.test(given + family)) return []
    if (isTitled(givens) || (particle.test(givens[0] ?? '') && givens.length > 1)) return []
    if (oneFamilyName) {
      const isPlain =
        familyWords.length === 2 && familyWords.every((word) => !particle.test(word) && word.length >= wordLettersMin)
      return isPlain ? [{ text: `${givens[0]} ${familyWords[0]}`, entity, bornOn: dayOf(entity) }] : []
    }
    return givens.length < 2 ? [] : [{ text: `${givens[0]} ${family}`, entity, bornOn: dayOf(entity) }]
  })
}

/** Initials are not what a customer gives as a first name. */
function isTitled(givens: readonly string[]): boolean {
  return givens[0] === undefined || givens[0].length < wordLettersMin
}

function dayOf({ births }: ListedEntity): string {
  const birth = births.find(({ precision, from }) => precision === 'day' && !from.endsWith('-01-01'))
  return birth?.from ?? ''
}

/** One typo in a word drawn from those of three letters and more; null for a name without one. */
export function withTypo(name: string, random: () => number): string | null {
  return changed(name, random, (word) => {
    const at = Math.trunc(random() * word.length)
    const letter = letters[Math.trunc(random() * letters.length)] ?? 'a'
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    switch (Math.trunc(random() * 4)) {
      case 0:
        return before + after
      case 1:
        return before + letter + word.slice(at)
      case 2:
        return before + letter + after
      default:
        return before + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    }
  })
}

/** One letter as the digit that OCR reads for it; null for a name without such a letter. */
export function withDigit(name: string, random: () => number): string | null {
  return changed(name, random, (word) => {
    const places = Array.from(word, (letter, place) =>
      digits[letter.toLowerCase()] === undefined ? -1 : place,
    ).filter((place) => place >= 0)
    const at = places[Math.trunc(random() * places.length)]
    return at === undefined
      ? word
      : word.slice(0, at) + (digits[(word[at] ?? '').toLowerCase()] ?? '') + word.slice(at + 1)
  })
}

function changed(name: string, random: () => number, change: (word: string) => string): string | null {
  const words = name.split(' ')
  const places = words.flatMap((word, place) => (/^[A-Za-z]{3,},?$/.test(word) ? [place] : []))
  const at = places[Math.trunc(random() * places.length)]
  if (at === undefined) return null
  const text = words.with(at, change(words[at] ?? '')).join(' ')
  return text === name ? null : text
}
