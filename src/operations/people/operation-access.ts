import type { Permission } from '../../domain/people/roles.ts'

/** What a person needs to run an operation of the operator. */
export interface OperationAccess {
  /** In their workspace; `operates`: they operate the installation, and the operation is of no workspace. */
  readonly needs: Permission | 'operates'
  /** The field of the input that names who did it: it is always the person. */
  readonly signs?: 'reviewer' | 'author' | 'by'
  /** Fields of the input that need more than the operation does. */
  readonly fields?: Readonly<Record<string, Permission>>
  /** The field of the input that names the workspace. Default `workspace_id`, where the input has it. */
  readonly workspaceIn?: 'id'
}

const by = (needs: OperationAccess['needs']): OperationAccess => ({ needs })

/**
 * By name of the operation, for each that is answered over HTTP; a test holds the two lists together. What a person may see and change
 * follows from their workspace (store/confinement.ts). docs/console.md#roles.
 */
export const operationAccess: Readonly<Record<string, OperationAccess>> = {
  'workspaces.create': by('operates'),
  'workspaces.list': by('operates'),
  'workspaces.update': {
    needs: 'workspace.change',
    workspaceIn: 'id',
    // They choose the rules that judge, as an activated policy does.
    fields: { regime: 'policy.activate', extends: 'policy.activate' },
  },
  'keys.create': by('access.change'),
  'keys.limit': by('access.change'),
  'keys.list': by('access.read'),
  'keys.rotate': by('access.change'),
  'keys.revoke': by('access.change'),
  'members.list': by('members.read'),
  'members.invite': by('members.change'),
  'members.withdraw': by('members.change'),
  'members.change': by('members.change'),
  'members.remove': by('members.change'),
  'webhooks.create': by('access.change'),
  'webhooks.list': by('access.read'),
  'webhooks.change': by('access.change'),
  'webhooks.rotate': by('access.change'),
  'webhooks.delete': by('access.change'),
  'webhooks.test': by('access.change'),
  'webhooks.deliveries': by('access.read'),
  'webhooks.listen': by('access.change'),
  'webhooks.listened': by('access.change'),
  'webhooks.replay': by('access.change'),
  'webhooks.replay_failed': by('access.change'),
  'eid.set': by('workspace.change'),
  'eid.unset': by('workspace.change'),
  'eid.show': by('access.read'),
  'eid.outcome': by('sandbox.use'),
  'eid.check': by('operates'),
  'bank.set': by('workspace.change'),
  'bank.unset': by('workspace.change'),
  'bank.show': by('access.read'),
  'bank.check': by('operates'),
  'bank.erase': by('cases.retain'),
  'cases.list': by('cases.read'),
  // Whoever may ask whether a name or a number has a case learns that it has one.
  'cases.search': { needs: 'cases.read', fields: { party: 'values.read', number: 'values.read' } },
  'cases.summary': by('cases.read'),
  'cases.timeline': by('cases.read'),
  'cases.view': by('values.read'),
  'cases.reveal': by('values.read'),
  'cases.compare': by('values.read'),
  'documents.read': by('values.read'),
  'cases.show': by('cases.read'),
  'cases.report': by('values.read'),
  'cases.note': { needs: 'cases.decide', signs: 'author' },
  'cases.assign': { needs: 'cases.decide', signs: 'by' },
  'cases.decide': { needs: 'cases.decide', signs: 'reviewer' },
  'cases.close': by('cases.retain'),
  'cases.hold': by('cases.retain'),
  'cases.erase': by('cases.retain'),
  'cases.purge': by('cases.retain'),
  'cases.hits': by('values.read'),
  'cases.clear_hit': { needs: 'cases.decide', signs: 'reviewer' },
  'cases.reopen_hit': by('cases.decide'),
  // It names parties and entries of lists.
  'cases.alerts': by('values.read'),
  'cases.due': by('cases.read'),
  'policies.publish': by('policy.activate'),
  'policies.list': by('policy.read'),
  'policies.history': by('policy.read'),
  'policies.show': by('policy.read'),
  'policies.revert': by('policy.activate'),
  'policies.compare': by('policy.draft'),
  'verdicts.replay': by('values.read'),
  'secrets.status': by('operates'),
  'audit.find': by('audit.read'),
  'audit.search': by('audit.read'),
  'audit.status': by('audit.read'),
  'deliveries.search': by('access.read'),
  'deliveries.show': by('access.read'),
  'calls.search': by('access.read'),
  'calls.show': by('access.read'),
  'overview.show': by('cases.read'),
  'usage.show': by('access.read'),
  'keys.usage': by('access.read'),
  'lists.remove': by('operates'),
  'lists.prune': by('operates'),
  'lists.status': by('policy.read'),
  'lists.activate': by('operates'),
  'lists.discard': by('operates'),
  'thresholds.propose': by('policy.draft'),
  'thresholds.compare': by('policy.draft'),
  'thresholds.show': by('policy.read'),
  'thresholds.history': by('policy.read'),
  'thresholds.activate': by('policy.activate'),
  'thresholds.discard': by('policy.draft'),
}
