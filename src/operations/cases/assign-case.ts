import type { CaseAssignment } from '../../contract/case-acts.ts'
import { wireTime } from '../../contract/events.ts'
import { assigneeTerm } from '../../domain/cases/reviewer.ts'
import { searchIndex } from '../../domain/crypto/search-index.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { findAssignment, setAssignment } from '../../store/case-assignments.ts'
import type { StoredCase } from '../../store/cases.ts'
import { insertCaseDataKey } from '../../store/data-keys.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import type { ActOnCase } from '../audit/case-acts.ts'
import { openManyWithin } from '../sealing/open-many.ts'
import type { Sealer } from '../sealing/sealer.ts'
import type { InCommit } from '../in-commit.ts'
import type { OperatorServices } from '../services.ts'
import { sealerOf } from './add-note.ts'
import { assignmentContent } from './case-act-contents.ts'
import { lockUnerased } from './lock-unerased.ts'
import { shownAssignment } from './shown-acts.ts'

/**
 * Assigns a case to a person, or to nobody. Assigning it to whom it is assigned already changes nothing. Throws 404 when the case was
 * erased.
 */
export async function assignCase(
  services: OperatorServices,
  found: StoredCase,
  { assignee, by }: { readonly assignee: string | null; readonly by: string },
  actOn: ActOnCase,
  inCommit?: InCommit<CaseAssignment | null>,
): Promise<CaseAssignment | null> {
  const { tenantId, id: caseId, environment, reference } = found
  const sealer = await sealerOf(services, found)
  const term = assignee === null ? null : assigneeIndex(sealer, assignee)
  const assigned = async (tx: TenantTransaction): Promise<CaseAssignment | null> => {
    await lockUnerased(tx, tenantId, caseId)
    const before = await findAssignment(tx, tenantId, caseId)
    const at = services.clock.now()
    if (assignee === null || term === null) {
      if (before === null) return null
      await setAssignment(tx, tenantId, { caseId, to: null })
      await insertAuditEntry(tx, actOn('case.unassigned', at))
      return null
    }
    if (before?.term.equals(term) === true) {
      const context = { tenantId, case: { environment, reference }, column: 'kyc_case.assignment', rowId: '' } as const
      const [opened = null] = await openManyWithin(tx, services, tenantId, [{ context, sealed: before.assignment }])
      const content = assignmentContent(opened)
      if (content !== null) return shownAssignment(content)
    }
    const content = { assignee, by, at: wireTime(at) }
    const assignment = sealer.seal('kyc_case.assignment', '', jsonBytes(content))
    await insertCaseDataKey(tx, tenantId, { ...sealer.stored, caseId, at })
    await setAssignment(tx, tenantId, { caseId, to: { assignment, term } })
    await insertAuditEntry(tx, actOn('case.assigned', at))
    return shownAssignment(content)
  }
  return withTenant(services.store.app, tenantId, async (tx) => {
    const assignment = await assigned(tx)
    await inCommit?.(tx, assignment)
    return assignment
  })
}

/** The keyed hash by which the cases of an assignee are found. */
export function assigneeIndex({ workspaceKey }: Pick<Sealer, 'workspaceKey'>, assignee: string): Buffer {
  const [index] = searchIndex(workspaceKey, [assigneeTerm(assignee)])
  if (index === undefined) throw new Error('an assignee has no index')
  return index
}
