import { Type, type Static } from 'typebox'

/** What the file itself says about how it was made. Contract 2.5. `revisions` is 1 for anything but an edited PDF. */
export const Provenance = Type.Object({ producer: Type.String(), revisions: Type.Integer() }, { $id: 'Provenance' })
export type Provenance = Static<typeof Provenance>

/** One file as read. Contract 2.5; `seal` is an addition that lets verify tell whether the entry came back unchanged. */
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

/**
 * An entry as a partner sends it back to verify or assess. Only `doc_type` is asked for: typed clients drop keys, and a
 * dropped one costs a check, not the call.
 */
export const ReturnedEntry = Type.Object(
  {
    doc_type: Type.String(),
    filename: Type.Optional(Type.String()),
    step_hint: Type.Optional(Type.String()),
    step_key: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    meta_created: Type.Optional(Type.String()),
    meta_provenance: Type.Optional(
      Type.Object({ producer: Type.Optional(Type.String()), revisions: Type.Optional(Type.Integer()) }),
    ),
    mapped: Type.Optional(Type.Integer()),
    notes: Type.Optional(Type.Array(Type.String())),
    document_id: Type.Optional(Type.String()),
    seal: Type.Optional(Type.String()),
  },
  { $id: 'ReturnedEntry' },
)
export type ReturnedEntry = Static<typeof ReturnedEntry>
