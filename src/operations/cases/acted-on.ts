import type { CaseSummary } from '../../contract/case.ts'
import type { TenantTransaction } from '../../store/tenant.ts'
import { endCall } from '../idempotency/end-call.ts'
import type { Caller } from '../operation.ts'
import type { Services } from '../services.ts'
import { summaryWithin } from './read-case.ts'

/** Acts on a case and answers it as it is then; both, and the end of the call, are one commit. Throws what `act` throws, and SealBroken. */
export async function actedOn(
  services: Services,
  caller: Caller,
  caseId: string,
  act: (inCommit: (tx: TenantTransaction) => Promise<void>) => Promise<void>,
): Promise<CaseSummary> {
  let answer: CaseSummary | null = null
  await act(async (tx) => {
    answer = await summaryWithin(tx, services, caller, caseId)
    await endCall(tx, caller, { answer, aboutId: caseId, at: services.clock.now() })
  })
  if (answer === null) throw new Error('an act on a case committed nothing')
  return answer
}
