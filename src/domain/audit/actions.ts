/**
 * Every action that writes an audit entry, with the kind of its object. The list is closed: no other action can be
 * recorded.
 */
export const auditActions = {
  'workspace.created': 'workspace',
  'workspace.updated': 'workspace',
  'key.created': 'api_key',
  'key.rotated': 'api_key',
  'key.revoked': 'api_key',
  'key.limited': 'api_key',
  'documents.filed': 'extraction',
  'policy.published': 'policy',
  'policy.withdrawn': 'policy',
  'policy.compared': 'workspace',
  'verdict.filed': 'verdict',
  'verdict.replayed': 'verdict',
  'verdict.read': 'verdict',
  'verdict.evidence_made': 'verdict',
  'document.read': 'document',
  'case.listed': 'workspace',
  'case.read': 'case',
  'case.exported': 'case',
  'case.reported': 'case',
  'case.revealed': 'case',
  'case.closed': 'case',
  'case.held': 'case',
  'case.released': 'case',
  'case.review_due': 'case',
  'case.erased': 'case',
  'case.noted': 'case',
  'case.assigned': 'case',
  'case.unassigned': 'case',
  'case.decision_asked': 'case',
  'case.decided': 'case',
  'case.hit_clearing_asked': 'case',
  'case.hit_cleared': 'case',
  'case.hit_reopened': 'case',
  'erasure.finished': 'erasure',
  'secret.rotated': 'workspace',
  'operator_key.created': 'operator_key',
  'operator_key.revoked': 'operator_key',
  'member.invited': 'invitation',
  'member.withdrawn': 'invitation',
  'member.joined': 'person',
  'member.changed': 'person',
  'member.removed': 'person',
  'member.linked': 'person',
  'session.started': 'session',
  'session.ended': 'session',
  'sign_in.refused': 'person',
  'audit.exported': 'workspace',
  'backup.taken': 'backup',
  'backup.restored': 'backup',
  'list.imported': 'screening_list',
  'list.staged': 'screening_list',
  'list.unstaged': 'screening_list',
  'list.compared': 'screening_list',
  'list.removed': 'screening_list',
  'list.pruned': 'screening_list',
  'bundle.activated': 'screening_bundle',
  'screening.searched': 'screening_bundle',
  'thresholds.proposed': 'screening_thresholds',
  'thresholds.compared': 'screening_thresholds',
  'thresholds.activated': 'screening_thresholds',
  'thresholds.discarded': 'screening_thresholds',
  'webhook.created': 'webhook_endpoint',
  'webhook.changed': 'webhook_endpoint',
  'webhook.rotated': 'webhook_endpoint',
  'webhook.deleted': 'webhook_endpoint',
  'webhook.tested': 'webhook_endpoint',
  'webhook.listened': 'webhook_endpoint',
  'webhook.switched_off': 'webhook_endpoint',
  'webhook.replayed': 'delivery',
  'eid.started': 'eid_request',
  'eid.finished': 'eid_request',
  'eid.deleted': 'eid_request',
  'eid.forced': 'eid_request',
  'eid.report_stored': 'eid_report',
  'eid.report_read': 'eid_request',
  'eid.account_set': 'workspace',
  'eid.account_unset': 'workspace',
  'bank.connected': 'bank_connection',
  'bank.refreshed': 'bank_connection',
  'bank.read': 'bank_connection',
  'bank.deleted': 'bank_connection',
  'bank.revoked': 'bank_connection',
  'bank.account_set': 'workspace',
  'bank.account_unset': 'workspace',
  'call.refused': 'api_key',
} as const

export type AuditAction = keyof typeof auditActions

/** Why a call with a known key prefix was refused. For every reason but `key_wrong` the caller had proven the key. */
export const refusalReasons = [
  'key_wrong',
  'key_revoked',
  'key_expired',
  'identity_unproven',
  'scope_lacking',
  'address_not_allowed',
  'workspace_not_enabled',
  'read_cap_reached',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/**
 * The actor: an API key by its id, the operator by the way of access, a job by its name, or `unknown` with the id
 * `unproven` for a caller who sent a key's prefix without the valid key.
 */
export interface AuditActor {
  readonly type: 'key' | 'operator' | 'job' | 'unknown'
  /** `a-z`, `0-9`, `-` and `_`, 64 characters at most. */
  readonly id: string
}
