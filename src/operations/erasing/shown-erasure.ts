import type { ErasureReceipt } from '../../contract/case-acts.ts'
import { wireTime } from '../../contract/events.ts'
import type { Receipt } from '../../store/erasures.ts'

/** A receipt as the API shows it. */
export function shownErasure(receipt: Receipt): ErasureReceipt {
  const { dataKeys, extractions, documents, verdicts, finishedAt } = receipt
  return {
    receipt_id: receipt.id,
    case_id: receipt.caseId,
    reason: receipt.reason,
    data_keys: dataKeys,
    extractions,
    documents,
    verdicts,
    erased_at: wireTime(receipt.erasedAt),
    finished_at: finishedAt === null ? null : wireTime(finishedAt),
  }
}
