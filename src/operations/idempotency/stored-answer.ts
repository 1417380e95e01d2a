import { openBytes } from '../../domain/crypto/envelope.ts'
import type { FoundCall } from '../../store/idempotent-calls.ts'
import { storedVerdictAnswer } from '../stored-verdict-answer.ts'
import { openSealed } from '../sealing/open-sealed.ts'
import type { Services } from '../services.ts'
import { WrittenJson } from '../written-json.ts'
import { answerText } from '../answer-bytes.ts'
import { answerContext, answerKey, type AnswerSeal } from '../claimed-call.ts'

/** What a finished call answered; null when it was erased. Throws SealBroken when the stored bytes were changed. */
export async function storedAnswer(
  services: Pick<Services, 'store' | 'workspaceKeys'>,
  of: {
    readonly tenantId: string
    readonly mac: Buffer
    readonly seal: AnswerSeal
    readonly found: FoundCall
  },
): Promise<WrittenJson | null> {
  const { tenantId, mac, seal, found } = of
  const { answer: sealed, aboutId, verdict } = found
  if (sealed?.length === 0) return null
  const opened = sealed === null ? null : openBytes(answerKey(seal), { context: answerContext(tenantId, mac), sealed })
  if (verdict === null) return opened === null ? null : new WrittenJson(answerText(opened, aboutId))
  const { environment, reference } = verdict
  const context = { tenantId, case: { environment, reference }, column: 'verdict.answer', rowId: verdict.id } as const
  const own = await openSealed(services, context, verdict.answer)
  if (own === null) return null
  const ignored: unknown = opened === null ? null : JSON.parse(opened.toString())
  return storedVerdictAnswer(new WrittenJson(own.toString()), {
    caseId: verdict.caseId,
    verdictId: verdict.id,
    ignored,
  })
}
