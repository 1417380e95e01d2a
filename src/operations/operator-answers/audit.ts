import { Type } from 'typebox'
import { closed, count, id, moment, orNull, pageEnd, text, texts } from './values.ts'

const Entry = closed(
  {
    id,
    at: moment,
    actor_type: text,
    actor_id: text,
    action: text,
    object_type: text,
    object_id: id,
    case_id: orNull(id),
    changed: texts,
    outcome: Type.Enum(['done', 'refused']),
    reason: orNull(text),
    count: orNull(count),
    request_id: orNull(text),
    seq: orNull(count),
  },
  'AuditEntry',
)

/** Answers about the audit trail of a workspace. */
export const auditAnswers = {
  'audit.search': closed({ entries: Type.Array(Entry), ...pageEnd }),
  'audit.status': closed({
    workspace_id: id,
    entries: count,
    sealed: count,
    last_sealed_at: orNull(moment),
    unsealed: count,
    oldest_unsealed_at: orNull(moment),
    signed_seq: orNull(count),
    checkpoint_seq: orNull(count),
    checkpoint_at: orNull(moment),
  }),
} as const
