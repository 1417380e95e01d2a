import { Type, type Static } from 'typebox'

/**
 * How the file was made, from its own metadata. docs/api.md#document-entry. `revisions` is above 1 only for an
 * edited PDF.
 */
export const Provenance = Type.Object({ producer: Type.String(), revisions: Type.Integer() }, { $id: 'Provenance' })
export type Provenance = Static<typeof Provenance>

/**
 * One file as read. docs/api.md#document-entry; `seal` is an addition that lets verify tell whether the entry came back
 * unchanged.
 */
export const DocumentEntry = Type.Object(
  {
    filename: Type.String(),
    doc_type: Type.String(),
    step_hint: Type.String({ description: 'Best guess of the upload step, in words.' }),
    step_key: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'The step of the call.' }),
    fields: Type.Record(Type.String(), Type.String(), { description: 'Canonical field name to value.' }),
    meta_created: Type.String({ description: 'Date the file was made; empty when unknown.' }),
    meta_provenance: Provenance,
    mapped: Type.Integer({ description: 'Number of keys in `fields`.' }),
    notes: Type.Array(Type.String(), { description: 'Sentences for a person.' }),
    document_id: Type.Optional(Type.String({ format: 'uuid', description: 'Only with a reference.' })),
    seal: Type.String({ description: 'Proof that this entry was made here and is unchanged.' }),
  },
  { $id: 'DocumentEntry' },
)
export type DocumentEntry = Static<typeof DocumentEntry>

const orNull = <Value>(type: string, more: object = {}) =>
  Type.Optional(Type.Unsafe<Value | null>({ type: [type, 'null'], ...more }))

/**
 * An entry as a partner returns it to verify or assess. Only `doc_type` is required and null counts as absent: typed clients
 * omit keys or write null. A missing key fails a check, not the call.
 */
export const ReturnedEntry = Type.Object(
  {
    doc_type: Type.String(),
    filename: orNull<string>('string'),
    step_hint: orNull<string>('string'),
    step_key: orNull<string>('string'),
    fields: orNull<Readonly<Record<string, string | null>>>('object', {
      additionalProperties: { type: ['string', 'null'] },
    }),
    meta_created: orNull<string>('string'),
    meta_provenance: orNull<{ readonly producer?: string | null; readonly revisions?: number | null }>('object', {
      properties: { producer: { type: ['string', 'null'] }, revisions: { type: ['integer', 'null'] } },
    }),
    mapped: orNull<number>('integer'),
    notes: orNull<readonly string[]>('array', { items: { type: 'string' } }),
    document_id: orNull<string>('string'),
    seal: orNull<string>('string'),
  },
  { $id: 'ReturnedEntry' },
)
export type ReturnedEntry = Static<typeof ReturnedEntry>
