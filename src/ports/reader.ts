import type { Homography } from '../domain/values/homography.ts'
import type { MrzFormat } from '../domain/formats/mrz-layouts.ts'

/** The document engine for the operations. Never throws for a bad file. docs/reading.md#limits. */
export interface Reader {
  /**
   * Outcomes in the order of the files. A file is `unavailable` when its reader crashed, hung or exceeded its memory or CPU time,
   * when the signal aborted before its turn, or when too many files wait (`busy`). A damaged, encrypted or blank file is `read`,
   * with notes and without fields.
   */
  read(files: readonly FileToRead[], options: ReadOptions): Promise<readonly ReadOutcome[]>
  /** For readiness and `doctor`. */
  health(): ReaderHealth
  close(): Promise<void>
}

export interface ReadOptions {
  readonly signal: AbortSignal
  /** Id of the workspace that the files belong to; files without one share their turns. docs/reading.md#fairness. */
  readonly workspace?: string
}

export type DocumentMime = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/tiff' | 'image/webp'

export interface FileToRead {
  /** An unencrypted file on the local disk that exists until the outcome is known. */
  readonly path: string
  readonly mime: DocumentMime
  /** The caller's hint as a document type id, or null. */
  readonly docTypeHint: string | null
}

export type ReadOutcome =
  | { readonly status: 'read'; readonly reading: Reading }
  | { readonly status: 'unavailable'; readonly cause: 'crash' | 'deadline' | 'memory' | 'busy' }

/** The source of a value, in descending rank. docs/reading.md#sources-of-a-value. */
export type FieldSource = 'barcode' | 'mrz' | 'text_layer' | 'labelled_print' | 'unlabelled_print' | 'vision'

export interface FieldEvidence {
  readonly value: string
  readonly source: FieldSource
  /** 0 to 1. */
  readonly confidence: number
  /** First page is 0. */
  readonly page: number
  /** x, y, width and height on the page as read, in the unit of its `PageGeometry`; null for a source without a position (barcode). */
  readonly box: readonly [number, number, number, number] | null
}

/** What boxes and sizes are measured in: pixels of an image, or points (1/72 inch) of a page of a PDF. */
export type LengthUnit = 'pixel' | 'point'

/**
 * A page as it was read, which boxes are measured on, and the page of the file that a person sees: boxes are read on a page that may be
 * cut out, turned and scaled. docs/reading.md#places.
 */
export interface PageGeometry {
  /** First page is 0. */
  readonly page: number
  readonly unit: LengthUnit
  /** Of the page as read, in `unit`. */
  readonly width: number
  readonly height: number
  /** An image as shown, upright by its EXIF orientation, in its own pixels; a page of a PDF as shown, in points. */
  readonly original: { readonly unit: LengthUnit; readonly width: number; readonly height: number }
  /** Takes a point of the page as read to the original. Both have their origin in the upper left corner. */
  readonly toOriginal: Homography
}

/** How an image was taken: directly, as a screenshot, as a photo of a screen, or from a greyscale copy. */
export type Capture = 'direct' | 'screenshot' | 'screen' | 'grey_copy'

/** Why print of an image may be misread. docs/captures.md#images-that-cannot-be-trusted. */
export type ImageDefect = 'blurred' | 'low_resolution' | 'dark'

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

/** A remark on the reading; its sentences in both languages are in domain/document-types/reading-notes.ts. */
export interface ReadingNote {
  readonly code:
    | 'undecodable'
    | 'encrypted_pdf'
    | 'truncated_image'
    | 'pages_not_read'
    | 'no_text'
    | 'repaired_by_check_digit'
    | 'low_confidence'
    | 'left_out'
    | 'two_documents'
    | 'blurred'
    | 'glare'
    | 'dark'
    | 'low_resolution'
    | 'hidden_text'
    | 'written_over'
    | 'hint_unknown'
    | 'never_read'
  /** A canonical field name, several joined by `, `, or a count; never a value from the document. */
  readonly subject?: string
}

export interface Reading {
  /** Detected type id, 'other' when no type fits. */
  readonly docType: string
  /** 0 to 1. */
  readonly docTypeConfidence: number
  readonly fields: Readonly<Record<string, string>>
  readonly evidence: Readonly<Record<string, FieldEvidence>>
  /**
   * What further sources say of a field, best first, whether they agree or not: the MRZ beside the barcode, print beside both, the
   * text layer beside OCR, what the rules read beside what was chosen. A field without a value has those that were left out.
   */
  readonly otherSources: Readonly<Record<string, readonly FieldEvidence[]>>
  /** Of the pages that were read, in file order. */
  readonly pages: readonly PageGeometry[]
  /** Printed values of fields that the MRZ or barcode has too, for mrz_match. */
  readonly printed: Readonly<Record<string, string>>
  readonly mrz: MrzReading | null
  readonly barcode: {
    readonly kind: 'aamva' | 'qr' | 'pdf417'
    readonly fields: Readonly<Record<string, string>>
  } | null
  readonly textLength: number
  /** Mean confidence of the words, 0 to 1; null when all text is from a PDF text layer or an MRZ. */
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
  /** Null when the file is not an image or was not analysed. */
  readonly capture: Capture | null
  /** Why the values printed on the image cannot be trusted; null when they can, and for text of a PDF. */
  readonly untrusted: ImageDefect | null
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
