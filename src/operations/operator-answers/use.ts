import { Type } from 'typebox'
import { closed, count, day, flag, id, moment, orNull, pageEnd, text } from './values.ts'

const call = {
  id,
  at: moment,
  request_id: text,
  key_id: id,
  operation: text,
  method: text,
  path: text,
  environment: orNull(text),
  status: Type.Integer(),
  code: orNull(text),
  duration_ms: count,
  client: text,
}
const Field = closed({ path: text, type: text, length: orNull(count) }, 'BodyField')

const List = closed(
  {
    id: text,
    name: text,
    workspace_id: orNull(id),
    entries: count,
    checked_on: day,
    age_days: Type.Integer(),
    staged_at: orNull(moment),
  },
  'ListAge',
)

/** Answers about calls of the API and what a workspace uses. */
export const useAnswers = {
  'calls.search': closed({
    calls: Type.Array(closed(call, 'ListedCall')),
    ...pageEnd,
    logged_days: count,
    unlogged_24h: count,
  }),
  'calls.show': closed({ ...call, body: orNull(closed({ fields: Type.Array(Field), unnamed: count })) }),
  'usage.show': closed({
    workspace_id: id,
    month: text,
    reads: closed({
      used: count,
      cap: count,
      by_day: Type.Array(closed({ day, used: count })),
      forecast: orNull(count),
    }),
    calls: Type.Array(
      closed(
        {
          key_id: id,
          key_name: orNull(text),
          key_prefix: orNull(text),
          operation: text,
          calls: count,
          errors: count,
        },
        'CountedCalls',
      ),
    ),
    logged_days: count,
  }),
  'keys.usage': Type.Array(
    closed(
      {
        id,
        name: text,
        prefix: text,
        state: text,
        last_used_at: orNull(moment),
        last_client: orNull(text),
        calls_1h: count,
        calls_1h_more: flag,
        calls_24h: count,
        errors_24h: count,
      },
      'KeyUse',
    ),
  ),
  'overview.show': closed({
    workspace_id: id,
    environment: Type.Enum(['sandbox', 'production']),
    set_up: closed({
      key_made: flag,
      first_call: flag,
      webhook_made: flag,
      webhook_tested: flag,
      policy_chosen: flag,
      eid_set: flag,
      lists_loaded: flag,
      mail_configured: flag,
    }),
    cases: closed({ needs_review: count, failed: count, due: count }),
    deliveries: closed({
      due: count,
      oldest_due_at: orNull(moment),
      failed_24h: count,
      failing_endpoints: count,
    }),
    mail: closed({ waiting: count, oldest_at: orNull(moment) }),
    audit: closed({ unsealed: count, oldest_unsealed_at: orNull(moment) }),
    lists: Type.Array(List),
  }),
} as const
