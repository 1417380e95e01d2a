import { visitKey } from '../index/key-table.ts'
import { beginSearch, type NameIndex } from '../index/name-index.ts'
import { joinedKeys, joinedWords } from '../index/token-keys.ts'
import { abjadFirst } from '../script/abjad.ts'
import { joinedLettersMax } from '../score/joined-words.ts'
import { letterDistance, type Letters } from '../score/letter-distance.ts'
import { editBudget } from '../score/token-similarity.ts'
import { lengthOfToken, lettersOfToken } from './may-resemble.ts'
import type { QueryName } from './query-name.ts'

/** Most names added by joined or split words. */
const joinedMax = 60
/** Most names examined for that: short words share their sounds with many names. */
const joinedSeenMax = 2000
/** Words of a query up to which so many names are examined; the work for a name grows with the square of the words. */
const joinedWordsFull = 8
/** Words that a query of Latin letters and of Arabic or Hebrew ones counts more: each of its words may be read as any other. */
const mixedWords = 8
/** Shortest word that is looked up as several words, in letters. */
const joinedLettersMin = 5
/** Most edits between joined words and a listed word, in tenths. */
const joinedEditsMax = editBudget(joinedLettersMax)

/** The bounds and estimates of one search. */
interface Prospects {
  /** Names already found. */
  readonly known: readonly number[]
  /** False only for a name that cannot score enough; slower and stricter than `isProspect`. */
  readonly mayReach: (name: number) => boolean
  readonly isProspect: (name: number) => boolean
  /** An estimate of a name's score, in thousandths. */
  readonly estimate: (name: number) => number
}

/**
 * Names with the query's words and other spaces: split where the query joins, joined where it splits. When the sounds
 * match many names, those with the best `estimate` come first, then those closest in length.
 */
export function joinedNames(
  index: NameIndex,
  query: QueryName,
  { known, estimate, mayReach, isProspect }: Prospects,
): number[] {
  const seen = namesOfSound(index, query, known).filter((name) => isProspect(name) && mayReach(name))
  const letters = query.tokens.reduce((sum, { length }) => sum + length, 0)
  return seen
    .map((name) => ({ name, likeness: estimate(name), apart: Math.abs(lettersOfName(index, name) - letters) }))
    .sort((a, b) => b.likeness - a.likeness || a.apart - b.apart || a.name - b.name)
    .slice(0, joinedMax)
    .map(({ name }) => name)
}

/** Further names with words that sound like some of the query's words, joined or split. */
function namesOfSound(index: NameIndex, query: QueryName, known: readonly number[]): readonly number[] {
  const { seenName } = index.scratch
  const search = beginSearch(index.scratch)
  for (const name of known) seenName[name] = search
  const found: number[] = []
  const seenMax = namesExamined(query)
  const visit = (name: number): void => {
    if (found.length === seenMax || seenName[name] === search) return
    seenName[name] = search
    found.push(name)
  }
  for (const word of query.words) {
    if (word.length >= joinedLettersMin) for (const key of joinedKeys(word)) visitKey(index.joins, key, visit)
  }
  for (const text of joinedWords(query.words)) {
    const letters = { bytes: Buffer.from(text, 'latin1'), start: 0, length: text.length }
    for (const key of joinedKeys(text)) {
      visitKey(index.joins, key, visit)
      visitKey(index.keys, key, (token) => {
        if (index.vocabularySounds[token] !== key || !mayBeJoined(letters, lettersOfToken(index, token))) return
        const end = index.postingStarts[token + 1] ?? 0
        for (let place = index.postingStarts[token] ?? 0; place < end; place++) visit(index.postings[place] ?? 0)
      })
    }
  }
  return found
}

/** Most names examined for a query: fewer for one of many words or of two scripts, such as nobody is called. */
function namesExamined({ tokens, isOpen }: QueryName): number {
  const isMixed = isOpen && tokens.some(({ kind }) => kind === 'word')
  const words = tokens.length + (isMixed ? mixedWords : 0)
  return Math.trunc(joinedSeenMax * Math.min(1, joinedWordsFull / words) ** 2)
}

/** Letters of other scripts may match any letters of the same sound. */
function mayBeJoined(words: Letters, token: Letters): boolean {
  return (words.bytes[0] ?? 0) >= abjadFirst || letterDistance(words, token, joinedEditsMax) <= joinedEditsMax
}

function lettersOfName(index: NameIndex, name: number): number {
  let letters = 0
  const end = index.nameStarts[name + 1] ?? 0
  for (let place = index.nameStarts[name] ?? 0; place < end; place++) {
    letters += lengthOfToken(index, index.nameTokens[place] ?? 0)
  }
  return letters
}
