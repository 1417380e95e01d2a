import { closeCase, eraseCase, holdCase, listAllCases, purgeCases, showCase } from './cases.ts'
import { assignCase, decideCase, noteCase } from './case-acts.ts'
import { exportAudit, verifyAudit } from './audit.ts'
import { findInAudit } from './audit-find.ts'
import { compareCaseVerdicts } from './case-compare.ts'
import { searchTrail, showTrailStatus } from './audit-search.ts'
import { makeCaseReport } from './case-report.ts'
import { searchCasesOfWorkspace } from './case-search.ts'
import { summariseCase } from './case-summary.ts'
import { showTimeline } from './case-timeline.ts'
import { revealCaseValue, viewWholeCase } from './case-view.ts'
import { readDocument } from './documents.ts'
import { listAlerts } from './case-alerts.ts'
import { listDueReviews } from './due-reviews.ts'
import { clearHit, listHits, reopenHit } from './case-hits.ts'
import { createBackup } from './backup.ts'
import {
  checkBankDataAccounts,
  eraseBankConnection,
  setBankDataAccount,
  showBankDataAccounts,
  unsetBankDataAccount,
} from './bank.ts'
import { searchForCalls, showOneCall } from './calls.ts'
import { searchForDeliveries, showOneDelivery } from './deliveries.ts'
import { checkEidAccounts } from './eid-check.ts'
import { forceEidOutcome, setEidAccount, showEidAccounts, unsetEidAccount } from './eid.ts'
import { exportClientCases } from './export-cases.ts'
import { makeEvidence } from './evidence.ts'
import { inviteMember, linkMember, withdrawInvitation } from './invitations.ts'
import { createKey, limitKey, listAllKeys, revokeKey, rotateKey } from './keys.ts'
import {
  activateScreeningThresholds,
  compareScreeningThresholds,
  discardScreeningThresholds,
  proposeScreeningThresholds,
  showScreeningThresholds,
  thresholdsHistory,
} from './screening-thresholds.ts'
import { activateStagedList, diffStagedList, discardStagedList } from './staged-lists.ts'
import { importListFile, pruneOldLists, refreshListsNow, removeOneList, showListStatus } from './lists.ts'
import { changeMember, listMembers, removeMember } from './members.ts'
import type { OperatorOperation } from './operation.ts'
import { createOperatorKey, listAllOperatorKeys, revokeOneOperatorKey } from './operator-keys.ts'
import { comparePolicies, listPolicies, policyHistory, publishPolicy, revertPolicy, showPolicy } from './policies.ts'
import { listWebhookDeliveries, replayDelivery, replayFailed, testWebhook } from './webhook-deliveries.ts'
import { listenToWebhook, listListened } from './webhook-listening.ts'
import { showOverview } from './overview.ts'
import { showKeysUsage, showUsage } from './usage.ts'
import { changeWebhook, createWebhook, listWebhooks, removeWebhook, rotateWebhook } from './webhooks.ts'
import { rotateSecret, secretStatus } from './secrets.ts'
import { replayOneVerdict } from './verdicts.ts'
import { changeWorkspace, createWorkspace, listAllWorkspaces } from './workspaces.ts'

/** Everything the operator can do. */
export const operatorOperations: readonly OperatorOperation[] = [
  createWorkspace,
  listAllWorkspaces,
  changeWorkspace,
  createKey,
  limitKey,
  listAllKeys,
  rotateKey,
  revokeKey,
  showKeysUsage,
  createOperatorKey,
  listAllOperatorKeys,
  revokeOneOperatorKey,
  listMembers,
  inviteMember,
  withdrawInvitation,
  changeMember,
  removeMember,
  linkMember,
  createWebhook,
  listWebhooks,
  changeWebhook,
  rotateWebhook,
  removeWebhook,
  testWebhook,
  listWebhookDeliveries,
  searchForDeliveries,
  showOneDelivery,
  listenToWebhook,
  listListened,
  replayDelivery,
  replayFailed,
  searchForCalls,
  showOneCall,
  showUsage,
  showOverview,
  setEidAccount,
  unsetEidAccount,
  showEidAccounts,
  forceEidOutcome,
  checkEidAccounts,
  setBankDataAccount,
  unsetBankDataAccount,
  showBankDataAccounts,
  checkBankDataAccounts,
  eraseBankConnection,
  listAllCases,
  searchCasesOfWorkspace,
  showCase,
  summariseCase,
  viewWholeCase,
  revealCaseValue,
  readDocument,
  compareCaseVerdicts,
  showTimeline,
  makeCaseReport,
  noteCase,
  assignCase,
  decideCase,
  closeCase,
  holdCase,
  eraseCase,
  purgeCases,
  publishPolicy,
  listPolicies,
  policyHistory,
  showPolicy,
  revertPolicy,
  comparePolicies,
  replayOneVerdict,
  makeEvidence,
  exportClientCases,
  listHits,
  clearHit,
  reopenHit,
  listAlerts,
  listDueReviews,
  rotateSecret,
  secretStatus,
  verifyAudit,
  exportAudit,
  findInAudit,
  searchTrail,
  showTrailStatus,
  createBackup,
  importListFile,
  removeOneList,
  pruneOldLists,
  showListStatus,
  refreshListsNow,
  diffStagedList,
  activateStagedList,
  discardStagedList,
  proposeScreeningThresholds,
  compareScreeningThresholds,
  showScreeningThresholds,
  thresholdsHistory,
  activateScreeningThresholds,
  discardScreeningThresholds,
]
