import { isResultOutcome } from '../../domain/eid-sandbox/findings.ts'
import type { SandboxOutcome } from '../../domain/eid-sandbox/outcome.ts'
import type { TenantTransaction } from '../../store/tenant.ts'
import type { Services } from '../services.ts'
import { complete, endWithout } from './session-changes.ts'
import { changeSession, type Session } from './sessions.ts'

/**
 * Chooses the outcome for a test: one with a result completes the session at once, `archive` ends it without a result, `never`
 * and `down` leave it open. `within` runs in the commit of the change. Returns the session
 * afterwards; null when it is gone. docs/rules/eid.md#outcomes-of-the-sandbox.
 */
export function forceOutcome(
  services: Pick<Services, 'store' | 'workspaceKeys' | 'clock'>,
  session: Pick<Session, 'tenantId' | 'ref'>,
  outcome: SandboxOutcome,
  within?: (tx: TenantTransaction) => Promise<void>,
): Promise<Session | null> {
  const change = ({ data }: Session) => {
    if (isResultOutcome(outcome)) return { outcome, ...complete(services, { data, outcome }) }
    return outcome === 'archive' ? { outcome, ...endWithout('expired', data) } : { outcome }
  }
  return changeSession(services, session, change, within)
}
