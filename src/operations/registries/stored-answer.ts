import { Type } from 'typebox'
import { RegistryCandidate, RegistryEntity } from '../../contract/registry.ts'

/** An answer as it is kept for a day: one that an older version wrote otherwise is asked for again. */
export const StoredAnswer = Type.Union([
  Type.Object({
    status: Type.Literal('found'),
    recordType: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    entity: RegistryEntity,
    url: Type.String(),
  }),
  Type.Object({ status: Type.Literal('not_found') }),
  Type.Object({ status: Type.Literal('ambiguous'), candidates: Type.Array(RegistryCandidate) }),
])
