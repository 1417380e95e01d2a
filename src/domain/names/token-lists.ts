import { scoreTokens, tokenScores } from './token-score.ts'

/** Score of the same letters with other spacing. docs/rules/checks.md#person-names step 4. */
export const sameLettersScore = 98
/** docs/rules/checks.md#person-names step 5. */
const extraTokenBase = 97
const extraTokenCost = 2
const extraTokensFloor = 90
const unpartneredScore = 50
const mostPartneredMax = 79
const singleTokenMax = 60

/** Steps of the assignment, best first. */
const levels = [tokenScores.variant, tokenScores.initial, tokenScores.oneEdit, tokenScores.twoEdits] as const

/**
 * Similarity of two names as words, 0 to 100, the same in both directions. docs/rules/checks.md#person-names steps 4
 * and 5.
 */
export function compareTokenLists(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0
  if (isSameList(a, b)) return tokenScores.equal
  const isInOrder = a.length <= b.length
  const shorter = isInOrder ? a : b
  const longer = isInOrder ? b : a
  const free = longer.slice()
  const unequal = shorter.filter((token) => !takeEqual(free, token))
  const extra = longer.length - shorter.length
  if (unequal.length === 0 && extra === 0) return tokenScores.equal
  if (sameLetters(a, b) || sameLetters(unequal, free)) return sameLettersScore
  const assignment = assign(unequal, free)
  const partnered = shorter.length - assignment.unpartnered
  const capped = extra === 0 ? tokenScores.equal : Math.max(extraTokenBase - extraTokenCost * extra, extraTokensFloor)
  const score = Math.min(assignment.weakest, capped)
  if (assignment.unpartnered > 0) {
    return shorter.length >= 3 && partnered >= 2 ? Math.min(score, mostPartneredMax) : unpartneredScore
  }
  return shorter.length === 1 && extra > 0 ? Math.min(score, singleTokenMax) : score
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}

/** Removes an equal word from the list, so that a repeated word needs two partners. */
function takeEqual(free: string[], token: string): boolean {
  const index = free.indexOf(token)
  if (index >= 0) free.splice(index, 1)
  return index >= 0
}

function sameLetters(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || a.length === b.length || lettersOf(a) !== lettersOf(b)) return false
  return a.join('') === b.join('')
}

function lettersOf(words: readonly string[]): number {
  let letters = 0
  for (const word of words) letters += word.length
  return letters
}

interface Assignment {
  /** Score of the worst pair; 100 without any. */
  readonly weakest: number
  readonly unpartnered: number
}

/**
 * Pairs the words of the shorter name, leaving the fewest without a partner and then maximising the worst pair. Pairs
 * are admitted from the best score down; augmenting paths move a word to its second choice.
 */
function assign(words: readonly string[], partners: readonly string[]): Assignment {
  const scores: number[] = []
  let best: number = tokenScores.none
  for (const word of words) {
    for (const partner of partners) {
      const score = scoreTokens(word, partner)
      scores.push(score)
      if (score > best) best = score
    }
  }
  if (best === tokenScores.none) return { weakest: tokenScores.equal, unpartnered: words.length }
  return words.length === 1 ? { weakest: best, unpartnered: 0 } : assignByScores(scores, words.length, partners.length)
}

/** `scores`: of each word with each partner, word by word. */
function assignByScores(scores: readonly number[], words: number, partners: number): Assignment {
  const partnerOf: number[] = Array.from({ length: partners }, () => -1)
  const placed: boolean[] = Array.from({ length: words }, () => false)
  let weakest: number = tokenScores.equal
  let unpartnered = words
  for (const level of levels) {
    for (let word = 0; word < words; word++) {
      if (placed[word] === true || !place(word, level, scores, partnerOf, new Set())) continue
      placed[word] = true
      weakest = level
      unpartnered -= 1
    }
    if (unpartnered === 0) break
  }
  return { weakest, unpartnered }
}

function place(
  word: number,
  level: number,
  scores: readonly number[],
  partnerOf: number[],
  tried: Set<number>,
): boolean {
  const row = word * partnerOf.length
  for (let partner = 0; partner < partnerOf.length; partner++) {
    if ((scores[row + partner] ?? 0) < level || tried.has(partner)) continue
    tried.add(partner)
    const holder = partnerOf[partner] ?? -1
    if (holder < 0 || place(holder, level, scores, partnerOf, tried)) {
      partnerOf[partner] = word
      return true
    }
  }
  return false
}
