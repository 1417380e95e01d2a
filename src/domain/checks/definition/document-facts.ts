import type { ReturnedEntry } from '../../../contract/document.ts'
import { docTypeOfHint, stepKeyOfHint } from '../../document-types/hints.ts'
import type { EntryMacState } from '../../crypto/entry-mac.ts'

/** Longest field value, in characters; longer ones are cut. */
const fieldLengthMax = 500

/** Facts of a file, just read or returned by a client. */
interface FileFacts {
  /** A canonical document type id. */
  readonly docType: string
  /** The step of the call, canonical when known; null when none was sent. */
  readonly stepKey: string | null
  /** Non-empty values only. */
  readonly fields: Readonly<Record<string, string>>
  /** Number of fields read. */
  readonly mapped: number
  /** YYYY-MM-DD, '' when unknown. */
  readonly metaCreated: string
  readonly producer: string
  readonly revisions: number
}

/** A file that was not read. */
export interface UnreadFile {
  readonly from: 'unread'
  readonly docType: string
}

/** A file just read, in extract. */
export interface ReadFile extends FileFacts {
  readonly from: 'reading'
  readonly filename: string
  /** The caller's hint, canonical; null when none was sent or it is unknown. */
  readonly hint: string | null
  readonly reading: ReadingFacts
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string
  readonly reuse: Reuse
}

/** A document entry that a client sends to verify or assess. */
export interface ReturnedFile extends FileFacts {
  readonly from: 'entry'
  readonly sealState: EntryMacState
}

/** Everything the checks of one file are computed from. */
export type DocumentFacts = UnreadFile | ReadFile | ReturnedFile

/** Whether another case has the same file or the same document number; null when not searched. */
export type Reuse = 'none' | 'file' | 'id_number' | null

/** The part of a `Reading` (ports/reader.ts) that checks need. */
export interface ReadingFacts {
  readonly docType: string
  readonly docTypeConfidence: number
  readonly evidence: Readonly<Record<string, { readonly confidence: number }>>
  readonly printed: Readonly<Record<string, string>>
  readonly mrz: MrzFacts | null
  readonly textLength: number
  readonly ocrConfidence: number | null
  readonly backSeen: boolean | null
  readonly metaModified: string
  readonly perceptualHash: string | null
  readonly capture: 'direct' | 'screenshot' | 'screen' | 'grey_copy' | null
  /** Why print of the image cannot be trusted; null when it can. */
  readonly untrusted: 'blurred' | 'low_resolution' | 'dark' | null
}

/** An MRZ as read. */
export interface MrzFacts {
  readonly lines: readonly string[]
  readonly parts: Readonly<Record<string, boolean | null>>
  readonly fields: Readonly<Record<string, string>>
}

/** Lowest confidence at which detection overrules the caller's hint. docs/api.md#document-entry. */
export const overrulingConfidence = 0.8

/**
 * The type of a file: the detected type if it is confident, else the caller's hint. Ids are canonical.
 * docs/api.md#document-entry.
 */
export function docTypeOfReading(
  hint: string | null,
  detected: { docType: string; docTypeConfidence: number },
): string {
  if (hint === null) return detected.docType
  return detected.docTypeConfidence >= overrulingConfidence ? detected.docType : hint
}

/** The facts of a returned entry. An unknown type becomes `other`; an unknown step stays as sent. */
export function factsOfEntry(entry: ReturnedEntry & { readonly sealState: EntryMacState }): ReturnedFile {
  const fields = fieldsOf(entry.fields)
  const count = Object.keys(fields).length
  return {
    from: 'entry',
    docType: docTypeOfHint(entry.doc_type) ?? 'other',
    stepKey: stepKeyOf(entry.step_key ?? ''),
    fields,
    mapped: Math.min(entry.mapped ?? count, count),
    metaCreated: entry.meta_created ?? '',
    producer: entry.meta_provenance?.producer ?? '',
    revisions: entry.meta_provenance?.revisions ?? 1,
    sealState: entry.sealState,
  }
}

/** The canonical step; an unknown one as sent, null for none. */
function stepKeyOf(stepKey: string): string | null {
  return stepKey === '' ? null : (stepKeyOfHint(stepKey) ?? stepKey)
}

/** The non-empty text values of an entry, trimmed and cut to the longest length. */
function fieldsOf(fields: Readonly<Record<string, unknown>> | null | undefined): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name in fields) {
    const value = fields[name]
    if (typeof value !== 'string') continue
    const text = trimmed(value.length > fieldLengthMax ? value.slice(0, fieldLengthMax) : value)
    if (text !== '') kept[name] = text
  }
  return kept
}

/** Nearly every value begins and ends with a letter or a digit. */
function trimmed(text: string): string {
  return isVisible(text.charCodeAt(0)) && isVisible(text.charCodeAt(text.length - 1)) ? text : text.trim()
}

/** True for an ASCII character that is no space. */
function isVisible(code: number): boolean {
  return code > 0x20 && code < 0x7f
}
