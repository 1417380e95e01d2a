import type { Reading, ReadOutcome } from '../../src/ports/reader.ts'
import type { FieldKind } from '../../src/domain/document-types/definition/document-type.ts'
import { findDocumentType } from '../../src/domain/document-types/index.ts'
import { handedIn } from '../../tools/documents/unseen/samples.ts'
import { isRefused } from './is-refused.ts'

/** A document of an unseen layout, and what is printed on it. */
export interface UnseenDocument {
  readonly name: string
  readonly hand: string
  readonly docType: string
  readonly country: string
  readonly source: string
  readonly expected: Readonly<Record<string, string>>
}

/** Counts of one group of documents. */
export interface UnseenTally {
  documents: number
  /** Documents of a type that was found without a hint. */
  typesRight: number
  /** Values on the paper. */
  values: number
  exact: number
  /** Values on images that are out of focus and refused: another image is asked for, so they count as neither exact nor wrong. */
  refused: number
  /** Documents that `legible` refuses, of any source. On a file that can be read it is a false alarm. */
  documentsRefused: number
  /** Values given that differ from the paper. */
  wrong: number
  /** Values given for a field that the paper does not have. */
  invented: number
  /** Documents of a type with key fields on the paper, and those of them with every one exact. */
  keyed: number
  keyedRight: number
  /** Documents of none of the types, and those of them that were taken for one. */
  foreign: number
  foreignTyped: number
}

/** A value that came out otherwise than printed: `got` is undefined where nothing was given, `printed` where nothing is printed. */
export interface UnseenMiss {
  readonly name: string
  readonly source: string
  readonly field: string
  readonly got: string | undefined
  readonly printed: string | undefined
}

/** Numbers are printed in groups, and mean the same without. */
const numberKinds: ReadonlySet<FieldKind> = new Set(['iban', 'account', 'id_number'])

/** What one document adds to the counts, and what was missed. Foreign documents count no values: what matters is that they get no type. */
export function scoreUnseen(
  document: UnseenDocument,
  outcome: ReadOutcome | undefined,
): { readonly tally: UnseenTally; readonly misses: readonly UnseenMiss[] } {
  const reading = outcome?.status === 'read' ? outcome.reading : null
  return document.docType === 'other' ? ofForeign(document, reading) : ofKnown(document, reading)
}

function ofForeign(document: UnseenDocument, reading: Reading | null) {
  const got = reading?.docType
  const isTyped = got !== undefined && got !== 'other'
  const misses = isTyped ? [missOf(document, '(type)', got, 'other')] : []
  const documentsRefused = Number(reading !== null && isRefused(reading, handedIn))
  return { tally: { ...noUnseen(), documents: 1, documentsRefused, foreign: 1, foreignTyped: Number(isTyped) }, misses }
}

function ofKnown(document: UnseenDocument, reading: Reading | null) {
  const { docType, expected } = document
  const tally = { ...noUnseen(), documents: 1 }
  const misses: UnseenMiss[] = []
  if (reading?.docType === docType) tally.typesRight++
  else misses.push(missOf(document, '(type)', reading?.docType ?? '(unread)', docType))
  const { mrz: _, ...got }: Readonly<Record<string, string>> = reading?.fields ?? {}
  const rules = findDocumentType(docType)?.fields ?? []
  const isExact = (field: string) => {
    const isNumber = rules.some(({ name, kind }) => name === field && numberKinds.has(kind))
    return isNumber ? compact(got[field]) === compact(expected[field]) : got[field] === expected[field]
  }
  const refused = reading !== null && isRefused(reading, handedIn)
  if (refused) tally.documentsRefused++
  if (refused && document.source === 'blurred') {
    const values = Object.keys(expected).length
    return { tally: { ...tally, values, refused: values }, misses }
  }
  for (const [field, printed] of Object.entries(expected)) {
    tally.values++
    if (isExact(field)) {
      tally.exact++
      continue
    }
    if (got[field] !== undefined) tally.wrong++
    misses.push(missOf(document, field, got[field], printed))
  }
  for (const [field, value] of Object.entries(got)) {
    if (expected[field] !== undefined) continue
    tally.invented++
    misses.push(missOf(document, field, value, undefined))
  }
  const keys = findDocumentType(docType)?.keyFields.filter((key) => expected[key] !== undefined) ?? []
  if (keys.length > 0) {
    tally.keyed++
    if (keys.every(isExact)) tally.keyedRight++
  }
  return { tally, misses }
}

function compact(number: string | undefined): string | undefined {
  return number?.replaceAll(' ', '')
}

function missOf(
  { name, source }: UnseenDocument,
  field: string,
  got: string | undefined,
  printed: string | undefined,
): UnseenMiss {
  return { name, source, field, got, printed }
}

/** Adds the counts of a document to those of its group. */
export function addUnseen(to: UnseenTally, from: UnseenTally): void {
  to.documents += from.documents
  to.typesRight += from.typesRight
  to.values += from.values
  to.exact += from.exact
  to.refused += from.refused
  to.documentsRefused += from.documentsRefused
  to.wrong += from.wrong
  to.invented += from.invented
  to.keyed += from.keyed
  to.keyedRight += from.keyedRight
  to.foreign += from.foreign
  to.foreignTyped += from.foreignTyped
}

/** No counts. */
export function noUnseen(): UnseenTally {
  return {
    ...{ documents: 0, typesRight: 0, values: 0, exact: 0, refused: 0, documentsRefused: 0, wrong: 0, invented: 0 },
    ...{ keyed: 0, keyedRight: 0, foreign: 0, foreignTyped: 0 },
  }
}
