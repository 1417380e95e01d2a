import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { SealBroken } from '../../domain/crypto/envelope.ts'
import type { HitChange } from '../../domain/screening/changes.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { openAlerts, type OpenAlert } from '../../store/case-alerts.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { openSealed } from '../sealing/open-sealed.ts'
import type { OperatorServices } from '../services.ts'
import { listingOf } from '../audit/case-acts.ts'
import type { OperatorOperation } from './operation.ts'

/** Most alerts listed of one workspace, the last raised first. */
const listedMax = 100

const ListAlerts = Type.Object({ workspace_id: Type.Optional(Type.String()) })

/**
 * Cases whose hits changed since their last verdict because the lists or thresholds changed. A new verdict on the case ends its alert. Each
 * workspace with listed cases gets an audit entry first.
 */
export const listAlerts: OperatorOperation<typeof ListAlerts, readonly ShownAlert[]> = {
  name: 'cases.alerts',
  input: ListAlerts,
  async run(services, { workspace_id: wanted }) {
    const { store, clock } = services
    const workspaces = (await listWorkspaces(store)).filter(({ id }) => wanted === undefined || id === wanted)
    if (wanted !== undefined && workspaces.length === 0) throw errors.notFound()
    const shown: ShownAlert[] = []
    for (const { id: tenantId } of workspaces) {
      const alerts = await withTenant(store.app, tenantId, async (tx) => {
        const open = await openAlerts(tx, tenantId, listedMax)
        if (open.length > 0) await insertAuditEntry(tx, listingOf(tenantId, clock.now()))
        return open
      })
      for (const alert of alerts) shown.push(await shownAlert(services, tenantId, alert))
    }
    return shown
  },
}

interface ShownAlert {
  readonly id: string
  readonly workspace_id: string
  readonly case_id: string
  readonly environment: string
  readonly reference: string
  readonly verdict_id: string
  readonly bundle: string
  readonly raised_at: string
  /** Empty when the seal is broken; the alert is listed nevertheless. */
  readonly changes: readonly ShownChange[]
}

interface ShownChange {
  readonly party: string
  readonly change: HitChange['change']
  readonly list: string
  readonly record: string
  readonly entry: string
  /** 0 to 100. */
  readonly score: number
  readonly severity: 'critical' | 'warning' | 'none'
}

async function shownAlert(services: OperatorServices, tenantId: string, alert: OpenAlert): Promise<ShownAlert> {
  const { environment, reference } = alert
  const context = { tenantId, case: { environment, reference }, column: 'case_alert.changes', rowId: alert.id } as const
  return {
    id: alert.id,
    workspace_id: tenantId,
    case_id: alert.caseId,
    environment,
    reference,
    verdict_id: alert.verdictId,
    bundle: alert.bundleId,
    raised_at: wireTime(alert.raisedAt),
    changes: (await changesOf(services, context, alert.changes)).map((change) => ({
      party: change.party,
      change: change.change,
      list: change.listId,
      record: change.recordId,
      entry: change.entry,
      score: change.score,
      severity: change.severity ?? 'none',
    })),
  }
}

async function changesOf(
  services: OperatorServices,
  context: Parameters<typeof openSealed>[1],
  sealed: Buffer,
): Promise<readonly HitChange[]> {
  try {
    const bytes = await openSealed(services, context, sealed)
    const changes: unknown = bytes === null ? [] : JSON.parse(bytes.toString('utf8'))
    return isChanges(changes) ? changes : []
  } catch (error) {
    if (error instanceof SealBroken) return []
    throw error
  }
}

/** Checks the form only: the bytes are authenticated. */
function isChanges(value: unknown): value is readonly HitChange[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'recordId' in one)
}
