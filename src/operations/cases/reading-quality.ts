import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

const share = Type.Number({ minimum: 0, maximum: 1 })

/** How well a document was read, without anything that it says. docs/reading.md#places, docs/captures.md. */
export const ReadingQuality = Type.Object(
  {
    type_confidence: share,
    ocr_confidence: Type.Union([share, Type.Null()], { description: 'Null when no text came from OCR.' }),
    pages: Type.Integer({ minimum: 0 }),
    capture: Type.Union([Type.Enum(['direct', 'screenshot', 'screen', 'grey_copy']), Type.Null()]),
    untrusted: Type.Union([Type.Enum(['blurred', 'low_resolution', 'dark']), Type.Null()], {
      description: 'Why printed values of the image cannot be trusted; null when they can.',
    }),
  },
  { $id: 'ReadingQuality', additionalProperties: false },
)
export type ReadingQuality = Static<typeof ReadingQuality>

const { ocr_confidence: ocr, capture, untrusted } = ReadingQuality.properties
const Stored = Type.Object({
  reading: Type.Object({
    docTypeConfidence: share,
    ocrConfidence: ocr,
    pageCount: Type.Integer({ minimum: 0 }),
    capture,
    untrusted,
  }),
})

/** The quality of a stored reading; null for a file that was not read, and for what was stored by another version. */
export function parseReadingQuality(stored: unknown): ReadingQuality | null {
  if (!Value.Check(Stored, stored)) return null
  const { docTypeConfidence, ocrConfidence, pageCount, ...image } = stored.reading
  return {
    type_confidence: docTypeConfidence,
    ocr_confidence: ocrConfidence,
    pages: pageCount,
    capture: image.capture,
    untrusted: image.untrusted,
  }
}
