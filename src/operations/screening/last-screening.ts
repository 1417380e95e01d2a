import { dateInTimeZone } from '../../domain/values/dates.ts'
import { resolveRequest, type ResolvedRequest } from '../../domain/verdict/resolve-request.ts'
import type { ScreenableParty } from '../../domain/screening/screenable-party.ts'
import type { VerdictInput } from '../../domain/verdict/input.ts'
import type { StoredCase } from '../../store/cases.ts'
import { withTenant } from '../../store/tenant.ts'
import { lastVerdict } from '../../store/last-verdict.ts'
import { openSealed } from '../sealing/open-sealed.ts'
import type { OperatorServices } from '../services.ts'
import { storedInput } from '../replay/stored-input.ts'

/** The last verdict of a case with the parties that it screened. */
export interface LastScreening {
  readonly verdictId: string
  readonly storedAt: Date
  readonly input: VerdictInput
  readonly resolved: ResolvedRequest
  readonly parties: readonly ScreenableParty[]
}

/** The input of a case's last verdict; null when there is none or it was erased. Throws SealBroken. */
export async function lastScreening(services: OperatorServices, on: StoredCase): Promise<LastScreening | null> {
  const { tenantId, environment, reference } = on
  const verdict = await withTenant(services.store.app, tenantId, (tx) => lastVerdict(tx, tenantId, on.id))
  if (verdict === null) return null
  const context = { tenantId, case: { environment, reference }, column: 'verdict.input', rowId: verdict.id } as const
  const bytes = await openSealed(services, context, verdict.input)
  if (bytes === null) return null
  const input = await storedInput(services.store, tenantId, bytes)
  const resolved = resolveRequest(input)
  return { verdictId: verdict.id, storedAt: verdict.createdAt, input, resolved, parties: resolved.parties }
}

/** Today in the time zone of a verdict's pack. docs/rules/verdict.md#day-of-a-verdict. */
export function todayOf({ clock }: Pick<OperatorServices, 'clock'>, { resolved }: LastScreening): string {
  return dateInTimeZone(clock.now().toISOString(), resolved.chosen.pack.timezone)
}
