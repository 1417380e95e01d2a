import { Type, type Static } from 'typebox'
import { ShownHit } from './shown-hit.ts'

/** Longest name of a reviewer, of a party, and longest reason, in characters. */
export const hitLengths = { reviewer: 120, name: 400, reason: 500 } as const

/** A decision on a hit. docs/api.md#hits-of-a-case. */
export const HitDecision = Type.Object(
  {
    state: Type.Enum(['cleared', 'waiting'], { description: 'Waiting: another reviewer has to confirm it.' }),
    applies_to: Type.Enum(['case', 'client']),
    reviewers: Type.Array(Type.String(), { description: 'As they were named, the first one first.' }),
    reason: Type.String(),
    expires: Type.String({ format: 'date', description: 'The last day on which it holds.' }),
    decided_at: Type.String({ format: 'date-time' }),
    reference: Type.String({ description: 'Of the case that it was decided on.' }),
  },
  { $id: 'HitDecision' },
)
export type HitDecision = Static<typeof HitDecision>

const decisionOrNull = Type.Unsafe<HitDecision | null>({ anyOf: [HitDecision, { type: 'null' }] })
const {
  party,
  list,
  record_id: record,
  entry,
  name,
  name_kind: kind,
  topics,
  article,
  programmes,
  score,
  pieces,
} = ShownHit.properties

/** A hit of a case's newest verdict. docs/api.md#hits-of-a-case. */
export const CaseHit = Type.Object(
  {
    ...{ party, list, record_id: record, entry, name, name_kind: kind, topics, article, programmes, score, pieces },
    severity: Type.Enum(['critical', 'warning', 'none'], { description: 'In the checks, while it is open.' }),
    decision: decisionOrNull,
  },
  { $id: 'CaseHit' },
)
export type CaseHit = Static<typeof CaseHit>

/** The answer of `GET /v1/kyc/cases/{case_id}/hits`. docs/api.md#hits-of-a-case. */
export const CaseHits = Type.Object(
  {
    case_id: Type.String({ format: 'uuid' }),
    verdict_id: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'uuid',
      description: 'The newest verdict; null when there is none or it was erased.',
    }),
    bundle: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The lists that were screened against; null when none were.',
    }),
    hits: Type.Array(CaseHit, { description: 'By party, the gravest first.' }),
  },
  { $id: 'CaseHits' },
)
export type CaseHits = Static<typeof CaseHits>

const oneHit = {
  case_id: Type.String({ format: 'uuid' }),
  party: Type.String({ minLength: 1, maxLength: hitLengths.name, description: 'As the hit names it.' }),
  list: Type.String({ minLength: 1, maxLength: hitLengths.name, description: 'Id of the list.' }),
  record_id: Type.String({ minLength: 1, maxLength: hitLengths.name }),
}

/** The body of `POST /v1/kyc/cases/hits/clear`. docs/api.md#hits-of-a-case. */
export const ClearHit = Type.Object(
  {
    ...oneHit,
    reviewer: Type.String({
      ...{ minLength: 1, maxLength: hitLengths.reviewer, pattern: '\\S' },
      description: 'Who decides; case and spaces around make no other reviewer.',
    }),
    reason: Type.String({ minLength: 1, maxLength: hitLengths.reason }),
    expires: Type.String({ format: 'date', description: 'The last day, at most 24 months off.' }),
    applies_to: Type.Optional(
      Type.Enum(['case', 'client'], { default: 'case', description: '`client`: in every case of the same party.' }),
    ),
  },
  { $id: 'ClearHit' },
)

/** The body of `POST /v1/kyc/cases/hits/reopen`. docs/api.md#hits-of-a-case. */
export const ReopenHit = Type.Object(oneHit, { $id: 'ReopenHit' })

/** The answer of both. */
export const DecidedHit = Type.Object({ ...oneHit, decision: decisionOrNull }, { $id: 'DecidedHit' })
export type DecidedHit = Static<typeof DecidedHit>
