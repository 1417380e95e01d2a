import { closeCase, eraseCase, holdCase, listAllCases, purgeCases, showCase } from './cases.ts'
import { exportAudit, verifyAudit } from './audit.ts'
import { listAlerts } from './case-alerts.ts'
import { clearHit, listHits, reopenHit } from './case-hits.ts'
import { createBackup } from './backup.ts'
import { createKey, listAllKeys, revokeKey, rotateKey } from './keys.ts'
import type { OperatorOperation } from './operation.ts'
import { rotateSecret, secretStatus } from './secrets.ts'
import { changeWorkspace, createWorkspace, listAllWorkspaces } from './workspaces.ts'

/** Everything the operator can do. */
export const operatorOperations: readonly OperatorOperation[] = [
  createWorkspace,
  listAllWorkspaces,
  changeWorkspace,
  createKey,
  listAllKeys,
  rotateKey,
  revokeKey,
  listAllCases,
  showCase,
  closeCase,
  holdCase,
  eraseCase,
  purgeCases,
  listHits,
  clearHit,
  reopenHit,
  listAlerts,
  rotateSecret,
  secretStatus,
  verifyAudit,
  exportAudit,
  createBackup,
]
