import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { FieldEvidence, PageGeometry, Reading, ReadOutcome } from '../../ports/reader.ts'

/** Changes when what an earlier version stored can no longer be read as it is. */
const version = 1

/** What is sealed beside a document: how it was read, or why it was not. docs/reading.md#places. */
export type StoredReading =
  | { readonly version: typeof version; readonly reading: Reading }
  | { readonly version: typeof version; readonly cause: string }

/** What later operations use of a stored reading. */
export interface KeptReading {
  /** The values of the entry by field, each with its source, confidence, page and box. */
  readonly evidence: Readonly<Record<string, FieldEvidence>>
  /** What further sources said of a field, and values that were left out for doubt. */
  readonly otherSources: Readonly<Record<string, readonly FieldEvidence[]>>
  /** What boxes are measured on, and the way from there to the file. */
  readonly pages: readonly PageGeometry[]
  readonly perceptualHash: string | null
}

const Sources = ['barcode', 'mrz', 'text_layer', 'labelled_print', 'unlabelled_print', 'vision'] as const
const number = Type.Number()
const Unit = Type.Union([Type.Literal('pixel'), Type.Literal('point')])
const Evidence = Type.Object({
  value: Type.String(),
  source: Type.Union(Sources.map((source) => Type.Literal(source))),
  confidence: number,
  page: Type.Integer({ minimum: 0 }),
  box: Type.Union([Type.Null(), Type.Tuple([number, number, number, number])]),
})
const Geometry = Type.Object({
  page: Type.Integer({ minimum: 0 }),
  unit: Unit,
  width: number,
  height: number,
  original: Type.Object({ unit: Unit, width: number, height: number }),
  toOriginal: Type.Tuple([number, number, number, number, number, number, number, number, number]),
})
const First = Type.Object({
  evidence: Type.Record(Type.String(), Evidence),
  perceptualHash: Type.Union([Type.Null(), Type.String()]),
})
const Current = Type.Object({
  version: Type.Literal(version),
  reading: Type.Object({
    ...First.properties,
    otherSources: Type.Record(Type.String(), Type.Array(Evidence)),
    pages: Type.Array(Geometry),
  }),
})

/** What is stored of a file's reading. */
export function storedReading(outcome: ReadOutcome): StoredReading {
  return outcome.status === 'read' ? { version, reading: outcome.reading } : { version, cause: outcome.cause }
}

/** What was stored, parsed; null for a file that was not read, and for what this version does not know. */
export function parseStoredReading(stored: unknown): KeptReading | null {
  if (Value.Check(Current, stored)) return stored.reading
  // Rows from before versions were written have the reading itself.
  return Value.Check(First, stored) ? { ...stored, otherSources: {}, pages: [] } : null
}
