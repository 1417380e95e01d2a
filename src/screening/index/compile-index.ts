import type { ListedEntity, ReadList } from '../listed-entity.ts'
import { isName, type NameSort } from '../tokens/name-tokens.ts'
import { writeRecord } from './entity-record.ts'
import { writeSections } from './file-format.ts'
import { plainIdentifier } from './identifier-key.ts'
import { addKey, keyRows, keyTable, type KeyTable } from './key-table.ts'
import { EquivalentsLearned } from './learn-equivalents.ts'
import { listedKinds } from './name-index.ts'
import { trigramTable } from './name-trigrams.ts'
import { NumberRow } from './number-row.ts'
import { packRecord } from './packed-record.ts'
import { readNames, type ReadName } from './read-names.ts'
import { exactKey, joinedKey, joinedWords, keyBuffer, soundHash, vocabularyKeys } from './token-keys.ts'
import { tokenWeight } from './token-weight.ts'

/** Compiles lists into one file. Order of lists and entries is part of it: the same lists give the same bytes. */
export function compileNameIndex(lists: readonly ReadList[]): Uint8Array {
  const vocabulary = new Vocabulary()
  const names = new NameRows()
  const joins = keyRows()
  const identifiers = keyRows()
  const learned = new EquivalentsLearned()
  const records = new RecordRow()
  const kinds: number[] = []
  for (const { entities } of lists) {
    for (const entity of entities) {
      const number = kinds.length
      kinds.push(listedKinds.indexOf(entity.kind))
      records.add(packRecord(writeRecord(entity)))
      addIdentifiers(entity, number, identifiers)
      const read = readNames(entity)
      learned.add(read)
      for (const name of read) {
        const id = names.add(name, number, vocabulary)
        for (const text of joinedWords(name.words)) addKey(joins, joinedKey(text), id)
      }
    }
  }
  const words = vocabularySections(vocabulary)
  return writeSections({
    lists: new TextEncoder().encode(JSON.stringify(lists.map(({ list }) => list))),
    ...words,
    ...postingSections(names, vocabulary.count),
    ...equivalentSections(learned, vocabulary),
    nameStarts: names.starts.bytes(),
    nameTokens: names.tokens.bytes(),
    nameEntities: names.entities.bytes(),
    namePlaces: bytesOf(Uint16Array.from(names.places)),
    ...joinSections(keyTable(joins)),
    ...trigramSections(names, words),
    ...identifierSections(keyTable(identifiers)),
    entityStarts: records.starts.bytes(),
    entityKinds: Uint8Array.from(kinds),
    entityRecords: records.bytes(),
  })
}

/** Every distinct token, numbered as met, with how many names of each sort have it. */
class Vocabulary {
  readonly #numbers = new Map<string, number>()
  readonly texts: string[] = []
  readonly frequencies: Readonly<Record<NameSort, number[]>> = { person: [], other: [] }
  readonly namesOf: Record<NameSort, number> = { person: 0, other: 0 }

  get count(): number {
    return this.texts.length
  }

  number(token: string): number {
    const known = this.#numbers.get(token)
    if (known !== undefined) return known
    const number = this.texts.length
    this.#numbers.set(token, number)
    this.texts.push(token)
    this.frequencies.person.push(0)
    this.frequencies.other.push(0)
    return number
  }

  find(token: string): number | undefined {
    return this.#numbers.get(token)
  }
}

class NameRows {
  readonly starts = new NumberRow()
  readonly tokens = new NumberRow()
  readonly entities = new NumberRow()
  readonly places: number[] = []

  constructor() {
    this.starts.add(0)
  }

  add(name: ReadName, entity: number, vocabulary: Vocabulary): number {
    const id = this.places.length
    vocabulary.namesOf[name.sort]++
    const counts = vocabulary.frequencies[name.sort]
    name.tokens.forEach((token, place) => {
      const number = vocabulary.number(token)
      if (name.tokens.indexOf(token) === place) counts[number] = (counts[number] ?? 0) + 1
      this.tokens.add(number)
    })
    this.starts.add(this.tokens.count)
    this.entities.add(entity)
    this.places.push(name.place)
    return id
  }
}

class RecordRow {
  readonly starts = new NumberRow()
  readonly #parts: Uint8Array[] = []
  #size = 0

  constructor() {
    this.starts.add(0)
  }

  add(record: string): void {
    const bytes = Buffer.from(record, 'utf8')
    this.#parts.push(bytes)
    this.#size += bytes.length
    this.starts.add(this.#size)
  }

  bytes(): Uint8Array {
    return Buffer.concat(this.#parts, this.#size)
  }
}

function addIdentifiers(entity: ListedEntity, number: number, identifiers: ReturnType<typeof keyRows>): void {
  const seen = new Set<string>()
  for (const { value } of entity.identifiers) {
    const plain = plainIdentifier(value)
    if (plain !== '' && !seen.has(plain)) addKey(identifiers, exactKey(plain), number)
    seen.add(plain)
  }
}

function vocabularySections(vocabulary: Vocabulary) {
  const starts = new NumberRow()
  starts.add(0)
  let letters = 0
  for (const text of vocabulary.texts) {
    letters += text.length
    starts.add(letters)
  }
  const bytes = Buffer.alloc(letters)
  const sounds = new Int32Array(vocabulary.count)
  const weights = { person: new Uint8Array(vocabulary.count), other: new Uint8Array(vocabulary.count) }
  const keys = keyRows()
  const buffer = keyBuffer()
  let offset = 0
  vocabulary.texts.forEach((text, number) => {
    offset += bytes.write(text, offset, 'latin1')
    sounds[number] = soundHash(text)
    for (const sort of ['person', 'other'] as const) {
      const frequency = { names: vocabulary.frequencies[sort][number] ?? 0, of: vocabulary.namesOf[sort] }
      weights[sort][number] = tokenWeight(text, sort, frequency)
    }
    vocabularyKeys(text, buffer)
    for (let index = 0; index < buffer.count; index++) addKey(keys, buffer.keys[index] ?? 0, number)
  })
  const table = keyTable(keys)
  return {
    vocabularyStarts: starts.bytes(),
    vocabularyLetters: bytes,
    vocabularySounds: bytesOf(sounds),
    personWeights: weights.person,
    otherWeights: weights.other,
    keyStarts: bytesOf(table.starts),
    keyTokens: bytesOf(table.entries),
  }
}

/** Names of each token, a name once however often it says the word. */
function postingSections(names: NameRows, tokens: number) {
  const starts = new Uint32Array(tokens + 1)
  const eachPosting = (visit: (token: number, name: number) => void): void => {
    for (let name = 0; name < names.places.length; name++) {
      const from = names.starts.at(name)
      const to = names.starts.at(name + 1)
      for (let place = from; place < to; place++) {
        const token = names.tokens.at(place)
        let isFirst = true
        for (let earlier = from; earlier < place; earlier++) if (names.tokens.at(earlier) === token) isFirst = false
        if (isFirst) visit(token, name)
      }
    }
  }
  eachPosting((token) => {
    starts[token + 1] = (starts[token + 1] ?? 0) + 1
  })
  for (let token = 0; token < tokens; token++) starts[token + 1] = (starts[token + 1] ?? 0) + (starts[token] ?? 0)
  const next = starts.slice(0, tokens)
  const postings = new Uint32Array(starts[tokens] ?? 0)
  eachPosting((token, name) => {
    const place = next[token] ?? 0
    postings[place] = name
    next[token] = place + 1
  })
  return { postingStarts: bytesOf(starts), postings: bytesOf(postings) }
}

function equivalentSections(learned: EquivalentsLearned, vocabulary: Vocabulary) {
  const others = new Map<number, number[]>()
  const link = (from: number, to: number): void => {
    const known = others.get(from)
    if (known === undefined) others.set(from, [to])
    else known.push(to)
  }
  for (const [a, b] of learned.pairs()) {
    const [first, second] = [vocabulary.find(a), vocabulary.find(b)]
    if (first === undefined || second === undefined || !isName(a) || !isName(b)) continue
    link(first, second)
    link(second, first)
  }
  const starts = new Uint32Array(vocabulary.count + 1)
  const all: number[] = []
  for (let token = 0; token < vocabulary.count; token++) {
    all.push(...(others.get(token) ?? []))
    starts[token + 1] = all.length
  }
  return { equivalentStarts: bytesOf(starts), equivalents: bytesOf(Uint32Array.from(all)) }
}

function joinSections({ starts, entries }: KeyTable) {
  return { joinStarts: bytesOf(starts), joinNames: bytesOf(entries) }
}

function trigramSections(
  { starts, tokens }: NameRows,
  words: { readonly vocabularyStarts: Uint8Array; readonly vocabularyLetters: Uint8Array },
) {
  const table = trigramTable({
    nameStarts: starts.numbers(),
    nameTokens: tokens.numbers(),
    vocabularyStarts: numbersOf(words.vocabularyStarts),
    vocabularyLetters: words.vocabularyLetters,
  })
  return { trigramStarts: bytesOf(table.starts), trigramNames: bytesOf(table.entries) }
}

function identifierSections({ starts, entries }: KeyTable) {
  return { identifierStarts: bytesOf(starts), identifierEntities: bytesOf(entries) }
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Uint32Array.BYTES_PER_ELEMENT)
}

function bytesOf(array: Uint32Array | Int32Array | Uint16Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
}
