import type { MrzFormat } from '../domain/formats/mrz-layouts.ts'

/**
 * The document engine, seen from the operations: files in, readings out. Never throws for a bad file.
 * docs/reading.md#limits.
 */
export interface Reader {
  /**
   * Readings in the order of the files. A file whose reader crashed, hung, outgrew its memory or was not reached before the
   * signal aborts is `unavailable`; a file that is damaged, encrypted or blank is `read` with notes and no fields.
   */
  read(files: readonly FileToRead[], options: { readonly signal: AbortSignal }): Promise<readonly ReadOutcome[]>
  /** What readiness and `doctor` report. */
  health(): ReaderHealth
  close(): Promise<void>
}

export type DocumentMime = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/tiff' | 'image/webp'

export interface FileToRead {
  /** A file on this machine's disk, unencrypted, that lives until the outcome is known. */
  readonly path: string
  readonly mime: DocumentMime
  /** The caller's hint, already canonical (a document type id), or null. */
  readonly docTypeHint: string | null
}

export type ReadOutcome =
  | { readonly status: 'read'; readonly reading: Reading }
  | { readonly status: 'unavailable'; readonly cause: 'crash' | 'deadline' | 'memory' | 'busy' }

/** Where a value came from, in falling rank. docs/reading.md#sources-of-a-value. */
export type FieldSource = 'barcode' | 'mrz' | 'text_layer' | 'labelled_print' | 'unlabelled_print' | 'vision'

export interface FieldEvidence {
  readonly value: string
  readonly source: FieldSource
  /** 0 to 1. */
  readonly confidence: number
  /** First page is 0. */
  readonly page: number
  /** Pixels or points of the page as read: x, y, width, height; null when the source has no place (barcode). */
  readonly box: readonly [number, number, number, number] | null
}

/** How an image was taken: of the document, of a screen's contents by a program or a camera, or of a copy without colour. */
export type Capture = 'direct' | 'screenshot' | 'screen' | 'grey_copy'

/** Result of the ICAO 9303 check digits, per part. */
export interface MrzReading {
  readonly format: MrzFormat
  readonly lines: readonly string[]
  readonly parts: Readonly<
    Record<'id_number' | 'date_of_birth' | 'id_expiry' | 'optional' | 'composite', boolean | null>
  >
  /** Canonical fields of the MRZ alone. */
  readonly fields: Readonly<Record<string, string>>
}

/** Something a person should know of the reading; sentences in both languages are in domain/document-types/reading-notes.ts. */
export interface ReadingNote {
  readonly code:
    | 'undecodable'
    | 'encrypted_pdf'
    | 'truncated_image'
    | 'pages_not_read'
    | 'no_text'
    | 'repaired_by_check_digit'
    | 'low_confidence'
    | 'two_documents'
    | 'blurred'
    | 'glare'
    | 'hidden_text'
    | 'written_over'
    | 'hint_unknown'
    | 'never_read'
  /** A canonical field name or a count; never a value from the document. */
  readonly subject?: string
}

export interface Reading {
  /** Detected type id, 'other' when nothing speaks for any type. */
  readonly docType: string
  /** 0 to 1: how sure the detection is. */
  readonly docTypeConfidence: number
  readonly fields: Readonly<Record<string, string>>
  readonly evidence: Readonly<Record<string, FieldEvidence>>
  /** Printed values of fields that the MRZ or barcode also gave, for mrz_match. */
  readonly printed: Readonly<Record<string, string>>
  readonly mrz: MrzReading | null
  readonly barcode: {
    readonly kind: 'aamva' | 'qr' | 'pdf417'
    readonly fields: Readonly<Record<string, string>>
  } | null
  readonly textLength: number
  /** Mean confidence of the words, 0 to 1; null when all text came from a PDF text layer or an MRZ. */
  readonly ocrConfidence: number | null
  readonly pageCount: number
  /** A back side was seen (TD1 MRZ, barcode or back labels); null when the type has one side. */
  readonly backSeen: boolean | null
  /** YYYY-MM-DD, '' when unknown. */
  readonly metaCreated: string
  /** YYYY-MM-DD, '' when unknown: the PDF's ModDate. */
  readonly metaModified: string
  readonly producer: string
  readonly revisions: number
  /** 64-bit perceptual hash of the first page as 16 hex digits, null for a text-layer PDF. */
  readonly perceptualHash: string | null
  /** Null when the file is no image or was not looked at. */
  readonly capture: Capture | null
  readonly notes: readonly ReadingNote[]
  /** Wall milliseconds spent in the child. */
  readonly durationMs: number
}

export interface ReaderHealth {
  readonly children: number
  readonly busy: number
  readonly restarts: number
  readonly ready: boolean
}
