import type { ListedEntity } from '../../src/screening/entity/listed-entity.ts'
import { entry } from './read-lists.ts'

const syllables =
  'ka le mi ro su ta vi no de ba shi ran kov sky man dar far gul ven tor bel zin mar len hos par kes ul'.split(' ')
const forms = ['LLC', 'JSC', 'Trading Company', 'Shipping Ltd', 'Group']

/** A word that no list has, drawn. */
function word(random: () => number): string {
  const count = 2 + Math.trunc(random() * 2)
  const parts = Array.from({ length: count }, () => syllables[Math.trunc(random() * syllables.length)] ?? 'ka')
  const text = parts.join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Invented entries: persons of two or three words, a fifth of them companies, with a second spelling now and then. */
export function inventEntities(count: number, random: () => number): ListedEntity[] {
  return Array.from({ length: count }, (_, place) => {
    const isPerson = random() < 0.8
    const words = Array.from({ length: random() < 0.6 ? 2 : 3 }, () => word(random))
    const text = isPerson
      ? words.join(' ')
      : `${words.slice(0, 2).join(' ')} ${forms[Math.trunc(random() * forms.length)] ?? ''}`
    return entry('invented', String(place), isPerson ? 'person' : 'organization', [{ text, kind: 'primary' }])
  })
}

/** Entries whose names are those of others, a word of each swapped for another's: a larger list of names like real ones. */
export function augment(entities: readonly ListedEntity[], count: number, random: () => number): ListedEntity[] {
  const pick = (): ListedEntity => entities[Math.trunc(random() * entities.length)]!
  return Array.from({ length: count }, (_, place) => {
    const own = pick()
    const words = (own.names[0]?.text ?? '').split(' ')
    const others = (pick().names[0]?.text ?? '').split(' ')
    words[Math.trunc(random() * words.length)] = others[Math.trunc(random() * others.length)] ?? ''
    return entry('augmented', String(place), own.kind, [{ text: words.join(' '), kind: 'primary' }])
  })
}
