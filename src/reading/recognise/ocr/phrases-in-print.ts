import { knownPhrases, letterCounts, type KnownPhrase } from './known-phrases.ts'
import { printAlphabet } from './print-alphabet.ts'
import { answerCount, type PrintFrames } from './print-network.ts'
import type { Sign } from './print-signs.ts'

/** Length of the reading in lengths of the phrase. */
const lengthShares = { min: 0.7, max: 1.35 } as const
/** Least share of letters in common, in any order. Long texts have more in common by chance. */
const lettersShares = [
  { longerThan: 14, min: 0.65 },
  { longerThan: 0, min: 0.6 },
] as const
/** Most words of a phrase. */
const wordsMax = 9
/**
 * How much less likely than the reading a phrase may be, in natural logarithms: `characters * perCharacter - phrases + logTypes`,
 * since there are many phrases and those that many types print are likelier. `part`: other words follow without a colon.
 */
const allowances = {
  whole: { perCharacter: 1.6, phrases: 4.5 },
  part: { perCharacter: 0.9, phrases: 3.5 },
} as const
/** Words with a larger share of capitals are compared with phrases in capitals. */
const capitalShareMin = 0.6
const answerOf: ReadonlyMap<string, number> = new Map(printAlphabet.map((character, index) => [character, index + 1]))

/** A known phrase in place of the first `words` words read. */
export interface PhraseFound {
  readonly text: string
  readonly words: number
  /** Likelihood per character, relative to the reading. */
  readonly confidence: number
}

/** The known phrase that the words of a line begin with, if the frames make it likely enough; else null. docs/noisy-print.md. */
export function phraseOf(words: readonly (readonly Sign[])[], frames: PrintFrames): PhraseFound | null {
  let best: PhraseFound | null = null
  let most = 0
  const from = words[0]?.[0]?.from ?? 0
  const end = words.at(-1)?.at(-1)?.to ?? from
  const shares = frames.logs.subarray(from * answerCount, end * answerCount).map(Math.exp)
  for (let count = 1; count <= Math.min(wordsMax, words.length); count++) {
    const { text, to, colon } = beginning(words.slice(0, count))
    const { perCharacter, phrases } = allowances[colon || count === words.length ? 'whole' : 'part']
    const asPrinted = inCapitals(text) ? upper : same
    const own = logLikelihood(text, shares, to - from, -Infinity)
    for (const phrase of phrasesLike(text, count)) {
      const printed = asPrinted(phrase.text)
      const allowed = printed.length * perCharacter - phrases + phrase.logTypes
      const less = own - logLikelihood(printed, shares, to - from, own - allowed + most)
      const left = allowed - less
      if (left <= most) continue
      most = left
      const confidence = Math.min(1, Math.exp(-less / printed.length))
      best = { text: colon ? `${printed}:` : printed, words: count, confidence }
    }
  }
  return best
}

/** The text of words, without the colon that ends them, and its last frame. */
function beginning(words: readonly (readonly Sign[])[]) {
  const whole = words.map((signs) => signs.map(({ character }) => character).join('')).join(' ')
  const [before, last] = words.flat().slice(-2)
  if (last === undefined) return { text: '', to: 0, colon: false }
  if (!whole.endsWith(':') || before === undefined) return { text: whole, to: last.to, colon: false }
  return { text: whole.slice(0, -1).trimEnd(), to: before.to, colon: true }
}

function inCapitals(text: string): boolean {
  const letters = [...text].filter((character) => /\p{L}/u.test(character))
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length
  return capitals > letters.length * capitalShareMin
}

/** Known phrases of about the length of the text, with most of its letters in common. */
function phrasesLike(text: string, words: number): readonly KnownPhrase[] {
  const counts = letterCounts(text)
  const share = lettersShares.find(({ longerThan }) => text.length > longerThan)?.min ?? 1
  const [shortest, longest] = [text.length / lengthShares.max, text.length / lengthShares.min]
  return [...knownPhrases()].flatMap(([length, phrases]) => {
    if (length < shortest || length > longest) return []
    const least = Math.max(text.length, length) * share - words
    return phrases.filter(({ letters }) => inCommon(counts, letters) >= least)
  })
}

function inCommon(counts: Uint8Array, others: Uint8Array): number {
  let sum = 0
  for (let index = 0; index < counts.length; index++) sum += Math.min(counts[index] ?? 0, others[index] ?? 0)
  return sum
}

const upper = (text: string) => text.toUpperCase()
const same = (text: string) => text

/**
 * Natural logarithm of the probability of a text given the frames, by the forward algorithm of connectionist temporal
 * classification (Graves et al. 2006, 4.1). `frameShares`: `answerCount` probabilities for each frame. -Infinity once it is
 * below `least`.
 */
export function logLikelihood(text: string, frameShares: Float32Array, frames: number, least: number): number {
  const answers = Int32Array.from(text, (character) => answerOf.get(character) ?? 0)
  const states = 2 * answers.length + 1
  // Probability by state, scaled to a sum of 1 at each frame. Even states are the blank before, between and after characters.
  let shares = new Float64Array(states)
  let next = new Float64Array(states)
  let total = 0
  for (let frame = 0; frame < frames; frame++) {
    const at = frame * answerCount
    const none = frameShares[at] ?? 0
    let sum = 0
    let last = 0
    for (let state = 0; state < states; state++) {
      let before = frame === 0 ? (state < 2 ? 1 : 0) : (shares[state] ?? 0) + (state > 0 ? (shares[state - 1] ?? 0) : 0)
      let share = none
      if ((state & 1) === 1) {
        const answer = answers[state >> 1] ?? 0
        if (frame > 0 && state > 1 && answer !== last) before += shares[state - 2] ?? 0
        last = answer
        share = frameShares[at + answer] ?? 0
      }
      share *= before
      next[state] = share
      sum += share
    }
    total += Math.log(sum)
    if (!(total >= least)) return -Infinity
    for (let state = 0; state < states; state++) next[state] = (next[state] ?? 0) / sum
    ;[shares, next] = [next, shares]
  }
  return total + Math.log((shares[states - 1] ?? 0) + (shares[states - 2] ?? 0))
}
