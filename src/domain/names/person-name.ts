import { compareTokenLists } from './token-lists.ts'
import { personTokens, type PersonTokens } from './tokens.ts'

/**
 * Similarity of two person names, 0 to 100: 90 and more is the same name, 80 to 89 a possible match, below 80 a
 * different name. docs/rules/checks.md#person-names.
 */
export function comparePersonNames(a: string, b: string): number {
  return compareReadings(personTokens(a), personTokens(b))
}

export interface BestScore {
  readonly score: number
  /** The profile's name of the best pair; '' without candidates. */
  readonly a: string
  /** The document's name of the best pair; '' when it has none. */
  readonly b: string
}

/**
 * The best pair among all names of the client and all names of the document. docs/rules/checks.md#person-names step 6.
 */
export function bestPersonScore(candidates: readonly string[], documentNames: readonly string[]): BestScore {
  let best: BestScore = { score: -1, a: '', b: '' }
  const documentReadings = documentNames.map(personTokens)
  for (const a of candidates) {
    const reading = personTokens(a)
    for (let index = 0; index < documentNames.length; index++) {
      const documentReading = documentReadings[index]
      if (documentReading === undefined) continue
      const score = compareReadings(reading, documentReading)
      if (score > best.score) best = { score, a, b: documentNames[index] ?? '' }
      if (score === 100) return best
    }
  }
  return best.score < 0 ? { score: 0, a: candidates[0] ?? '', b: documentNames[0] ?? '' } : best
}

function compareReadings(a: PersonTokens, b: PersonTokens): number {
  let score = compareTokenLists(a.tokens, b.tokens)
  if (a.alternative !== null) score = Math.max(score, compareTokenLists(a.alternative, b.tokens))
  if (b.alternative !== null) score = Math.max(score, compareTokenLists(a.tokens, b.alternative))
  if (a.alternative !== null && b.alternative !== null) {
    score = Math.max(score, compareTokenLists(a.alternative, b.alternative))
  }
  return score
}
