import { normaliseName } from './normalise.ts'
import { sameNameScoreMin } from './same-scores.ts'
import { alignSpacing } from './spacing.ts'
import { standardWords } from './standard-words.ts'
import { compareTokenLists, sameLettersScore } from './token-lists.ts'
import { tokenScores } from './token-score.ts'
import { identifyingTokens, particlesDiffer, personWords, type PersonTokens } from './tokens.ts'
import { transcriptionsOf, withoutLetterFillers } from './transcription.ts'
import { readMrzName, writesTwoLetters } from './mrz-name.ts'
import { onceAVerdict, pairOnceAVerdict } from '../values/verdict-memo.ts'

/** One way to read a name. */
interface Reading {
  /** Its words without titles and marks of respect. */
  readonly words: readonly string[]
  readonly tokens: PersonTokens
  /** The words in their standard spelling; null when they are in it. */
  readonly standard: readonly string[] | null
}

/**
 * Similarity of two person names, 0 to 100: 90 and more is the same name, 80 to 89 a possible match, below 80 a
 * different name. docs/rules/checks.md#person-names.
 */
export function comparePersonNames(a: string, b: string): number {
  return knownPairs(a, b)
}

/** A verdict compares one pair of names for each rule about people. */
const knownPairs = pairOnceAVerdict((a, b) => compareNames(readingsOf(a), readingsOf(b)))

export interface BestScore {
  readonly score: number
  /** The profile's name of the best pair; '' without candidates. */
  readonly a: string
  /** The document's name of the best pair; '' when it has none. */
  readonly b: string
}

/**
 * The best pair among all names of the client and all names of the document. `mrzIssuer`: the state, ISO alpha-2, whose MRZ the
 * document's names may come from; a word without the two letters of the MRZ then counts as a variant.
 * docs/rules/checks.md#person-names steps 1 and 6.
 */
export function bestPersonScore(
  candidates: readonly string[],
  documentNames: readonly string[],
  mrzIssuer?: string,
): BestScore {
  let best: BestScore = { score: -1, a: '', b: '' }
  for (const a of candidates) {
    for (const b of documentNames) {
      const plain = knownPairs(a, b)
      const score = mrzIssuer === undefined ? plain : Math.max(plain, compareMrz(a, b, mrzIssuer))
      if (score > best.score) best = { score, a, b }
      if (score === 100) return best
    }
  }
  return best.score < 0 ? { score: 0, a: candidates[0] ?? '', b: documentNames[0] ?? '' } : best
}

/** The score of a name in an MRZ read with one letter for two; 0 when it cannot be. */
function compareMrz(name: string, mrzName: string, issuer: string): number {
  const read = writesTwoLetters(issuer) ? readMrzName(mrzName, name) : null
  return read === null ? 0 : Math.min(knownPairs(name, read), tokenScores.variant)
}

/** The name as its letters read, and as an MRZ writes them. ICAO 9303-3 §6. */
const knownReadings = onceAVerdict(readReadings)

function readingsOf(name: string): readonly Reading[] {
  return knownReadings(name, undefined)
}

function readReadings(name: string): readonly Reading[] {
  const plain = readingOf(personWords(normaliseName(name)))
  const unfilled = withoutLetterFillers(plain.words)
  const others = transcriptionsOf(name).map((written) => personWords(normaliseName(written)))
  if (unfilled === null && others.length === 0) return [plain]
  return [plain, ...(unfilled === null ? others : [...others, unfilled]).map(readingOf)]
}

function readingOf(words: readonly string[]): Reading {
  return { words, tokens: identifyingTokens(words), standard: standardWords(words) }
}

/** The best pair of readings. */
function compareNames(a: readonly Reading[], b: readonly Reading[]): number {
  if (a === b && a[0] !== undefined && a[0].tokens.tokens.length > 0) return tokenScores.equal
  let best = 0
  for (const one of a) {
    for (const other of b) {
      const score = compareReadings(one, other)
      if (score === tokenScores.equal) return score
      best = Math.max(best, score)
    }
  }
  return best
}

/** Spacing is tried before particles are dropped, then the standard spelling. docs/rules/checks.md#person-names steps 3 to 5. */
function compareReadings(a: Reading, b: Reading): number {
  const plain = withParticles(a.words, b.words, compareTokens(a.tokens, b.tokens))
  if (plain >= sameLettersScore) return plain
  const spaced = Math.max(plain, compareSpaced(a.words, b.words, sameLettersScore))
  if (spaced >= tokenScores.variant || (a.standard === null && b.standard === null)) return spaced
  const [first, second] = [a.standard ?? a.words, b.standard ?? b.words]
  const standard = Math.max(compareWords(first, second), compareSpaced(first, second, tokenScores.variant))
  // `Abdul Karim` is two edits from `Abdul Rahim`, and another name.
  return standard >= sameNameScoreMin ? Math.max(spaced, Math.min(standard, tokenScores.variant)) : spaced
}

/** The score after words with other spacing were joined, at most `max`; 0 without such words. */
function compareSpaced(a: readonly string[], b: readonly string[], max: number): number {
  const aligned = alignSpacing(a, b)
  return aligned === null ? 0 : Math.min(compareWords(aligned.a, aligned.b), max)
}

function compareWords(a: readonly string[], b: readonly string[]): number {
  return withParticles(a, b, compareTokens(identifyingTokens(a), identifyingTokens(b)))
}

/** Particles that differ are as one edit. docs/rules/checks.md#person-names step 3. */
function withParticles(a: readonly string[], b: readonly string[], score: number): number {
  return score > tokenScores.oneEdit && particlesDiffer(a, b) ? tokenScores.oneEdit : score
}

function compareTokens(a: PersonTokens, b: PersonTokens): number {
  let score = compareTokenLists(a.tokens, b.tokens)
  if (a.alternative !== null) score = Math.max(score, compareTokenLists(a.alternative, b.tokens))
  if (b.alternative !== null) score = Math.max(score, compareTokenLists(a.tokens, b.alternative))
  if (a.alternative !== null && b.alternative !== null) {
    score = Math.max(score, compareTokenLists(a.alternative, b.alternative))
  }
  return score
}
