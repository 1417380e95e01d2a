import { closeCase, eraseCase, holdCase, listAllCases, purgeCases, showCase } from './cases.ts'
import { exportAudit, verifyAudit } from './audit.ts'
import { createBackup } from './backup.ts'
import { createKey, listAllKeys, revokeKey, rotateKey } from './keys.ts'
import type { OperatorOperation } from './operation.ts'
import { listWebhookDeliveries, replayDelivery, replayFailed, testWebhook } from './webhook-deliveries.ts'
import { changeWebhook, createWebhook, listWebhooks, removeWebhook, rotateWebhook } from './webhooks.ts'
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
  createWebhook,
  listWebhooks,
  changeWebhook,
  rotateWebhook,
  removeWebhook,
  testWebhook,
  listWebhookDeliveries,
  replayDelivery,
  replayFailed,
  listAllCases,
  showCase,
  closeCase,
  holdCase,
  eraseCase,
  purgeCases,
  rotateSecret,
  secretStatus,
  verifyAudit,
  exportAudit,
  createBackup,
]
