import type { ListedEntity, ReadList } from '../entity/listed-entity.ts'
import { writeSections } from './file-format.ts'
import { birthDays } from '../score/birth-days.ts'
import { plainIdentifier } from '../score/identifier-key.ts'
import { addKey, keyRows, keyTable, type KeyRows } from './key-table.ts'
import { EquivalentsLearned } from './learn-equivalents.ts'
import { kindByte } from './name-index.ts'
import { NameRows } from './name-rows.ts'
import { trigramTable } from './name-trigrams.ts'
import { packRecord } from './packed-record.ts'
import { readNames } from './read-names.ts'
import { TextRow } from './text-row.ts'
import { exactKey, joinedKey, joinedWords } from './token-keys.ts'
import { Vocabulary } from './vocabulary.ts'

/** Compiles lists into one file. The order of lists and entries matters; the same lists give the same bytes. */
export function compileNameIndex(lists: readonly ReadList[]): Uint8Array {
  const vocabulary = new Vocabulary()
  const names = new NameRows()
  const learned = new EquivalentsLearned(vocabulary, names)
  const joins = keyRows()
  const identifiers = keyRows()
  const births = keyRows()
  const records = new TextRow()
  const kinds: number[] = []
  for (const { entities } of lists) {
    for (const entity of entities) {
      const number = kinds.length
      kinds.push(kindByte(entity))
      records.add(packRecord(entity))
      addIdentifiers(entity, number, identifiers)
      for (const day of birthDays(entity)) addKey(births, exactKey(day), number)
      const read = readNames(entity)
      const first = names.count
      for (const name of read) {
        const id = names.add(name, number, vocabulary)
        for (const text of joinedWords(name.words)) addKey(joins, joinedKey(text), id)
      }
      if (read[0]?.sort === 'person') learned.add(first, names.count)
    }
  }
  const letters = vocabulary.letters()
  const keys = vocabulary.keys()
  const postings = names.postings(vocabulary.count)
  const equivalents = equivalentRows(learned, vocabulary.count)
  const [joinTable, identifierTable, birthTable] = [keyTable(joins), keyTable(identifiers), keyTable(births)]
  const trigrams = trigramTable({
    ...{ nameStarts: names.starts.all(), nameTokens: names.tokens.all() },
    ...{ vocabularyStarts: letters.starts, vocabularyLetters: letters.bytes },
  })
  return writeSections({
    lists: new TextEncoder().encode(JSON.stringify(lists.map(({ list }) => list))),
    vocabularyStarts: bytesOf(letters.starts),
    vocabularyLetters: letters.bytes,
    vocabularySounds: bytesOf(vocabulary.sounds()),
    personWeights: vocabulary.weights('person'),
    otherWeights: vocabulary.weights('other'),
    keyStarts: bytesOf(keys.starts),
    keyTokens: bytesOf(keys.entries),
    postingStarts: bytesOf(postings.starts),
    postings: bytesOf(postings.names),
    equivalentStarts: bytesOf(equivalents.starts),
    equivalents: bytesOf(equivalents.tokens),
    nameStarts: bytesOf(names.starts.all()),
    nameTokens: bytesOf(names.tokens.all()),
    nameEntities: bytesOf(names.entities.all()),
    namePlaces: bytesOf(Uint16Array.from(names.places.all())),
    nameRoles: Uint8Array.from(names.roles),
    joinStarts: bytesOf(joinTable.starts),
    joinNames: bytesOf(joinTable.entries),
    trigramStarts: bytesOf(trigrams.starts),
    trigramNames: bytesOf(trigrams.entries),
    identifierStarts: bytesOf(identifierTable.starts),
    identifierEntities: bytesOf(identifierTable.entries),
    birthStarts: bytesOf(birthTable.starts),
    birthEntities: bytesOf(birthTable.entries),
    entityStarts: bytesOf(records.starts.all()),
    entityKinds: Uint8Array.from(kinds),
    entityRecords: records.all(),
  })
}

function addIdentifiers(entity: ListedEntity, number: number, identifiers: KeyRows): void {
  const seen = new Set<string>()
  for (const { value } of entity.identifiers) {
    const plain = plainIdentifier(value)
    if (plain !== '' && !seen.has(plain)) addKey(identifiers, exactKey(plain), number)
    seen.add(plain)
  }
}

/** The equivalents of each token, in the order of the pairs. */
function equivalentRows(learned: EquivalentsLearned, tokenCount: number) {
  const others = new Map<number, number[]>()
  const link = (from: number, to: number): void => {
    const known = others.get(from)
    if (known === undefined) others.set(from, [to])
    else known.push(to)
  }
  for (const [one, other] of learned.pairs()) {
    link(one, other)
    link(other, one)
  }
  const starts = new Uint32Array(tokenCount + 1)
  const all: number[] = []
  for (let token = 0; token < tokenCount; token++) {
    all.push(...(others.get(token) ?? []))
    starts[token + 1] = all.length
  }
  return { starts, tokens: Uint32Array.from(all) }
}

function bytesOf(array: Uint32Array | Int32Array | Uint16Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
}
