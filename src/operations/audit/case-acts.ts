import { errors } from '../../contract/errors.ts'
import type { AuditAction } from '../../domain/audit/actions.ts'
import type { AuditedAct } from '../../store/audit-entries.ts'
import { findCase, type StoredCase } from '../../store/cases.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import { operatorActor } from '../operator-actor.ts'

/** Makes the audit entry of an act on one case; `reason` is a code. */
export type ActOnCase = (action: AuditAction, at: Date, reason?: string) => AuditedAct

/** The audit entry of an operator's act on a case. */
export function actOn({ tenantId, id }: StoredCase, action: AuditAction, at: Date): AuditedAct {
  return { tenantId, at, actor: operatorActor, action, objectId: id, caseId: id }
}

/** Makes the audit entries of an operator's acts on one case. */
export function operatorsActs(found: StoredCase): ActOnCase {
  return (action, at, reason) => ({ ...actOn(found, action, at), ...(reason !== undefined && { reason }) })
}

/** The audit entry of a list of a workspace's cases. */
export function listingOf(tenantId: string, at: Date): AuditedAct {
  return { tenantId, at, actor: operatorActor, action: 'case.listed', objectId: tenantId }
}

/** The case with this id, searched in each workspace in turn, because cases are read by tenant. Throws 404. */
export async function caseById(store: OperatorServices['store'], id: string): Promise<StoredCase> {
  if (!isUuid(id)) throw errors.notFound()
  for (const { id: tenantId } of await listWorkspaces(store)) {
    const found = await withTenant(store.app, tenantId, (tx) => findCase(tx, tenantId, id))
    if (found !== null) return found
  }
  throw errors.notFound()
}
