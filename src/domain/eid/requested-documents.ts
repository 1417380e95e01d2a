import { eidDocumentKinds, type EidDocumentKind, type EidRequest } from '../../contract/eid.ts'
import type { EidDocument } from './definition/eid-client.ts'

const docTypeLengthMax = 64

/** What one entry of `documents` means; null when it names no kind. */
function documentOf(entry: unknown): EidDocument | null {
  const isObject = typeof entry === 'object' && entry !== null
  const kind = kindOf(isObject ? Reflect.get(entry, 'type') : entry)
  const docType: unknown = isObject ? Reflect.get(entry, 'doc_type') : null
  if (kind === null) return null
  const isNamed = typeof docType === 'string' && docType !== '' && docType.length <= docTypeLengthMax
  return { kind, docType: isNamed ? docType : null }
}

function kindOf(text: unknown): EidDocumentKind | null {
  return eidDocumentKinds.find((kind) => kind === text) ?? null
}

/** The documents of a valid request; one photo document when it names none. docs/rules/eid.md#what-a-client-shows. */
export function requestedDocuments(documents: EidRequest['documents']): readonly EidDocument[] {
  if (documents === undefined) return [{ kind: 'photo_id', docType: null }]
  return documents.flatMap((entry) => documentOf(entry) ?? [])
}

/** A failure of `documents` that its schema cannot say. */
export type DocumentsFault =
  | {
      readonly fault: 'unknown_kind'
      readonly index: number
      readonly within: 'entry' | 'type'
      readonly given: string
    }
  | { readonly fault: 'single_source' }
  | { readonly fault: 'same_kind' }

/**
 * What is wrong with a list of one or two entries: an unknown kind, a single source that no single-source method takes
 * (PCMLTFR s. 105(1)(a), (c)), or two sources of one kind (s. 105(1)(d)). Empty when nothing is.
 */
export function documentsFaults(documents: readonly unknown[]): readonly DocumentsFault[] {
  const parsed = documents.map(documentOf)
  const unknown = parsed.flatMap((document, index): DocumentsFault[] =>
    document === null ? unknownKind(documents[index], index) : [],
  )
  const kinds = parsed.flatMap((document) => document?.kind ?? [])
  if (unknown.length > 0 || kinds.length < documents.length) return unknown
  const [first, second] = kinds
  if (second === undefined) return first === 'photo_id' || first === 'credit_file' ? [] : [{ fault: 'single_source' }]
  return first === second ? [{ fault: 'same_kind' }] : []
}

/** An entry of another JSON type is the schema's to refuse. */
function unknownKind(entry: unknown, index: number): DocumentsFault[] {
  if (typeof entry === 'string') return [{ fault: 'unknown_kind', index, within: 'entry', given: entry }]
  if (typeof entry !== 'object' || entry === null) return []
  const type: unknown = Reflect.get(entry, 'type')
  return [{ fault: 'unknown_kind', index, within: 'type', given: typeof type === 'string' ? type : '' }]
}
