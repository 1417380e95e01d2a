import { sql, type Kysely } from 'kysely'
import { auditActions, type AuditAction, type AuditActor } from '../domain/audit/actions.ts'
import { refuseOutside } from './confinement.ts'
import { newId } from './new-id.ts'
import type { Tables } from './tables.ts'

/** The content of an audit entry: ids and words of a closed vocabulary only. */
export interface AuditedAct {
  readonly tenantId: string
  readonly at: Date
  readonly actor: AuditActor
  readonly action: AuditAction
  readonly objectId: string
  /** The case that the object is or belongs to. */
  readonly caseId?: string
  /** Names of the settings that were changed, never their values. */
  readonly changed?: readonly string[]
  /** Default `done`. */
  readonly outcome?: 'done' | 'refused'
  /** A code, `a-z` and `_`. */
  readonly reason?: string
  /** For acts that are counted instead of written one by one. */
  readonly count?: number
  readonly requestId?: string
}

/** Writes the entry of an act. Call it in the transaction of the act, so that neither is stored without the other. */
export async function insertAuditEntry(tx: Kysely<Tables>, act: AuditedAct): Promise<void> {
  const { tenantId, at, actor, action, objectId, changed = [], outcome = 'done' } = act
  refuseOutside(tenantId)
  await sql`
    with entry as (
      insert into audit_entry (tenant_id, id, at, actor_type, actor_id, action, object_type, object_id, case_id, changed,
        outcome, request_id, reason, count)
      values (${tenantId}, ${newId(at)}, ${at}, ${actor.type}, ${actor.id}, ${action}, ${auditActions[action]},
        ${objectId}, ${act.caseId ?? null}, ${[...changed]}, ${outcome}, ${act.requestId ?? null}, ${act.reason ?? null},
        ${act.count ?? null})
      returning tenant_id, id
    )
    insert into audit_unsealed (tenant_id, entry_id) select tenant_id, id from entry`.execute(tx)
}

/** An entry about an object, as it is shown. */
export interface EntryOfObject {
  readonly at: Date
  readonly action: string
  readonly actorType: string
  readonly actorId: string
  readonly caseId: string | null
  readonly changed: readonly string[]
}

/** The entries of a workspace about an object, oldest first, at most `limit`. */
export async function entriesOfObject(
  tx: Kysely<Tables>,
  tenantId: string,
  objectId: string,
  limit: number,
): Promise<readonly EntryOfObject[]> {
  const rows = await tx
    .selectFrom('audit_entry')
    .select(['at', 'action', 'actor_type', 'actor_id', 'case_id', 'changed'])
    .where('tenant_id', '=', tenantId)
    .where('object_id', '=', objectId)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    at: row.at,
    action: row.action,
    actorType: row.actor_type,
    actorId: row.actor_id,
    caseId: row.case_id,
    changed: row.changed,
  }))
}

/**
 * The audit entries of case writes, as parts of their statement. They read tenant_id, audit_entry_id, at, key_id, object_id,
 * case_id and request_id from its part `writes`.
 */
export function auditParts(action: AuditAction): string {
  return `
    entry as (
      insert into audit_entry (tenant_id, id, at, actor_type, actor_id, action, object_type, object_id, case_id, changed,
        outcome, request_id)
      select tenant_id, audit_entry_id, at, 'key', key_id, '${action}', '${auditActions[action]}', object_id, case_id,
        '{}'::text[], 'done', request_id
      from writes returning tenant_id, id
    ),
    unsealed as (insert into audit_unsealed (tenant_id, entry_id) select tenant_id, id from entry)`
}
