import type { PartnerOperation } from '../operation.ts'
import { addCaseNote } from './add-case-note.ts'
import { assess } from './assess.ts'
import { assignCase } from './assign-case.ts'
import { analyseBankConnection } from './bank-analysis.ts'
import { showBankConnection } from './bank-connection.ts'
import { listBankTransactions } from './bank-transactions.ts'
import { connectBank } from './connect-bank.ts'
import { showEidReport } from './eid-report.ts'
import { showEid } from './eid-summary.ts'
import { exportCases } from './export-cases.ts'
import { extract } from './extract.ts'
import { refreshBank } from './refresh-bank.ts'
import { listCases } from './list-cases.ts'
import { compareCaseVerdicts } from './compare-verdicts.ts'
import { closeCase } from './close-case.ts'
import { decideCase } from './decide-case.ts'
import { eraseCase } from './erase-case.ts'
import { holdCase } from './hold-case.ts'
import { clearHit } from './clear-hit.ts'
import { listCaseHits } from './list-hits.ts'
import { reopenHit } from './reopen-hit.ts'
import { showEvidence } from './show-evidence.ts'
import { readDocument } from './read-document.ts'
import { showCaseReport } from './report-case.ts'
import { showVerdict } from './show-verdict.ts'
import { showCase } from './show-case.ts'
import { searchScreening } from './search-screening.ts'
import { startEid } from './start-eid.ts'
import { verify } from './verify.ts'

/** The operations of the API: routing, validation, scopes, the description and the contract tests come from this list. */
export const partnerOperations: readonly PartnerOperation[] = [
  extract,
  verify,
  assess,
  startEid,
  showEid,
  showEidReport,
  connectBank,
  showBankConnection,
  listBankTransactions,
  refreshBank,
  analyseBankConnection,
  searchScreening,
  listCases,
  showCase,
  showVerdict,
  compareCaseVerdicts,
  showEvidence,
  readDocument,
  exportCases,
  showCaseReport,
  listCaseHits,
  clearHit,
  reopenHit,
  addCaseNote,
  assignCase,
  decideCase,
  closeCase,
  holdCase,
  eraseCase,
]
