// Written by `npm run sdk:types` from the OpenAPI description: change that instead.

/** By operationId: method, path, what it takes, what it answers and where the environment goes. */
export const operations = {
  extract: ['POST', '/v1/kyc/extract', 'form', 'json', 'input'],
  verify: ['POST', '/v1/kyc/verify', 'json', 'json', 'input'],
  assess: ['POST', '/v1/kyc/assess', 'json', 'json', 'input'],
  startEid: ['POST', '/v1/kyc/eid', 'json', 'json', 'input'],
  showEid: ['GET', '/v1/kyc/eid/{key}', 'query', 'json', 'input'],
  showEidReport: ['GET', '/v1/kyc/eid/{key}/report', 'query', 'file', 'none'],
  connectBank: ['POST', '/v1/partner/bank-connections', 'json', 'json', 'header'],
  showBankConnection: ['GET', '/v1/partner/bank-connections/{connection_id}', 'query', 'json', 'header'],
  listBankTransactions: ['GET', '/v1/partner/bank-connections/{connection_id}/transactions', 'query', 'json', 'header'],
  refreshBank: ['POST', '/v1/partner/bank-connections/{connection_id}/refresh', 'query', 'json', 'header'],
  analyseBankConnection: ['GET', '/v1/partner/bank-connections/{connection_id}/analysis', 'query', 'json', 'header'],
  searchScreening: ['GET', '/v1/screening/search', 'query', 'json', 'header'],
  listCases: ['GET', '/v1/kyc/cases', 'query', 'json', 'header'],
  showCase: ['GET', '/v1/kyc/cases/{case_id}', 'query', 'json', 'header'],
  showVerdict: ['GET', '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}', 'query', 'json', 'header'],
  compareVerdicts: ['GET', '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}/comparison', 'query', 'json', 'header'],
  showEvidence: ['GET', '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}/evidence', 'query', 'file', 'header'],
  readDocument: ['GET', '/v1/kyc/cases/{case_id}/documents/{document_id}', 'query', 'file', 'header'],
  exportCases: ['POST', '/v1/kyc/cases/export', 'json', 'file', 'header'],
  showCaseReport: ['GET', '/v1/kyc/cases/{case_id}/report', 'query', 'file', 'header'],
  listCaseHits: ['GET', '/v1/kyc/cases/{case_id}/hits', 'query', 'json', 'header'],
  clearHit: ['POST', '/v1/kyc/cases/hits/clear', 'json', 'json', 'header'],
  reopenHit: ['POST', '/v1/kyc/cases/hits/reopen', 'json', 'json', 'header'],
} as const
