import { mrzFormats } from '../../domain/formats/mrz-layouts.ts'
import type {
  Capture,
  DocumentMime,
  FieldEvidence,
  FieldSource,
  ImageDefect,
  LengthUnit,
  MrzReading,
  PageGeometry,
  Reading,
  ReadingNote,
} from '../../ports/reader.ts'

/** What a child needs to know of a file besides its bytes. */
export interface DocumentRequest {
  readonly mime: DocumentMime
  readonly docTypeHint: string | null
  /** Divisor of the size at which pages are read: 1, or 2 on the second attempt. */
  readonly shrink: number
  /** CPU milliseconds for this attempt. */
  readonly cpuMs: number
}

/** Request of the pool to a child: one line of JSON, then the bytes of the one file. docs/reader-sandbox.md#one-file-no-path. */
export interface ReadRequest extends DocumentRequest {
  readonly type: 'read'
  readonly id: number
  /** Bytes of the file, which follow the line. */
  readonly bytes: number
}

/** Argument of a child that reads print of cards and photographs with the onnx packages. */
export const onnxArgument = 'onnx'
/** Longest line of a request. */
export const requestBytesMax = 64 * 1024
/** Longest line of an answer: a child that sends more is killed. The reading of ten dense pages has less than 0.5 MB. */
export const answerBytesMax = 8 * 1024 * 1024
/** The child's file descriptor for answers. Not stdout, to which libraries write. */
export const answerDescriptor = 3

/**
 * Message of a child: `ready` once its engines are loaded, then for each request a `page_read` for each page that was read well,
 * and one `done`. docs/reading.md#cpu-of-a-file.
 */
export type ChildMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'page_read'; readonly id: number }
  | { readonly type: 'done'; readonly id: number; readonly reading: Reading }

const mimes: readonly DocumentMime[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff', 'image/webp']
/** Sources of values in a child; a vision model runs elsewhere. */
const sources: readonly FieldSource[] = ['barcode', 'mrz', 'text_layer', 'labelled_print', 'unlabelled_print']
const defects: readonly ImageDefect[] = ['blurred', 'low_resolution', 'dark']
const units: readonly LengthUnit[] = ['pixel', 'point']
const captures: readonly Capture[] = ['direct', 'screenshot', 'screen', 'grey_copy']
const noteCodes: readonly ReadingNote['code'][] = [
  'undecodable',
  'encrypted_pdf',
  'truncated_image',
  'pages_not_read',
  'no_text',
  'repaired_by_check_digit',
  'low_confidence',
  'left_out',
  'two_documents',
  'blurred',
  'glare',
  'dark',
  'low_resolution',
  'hidden_text',
  'written_over',
  'hint_unknown',
  'never_read',
]

/** Whether a message from the pool is a request. */
export function isReadRequest(message: unknown): message is ReadRequest {
  return (
    isRecord(message) &&
    message.type === 'read' &&
    typeof message.id === 'number' &&
    isCount(message.bytes) &&
    isOneOf(mimes, message.mime) &&
    isTextOrNull(message.docTypeHint) &&
    typeof message.shrink === 'number' &&
    typeof message.cpuMs === 'number'
  )
}

/** Whether a message is one of a child. It is checked whole, because the child has read an untrusted file. */
export function isChildMessage(message: unknown): message is ChildMessage {
  if (!isRecord(message)) return false
  if (message.type === 'ready') return true
  if (!isCount(message.id)) return false
  return message.type === 'page_read' || (message.type === 'done' && isReading(message.reading))
}

function isReading(value: unknown): value is Reading {
  return (
    isRecord(value) &&
    typeof value.docType === 'string' &&
    typeof value.docTypeConfidence === 'number' &&
    isTexts(value.fields) &&
    isRecord(value.evidence) &&
    Object.values(value.evidence).every(isEvidence) &&
    isRecord(value.otherSources) &&
    Object.values(value.otherSources).every((others) => Array.isArray(others) && others.every(isEvidence)) &&
    Array.isArray(value.pages) &&
    value.pages.every(isGeometry) &&
    isTexts(value.printed) &&
    (value.mrz === null || isMrz(value.mrz)) &&
    (value.barcode === null || isBarcode(value.barcode)) &&
    typeof value.textLength === 'number' &&
    (value.ocrConfidence === null || typeof value.ocrConfidence === 'number') &&
    typeof value.pageCount === 'number' &&
    (value.backSeen === null || typeof value.backSeen === 'boolean') &&
    typeof value.metaCreated === 'string' &&
    typeof value.metaModified === 'string' &&
    typeof value.producer === 'string' &&
    typeof value.revisions === 'number' &&
    isTextOrNull(value.perceptualHash) &&
    (value.capture === null || isOneOf(captures, value.capture)) &&
    (value.untrusted === null || isOneOf(defects, value.untrusted)) &&
    Array.isArray(value.notes) &&
    value.notes.every(isNote) &&
    typeof value.durationMs === 'number'
  )
}

function isEvidence(value: unknown): value is FieldEvidence {
  return (
    isRecord(value) &&
    typeof value.value === 'string' &&
    isOneOf(sources, value.source) &&
    typeof value.confidence === 'number' &&
    typeof value.page === 'number' &&
    (value.box === null || isNumbers(value.box, 4))
  )
}

function isGeometry(value: unknown): value is PageGeometry {
  return (
    isRecord(value) &&
    isCount(value.page) &&
    isSize(value) &&
    isRecord(value.original) &&
    isSize(value.original) &&
    isNumbers(value.toOriginal, 9)
  )
}

function isSize(value: Readonly<Record<string, unknown>>): boolean {
  return isOneOf(units, value.unit) && typeof value.width === 'number' && typeof value.height === 'number'
}

function isNumbers(value: unknown, count: number): boolean {
  return Array.isArray(value) && value.length === count && value.every((one) => typeof one === 'number')
}

function isMrz(value: unknown): value is MrzReading {
  return (
    isRecord(value) &&
    isOneOf(mrzFormats, value.format) &&
    Array.isArray(value.lines) &&
    value.lines.every((line) => typeof line === 'string') &&
    isRecord(value.parts) &&
    Object.values(value.parts).every((part) => part === null || typeof part === 'boolean') &&
    isTexts(value.fields)
  )
}

function isBarcode(value: unknown): value is NonNullable<Reading['barcode']> {
  return isRecord(value) && isOneOf(['aamva', 'qr', 'pdf417'] as const, value.kind) && isTexts(value.fields)
}

function isNote(value: unknown): value is ReadingNote {
  return (
    isRecord(value) &&
    isOneOf(noteCodes, value.code) &&
    (value.subject === undefined || typeof value.subject === 'string')
  )
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

function isOneOf<T extends string>(words: readonly T[], value: unknown): value is T {
  return words.some((word) => word === value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
