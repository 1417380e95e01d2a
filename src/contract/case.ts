import { Type, type Static } from 'typebox'
import { riskLevels } from './assessment.ts'
import { CaseAssignment, CaseDecision, CaseNote, shownDecisions } from './case-acts.ts'
import { Check } from './check.ts'
import { clientKinds } from './client-kind.ts'
import { environments, referenceLengthMax } from './environment.ts'

/** Cases of one answer. docs/api.md#cases. */
export const casesPerAnswer = { max: 100, default: 25 } as const

const moment = (description?: string) =>
  Type.String({ format: 'date-time', ...(description === undefined ? {} : { description }) })
const momentOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time', description })
const textOrNull = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description })

const summary = {
  case_id: Type.String({ format: 'uuid' }),
  reference: Type.String({ maxLength: referenceLengthMax }),
  environment: Type.Enum([...environments]),
  state: Type.Enum(['open', 'closed'], { description: 'Closed: the relationship has ended and the retention runs.' }),
  kind: Type.Unsafe<string | null>({ anyOf: [{ enum: [...clientKinds] }, { type: 'null' }] }),
  passed: Type.Unsafe<boolean | null>({
    type: ['boolean', 'null'],
    description: 'Of the newest verdict; null while there is none.',
  }),
  risk_level: Type.Unsafe<string | null>({
    anyOf: [{ enum: [...riskLevels] }, { type: 'null' }],
    description: 'Of the newest assessment; null while there is none.',
  }),
  failed_checks: Type.Array(Type.String(), {
    description: 'Ids of the failed critical and warning checks of the newest verdict, without names, as in events.',
  }),
  judged_at: momentOrNull('When the newest verdict was made.'),
  decision: Type.Enum([...shownDecisions], {
    description: 'The newest that a person made, or `waiting` while one waits for a second reviewer.',
  }),
  decided_at: momentOrNull('When it was made or asked for; a `judged_at` after it: the case was judged again since.'),
  assignee: textOrNull('Who works on it; null: nobody.'),
  created_at: moment(),
  updated_at: moment('Of the last write on the case.'),
  closed_at: momentOrNull('When the relationship ended.'),
  legal_hold: Type.Boolean(),
  next_review_due: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date' }),
  erased_at: momentOrNull('When its personal data was last erased.'),
}

/** A case in a list. docs/api.md#cases. */
export const CaseSummary = Type.Object(summary, { $id: 'CaseSummary' })
export type CaseSummary = Static<typeof CaseSummary>

/** The answer of `GET /v1/kyc/cases`. docs/api.md#cases. */
export const CaseList = Type.Object(
  {
    items: Type.Array(CaseSummary, { description: 'The last created first.' }),
    next_cursor: textOrNull('Send it as `cursor` for the next page; null on the last one.'),
  },
  { $id: 'CaseList' },
)
export type CaseList = Static<typeof CaseList>

/** A verdict of a case without its checks. docs/api.md#cases. */
export const CaseVerdict = Type.Object(
  {
    verdict_id: Type.String({ format: 'uuid' }),
    operation: Type.Enum(['verify', 'assess']),
    request_id: Type.String(),
    passed: Type.Boolean(),
    risk_level: Type.Unsafe<string | null>({ anyOf: [{ enum: [...riskLevels] }, { type: 'null' }] }),
    policy: Type.Object({
      regime: Type.String(),
      id: textOrNull('Null for an unedited pack.'),
      version: Type.Integer(),
    }),
    bundle: textOrNull('The lists that were screened against; null when none were.'),
    engine: Type.String({ description: 'The version of the rules engine.' }),
    as_of: Type.String({ format: 'date' }),
    created_at: moment(),
    erased: Type.Boolean({ description: 'True: its input and answer were erased.' }),
  },
  { $id: 'CaseVerdict' },
)
export type CaseVerdict = Static<typeof CaseVerdict>

const Box = Type.Array(Type.Number(), {
  minItems: 4,
  maxItems: 4,
  description: 'Left, top, width and height on the page, in its unit.',
})

/** A value that was read from a document, with where and how. docs/reading.md#places. */
export const ReadValue = Type.Object(
  {
    value: Type.String(),
    source: Type.Enum(['barcode', 'mrz', 'text_layer', 'labelled_print', 'unlabelled_print', 'vision']),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    page: Type.Integer({ minimum: 0, description: 'From 0.' }),
    box: Type.Unsafe<readonly number[] | null>({ anyOf: [Box, { type: 'null' }] }),
  },
  { $id: 'ReadValue' },
)
export type ReadValue = Static<typeof ReadValue>

/** What boxes of a page are measured on. docs/reading.md#places. */
export const PageSize = Type.Object(
  {
    page: Type.Integer({ minimum: 0 }),
    unit: Type.Enum(['pixel', 'point']),
    width: Type.Number(),
    height: Type.Number(),
    original: Type.Object({ unit: Type.Enum(['pixel', 'point']), width: Type.Number(), height: Type.Number() }),
    to_original: Type.Array(Type.Number(), {
      minItems: 9,
      maxItems: 9,
      description: 'Row by row, the matrix that takes a point of the page to the page of the file.',
    }),
  },
  { $id: 'PageSize' },
)
export type PageSize = Static<typeof PageSize>

/** A document of a case. docs/api.md#cases. */
export const CaseDocument = Type.Object(
  {
    document_id: Type.String({ format: 'uuid' }),
    filename: textOrNull('Null once erased.'),
    doc_type: Type.String(),
    mime: Type.String(),
    size_bytes: Type.Integer(),
    sha256: textOrNull('Of the bytes, hex; null once erased.'),
    created_at: moment(),
    erased: Type.Boolean(),
    fields: Type.Record(Type.String(), ReadValue, { description: 'By canonical name; empty once erased.' }),
    other_sources: Type.Record(Type.String(), Type.Array(ReadValue), {
      description: 'What further sources said of a field, and values that were left out for doubt.',
    }),
    notes: Type.Array(Type.String()),
    pages: Type.Array(PageSize),
  },
  { $id: 'CaseDocument' },
)
export type CaseDocument = Static<typeof CaseDocument>

const Happening = Type.Object(
  {
    at: moment(),
    action: Type.String({ description: 'As in the audit trail. docs/operations.md#audit-trail.' }),
    actor: Type.Object({ type: Type.String(), id: Type.String() }),
    object: Type.Object({ type: Type.String(), id: Type.String() }),
    request_id: textOrNull('Of the call.'),
  },
  { $id: 'CaseHappening' },
)

const Delivery = Type.Object(
  {
    delivery_id: Type.String({ format: 'uuid' }),
    event_id: Type.String({ format: 'uuid' }),
    event: Type.String(),
    endpoint_id: Type.String({ format: 'uuid' }),
    state: Type.String({ description: 'docs/webhooks.md#states-of-a-delivery.' }),
    attempts: Type.Integer(),
    http_status: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
    created_at: moment(),
    finished_at: momentOrNull('When it was delivered or given up.'),
  },
  { $id: 'CaseDelivery' },
)

/** The answer of `GET /v1/kyc/cases/{case_id}`. docs/api.md#cases. */
export const CaseDetail = Type.Object(
  {
    ...summary,
    subject: textOrNull('The client’s name as a call gave it.'),
    verdicts: Type.Array(CaseVerdict, { description: 'The newest first, 100 at most.' }),
    answer: Type.Unsafe<object | null>({
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'What the newest verdict was answered with; null while there is none or once erased.',
    }),
    documents: Type.Array(CaseDocument, { description: 'The newest first, 50 at most.' }),
    assignment: Type.Unsafe<CaseAssignment | null>({ anyOf: [CaseAssignment, { type: 'null' }] }),
    notes: Type.Array(CaseNote, { description: 'The newest first, 200 at most.' }),
    decisions: Type.Array(CaseDecision, { description: 'The newest first, those that ended among them.' }),
    eid_checks: Type.Array(
      Type.Object({
        key: Type.Integer(),
        state: Type.String(),
        created_at: moment(),
        expires_at: moment(),
      }),
      { description: 'The newest first, 50 at most.' },
    ),
    bank_connections: Type.Array(
      Type.Object({ id: Type.String({ format: 'uuid' }), created_at: moment(), updated_at: moment() }),
      { description: 'The newest first, 50 at most.' },
    ),
    deliveries: Type.Array(Delivery, { description: 'The newest first, 50 at most.' }),
    timeline: Type.Array(Happening, { description: 'The newest first, 100 at most.' }),
  },
  { $id: 'CaseDetail' },
)
export type CaseDetail = Static<typeof CaseDetail>

/** The answer of `GET /v1/kyc/cases/{case_id}/verdicts/{verdict_id}`. docs/api.md#cases. */
export const StoredCaseVerdict = Type.Object(
  {
    verdict_id: Type.String({ format: 'uuid' }),
    case_id: Type.String({ format: 'uuid' }),
    operation: Type.Enum(['verify', 'assess']),
    passed: Type.Boolean(),
    policy: Type.Object({
      regime: Type.String(),
      id: textOrNull('Null for an unedited pack.'),
      version: Type.Integer(),
    }),
    bundle: textOrNull('The lists that were screened against; null when none were.'),
    engine: Type.String({ description: 'The version of the rules engine.' }),
    as_of: Type.String({ format: 'date' }),
    created_at: moment(),
    erased: Type.Boolean(),
    input: Type.Unsafe<object | null>({
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'What the call sent, with its defaults; null once erased.',
    }),
    answer: Type.Unsafe<object | null>({
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'As it was given; null once erased.',
    }),
  },
  { $id: 'StoredCaseVerdict' },
)
export type StoredCaseVerdict = Static<typeof StoredCaseVerdict>

const checkOrNull = Type.Union([Check, Type.Null()], { description: 'Null: this verdict has no such check.' })
const DifferentCheck = Type.Object(
  { id: Type.String(), earlier: checkOrNull, later: checkOrNull },
  { $id: 'DifferentCheck' },
)
export type DifferentCheck = Static<typeof DifferentCheck>

const DifferentInput = Type.Object(
  {
    path: Type.String({ description: '`values.first_name`, `documents[0].fields.id_number`.' }),
    earlier: Type.Unknown({ description: 'Null when it was not sent.' }),
    later: Type.Unknown({ description: 'Null when it was not sent.' }),
  },
  { $id: 'DifferentInput' },
)
export type DifferentInput = Static<typeof DifferentInput>

/** The answer of `GET /v1/kyc/cases/{case_id}/verdicts/{verdict_id}/comparison`. docs/api.md#cases. */
export const VerdictComparison = Type.Object(
  {
    earlier: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'uuid',
      description: 'Null when there is no earlier verdict: everything of the later one is new then.',
    }),
    later: Type.String({ format: 'uuid' }),
    same: Type.Object(
      { policy: Type.Boolean(), bundle: Type.Boolean(), engine: Type.Boolean() },
      { description: 'Whether both were judged by the same rules, lists and version.' },
    ),
    checks: Type.Array(DifferentCheck),
    inputs: Type.Array(DifferentInput, { description: '200 at most.' }),
    further_inputs: Type.Integer({ minimum: 0, description: 'Differences that are not listed.' }),
  },
  { $id: 'VerdictComparison' },
)
export type VerdictComparison = Static<typeof VerdictComparison>
