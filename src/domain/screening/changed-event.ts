import type { Environment } from '../../contract/environment.ts'
import { wireTime, type ScreeningChangedPayload } from '../../contract/events.ts'
import type { HitChange } from './changes.ts'

/** A stored case whose hits changed. */
export interface ChangedCase {
  readonly eventId: string
  readonly at: Date
  readonly tenantId: string
  readonly caseId: string
  readonly reference: string
  readonly environment: Environment
  readonly verdictId: string
  readonly bundleId: string
  readonly changes: readonly HitChange[]
}

/** The payload of `kyc.screening_changed`: counts, and no name of a party, list or entry. docs/webhooks.md#changed-hits. */
export function screeningChangedPayload(changed: ChangedCase): ScreeningChangedPayload {
  const { changes } = changed
  const count = (change: HitChange['change']) => changes.filter((one) => one.change === change).length
  const severities = changes.filter(({ change }) => change !== 'gone').map(({ severity }) => severity)
  return {
    event: 'kyc.screening_changed',
    event_id: changed.eventId,
    occurred_at: wireTime(changed.at),
    tenant_id: changed.tenantId,
    case_id: changed.caseId,
    reference: changed.reference,
    environment: changed.environment,
    verdict_id: changed.verdictId,
    bundle: changed.bundleId,
    hits: { appeared: count('appeared'), changed: count('changed'), gone: count('gone') },
    severity: (['critical', 'warning'] as const).find((severity) => severities.includes(severity)) ?? 'none',
  }
}
