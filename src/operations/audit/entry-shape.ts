import { Type } from 'typebox'

const textOrNull = Type.Union([Type.String(), Type.Null()])

/** An audit entry in a file: what its hash is over. */
export const ChainedEntryShape = Type.Object({
  tenant_id: Type.String(),
  id: Type.String(),
  at: Type.String(),
  actor_type: Type.String(),
  actor_id: Type.String(),
  action: Type.String(),
  object_type: Type.String(),
  object_id: Type.String(),
  case_id: textOrNull,
  changed: Type.Array(Type.String()),
  outcome: Type.String(),
  request_id: textOrNull,
  reason: textOrNull,
  count: Type.Union([Type.Integer(), Type.Null()]),
})
