/** Every act that leaves an audit entry, with the kind of object it is done to. Closed: an entry cannot say anything else. */
export const auditActions = {
  'workspace.created': 'workspace',
  'workspace.updated': 'workspace',
  'key.created': 'api_key',
  'key.rotated': 'api_key',
  'key.revoked': 'api_key',
  'documents.filed': 'extraction',
  'verdict.filed': 'verdict',
  'backup.taken': 'backup',
  'backup.restored': 'backup',
} as const

export type AuditAction = keyof typeof auditActions

/** Who did it: an API key by its id, the operator by the way he came in, a job by its name. */
export interface AuditActor {
  readonly type: 'key' | 'operator' | 'job'
  /** `a-z`, `0-9`, `-` and `_`, 64 characters at most. */
  readonly id: string
}
