import { Type, type Static } from 'typebox'
import { maybeText, orNull } from './json-members.ts'

/** Veriff's endpoints, relative to the account's base. docs/rules/eid.md#veriff. */
export const veriffPaths = {
  /** POST: https://devdocs.veriff.com/apidocs/v1sessions. */
  sessions: 'v1/sessions',
  /** DELETE: https://devdocs.veriff.com/apidocs/v1sessionsid-3. */
  session: (id: string) => `v1/sessions/${id}`,
  /** GET: https://devdocs.veriff.com/apidocs/v1sessionsiddecision-1. */
  decision: (id: string) => `v1/sessions/${id}/decision`,
} as const

/** The session that was made. https://devdocs.veriff.com/apidocs/v1sessions. */
export const VeriffSession = Type.Object({ verification: Type.Object({ id: Type.String(), url: Type.String() }) })

/** The session that was deleted. https://devdocs.veriff.com/apidocs/v1sessionsid-3. */
export const VeriffDeleted = Type.Object({ verification: Type.Object({ id: Type.String() }) })

const Decided = Type.Object({
  id: Type.String(),
  status: Type.String(),
  code: Type.Integer(),
  reason: maybeText,
  reasonCode: Type.Optional(orNull(Type.Union([Type.Integer(), Type.String()]))),
  decisionTime: maybeText,
  person: Type.Optional(orNull(Type.Object({ firstName: maybeText, lastName: maybeText, dateOfBirth: maybeText }))),
  document: Type.Optional(orNull(Type.Object({ number: maybeText, type: maybeText, validUntil: maybeText }))),
  riskLabels: Type.Optional(orNull(Type.Array(Type.Object({ label: Type.String() })))),
})
/** The decision on a session, as far as it is used. https://devdocs.veriff.com/apidocs/v1sessionsiddecision-1. */
export type VeriffDecided = Static<typeof Decided>

/** `verification` is null while there is no decision. */
export const VeriffDecision = Type.Object({ verification: orNull(Decided) })
