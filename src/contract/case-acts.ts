import { Type, type Static } from 'typebox'

/** Longest name of a person, reason and note, in characters. */
export const caseActLengths = { name: 120, reason: 1_000, note: 4_000 } as const

const uuid = (description?: string) =>
  Type.String({ format: 'uuid', ...(description === undefined ? {} : { description }) })
const moment = (description?: string) =>
  Type.String({ format: 'date-time', ...(description === undefined ? {} : { description }) })

/** The name of a person in the body of an act. */
const person = (description: string) =>
  Type.String({ minLength: 1, maxLength: caseActLengths.name, pattern: '\\S', description })
const words = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', description })
const caseId = uuid('The `case_id` of an answer.')

/** The decisions that a person can ask for, and what they make of a case. docs/api.md#deciding-on-a-case. */
export const decisionWords = { approve: 'approved', decline: 'declined', escalate: 'escalated' } as const
const wantedDecisions = ['approve', 'decline', 'escalate'] as const
const outcomes = ['approved', 'declined', 'escalated'] as const

/** What a list says of the decisions on a case. docs/api.md#cases. */
export const shownDecisions = [...outcomes, 'waiting', 'none'] as const
export type ShownCaseDecision = (typeof shownDecisions)[number]

/** A note on a case, or the reason of a hold. docs/api.md#deciding-on-a-case. */
export const CaseNote = Type.Object(
  {
    note_id: uuid(),
    about: Type.Enum(['note', 'hold', 'release'], {
      description: '`hold` and `release`: why the legal hold was set or released.',
    }),
    text: Type.String(),
    author: Type.String(),
    created_at: moment(),
  },
  { $id: 'CaseNote' },
)
export type CaseNote = Static<typeof CaseNote>

/** Who a case is assigned to. docs/api.md#deciding-on-a-case. */
export const CaseAssignment = Type.Object(
  { assignee: Type.String(), by: Type.String(), assigned_at: moment() },
  { $id: 'CaseAssignment' },
)
export type CaseAssignment = Static<typeof CaseAssignment>
const assignmentOrNull = Type.Unsafe<CaseAssignment | null>({ anyOf: [CaseAssignment, { type: 'null' }] })

/** A decision on a case. docs/api.md#deciding-on-a-case. */
export const CaseDecision = Type.Object(
  {
    decision_id: uuid(),
    decision: Type.Enum([...outcomes]),
    state: Type.Enum(['waiting', 'decided', 'ended'], {
      description: 'Waiting: another reviewer has to confirm it. Ended: another decision or an erasure came first.',
    }),
    verdict_id: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'uuid',
      description: 'The newest verdict when it was made; null when the case had none.',
    }),
    on_newest_verdict: Type.Boolean({ description: 'False: the case has been judged again since.' }),
    reviews: Type.Array(Type.Object({ reviewer: Type.String(), reason: Type.String(), at: moment() }), {
      description: 'The first reviewer first; empty once erased.',
    }),
    asked_at: moment(),
    decided_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Null while it waits, and when it ended without a second reviewer.',
    }),
  },
  { $id: 'CaseDecision' },
)
export type CaseDecision = Static<typeof CaseDecision>

/** The body of `POST /v1/kyc/cases/notes`. docs/api.md#deciding-on-a-case. */
export const AddCaseNote = Type.Object(
  { case_id: caseId, text: words(caseActLengths.note, 'The note.'), author: person('Who writes it.') },
  { $id: 'AddCaseNote' },
)

/** Its answer. */
export const NotedCase = Type.Object({ case_id: uuid(), note: CaseNote }, { $id: 'NotedCase' })
export type NotedCase = Static<typeof NotedCase>

/** The body of `POST /v1/kyc/cases/assign`. docs/api.md#deciding-on-a-case. */
export const AssignCase = Type.Object(
  {
    case_id: caseId,
    assignee: Type.Unsafe<string | null>({
      anyOf: [person('Who works on the case from now on.'), { type: 'null' }],
      description: 'Null: nobody.',
    }),
    by: person('Who assigns it.'),
  },
  { $id: 'AssignCase' },
)

/** Its answer. */
export const AssignedCase = Type.Object({ case_id: uuid(), assignment: assignmentOrNull }, { $id: 'AssignedCase' })
export type AssignedCase = Static<typeof AssignedCase>

/** The body of `POST /v1/kyc/cases/decide`. docs/api.md#deciding-on-a-case. */
export const DecideCase = Type.Object(
  {
    case_id: caseId,
    decision: Type.Enum([...wantedDecisions]),
    reason: words(caseActLengths.reason, 'Why.'),
    reviewer: person('Who decides; case and spaces around make no other reviewer.'),
    verdict_id: Type.Optional(uuid('The verdict that was looked at: 409 once it is no longer the newest of the case.')),
  },
  { $id: 'DecideCase' },
)

/** Its answer. */
export const DecidedCase = Type.Object({ case_id: uuid(), decision: CaseDecision }, { $id: 'DecidedCase' })
export type DecidedCase = Static<typeof DecidedCase>

/** The body of `POST /v1/kyc/cases/close`. docs/api.md#deciding-on-a-case. */
export const CloseCase = Type.Object({ case_id: caseId }, { $id: 'CloseCase' })

/** The body of `POST /v1/kyc/cases/hold`. docs/api.md#deciding-on-a-case. */
export const HoldCase = Type.Object(
  {
    case_id: caseId,
    held: Type.Boolean({ description: 'False releases the hold.' }),
    reason: words(caseActLengths.reason, 'Why; kept as a note.'),
    by: person('Who sets or releases it.'),
  },
  { $id: 'HoldCase' },
)

/** The body of `POST /v1/kyc/cases/erase`. docs/api.md#deciding-on-a-case. */
export const EraseCase = Type.Object(
  {
    case_id: caseId,
    reason: Type.Enum(['request', 'mistake', 'contract_end'], {
      description: 'A code: a free text could name the client, and the receipt stays.',
    }),
  },
  { $id: 'EraseCase' },
)

/** The receipt of an erasure. docs/rules/privacy.md#erasure. */
export const ErasureReceipt = Type.Object(
  {
    receipt_id: uuid(),
    case_id: uuid(),
    reason: Type.String(),
    data_keys: Type.Integer({ description: 'Keys that were destroyed.' }),
    extractions: Type.Integer(),
    documents: Type.Integer(),
    verdicts: Type.Integer(),
    erased_at: moment(),
    finished_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When the bytes of the documents were deleted too; null: a job goes on.',
    }),
  },
  { $id: 'ErasureReceipt' },
)
export type ErasureReceipt = Static<typeof ErasureReceipt>
