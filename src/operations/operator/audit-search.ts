import { Type } from 'typebox'
import { wireTime } from '../../contract/events.ts'
import { auditActions } from '../../domain/audit/actions.ts'
import { chainStatus, searchAudit, type ListedEntry } from '../../store/search-audit.ts'
import { withTenant } from '../../store/tenant.ts'
import { knownWorkspace } from '../known-workspace.ts'
import { parseMoment } from '../moment.ts'
import { cursorAt, placeAt } from '../page-cursor.ts'
import { idOf, pageInput, pageLimit, shownTime } from '../list-input.ts'
import type { OperatorOperation } from './operation.ts'

const SearchAudit = Type.Object({
  workspace_id: Type.String(),
  action: Type.Optional(Type.Enum(Object.keys(auditActions))),
  /** The id of a key or a person, the name of a job, or as an entry shows it. */
  actor: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  object_id: Type.Optional(Type.String()),
  case_id: Type.Optional(Type.String()),
  ...pageInput,
})
const AuditStatus = Type.Object({ workspace_id: Type.String() })

/** Entries of the audit trail, the newest first: ids and words, nothing personal. docs/operations.md#audit-trail. */
export const searchTrail: OperatorOperation<typeof SearchAudit, ShownPage> = {
  name: 'audit.search',
  input: SearchAudit,
  async run(services, input) {
    const { id: tenantId } = await knownWorkspace(services, input.workspace_id)
    const { action, actor } = input
    const search = {
      ...(action === undefined ? {} : { action }),
      ...(actor === undefined ? {} : { actorId: actor }),
      ...(input.object_id === undefined ? {} : { objectId: idOf(input.object_id, 'object_id') }),
      ...(input.case_id === undefined ? {} : { caseId: idOf(input.case_id, 'case_id') }),
      ...(input.from === undefined ? {} : { from: parseMoment(input.from, 'from') }),
      ...(input.to === undefined ? {} : { before: parseMoment(input.to, 'to') }),
    }
    const page = { search, after: placeAt(input.cursor), limit: pageLimit(input.limit) }
    const { rows, next } = await withTenant(services.store.app, tenantId, (tx) => searchAudit(tx, tenantId, page))
    return {
      entries: rows.map(shown),
      next_cursor: next === null ? null : cursorAt(next),
      searched_to: next === null ? null : wireTime(next.at),
    }
  },
}

/** How far the chain of a workspace goes. It proves nothing; `audit verify` does. docs/operations.md#audit-trail. */
export const showTrailStatus: OperatorOperation<typeof AuditStatus, ShownStatus> = {
  name: 'audit.status',
  input: AuditStatus,
  async run(services, { workspace_id: workspaceId }) {
    const { id: tenantId } = await knownWorkspace(services, workspaceId)
    const status = await withTenant(services.store.app, tenantId, (tx) => chainStatus(tx, tenantId))
    return {
      workspace_id: tenantId,
      entries: status.sealed + status.unsealed,
      sealed: status.sealed,
      last_sealed_at: shownTime(status.lastSealedAt),
      unsealed: status.unsealed,
      oldest_unsealed_at: shownTime(status.oldestUnsealedAt),
      signed_seq: status.signedSeq,
      checkpoint_seq: status.checkpointSeq,
      checkpoint_at: shownTime(status.checkpointAt),
    }
  },
}

interface ShownPage {
  readonly entries: readonly ReturnType<typeof shown>[]
  /** Null: there is nothing older. A page can be short, or empty, before that. */
  readonly next_cursor: string | null
  /** How far back this page looked; null: to the end. */
  readonly searched_to: string | null
}

interface ShownStatus {
  readonly workspace_id: string
  readonly entries: number
  readonly sealed: number
  readonly last_sealed_at: string | null
  readonly unsealed: number
  readonly oldest_unsealed_at: string | null
  readonly signed_seq: number | null
  readonly checkpoint_seq: number | null
  readonly checkpoint_at: string | null
}

function shown(entry: ListedEntry) {
  return {
    id: entry.id,
    at: wireTime(entry.at),
    actor_type: entry.actorType,
    actor_id: entry.actorId,
    action: entry.action,
    object_type: entry.objectType,
    object_id: entry.objectId,
    case_id: entry.caseId,
    changed: entry.changed,
    outcome: entry.outcome,
    reason: entry.reason,
    count: entry.count,
    request_id: entry.requestId,
    seq: entry.seq,
  }
}
