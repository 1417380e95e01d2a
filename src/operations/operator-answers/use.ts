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
} as const
