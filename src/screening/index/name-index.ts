import type { ListedKind, ScreenedList } from '../../domain/screening/result.ts'
import type { ListedEntity } from '../entity/listed-entity.ts'
import type { NameSort } from '../tokens/name-tokens.ts'
import { readSections, type Sections } from './file-format.ts'
import type { KeyTable } from './key-table.ts'
import { unpackRecord } from './packed-record.ts'
import { tokenShapes } from './token-shape.ts'

/** An opened index: typed arrays over its bytes, and scratch space for the searching thread. */
export interface NameIndex {
  readonly lists: readonly ScreenedList[]
  readonly entities: number
  readonly names: number
  readonly tokens: number
  /** Letters of token t are `vocabularyLetters[vocabularyStarts[t] .. vocabularyStarts[t + 1]]`, one byte each. */
  readonly vocabularyStarts: Uint32Array
  readonly vocabularyLetters: Uint8Array
  readonly vocabularySounds: Int32Array
  /** 1 to 100, by sort of name. */
  readonly weights: Readonly<Record<NameSort, Uint8Array>>
  /** Names that contain a token. */
  readonly postingStarts: Uint32Array
  readonly postings: Uint32Array
  /** Tokens of a name, in its order. */
  readonly nameStarts: Uint32Array
  readonly nameTokens: Uint32Array
  readonly nameEntities: Uint32Array
  /** Position of a name among its entity's names. */
  readonly namePlaces: Uint16Array
  /** What each of `nameTokens` is (`nameRoles`). */
  readonly nameRoles: Uint8Array
  /** Tokens by the keys of `token-keys.ts`. */
  readonly keys: KeyTable
  /** Names by their words joined. */
  readonly joins: KeyTable
  /** Names by their rarest trigrams. */
  readonly trigrams: KeyTable
  readonly equivalentStarts: Uint32Array
  readonly equivalents: Uint32Array
  readonly identifiers: KeyTable
  /** Persons by their days of birth. */
  readonly births: KeyTable
  readonly entityStarts: Uint32Array
  /** Records packed by `packed-record.ts`. */
  readonly entityRecords: Uint8Array
  /** Position in `listedKinds`, with `sanctionedBit`: read with `kindOfEntity` and `isSanctioned`. */
  readonly entityKinds: Uint8Array
  readonly scratch: SearchScratch
}

/** Scratch space of a search; a search restores it before it ends. */
export interface SearchScratch {
  /** First link of a token plus one; 0 is none. */
  readonly firstLink: Int32Array
  /** The search in which a name was last seen. */
  readonly seenName: Uint32Array
  readonly seenToken: Uint32Array
  search: number
  /** Shape of each token, see `token-shape.ts`. */
  readonly shapes: Uint32Array
  /** Similar tokens of words searched before. */
  readonly similar: Map<string, SimilarTokens>
}

const searchMax = 0xffff_ffff

/** The number of a new search, different from all in the scratch space. */
export function beginSearch(scratch: SearchScratch): number {
  if (scratch.search === searchMax) {
    scratch.search = 0
    scratch.seenName.fill(0)
    scratch.seenToken.fill(0)
  }
  return ++scratch.search
}

/** Similar tokens of the vocabulary with packed similarities, best first. */
export interface SimilarTokens {
  readonly tokens: Uint32Array
  readonly packed: Uint16Array
  /** Number of postings of these tokens. */
  readonly names: number
}

const listedKinds: readonly ListedKind[] = ['person', 'organization', 'vessel', 'aircraft', 'unknown']
/** Set for an entry with the topic `sanction`. */
const sanctionedBit = 0x80

/** Kind and topic of an entry in the byte that `entityKinds` has of it. */
export function kindByte({ kind, topics }: Pick<ListedEntity, 'kind' | 'topics'>): number {
  return listedKinds.indexOf(kind) | (topics.includes('sanction') ? sanctionedBit : 0)
}

/** The kind of an entry. */
export function kindOfEntity({ entityKinds }: NameIndex, entity: number): ListedKind {
  return listedKinds[(entityKinds[entity] ?? 0) & ~sanctionedBit] ?? 'unknown'
}

/** Whether an entry has the topic `sanction`, known without its record. */
export function isSanctioned({ entityKinds }: NameIndex, entity: number): boolean {
  return ((entityKinds[entity] ?? 0) & sanctionedBit) !== 0
}

/** Opens compiled bytes. Throws `IndexFormatError` for another format or version. */
export function openNameIndex(bytes: Uint8Array): NameIndex {
  const sections = readSections(bytes)
  const vocabularyStarts = words(sections.vocabularyStarts)
  const nameEntities = words(sections.nameEntities)
  const entityStarts = words(sections.entityStarts)
  const tokens = vocabularyStarts.length - 1
  const lists: readonly ScreenedList[] = JSON.parse(textOf(sections.lists))
  return {
    lists,
    entities: entityStarts.length - 1,
    names: nameEntities.length,
    tokens,
    vocabularyStarts,
    vocabularyLetters: sections.vocabularyLetters,
    vocabularySounds: new Int32Array(...view(sections.vocabularySounds, 4)),
    weights: { person: sections.personWeights, other: sections.otherWeights },
    postingStarts: words(sections.postingStarts),
    postings: words(sections.postings),
    nameStarts: words(sections.nameStarts),
    nameTokens: words(sections.nameTokens),
    nameEntities,
    namePlaces: new Uint16Array(...view(sections.namePlaces, 2)),
    nameRoles: sections.nameRoles,
    keys: table(sections, 'keyStarts', 'keyTokens'),
    joins: table(sections, 'joinStarts', 'joinNames'),
    trigrams: table(sections, 'trigramStarts', 'trigramNames'),
    equivalentStarts: words(sections.equivalentStarts),
    equivalents: words(sections.equivalents),
    identifiers: table(sections, 'identifierStarts', 'identifierEntities'),
    births: table(sections, 'birthStarts', 'birthEntities'),
    entityStarts,
    entityKinds: sections.entityKinds,
    entityRecords: sections.entityRecords,
    scratch: {
      firstLink: new Int32Array(tokens),
      seenName: new Uint32Array(nameEntities.length),
      seenToken: new Uint32Array(tokens),
      search: 0,
      shapes: tokenShapes(vocabularyStarts, sections.vocabularyLetters),
      similar: new Map(),
    },
  }
}

/** The record of an entity, JSON. */
export function recordOf({ entityRecords, entityStarts }: NameIndex, entity: number): string {
  return unpackRecord(textOf(entityRecords.subarray(entityStarts[entity] ?? 0, entityStarts[entity + 1] ?? 0)))
}

/** The letters of a token as text. */
export function tokenText(index: NameIndex, token: number): string {
  let text = ''
  const end = index.vocabularyStarts[token + 1] ?? 0
  for (let place = index.vocabularyStarts[token] ?? 0; place < end; place++) {
    text += String.fromCharCode(index.vocabularyLetters[place] ?? 0)
  }
  return text
}

const decoder = new TextDecoder()

/** Bytes shared between threads cannot be decoded in place. */
function textOf(bytes: Uint8Array): string {
  return decoder.decode(bytes.buffer instanceof ArrayBuffer ? bytes : bytes.slice())
}

function words(section: Uint8Array): Uint32Array {
  return new Uint32Array(...view(section, 4))
}

function view(section: Uint8Array, width: number): [ArrayBufferLike, number, number] {
  return [section.buffer, section.byteOffset, section.byteLength / width]
}

function table(
  sections: Sections,
  starts: 'keyStarts' | 'joinStarts' | 'trigramStarts' | 'identifierStarts' | 'birthStarts',
  entries: 'keyTokens' | 'joinNames' | 'trigramNames' | 'identifierEntities' | 'birthEntities',
): KeyTable {
  return { starts: words(sections[starts]), entries: words(sections[entries]) }
}
