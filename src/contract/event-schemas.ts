import { Type } from 'typebox'
import { environments } from './environment.ts'
import { eventNames, type EventName } from './events.ts'

const Uuid = () => Type.String({ format: 'uuid' })

const common = {
  event_id: Type.String({ format: 'uuid', description: 'New for each event; the same in each delivery of it.' }),
  occurred_at: Type.String({ format: 'date-time', description: 'With offset.' }),
  tenant_id: Type.String({ format: 'uuid', description: 'Id of the workspace.' }),
  reference: Type.String(),
  environment: Type.Enum([...environments]),
}
const failedChecks = Type.Array(Type.String(), {
  description: 'Ids of failed checks, each once, without names.',
})
const verdict = { status: Type.Enum(['passed', 'failed']), failed_checks: failedChecks }

/** The body of each event, as it is sent. docs/webhooks.md#events. */
export const eventSchemas = {
  'kyc.documents_read': Type.Object(
    {
      event: Type.Literal('kyc.documents_read'),
      ...common,
      case_id: Uuid(),
      document_ids: Type.Array(Uuid()),
      reader_unavailable: Type.Boolean({ description: 'A file was never read because of a fault on our side.' }),
      failed_checks: failedChecks,
    },
    { $id: 'DocumentsReadEvent' },
  ),
  'kyc.case_verified': Type.Object(
    { event: Type.Literal('kyc.case_verified'), ...common, case_id: Uuid(), verdict: Type.Object(verdict) },
    { $id: 'CaseVerifiedEvent' },
  ),
  'kyc.case_assessed': Type.Object(
    {
      event: Type.Literal('kyc.case_assessed'),
      ...common,
      case_id: Uuid(),
      verdict: Type.Object({
        ...verdict,
        risk_level: Type.Enum(['Low', 'Medium', 'High']),
        suitability: Type.String({ description: 'A sentence.' }),
      }),
    },
    { $id: 'CaseAssessedEvent' },
  ),
  'kyc.eid_completed': Type.Object(
    {
      event: Type.Literal('kyc.eid_completed'),
      ...common,
      key: Type.Integer({ description: 'The key of the eID check.' }),
      complete: Type.Boolean({ description: 'False when the client never finished.' }),
      passed: Type.Boolean(),
      failed_checks: Type.Array(Type.String(), { description: 'Ids of failed critical eID checks.' }),
    },
    { $id: 'EidCompletedEvent' },
  ),
  'kyc.review_due': Type.Object(
    {
      event: Type.Literal('kyc.review_due'),
      ...common,
      case_id: Uuid(),
      next_review_due: Type.String({ format: 'date', description: 'The day by which the client is to be reviewed.' }),
    },
    { $id: 'ReviewDueEvent' },
  ),
  'kyc.screening_changed': Type.Object(
    {
      event: Type.Literal('kyc.screening_changed'),
      ...common,
      case_id: Uuid(),
      verdict_id: Type.String({ format: 'uuid', description: 'The verdict whose hits were compared.' }),
      bundle: Type.String({ description: 'Id of the lists that were compared with.' }),
      hits: Type.Object(
        { appeared: Type.Integer(), changed: Type.Integer(), gone: Type.Integer() },
        { description: 'How many hits of all parties differ from those of the verdict.' },
      ),
      severity: Type.Enum(['critical', 'warning', 'none'], {
        description: 'The worst of the hits that appeared or changed.',
      }),
    },
    { $id: 'ScreeningChangedEvent' },
  ),
  'kyc.case_decided': Type.Object(
    {
      event: Type.Literal('kyc.case_decided'),
      ...common,
      case_id: Uuid(),
      decision_id: Uuid(),
      decision: Type.Enum(['approved', 'declined', 'escalated']),
      verdict_id: Type.Unsafe<string | null>({
        type: ['string', 'null'],
        format: 'uuid',
        description: 'The newest verdict when it was made; null when the case had none.',
      }),
    },
    { $id: 'CaseDecidedEvent' },
  ),
} as const satisfies Readonly<Record<EventName, unknown>>

/** The events in their order, each with its schema. */
export const describedEvents = eventNames.map((name) => ({ name, schema: eventSchemas[name] }))
