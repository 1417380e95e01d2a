import { abjadFirst, abjadSounds, thaiFirst, type AbjadSound } from '../script/abjad.ts'
import { hangulMark, hangulTokenOf } from '../script/hangul.ts'
import { isName } from '../tokens/name-tokens.ts'
import { slavicKey } from '../tokens/slavic-names.ts'
import { soundAt, soundCode, soundSkeleton, soundWidth } from './sound-skeleton.ts'

/** Tokens from this length on also match with two letters missing. In letters. */
const longToken = 9
/** Longer tokens match only by sound and one missing letter. In letters. */
const longTokenMax = 14
/** Shortest sound skeleton that also matches with one sound missing. */
const skeletonDropMin = 4
/** Shortest sound skeleton that distinguishes words. */
const soundsMin = 3

/** Most readings of a token of Arabic or Hebrew letters that are looked up. */
const readingsMax = 12
/** The same of one of Thai letters. */
const thaiReadingsMax = 24
/** Likeliest of them that are also looked up with one sound missing. */
const thaiDroppedMax = 4
const noSounds: readonly AbjadSound[] = [{ sound: '', cost: 0 }]

/** Names of up to this many words are also indexed as one word. */
const wholeJoinWordsMax = 4

const base = 0x01000193
const salts = {
  letters: 0x2545f491,
  skeleton: 0x1b873593,
  oneLatinSound: 0x7feb352d,
  oneAbjadSound: 0x517cc1b7,
  latinSyllable: 0x3c6ef372,
  slavicName: 0x68bc21eb,
} as const

const powers = new Int32Array(64)
powers[0] = 1
for (let index = 1; index < powers.length; index++) powers[index] = Math.imul(powers[index - 1] ?? 1, base)

/** The hashes under which a token is indexed or looked up; `count` of `keys` are valid. */
export interface KeyBuffer {
  readonly keys: Int32Array
  count: number
}

/** An empty buffer for the keys of one token. */
export function keyBuffer(): KeyBuffer {
  return { keys: new Int32Array(512), count: 0 }
}

/**
 * The keys of a token in the vocabulary: itself; with one letter missing (two from nine letters on); its sound
 * skeleton, also with one sound missing; its Slavic name group; its Korean syllable, for queries in Korean.
 */
export function vocabularyKeys(token: string, into: KeyBuffer): void {
  const kind = kindOfKeys(token)
  const skeletons = ownKeys(token, kind, into)
  if (kind === 'abjad') pushOneSounds(into, skeletons, salts.oneAbjadSound)
  if (kind !== 'latin') return
  pushOneSounds(into, skeletons, salts.oneLatinSound)
  const slavic = slavicKey(token)
  if (slavic !== '') push(into, slavicNameKey(slavic))
  const syllable = hangulTokenOf(token)
  if (syllable !== null) push(into, hashText(syllable, salts.latinSyllable))
}

/** The keys with which a query's token finds tokens of the vocabulary. */
export function queryKeys(token: string, into: KeyBuffer): void {
  const kind = kindOfKeys(token)
  const skeletons = ownKeys(token, kind, into)
  if (kind === 'syllable') push(into, hashText(token, salts.latinSyllable))
  if (kind === 'abjad') {
    pushOneSounds(into, skeletons, salts.oneLatinSound)
    pushArticled(into, skeletons)
  }
  if (kind !== 'latin') return
  pushOneSounds(into, skeletons, salts.oneAbjadSound)
  const syllable = hangulTokenOf(token)
  if (syllable !== null) push(into, hashText(syllable, salts.letters))
}

/** The key shared by all forms of a given name or a patronymic; `slavic` is their `slavicKey`. */
export function slavicNameKey(slavic: string): number {
  return hashText(slavic, salts.slavicName)
}

type KindOfKeys = 'whole' | 'syllable' | 'abjad' | 'latin'

/** Adds the keys that vocabulary and queries share. Returns the token's sound skeletons. */
function ownKeys(token: string, kind: KindOfKeys, into: KeyBuffer): readonly string[] {
  into.count = 0
  if (kind === 'whole' || kind === 'syllable') {
    push(into, hashText(token, salts.letters))
    return []
  }
  pushDeletions(token, salts.letters, into, token.length >= longToken && token.length <= longTokenMax)
  const skeletons = kind === 'abjad' ? abjadSkeletons(token) : [soundSkeleton(token)]
  const dropped = isThai(token) ? thaiDroppedMax : skeletons.length
  skeletons.forEach((skeleton, place) => {
    if (skeleton.length >= skeletonDropMin && place < dropped) pushDeletions(skeleton, salts.skeleton, into, false)
    else if (skeleton.length >= 2) push(into, hashText(skeleton, salts.skeleton))
  })
  return skeletons
}

/** A skeleton of one sound is a key only across scripts, where it may be all that is written. */
function pushOneSounds(into: KeyBuffer, skeletons: readonly string[], salt: number): void {
  for (const skeleton of skeletons) if (skeleton.length === 1) push(into, hashText(skeleton, salt))
}

/** Latin spellings may join the article to its word (`Elsayed`). */
function pushArticled(into: KeyBuffer, skeletons: readonly string[]): void {
  for (const skeleton of skeletons) push(into, hashText(`l${skeleton}`, salts.skeleton))
}

/** Small words, legal forms, numbers and initials match exactly only. */
function kindOfKeys(token: string): KindOfKeys {
  if (token.startsWith(hangulMark)) return 'syllable'
  const first = token.charCodeAt(0)
  if (!isName(token) || first < 97 || token.length === 1) return 'whole'
  return first >= abjadFirst ? 'abjad' : 'latin'
}

/** Pairs of neighbouring words as one word, and the whole name when it is short. */
export function joinedWords(words: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (let index = 0; index + 1 < words.length; index++) joined.push(`${words[index] ?? ''}${words[index + 1] ?? ''}`)
  if (words.length > 2 && words.length <= wholeJoinWordsMax) joined.push(words.join(''))
  return joined
}

/** Key of words that may be written as one; letters with several readings use the most likely. */
export function joinedKey(text: string): number {
  if (isAbjad(text)) return joinedKeys(text)[0] ?? 0
  return hashOfSounds(text) ?? hashText(text, salts.skeleton)
}

/** The same key for each reading. */
export function joinedKeys(text: string): readonly number[] {
  if (!isAbjad(text)) return [joinedKey(text)]
  return abjadSkeletons(text).map((skeleton) =>
    hashText(skeleton.length >= soundsMin ? skeleton : text, salts.skeleton),
  )
}

function push(into: KeyBuffer, key: number): void {
  if (into.count < into.keys.length) into.keys[into.count++] = key
}

/** Key of a text, for exact look-ups. */
export function exactKey(token: string): number {
  return hashText(token, salts.letters)
}

function hashText(text: string, salt: number): number {
  return finish(hashRaw(text) ^ salt)
}

function hashRaw(text: string): number {
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, base) + text.charCodeAt(index) + 1) | 0
  return hash
}

/** Final mixing of a polynomial hash. After MurmurHash3's finaliser. */
function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

const prefixes = new Int32Array(64)

/** Adds the text and the text without each of its letters; the polynomial hash gives each in one step. */
function pushDeletions(text: string, salt: number, into: KeyBuffer, alsoTwo: boolean): void {
  const length = Math.min(text.length, prefixes.length - 1)
  prefixes[0] = 0
  for (let index = 0; index < length; index++) {
    prefixes[index + 1] = (Math.imul(prefixes[index] ?? 0, base) + text.charCodeAt(index) + 1) | 0
  }
  const whole = prefixes[length] ?? 0
  push(into, finish(whole ^ salt))
  if (length < 2) return
  for (let gap = 0; gap < length; gap++) {
    // Removing either of two equal neighbours gives the same text.
    if (gap > 0 && text.charCodeAt(gap) === text.charCodeAt(gap - 1)) continue
    const head = prefixes[gap] ?? 0
    push(into, finish((Math.imul(head, powers[length - gap - 1] ?? 0) + between(gap + 1, length)) ^ salt))
    if (!alsoTwo) continue
    for (let second = gap + 1; second < length; second++) {
      const middle = (Math.imul(head, powers[second - gap - 1] ?? 0) + between(gap + 1, second)) | 0
      push(into, finish((Math.imul(middle, powers[length - second - 1] ?? 0) + between(second + 1, length)) ^ salt))
    }
  }
}

/** Hash of a substring, from the prefix hashes. */
function between(from: number, to: number): number {
  return ((prefixes[to] ?? 0) - Math.imul(prefixes[from] ?? 0, powers[to - from] ?? 0)) | 0
}

/** Hash of a Latin token's sound skeleton, 0 when it is too short. */
export function soundHash(token: string): number {
  const first = token.charCodeAt(0)
  if (token.length < 4 || first < 97 || first >= abjadFirst) return 0
  return hashOfSounds(token) ?? 0
}

/** `hashText` of a Latin token's sound skeleton, null when it has fewer than `soundsMin` sounds. */
function hashOfSounds(text: string): number | null {
  let [hash, sounds, last] = [0, 0, 0]
  for (let index = 0; index < text.length;) {
    const found = soundAt(text, index)
    index += soundWidth(found)
    const sound = soundCode(found)
    if (sound === 0) continue
    if (sound !== last) {
      hash = (Math.imul(hash, base) + sound + 1) | 0
      sounds++
    }
    last = sound
  }
  return sounds < soundsMin ? null : finish(hash ^ salts.skeleton)
}

function isThai(token: string): boolean {
  return token.charCodeAt(0) >= thaiFirst && !token.startsWith(hangulMark)
}

function isAbjad(text: string): boolean {
  return text.charCodeAt(0) >= abjadFirst
}

/** The sound skeletons of a token of letters with several readings, one per reading, the most likely first. */
function abjadSkeletons(token: string): readonly string[] {
  if (isThai(token)) return thaiSkeletons(token)
  let readings: readonly string[] = ['']
  for (const letter of token) {
    const options = abjadSounds[letter.charCodeAt(0) - abjadFirst] ?? noSounds
    const used = readings.length * options.length > readingsMax ? options.slice(0, 1) : options
    readings = used.flatMap(({ sound }) => readings.map((reading) => reading + sound))
  }
  return [...new Set(readings.map(once))]
}

/** The likeliest sound skeletons of a Thai token: its letters have too many sounds to try all together. */
function thaiSkeletons(token: string): readonly string[] {
  let readings = new Map([['', 0]])
  for (const letter of token) {
    const next = new Map<string, number>()
    for (const [reading, before] of readings) {
      for (const { sound, cost } of abjadSounds[letter.charCodeAt(0) - abjadFirst] ?? noSounds) {
        const read = once(reading + sound)
        next.set(read, Math.min(before + cost, next.get(read) ?? Number.POSITIVE_INFINITY))
      }
    }
    readings = new Map([...next].sort(([, a], [, b]) => a - b).slice(0, thaiReadingsMax))
  }
  // `tch` and `ts` are one sound in Latin letters.
  return [...new Set([...readings.keys()].flatMap((reading) => [reading, once(reading.replaceAll(/t(?=[hs])/g, ''))]))]
}

function once(text: string): string {
  let single = ''
  for (const letter of text) if (!single.endsWith(letter)) single += letter
  return single
}
