import { randomUUID } from 'node:crypto'
import type { EidClient } from '../../domain/eid/definition/eid-client.ts'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'

/** Longest ref that is stored, in characters. */
const refLengthMax = 255
/** How deep an answer is searched. */
const depthMax = 4

/**
 * The body that starts a request for one client. Member names are those that the public reference uses elsewhere; see
 * docs/rules/eid.md#what-the-treefort-adapter-does-not-know. Throws EidProviderUnavailable without a phone number, since
 * Treefort sends the client's security codes to it.
 */
export function creationOf({ firstName, lastName, email, phone, dateOfBirth }: EidClient): unknown {
  if (phone === null) throw new EidProviderUnavailable('phone_missing')
  return {
    requesterReferenceId: randomUUID(),
    createNewClientRecord: true,
    clients: [
      {
        requesterClientRequestId: randomUUID(),
        firstName,
        lastName,
        email,
        phoneNumber: phone,
        ...(dateOfBirth === null ? {} : { dateOfBirth }),
      },
    ],
  }
}

/** The one `clientRequestId` anywhere in the answer. Throws EidProviderUnavailable when there is none or more than one. */
export function createdRefOf(data: unknown): string {
  const [ref, ...others] = new Set(requestIdsIn(data, depthMax))
  if (ref === undefined || others.length > 0 || ref === '' || ref.length > refLengthMax)
    throw new EidProviderUnavailable('unexpected_answer')
  return ref
}

function requestIdsIn(data: unknown, depth: number): readonly string[] {
  if (typeof data !== 'object' || data === null || depth === 0) return []
  return Object.entries(data).flatMap(([name, value]: readonly [string, unknown]) =>
    name === 'clientRequestId' && typeof value === 'string' ? [value] : requestIdsIn(value, depth - 1),
  )
}
