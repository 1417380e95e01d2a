import { sql, type Kysely } from 'kysely'
import { auditActions, type AuditAction, type AuditActor } from '../domain/audit/actions.ts'
import type { Tables } from './tables.ts'

/** What was done, for its entry. Ids and words of a closed vocabulary only. */
export interface AuditedAct {
  readonly tenantId: string
  readonly at: Date
  readonly actor: AuditActor
  readonly action: AuditAction
  readonly objectId: string
  /** Names of the settings that were changed, never their values. */
  readonly changed?: readonly string[]
}

/** Writes the entry of an act. Call it in the transaction of the act: no act without an entry, no entry without an act. */
export async function insertAuditEntry(tx: Kysely<Tables>, act: AuditedAct): Promise<void> {
  await sql`
    with entry as (
      insert into audit_entry (tenant_id, id, at, actor_type, actor_id, action, object_type, object_id, changed, outcome)
      values (${act.tenantId}, gen_random_uuid(), ${act.at}, ${act.actor.type}, ${act.actor.id}, ${act.action},
        ${auditActions[act.action]}, ${act.objectId}, ${[...(act.changed ?? [])]}, 'done')
      returning tenant_id, id
    )
    insert into audit_unsealed (tenant_id, entry_id) select tenant_id, id from entry`.execute(tx)
}

/**
 * The entries of filings, as parts of their statement: `filed` there has tenant_id, at, key_id, object_id, case_id and
 * request_id.
 */
export function auditParts(action: AuditAction): string {
  return `
    entry as (
      insert into audit_entry (tenant_id, id, at, actor_type, actor_id, action, object_type, object_id, case_id, changed,
        outcome, request_id)
      select tenant_id, gen_random_uuid(), at, 'key', key_id, '${action}', '${auditActions[action]}', object_id, case_id,
        '{}'::text[], 'done', request_id
      from filed returning tenant_id, id
    ),
    unsealed as (insert into audit_unsealed (tenant_id, entry_id) select tenant_id, id from entry)`
}
