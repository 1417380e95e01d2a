import type { LabelledPage } from '../places.ts'
import { stemLetters, wordsOf } from './label-words.ts'
import { groups, type Phrase } from './places.ts'

/** Where a text stands beside a value: before, next, left, right, head of its row, above, head of its column, below, section. */
export type Side = 'B' | 'N' | 'L' | 'R' | 'T' | 'A' | 'H' | 'D' | 'S'

/** Sides of which each word tells of the value, whatever its side. */
const labelling: ReadonlySet<Side> = new Set(['B', 'L', 'A', 'H'])

const known = new WeakMap<LabelledPage, Map<string, Phrase>>()

/** What a text beside a value tells of it; made once for each text of a page. */
export function phraseOf(side: Side, text: string, page: LabelledPage): Phrase {
  const ofPage = known.get(page) ?? new Map<string, Phrase>()
  known.set(page, ofPage)
  const key = side + text
  const made = ofPage.get(key) ?? makePhrase(side, text)
  ofPage.set(key, made)
  return made
}

function makePhrase(side: Side, text: string): Phrase {
  const texts: Phrase['texts'][number][] = []
  const add = (one: string, group: (typeof texts)[number]['group']) => {
    texts.push({ text: one, group, scope: 'field' })
  }
  const words = wordsOf(text)
  if (words.length === 0) {
    add(`${side} empty`, groups.place)
    return { texts, byField: new Map() }
  }
  if (words.length <= 6) {
    const whole = `${side}=${words.join(' ')}`
    add(whole, groups.phrase)
    texts.push({ text: whole, group: groups.phrase, scope: 'type' })
  }
  const stems = words.map((word) => word.slice(0, stemLetters))
  const taken = side === 'B' ? stems.slice(-5) : stems.slice(0, 6)
  for (const stem of new Set(taken)) add(`${side}:${stem}`, groups.words)
  for (const [index, stem] of taken.entries()) if (index > 0) add(`${side}:${taken[index - 1]}_${stem}`, groups.words)
  if (labelling.has(side)) for (const stem of new Set(taken)) add(`*:${stem}`, groups.words)
  if (/:\s*$/.test(text)) add(`${side} colon`, groups.place)
  return { texts, byField: new Map() }
}
