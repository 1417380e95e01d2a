import { variantsOf } from '../../domain/names/name-variants.ts'
import { kindOf } from '../score/align.ts'
import type { WeighedToken } from '../score/alignment.ts'
import { letterMask } from '../score/letter-distance.ts'
import { scoreRules } from '../score/score-rules.ts'
import { compareTokens, pack, unpackSimilarity } from '../score/token-similarity.ts'
import { exactKey, slavicNameKey, soundHash } from '../index/token-keys.ts'
import { tokenWeight } from '../index/token-weight.ts'
import { visitKey } from '../index/key-table.ts'
import { tokenText, type NameIndex } from '../index/name-index.ts'
import { syllablesOfLatin } from '../script/hangul.ts'
import { wadeGilesOf } from '../script/wade-giles.ts'
import { legalFormNear } from '../tokens/legal-forms.ts'
import { isTitleNear, smallWordNear, withArabicWords } from '../tokens/name-words.ts'
import { nicknamesOf } from '../tokens/nicknames.ts'
import { slavicKey } from '../tokens/slavic-names.ts'
import { nameTokens, type NameSort } from '../tokens/name-tokens.ts'

/** A token of a query. */
export interface QueryToken extends WeighedToken {
  readonly text: string
  readonly mask: number
  /** Its number in the vocabulary, -1 for a word on no list. */
  readonly number: number
  /** Tokens of the vocabulary that are equivalent. */
  readonly equivalents: readonly number[]
  /** True for a word on no list that may be a title with a typo. */
  readonly isTitle: boolean
}

/** A name to search, read as a person's or as any other. */
export interface QueryName {
  readonly text: string
  readonly sort: NameSort
  readonly tokens: readonly QueryToken[]
  readonly words: readonly string[]
  /** True with letters of Arabic or Hebrew script: they have too many Latin readings to find joined words by key. */
  readonly isOpen: boolean
}

/** Fewest names with a word before it counts as known. */
const knownNamesMin = 2

const equivalent = pack(scoreRules.equivalent, 'equivalent')

/** Splits a name into tokens and looks them up. */
export function queryName(index: NameIndex, text: string, sort: NameSort): QueryName {
  const read = nameTokens(text, sort)
  const isHan = sort === 'person' && han.test(text)
  const lookUp = (token: string): QueryToken => {
    const found = queryToken(index, token, sort)
    return isHan && found.kind === 'word' ? asCharacter(index, found) : found
  }
  const tokens = forgiveTypos(read.tokens.map(lookUp), sort, lookUp)
  return {
    text,
    sort,
    words: read.words,
    tokens,
    isOpen: tokens.some(({ kind }) => kind === 'abjad'),
  }
}

/** Chinese characters and no Latin letters. */
const han = /^\P{Script=Latin}*\p{Script=Han}\P{Script=Latin}*$/u

/** A word that was read from a Chinese character: also as Wade-Giles writes it, and never a typo. */
function asCharacter(index: NameIndex, token: QueryToken): QueryToken {
  const other = findToken(index, wadeGilesOf(token.text))
  const equivalents = other < 0 || other === token.number ? token.equivalents : [...token.equivalents, other]
  return { ...token, equivalents, isSyllable: true, isTitle: false }
}

/**
 * Words on no list may be typos of low-weight words: of a legal form at the start or end of an organisation's name, or
 * of a person's title.
 */
function forgiveTypos(
  tokens: readonly QueryToken[],
  sort: NameSort,
  read: (token: string) => QueryToken,
): readonly QueryToken[] {
  const isUnknown = ({ kind, number }: QueryToken): boolean => kind === 'word' && number < 0
  if (sort === 'person') {
    const named = tokens.filter(({ isTitle }) => !isTitle)
    return named.length < 2 ? tokens : named
  }
  return tokens.length < 2 ? tokens : withForms(tokens, isUnknown, read)
}

/** The tokens with a legal form for each that begins or ends the name, that may be one and that misspells it. */
function withForms(
  tokens: readonly QueryToken[],
  mayBeForm: (token: QueryToken) => boolean,
  read: (token: string) => QueryToken,
): readonly QueryToken[] {
  return tokens.map((token, place) => {
    const isEdge = place === 0 || place === tokens.length - 1
    const form = isEdge && mayBeForm(token) ? legalFormNear(token.text) : null
    return form === null ? token : read(form)
  })
}

/**
 * A name as it is read, and an organisation's also with what its words misspell: a legal form at its start or end (`Lts`) and a small
 * word (`tde`), a person's with the Arabic article, of words that at most one listed name has. A Korean name in Latin letters is also
 * read in any other romanisation.
 */
export function readingsOf(index: NameIndex, text: string, sort: NameSort): readonly QueryName[] {
  const query = queryName(index, text, sort)
  if (sort === 'person') {
    const corrected = withArabicWords(text, (word) => queryToken(index, word, sort).isKnown !== true)
    // A Chinese character has a reading of its own.
    const isChinese = query.tokens.some(({ isSyllable }) => isSyllable === true)
    const romanisations = isChinese ? [] : syllablesOfLatin(query.tokens.map((token) => token.text))
    return [
      query,
      ...(corrected === text ? [] : [queryName(index, corrected, sort)]),
      ...romanisations.map((syllables) => ({
        ...query,
        tokens: syllables.map((token) => queryToken(index, token, sort)),
      })),
    ]
  }
  if (query.tokens.length < 2) return [query]
  const isRare = ({ kind, isKnown }: QueryToken): boolean => kind === 'word' && isKnown !== true
  const read = (token: string): QueryToken => queryToken(index, token, sort)
  const tokens = withForms(query.tokens, isRare, read).map((token) => {
    const small = token.kind === 'word' && token.number < 0 ? smallWordNear(token.text) : null
    return small === null ? token : read(small)
  })
  return tokens.every((token, place) => token === query.tokens[place]) ? [query] : [query, { ...query, tokens }]
}

/** Words looked up before, by index and sort of name: first names recur often. */
const wordsOfIndex = new WeakMap<NameIndex, Readonly<Record<NameSort, Map<string, QueryToken>>>>()
const wordsKeptMax = 4096

function queryToken(index: NameIndex, text: string, sort: NameSort): QueryToken {
  let known = wordsOfIndex.get(index)
  if (known === undefined) wordsOfIndex.set(index, (known = { person: new Map(), other: new Map() }))
  const words = known[sort]
  let token = words.get(text)
  if (token === undefined) {
    token = readToken(index, text, sort)
    if (words.size >= wordsKeptMax) words.clear()
    words.set(text, token)
  }
  return token
}

function readToken(index: NameIndex, text: string, sort: NameSort): QueryToken {
  const number = findToken(index, text)
  const bytes = Buffer.from(text, 'latin1')
  const letters = { bytes, start: 0, length: bytes.length, sound: soundHash(text) }
  const mask = letterMask(letters)
  const weight = number < 0 ? tokenWeight(text, sort, { names: 0, of: 0 }) : (index.weights[sort][number] ?? 0)
  const kind = kindOf(letters)
  const equivalents = kind === 'word' || kind === 'abjad' ? equivalentsOf(index, text, number) : []
  const isKnown =
    number >= 0 && (index.postingStarts[number + 1] ?? 0) - (index.postingStarts[number] ?? 0) >= knownNamesMin
  const isTitle = sort === 'person' && kind === 'word' && number < 0 && isTitleNear(text)
  return { ...letters, mask, kind, weight, text, number, equivalents, isKnown, isTitle }
}

/** The number of a token, -1 when it is on no list. */
export function findToken(index: NameIndex, text: string): number {
  let found = -1
  visitKey(index.keys, exactKey(text), (token) => {
    if (found < 0 && tokenText(index, token) === text) found = token
  })
  return found
}

/** Packed similarity of a query's token and one of the vocabulary, including nicknames and learned equivalents. */
export function similarityWith(query: QueryToken, token: number, listed: WeighedToken): number {
  const packed = compareTokens(query, listed)
  return unpackSimilarity(packed) < scoreRules.equivalent && query.equivalents.includes(token) ? equivalent : packed
}

/** Equivalent tokens of the vocabulary: learned from the lists' aliases, or known variants of a name. */
function equivalentsOf(index: NameIndex, text: string, number: number): readonly number[] {
  const found: number[] = []
  if (number >= 0) {
    const end = index.equivalentStarts[number + 1] ?? 0
    for (let place = index.equivalentStarts[number] ?? 0; place < end; place++)
      found.push(index.equivalents[place] ?? 0)
  }
  const addForms = (name: string): void => {
    const slavic = slavicKey(name)
    if (slavic === '') return
    visitKey(index.keys, slavicNameKey(slavic), (token) => {
      if (!found.includes(token) && slavicKey(tokenText(index, token)) === slavic) found.push(token)
    })
  }
  const nicknames = nicknamesOf(text)
  for (const name of [...variantsOf(text.toUpperCase()).map((variant) => variant.toLowerCase()), ...nicknames]) {
    const token = findToken(index, name)
    if (token >= 0 && !found.includes(token)) found.push(token)
  }
  for (const name of nicknames) addForms(name)
  addForms(text)
  return found
}
