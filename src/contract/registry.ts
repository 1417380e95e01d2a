import { Type, type Static, type TSchema } from 'typebox'

export const registryModes = ['live', 'file', 'fixture'] as const
export type RegistryMode = (typeof registryModes)[number]

export const registryStatuses = ['found', 'not_found', 'ambiguous', 'unavailable'] as const

/**
 * Status of an entity, in one vocabulary for all registers. docs/rules/registries.md#the-answer.
 */
export const entityStatuses = [
  'active',
  'dissolved',
  'struck_off',
  'bankrupt',
  'merged',
  'inactive',
  'unknown',
] as const
export type EntityStatus = (typeof entityStatuses)[number]

/** How a register was asked. */
export const registryKeys = [
  'registration_number',
  'business_number',
  'siren',
  'company_number',
  'lei',
  'name',
] as const
export type RegistryKey = (typeof registryKeys)[number]

const text = () => Type.Unsafe<string | null>({ type: ['string', 'null'] })
const number = () => Type.Unsafe<number | null>({ type: ['number', 'null'] })
/** A named shape or null. */
const orNull = <Shape extends TSchema>(shape: Shape) =>
  Type.Unsafe<Static<Shape> | null>({ anyOf: [shape, { type: 'null' }] })

const RegisteredAddress = Type.Object({
  street1: text(),
  city: text(),
  province: text(),
  postal_code: text(),
  country: text(),
})

/**
 * One entity of a register. Dates are YYYY-MM-DD; null where the register has no value.
 * docs/rules/registries.md#the-answer.
 */
export const RegistryEntity = Type.Object(
  {
    legal_name: Type.String(),
    previous_names: Type.Array(Type.Object({ name: Type.String(), until: text() })),
    registration_number: Type.String(),
    business_number: text(),
    lei: text(),
    legal_form: text(),
    jurisdiction: text(),
    status: Type.Enum([...entityStatuses]),
    status_raw: text(),
    status_since: text(),
    incorporation_date: text(),
    dissolution_date: text(),
    registered_address: orNull(RegisteredAddress),
    activity: Type.Array(Type.Object({ code: Type.String(), scheme: Type.String(), label: text() })),
    officers: Type.Array(
      Type.Object({
        name: Type.String(),
        role: Type.String({ description: '`director`, or the register’s own word.' }),
        since: text(),
        until: text(),
      }),
    ),
    owners: Type.Array(
      Type.Object({
        name: Type.String(),
        kind: Type.Enum(['individual', 'entity']),
        percent_min: number(),
        percent_max: number(),
        nature: Type.Array(Type.String()),
      }),
    ),
    parents: Type.Array(Type.Object({ lei: Type.String(), name: text(), relation: Type.Enum(['direct', 'ultimate']) })),
    last_filing: orNull(Type.Object({ type: Type.String(), date: Type.String() })),
  },
  { $id: 'RegistryEntity' },
)
export type RegistryEntity = Static<typeof RegistryEntity>

/** One of several entities that match a name; `score` is the company score, 0 to 100. */
export const RegistryCandidate = Type.Object(
  { name: Type.String(), number: Type.String(), score: Type.Integer() },
  { $id: 'RegistryCandidate' },
)
export type RegistryCandidate = Static<typeof RegistryCandidate>

/** How the entity compares with the profile; null where either has no value. Scores are 0 to 100. */
export const RegistryMatches = Type.Object(
  {
    name: number(),
    address: number(),
    directors: orNull(
      Type.Object({
        matched: Type.Integer(),
        missing: Type.Array(Type.String(), { description: 'Declared, and not in the register.' }),
        extra: Type.Array(Type.String(), { description: 'In the register, and not declared.' }),
      }),
    ),
  },
  { $id: 'RegistryMatches' },
)
export type RegistryMatches = Static<typeof RegistryMatches>

/**
 * The registry's answer about an entity. `entity`, `matches` and `evidence` are null unless it was found; `candidates` is
 * set when several entities match the name. docs/rules/registries.md#the-answer.
 */
export const RegistryAnswer = Type.Object(
  {
    source: Type.String({ examples: ['corporations_canada'] }),
    source_name: Type.String(),
    record_type: text(),
    retrieved_at: Type.String({ format: 'date-time' }),
    mode: Type.Enum([...registryModes]),
    snapshot_date: Type.Optional(Type.String({ format: 'date', description: 'Of the snapshot, in mode `file`.' })),
    status: Type.Enum([...registryStatuses]),
    query: Type.Object({ by: Type.Enum([...registryKeys]), value: Type.String() }),
    entity: orNull(RegistryEntity),
    matches: orNull(RegistryMatches),
    evidence: orNull(
      Type.Object({
        url: Type.String(),
        registration_number: Type.String(),
        record_type: text(),
        source: Type.String(),
      }),
    ),
    candidates: Type.Optional(Type.Array(RegistryCandidate)),
  },
  { $id: 'RegistryAnswer' },
)
export type RegistryAnswer = Static<typeof RegistryAnswer>
