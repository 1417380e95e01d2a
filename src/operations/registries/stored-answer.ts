import { Type } from 'typebox'
import { RegistryCandidate, RegistryEntity } from '../../contract/registry.ts'

/** A cached answer. One that an older version stored in another form is requested again. */
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
