import { crc32 } from 'node:zlib'

/** "GHNI": Gatehouse name index. */
const magic = 0x494e4847
/** Raised with every change of the sections' content or of the rules for tokens. */
export const indexVersion = 6

/** The sections of a compiled index, in file order, with the width of their elements in bytes. */
const widths = {
  lists: 1,
  vocabularyStarts: 4,
  vocabularyLetters: 1,
  vocabularySounds: 4,
  personWeights: 1,
  otherWeights: 1,
  postingStarts: 4,
  postings: 4,
  nameStarts: 4,
  nameTokens: 4,
  nameEntities: 4,
  namePlaces: 2,
  nameRoles: 1,
  keyStarts: 4,
  keyTokens: 4,
  joinStarts: 4,
  joinNames: 4,
  trigramStarts: 4,
  trigramNames: 4,
  equivalentStarts: 4,
  equivalents: 4,
  identifierStarts: 4,
  identifierEntities: 4,
  birthStarts: 4,
  birthEntities: 4,
  entityStarts: 4,
  entityKinds: 1,
  entityRecords: 1,
} as const

export type SectionName = keyof typeof widths
export type Sections = Readonly<Record<SectionName, Uint8Array>>

const names: readonly SectionName[] = [
  'lists',
  'vocabularyStarts',
  'vocabularyLetters',
  'vocabularySounds',
  'personWeights',
  'otherWeights',
  'postingStarts',
  'postings',
  'nameStarts',
  'nameTokens',
  'nameEntities',
  'namePlaces',
  'nameRoles',
  'keyStarts',
  'keyTokens',
  'joinStarts',
  'joinNames',
  'trigramStarts',
  'trigramNames',
  'equivalentStarts',
  'equivalents',
  'identifierStarts',
  'identifierEntities',
  'birthStarts',
  'birthEntities',
  'entityStarts',
  'entityKinds',
  'entityRecords',
]

const wordBytes = 4
const headerBytes = (3 + names.length * 2) * wordBytes
const alignment = 8
/** Bytes of the CRC-32 at the end of a file, over all bytes before it. */
export const sumBytes = 4

/** The bytes are no compiled index, or one of another version; compile it again from its lists. */
export class IndexFormatError extends Error {
  override readonly name = 'IndexFormatError'
}

/**
 * One file of the sections, little endian: magic, version, number of sections, offset and length of each, the sections,
 * CRC-32.
 */
export function writeSections(sections: Sections): Uint8Array {
  let size = align(headerBytes)
  for (const name of names) size = align(size + sections[name].byteLength)
  const file = new Uint8Array(size + sumBytes)
  const view = new DataView(file.buffer)
  view.setUint32(0, magic, true)
  view.setUint32(wordBytes, indexVersion, true)
  view.setUint32(2 * wordBytes, names.length, true)
  let offset = align(headerBytes)
  names.forEach((name, index) => {
    view.setUint32((3 + index * 2) * wordBytes, offset, true)
    view.setUint32((4 + index * 2) * wordBytes, sections[name].byteLength, true)
    file.set(sections[name], offset)
    offset = align(offset + sections[name].byteLength)
  })
  view.setUint32(size, crc32(file.subarray(0, size)), true)
  return file
}

/** Throws `IndexFormatError` unless `sum` equals the CRC-32 in the last `sumBytes` bytes of the file. */
export function checkSum(file: Uint8Array, sum: number): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < sumBytes || view.getUint32(file.length - sumBytes, true) !== sum) {
    throw new IndexFormatError('the file is not as it was written')
  }
}

/** Views of the sections; copies only when the bytes begin at an odd address. Throws `IndexFormatError`. */
export function readSections(bytes: Uint8Array): Sections {
  const file = bytes.byteOffset % alignment === 0 ? bytes : bytes.slice()
  if (file.byteLength < headerBytes) throw new IndexFormatError('the file is shorter than an index header')
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0, true) !== magic) throw new IndexFormatError('the file is not a name index')
  const version = view.getUint32(wordBytes, true)
  if (version !== indexVersion) throw new IndexFormatError(`the index is of version ${version}, not ${indexVersion}`)
  if (view.getUint32(2 * wordBytes, true) !== names.length) throw new IndexFormatError('the index has other sections')
  const section = (name: SectionName): Uint8Array => {
    const index = names.indexOf(name)
    const offset = view.getUint32((3 + index * 2) * wordBytes, true)
    const length = view.getUint32((4 + index * 2) * wordBytes, true)
    if (offset + length > file.byteLength || length % widths[name] !== 0) {
      throw new IndexFormatError(`section ${name} does not fit the file`)
    }
    return file.subarray(offset, offset + length)
  }
  return {
    lists: section('lists'),
    vocabularyStarts: section('vocabularyStarts'),
    vocabularyLetters: section('vocabularyLetters'),
    vocabularySounds: section('vocabularySounds'),
    personWeights: section('personWeights'),
    otherWeights: section('otherWeights'),
    postingStarts: section('postingStarts'),
    postings: section('postings'),
    nameStarts: section('nameStarts'),
    nameTokens: section('nameTokens'),
    nameEntities: section('nameEntities'),
    namePlaces: section('namePlaces'),
    nameRoles: section('nameRoles'),
    keyStarts: section('keyStarts'),
    keyTokens: section('keyTokens'),
    joinStarts: section('joinStarts'),
    joinNames: section('joinNames'),
    trigramStarts: section('trigramStarts'),
    trigramNames: section('trigramNames'),
    equivalentStarts: section('equivalentStarts'),
    equivalents: section('equivalents'),
    identifierStarts: section('identifierStarts'),
    identifierEntities: section('identifierEntities'),
    birthStarts: section('birthStarts'),
    birthEntities: section('birthEntities'),
    entityStarts: section('entityStarts'),
    entityKinds: section('entityKinds'),
    entityRecords: section('entityRecords'),
  }
}

function align(size: number): number {
  return Math.ceil(size / alignment) * alignment
}
