import type { EidClient } from './definition/eid-client.ts'
import type { EidAsked } from './definition/eid-result.ts'

/** The part of a request that its result is compared with. */
export function askedOf({ firstName, lastName, dateOfBirth, address, documents }: EidClient): EidAsked {
  return { firstName, lastName, dateOfBirth, address, documents: documents.map(({ kind }) => kind) }
}
