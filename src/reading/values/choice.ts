import { fold } from '../fields/fold.ts'

const frequencies: readonly (readonly [words: RegExp, value: string])[] = [
  [/semi ?-?monthly|twice (?:a|per) month|bi-?mensuel|deux fois par mois|2 fois par mois/, 'semimonthly'],
  [
    /bi ?-?weekly|every (?:two|2|other) weeks?|aux (?:deux|2) semaines|bi-?hebdomadaire|quinzaine|toutes les (?:deux|2) semaines|fortnight/,
    'biweekly',
  ],
  [/weekly|hebdomadaire|chaque semaine|par semaine/, 'weekly'],
  [/monthly|mensuel|par mois|chaque mois/, 'monthly'],
]

/**
 * How often somebody is paid: weekly, biweekly, semimonthly or monthly; null when the text does not say. domain/3-checks
 * 3.6.
 */
export function readFrequency(text: string): string | null {
  const folded = fold(text)
  return frequencies.find(([words]) => words.test(folded))?.[1] ?? null
}

/** M, F or X; null when the text is none of the words cards print. */
export function readSex(text: string): string | null {
  const folded = fold(text)
    .replace(/[^a-z/ ]/g, '')
    .trim()
  const [first = ''] = folded.split(/[/ ]+/)
  if (/^(?:m|male|masculin|masculino|homme|h)$/.test(first)) return 'M'
  if (/^(?:f|female|feminin|femenino|femme)$/.test(first)) return 'F'
  return first === 'x' ? 'X' : null
}
