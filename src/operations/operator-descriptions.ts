import type { OperatorPermission } from '../store/operator-keys.ts'

/** What is said of an operation of the operator, and who may run it over HTTP. */
export interface OperatorDescription {
  readonly summary: string
  /** `read` changes nothing but the audit trail; a key with `all` may run it too. */
  readonly permission: OperatorPermission
  /** Why it runs on the command line alone; absent: it is also answered over HTTP. */
  readonly onlyLocal?: string
  /** Its answer has a secret that is shown once. */
  readonly showsSecret?: true
}

const reads = (summary: string): OperatorDescription => ({ summary, permission: 'read' })
const changes = (summary: string): OperatorDescription => ({ summary, permission: 'all' })
const showsOnce = (summary: string): OperatorDescription => ({ ...changes(summary), showsSecret: true })
const onlyLocal = (summary: string, why: string): OperatorDescription => ({ ...changes(summary), onlyLocal: why })

const namesFile = 'it names a file of the server, which no caller over HTTP may choose'
const outlasts = 'it can outlast a request'
const givesAccounts = 'who has the link has the account, in every workspace of the person'
const givesKeys = 'no key of the operator may make, show or revoke one'

/** By name of the operation; a test holds the two lists together. docs/console-api.md#operations. */
export const operatorDescriptions: Readonly<Record<string, OperatorDescription>> = {
  'workspaces.create': changes('Make a workspace'),
  'workspaces.list': reads('List the workspaces'),
  'workspaces.update': changes('Change the settings of a workspace'),
  'keys.create': showsOnce('Make an API key'),
  'keys.limit': changes('Change the limits of an API key'),
  'keys.list': reads('List the API keys and their states'),
  'keys.rotate': showsOnce('Replace an API key'),
  'keys.revoke': changes('Revoke an API key'),
  'keys.usage': reads('Show who uses which API key'),
  'operators.create': { ...onlyLocal('Make a key of the operator', givesKeys), showsSecret: true },
  'operators.list': { ...onlyLocal('List the keys of the operator', givesKeys), permission: 'read' },
  'operators.revoke': onlyLocal('Revoke a key of the operator', givesKeys),
  'members.list': reads('List who is in a workspace, and who was invited'),
  'members.invite': changes('Ask somebody by mail to join a workspace'),
  'members.withdraw': changes('End an invitation'),
  'members.change': changes('Change the roles of a member'),
  'members.remove': changes('Take a person out of a workspace'),
  'members.link': { ...onlyLocal('Make a link to choose a new password', givesAccounts), showsSecret: true },
  'webhooks.create': showsOnce('Make a webhook endpoint'),
  'webhooks.list': reads('List the webhook endpoints'),
  'webhooks.change': changes('Change a webhook endpoint'),
  'webhooks.rotate': showsOnce('Replace the secret of a webhook endpoint'),
  'webhooks.delete': changes('Delete a webhook endpoint'),
  'webhooks.test': changes('Send a test ping to a webhook endpoint'),
  'webhooks.deliveries': reads('List the deliveries of a webhook endpoint'),
  'deliveries.search': reads('List deliveries of a workspace, with filters'),
  'deliveries.show': reads('Show a delivery with its attempts and what was signed'),
  'webhooks.listen': changes('Begin to listen to a webhook endpoint'),
  // What it answers is signed with the secrets of the endpoint.
  'webhooks.listened': changes('Show what was sent since, signed for a listener'),
  'webhooks.replay': changes('Send a delivery again'),
  'webhooks.replay_failed': changes('Send all failed deliveries again'),
  'calls.search': reads('List calls of the API, with filters'),
  'calls.show': reads('Show a call of the API with the form of its body'),
  'overview.show': reads('Show what a workspace still needs and what waits in it'),
  'usage.show': reads('Show the reads and calls of a month'),
  'eid.set': changes('Set the eID provider of a workspace'),
  'eid.unset': changes('Delete the eID account of a workspace'),
  'eid.show': reads('Show the eID providers of a workspace'),
  'eid.outcome': changes('Bring a check of the sandbox to an outcome'),
  'eid.check': reads('Ask the eID providers whether they accept their accounts'),
  'bank.set': changes('Set the bank data provider of a workspace'),
  'bank.unset': changes('Delete the bank data account of a workspace'),
  'bank.show': reads('Show the bank data providers of a workspace'),
  'bank.check': reads('Ask the bank data providers whether they accept their accounts'),
  'bank.erase': changes('Erase a bank connection without a case'),
  'cases.list': reads('List cases'),
  'cases.search': reads('Search the cases of a workspace and environment'),
  'cases.summary': reads('Show a case without what is personal of its client'),
  'cases.view': reads('Show everything of a case, with numbers masked'),
  'cases.reveal': reads('Show the whole value of a masked field of a document'),
  'documents.read': reads('Read the file of a document'),
  'cases.compare': reads('Compare two verdicts of a case'),
  'cases.timeline': reads('Show what happened on a case'),
  'cases.show': reads('Show a case with its retention and erasures'),
  'cases.report': reads('Make the report of a case as a PDF'),
  'cases.note': changes('Keep a note with a case'),
  'cases.assign': changes('Assign a case to a person or to nobody'),
  'cases.decide': changes('Decide on a case, or ask for or confirm a decision'),
  'cases.export': onlyLocal('Export everything that is stored about a client', namesFile),
  'evidence.make': onlyLocal('Make the evidence of a verdict', namesFile),
  'cases.close': changes('Close a case'),
  'cases.hold': changes('Set or end the legal hold of a case'),
  'cases.erase': changes('Erase the personal data of a case'),
  'cases.purge': changes('Erase the closed cases whose retention is over'),
  'cases.hits': reads('Show the screening hits of a case'),
  'cases.clear_hit': changes('Clear a screening hit of a case'),
  'cases.reopen_hit': changes('Reopen a cleared hit of a case'),
  'cases.alerts': reads('List the cases whose hits changed'),
  'cases.due': reads('List the cases whose review is due'),
  'policies.publish': changes('Publish a version of the policy of a workspace'),
  'policies.list': reads('List the policies in force'),
  'policies.history': reads('List the versions of the policy of a workspace'),
  'policies.show': reads('Show a version of the policy of a workspace'),
  'policies.revert': changes('Publish an earlier version of the policy again'),
  'policies.compare': reads('Compare two policies on stored cases'),
  'verdicts.replay': reads('Compute a stored verdict again'),
  'secrets.rotate': onlyLocal('Rotate the secret of the installation', 'it writes the secret to a file of the server'),
  'secrets.status': reads('Show what depends on each version of the secret'),
  'audit.verify': { ...onlyLocal('Verify the audit trail', `${namesFile}, and ${outlasts}`), permission: 'read' },
  'audit.export': onlyLocal('Export the audit trail', namesFile),
  'audit.find': reads('Find the audit entries of a file by its hash'),
  'audit.search': reads('List entries of the audit trail, with filters'),
  'audit.status': reads('Show how far the chain of the audit trail goes'),
  'backup.create': onlyLocal('Back up the installation', namesFile),
  'lists.import': onlyLocal('Import the file of a screening list', namesFile),
  'lists.remove': changes('Remove a list from the screening'),
  'lists.prune': changes('Delete the snapshots of lists that nothing uses'),
  'lists.status': reads('Show the lists in use and their age'),
  'lists.refresh': onlyLocal('Ask the publishers for newer lists', outlasts),
  'lists.diff': { ...onlyLocal('Compare a staged list with the one in use', outlasts), permission: 'read' },
  'lists.activate': changes('Use the staged file of a list'),
  'lists.discard': changes('Take the staged file of a list away'),
  'thresholds.propose': changes('Propose thresholds of the screening'),
  'thresholds.compare': changes('Compare stored cases with the proposed thresholds'),
  'thresholds.show': reads('Show the thresholds that run and what is proposed'),
  'thresholds.history': reads('List the versions of the thresholds'),
  'thresholds.activate': changes('Use the proposed thresholds'),
  'thresholds.discard': changes('Take the proposed thresholds away'),
}

/** The description of an operation. Throws for an operation without one. */
export function descriptionOf({ name }: { readonly name: string }): OperatorDescription {
  const description = operatorDescriptions[name]
  if (description === undefined) throw new Error(`the operation ${name} has no description`)
  return description
}
