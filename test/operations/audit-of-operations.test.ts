import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { access, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { auditActions, type AuditAction } from '../../src/domain/audit/actions.ts'
import { jobs } from '../../src/jobs/index.ts'
import { recordCalls } from '../../src/jobs/record-calls.ts'
import { operatorOperations } from '../../src/operations/operator/index.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'
import { setMembership } from '../../src/store/memberships.ts'
import { insertPerson } from '../../src/store/people.ts'
import { form } from '../http/support/form.ts'
import { png } from '../http/support/images.ts'
import { auditRows } from '../support/audit-rows.ts'
import { assertDescribed } from '../support/described-answer.ts'
import { jobContext } from '../support/job-context.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { namesList, type NamedEntry } from '../support/names-list.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { accountOf, steeredBank } from '../support/steered-bank.ts'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'

/** Unique values for every field that a caller or the operator can write. */
const planted: string[] = []
function canary(where: string): string {
  const value = `Zq${planted.length}canary${where}`
  planted.push(value)
  return value
}

/** The input of an operation, the entries it must leave, and a file that it must not leave when its entry fails. */
interface Prepared {
  readonly input: object
  readonly entries: readonly AuditAction[]
  readonly file?: string
}

/** One way to call an operation that changes something or shows personal data. */
interface Audited {
  readonly name: string
  readonly what: string
  prepare(): Promise<Prepared>
}

let server: WebhookServer
let receiver: Receiver
const listed: NamedEntry[] = []
const list = namesList(listed)
const bank = steeredBank()
before(async () => {
  server = await startWebhookServer({ world: { screener: list } })
  bank.install(server.services)
  receiver = await startReceiver()
})
after(async () => {
  await receiver.stop()
  await server.stop()
})

/** A logged call, and the workspace that it is of. */
async function newCall(): Promise<{ readonly workspace_id: string; readonly id: string }> {
  await server.assess(canary('reference'))
  await recordCalls.run(server.services, jobContext())
  const { calls } = (await server.operate('calls.search', { workspace_id: server.workspaceId, limit: 1 })) as {
    calls: readonly { id: string }[]
  }
  return { workspace_id: server.workspaceId, id: calls[0]?.id ?? '' }
}

/** A delivery, and the workspace that it is of. */
async function newDelivery(): Promise<{ readonly workspace_id: string; readonly id: string }> {
  await newEndpoint(['kyc.case_assessed'])
  await server.assess(canary('reference'))
  const { deliveries } = (await server.operate('deliveries.search', {
    workspace_id: server.workspaceId,
    limit: 1,
  })) as {
    deliveries: readonly { id: string }[]
  }
  return { workspace_id: server.workspaceId, id: deliveries[0]?.id ?? '' }
}

const rows = () => auditRows(server.services.store)
const allEntries = () => rows().entries()
const entryIds = async () => new Set((await allEntries()).map(({ id }) => id))
const everyRow = () => rows().everyRow()
const withRefusedEntries = (work: () => Promise<unknown>, action?: string) => rows().withRefusedEntries(work, action)

const operate = async (name: string, input: object) => (await server.operate(name, input)) as { id: string }
const newWorkspace = () => operate('workspaces.create', { name: canary('workspace') })
const memberAddress = () => `${canary('address').toLowerCase()}@example.com`
const newMember = async () => {
  const { id: workspaceId } = await newWorkspace()
  const [id, email, at] = [randomUUID(), memberAddress(), server.clock.now()]
  const details = { id, email, name: canary('member'), locale: 'en', password: null } as const
  await server.services.store.system.transaction().execute(async (tx) => {
    await insertPerson(tx, { ...details, emailVerifiedAt: at, operates: false, createdAt: at })
    const roles = { sandbox: null, production: 'reviewer' } as const
    await setMembership(tx, { tenantId: workspaceId, personId: id, roles, at })
  })
  return { id, email, workspaceId }
}
const newKey = async () => {
  const { id } = await newWorkspace()
  return operate('keys.create', { workspace_id: id, name: canary('key'), scopes: ['kyc:verify'] })
}
const bodyOf = () => ({
  reference: canary('reference'),
  subject: canary('subject'),
  values: { first_name: canary('name'), sin: canary('sin') },
})
const newCase = async (reference = canary('reference')) => {
  const body = form([{ content: png(9, 9), type: 'image/png', name: `${canary('file')}.png` }], {
    reference,
    subject: canary('subject'),
  })
  const answer = await server.call('POST', '/v1/kyc/extract', { body })
  assert.equal(answer.status, 200)
  return { id: ((await answer.json()) as { case_id: string }).case_id, reference }
}
const newEndpoint = async (events = ['kyc.eid_completed']) => {
  const secret = canary('secret of an endpoint')
  return server.endpoint(receiver.url, { events, secret })
}
const failedDelivery = async () => {
  receiver.answerWith((response) => void response.writeHead(500).end(canary('answer')))
  const { id } = await newEndpoint(['kyc.case_assessed'])
  await server.assess(canary('reference'), bodyOf().values)
  for (let attempt = 0; attempt < 6; attempt++) {
    await server.send()
    server.clock.advance(7 * 3_600_000)
  }
  const [failed] = await server.deliveries(id, { state: 'failed' })
  await operate('webhooks.change', { id, events: ['kyc.eid_completed'] })
  return { endpointId: id, id: failed!.id }
}
const dueCase = async () => {
  const { id } = await newCase()
  await operate('cases.close', { id })
  server.clock.advance(6 * 366 * 86_400_000)
  return id
}
const policy = () => ({ regime: 'ca_aml', comment: canary('comment'), severities: { expiring: 'warning' } })
const withPolicy = async () => {
  const made = await newWorkspace()
  await operate('policies.publish', { workspace_id: made.id, policy: policy() })
  return made
}
const storedVerdict = async () => {
  const reference = canary('reference')
  assert.equal((await server.post('/v1/kyc/verify', { ...bodyOf(), reference })).status, 200)
  const rows = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
    tx
      .selectFrom('verdict')
      .innerJoin('kyc_case', 'kyc_case.id', 'verdict.case_id')
      .select('verdict.id')
      .where('kyc_case.reference', '=', reference)
      .execute(),
  )
  return rows[0]!.id
}
/** A case whose client is on the list, under a unique name. */
const listedCase = async () => {
  const name = canary('listed')
  const before = listed.length
  listed.push({ name, recordId: `X-${before}` })
  list.activate(listed)
  const answer = await server.post('/v1/kyc/verify', { reference: canary('reference'), values: { names: name } })
  assert.equal(answer.status, 200)
  const { case_id: id } = (await answer.json()) as { case_id: string }
  return { id, party: name, list: 'sandbox', record: `X-${before}` }
}
const review = () => ({ reason: canary('reason'), reviewer: canary('reviewer') })
const clearing = (hit: Awaited<ReturnType<typeof listedCase>>) => ({
  ...hit,
  reason: canary('reason'),
  expires: server.clock.now().toISOString().slice(0, 10),
})
/** A case whose client came on the list after its verdict. */
const alertedCase = async () => {
  const { record } = await listedCase()
  listed.splice(
    listed.findIndex(({ recordId }) => recordId === record),
    1,
  )
  list.activate(listed)
  const rescreen = () => jobs.find(({ name }) => name === 'rescreen-cases')!.run(server.services, jobContext())
  await rescreen()
  server.clock.advance(31_000)
  await rescreen()
}
const workspaces = async () => ((await server.operate('workspaces.list', {})) as object[]).length
/** A list with a unique entry. Its name is public and therefore no canary. */
const newList = async () => {
  const file = path.join(server.dataDir, `list-${++listsMade}.csv`)
  const columns = 'id,schema,name,aliases,birth_date,countries,identifiers'
  await writeFile(file, `${columns}\nL-${listsMade},Person,Ivan Exemplov,,,,\n`)
  return file
}
let listsMade = 0
const inSandbox = (workspace_id: string) => ({ workspace_id, environment: 'sandbox' })
const thresholdsOf = (workspaceId: string) => ({ ...inSandbox(workspaceId), topics: { pep: { warning: 80 } } })
const proposedThresholds = (workspaceId: string, extra: object = {}) =>
  operate('thresholds.propose', { ...thresholdsOf(workspaceId), reason: canary('reason'), ...extra })
const credentials = () => ({ client_id: canary('client id'), secret_key: canary('secret key') })
/** Starts an eID check; without an outcome of the sandbox it stays pending. */
const startEid = async (outcome: string, reference?: string) => {
  const answer = await server.post('/v1/kyc/eid', {
    ...{ reference, subject: canary('subject'), address: canary('address'), phone: canary('phone') },
    ...{ email: `${outcome}+${canary('email')}@example.com`, first_name: canary('first'), last_name: canary('last') },
  })
  return { answer, key: ((await answer.json()) as { key: number }).key }
}
const bankConnections = '/v1/partner/bank-connections'
/** Connects an account of which every text is unique. */
const connectBank = async (caseId?: string) => {
  const transactions = accountOf(150).transactions.map((booked) => ({ ...booked, description: canary('booked') }))
  bank.give({ bankName: canary('bank'), holders: [canary('holder'), canary('holder')], transactions })
  const body = { bank_code: canary('code'), bank_name: canary('bank'), case_id: caseId, access_grant: canary('grant') }
  const answer = await server.post(bankConnections, body)
  const { id = '', link_token: link } = (await answer.json()) as { id?: string; link_token?: string }
  planted.push(...[link ?? canary('link'), bank.callsOf('connect').at(-1)?.token ?? canary('access')])
  return { answer, id }
}
const newFile = () => path.join(server.dataDir, canary('path'))

const audited: readonly Audited[] = [
  {
    name: 'workspaces.create',
    what: '',
    prepare: async () => ({ input: { name: canary('workspace') }, entries: ['workspace.created'] }),
  },
  {
    name: 'workspaces.update',
    what: '',
    async prepare() {
      const { id } = await newWorkspace()
      return { input: { id, name: canary('workspace'), read_cap: 3 }, entries: ['workspace.updated'] }
    },
  },
  {
    name: 'keys.create',
    what: '',
    async prepare() {
      const { id } = await newWorkspace()
      const bound = { service_accounts: 'a@b-project.iam.gserviceaccount.com', audience: canary('audience') }
      const input = { workspace_id: id, name: canary('key'), scopes: ['kyc:verify'], ...bound }
      return { input, entries: ['key.created'] }
    },
  },
  {
    name: 'keys.rotate',
    what: ' with grace',
    prepare: async () => ({ input: { id: (await newKey()).id }, entries: ['key.created', 'key.rotated'] }),
  },
  {
    name: 'keys.rotate',
    what: ' without grace',
    async prepare() {
      const input = { id: (await newKey()).id, grace_hours: 0 }
      return { input, entries: ['key.created', 'key.revoked', 'key.rotated'] }
    },
  },
  {
    name: 'keys.limit',
    what: '',
    prepare: async () => ({
      input: { id: (await newKey()).id, calls_per_minute: 5, addresses: ['10.0.0.0/8'], expires: '2027-01-01' },
      entries: ['key.limited'],
    }),
  },
  {
    name: 'keys.revoke',
    what: '',
    prepare: async () => ({ input: { id: (await newKey()).id }, entries: ['key.revoked'] }),
  },
  {
    name: 'operators.create',
    what: '',
    prepare: async () => ({
      input: { name: canary('operator') },
      entries: Array<AuditAction>(await workspaces()).fill('operator_key.created'),
    }),
  },
  {
    name: 'operators.revoke',
    what: '',
    async prepare() {
      const { id } = await operate('operators.create', { name: canary('operator') })
      return { input: { id }, entries: Array<AuditAction>(await workspaces()).fill('operator_key.revoked') }
    },
  },
  {
    name: 'members.invite',
    what: '',
    prepare: async () => ({
      input: { workspace_id: (await newWorkspace()).id, email: memberAddress(), production: 'reviewer' },
      entries: ['member.invited'],
    }),
  },
  {
    name: 'members.withdraw',
    what: '',
    async prepare() {
      const { id: workspace_id } = await newWorkspace()
      const given = { workspace_id, email: memberAddress(), production: 'reviewer' }
      const { id } = await operate('members.invite', given)
      return { input: { workspace_id, id }, entries: ['member.withdrawn'] }
    },
  },
  {
    name: 'members.change',
    what: '',
    async prepare() {
      const { id, workspaceId } = await newMember()
      const input = { workspace_id: workspaceId, person_id: id, production: 'auditor' }
      return { input, entries: ['member.changed'] }
    },
  },
  {
    name: 'members.remove',
    what: '',
    async prepare() {
      const { id, workspaceId } = await newMember()
      return { input: { workspace_id: workspaceId, person_id: id }, entries: ['member.removed'] }
    },
  },
  {
    name: 'members.link',
    what: '',
    prepare: async () => ({ input: { email: (await newMember()).email }, entries: ['member.linked'] }),
  },
  {
    name: 'webhooks.create',
    what: '',
    async prepare() {
      const given = { url: `${receiver.url}?${canary('address')}`, secret: canary('a secret that is given') }
      const input = { workspace_id: server.workspaceId, events: ['kyc.eid_completed'], ...given }
      return { input, entries: ['webhook.created'] }
    },
  },
  {
    name: 'webhooks.change',
    what: '',
    async prepare() {
      const { id } = await newEndpoint()
      return { input: { id, enabled: false, events: ['kyc.case_verified'] }, entries: ['webhook.changed'] }
    },
  },
  {
    name: 'webhooks.rotate',
    what: '',
    prepare: async () => ({ input: { id: (await newEndpoint()).id }, entries: ['webhook.rotated'] }),
  },
  {
    name: 'webhooks.delete',
    what: '',
    prepare: async () => ({ input: { id: (await newEndpoint()).id }, entries: ['webhook.deleted'] }),
  },
  {
    name: 'webhooks.test',
    what: '',
    prepare: async () => ({ input: { id: (await newEndpoint()).id }, entries: ['webhook.tested'] }),
  },
  {
    name: 'webhooks.listen',
    what: '',
    prepare: async () => ({ input: { id: (await newEndpoint()).id }, entries: ['webhook.listened'] }),
  },
  {
    name: 'webhooks.replay',
    what: '',
    prepare: async () => ({ input: { id: (await failedDelivery()).id }, entries: ['webhook.replayed'] }),
  },
  {
    name: 'webhooks.replay_failed',
    what: '',
    async prepare() {
      const { endpointId } = await failedDelivery()
      const input = { endpoint_id: endpointId, failed_since: '2026-11-01' }
      return { input, entries: ['webhook.replayed'] }
    },
  },
  {
    name: 'cases.list',
    what: ' of one workspace',
    async prepare() {
      const { reference } = await newCase()
      return { input: { workspace_id: server.workspaceId, reference }, entries: ['case.listed'] }
    },
  },
  {
    name: 'cases.list',
    what: ' of all',
    async prepare() {
      const { reference } = await newCase()
      return { input: { reference }, entries: ['case.listed'] }
    },
  },
  {
    name: 'cases.search',
    what: '',
    async prepare() {
      const { reference } = await newCase()
      const of = { workspace_id: server.workspaceId, environment: 'sandbox' }
      return { input: { ...of, reference }, entries: ['case.listed'] }
    },
  },
  {
    name: 'cases.summary',
    what: '',
    prepare: async () => ({ input: { id: (await newCase()).id }, entries: ['case.read'] }),
  },
  {
    name: 'cases.timeline',
    what: '',
    prepare: async () => ({ input: { id: (await newCase()).id }, entries: ['case.read'] }),
  },
  {
    name: 'cases.view',
    what: '',
    prepare: async () => ({ input: { id: (await newCase()).id }, entries: ['case.read'] }),
  },
  {
    name: 'documents.read',
    what: '',
    async prepare() {
      const { id } = await newCase()
      const { documents } = (await operate('cases.summary', { id })) as unknown as {
        documents: { document_id: string }[]
      }
      return { input: { id: documents[0]?.document_id }, entries: ['document.read'] }
    },
  },
  {
    name: 'cases.compare',
    what: '',
    async prepare() {
      const { id } = await listedCase()
      const { verdicts } = (await operate('cases.summary', { id })) as unknown as {
        verdicts: { verdict_id: string }[]
      }
      const [newest] = verdicts
      const of = { id, from: newest?.verdict_id, to: newest?.verdict_id }
      return { input: of, entries: ['verdict.read', 'verdict.read'] }
    },
  },
  {
    name: 'cases.show',
    what: '',
    prepare: async () => ({ input: { id: (await newCase()).id }, entries: ['case.read'] }),
  },
  {
    name: 'cases.close',
    what: '',
    prepare: async () => ({ input: { id: (await newCase()).id }, entries: ['case.closed'] }),
  },
  {
    name: 'cases.hold',
    what: ' on',
    prepare: async () => ({ input: { id: (await newCase()).id, held: true }, entries: ['case.held'] }),
  },
  {
    name: 'cases.hold',
    what: ' off',
    async prepare() {
      const { id } = await newCase()
      await operate('cases.hold', { id, held: true })
      return { input: { id, held: false }, entries: ['case.released'] }
    },
  },
  {
    name: 'cases.erase',
    what: '',
    prepare: async () => ({ input: { id: (await newCase()).id }, entries: ['case.erased', 'erasure.finished'] }),
  },
  {
    name: 'cases.erase',
    what: ' with a bank connection',
    async prepare() {
      const { id } = await newCase()
      await connectBank(id)
      return { input: { id }, entries: ['bank.revoked', 'case.erased', 'erasure.finished'] }
    },
  },
  {
    name: 'cases.purge',
    what: ' as a dry run',
    async prepare() {
      await dueCase()
      return { input: { dry_run: true }, entries: ['case.listed'] }
    },
  },
  {
    name: 'cases.purge',
    what: '',
    async prepare() {
      await server.operate('cases.purge', {})
      await dueCase()
      await dueCase()
      return { input: {}, entries: ['case.erased', 'case.erased', 'erasure.finished', 'erasure.finished'] }
    },
  },
  {
    name: 'policies.publish',
    what: '',
    prepare: async () => ({
      input: { workspace_id: (await newWorkspace()).id, policy: policy() },
      entries: ['policy.published'],
    }),
  },
  {
    name: 'policies.revert',
    what: ' to an earlier version',
    prepare: async () => ({
      input: { workspace_id: (await withPolicy()).id, version: 1 },
      entries: ['policy.published'],
    }),
  },
  {
    name: 'policies.revert',
    what: ' to the pack',
    prepare: async () => ({ input: { workspace_id: (await withPolicy()).id }, entries: ['policy.withdrawn'] }),
  },
  {
    name: 'policies.compare',
    what: '',
    prepare: async () => ({
      input: { workspace_id: server.workspaceId, from: { regime: 'generic' }, to: { regime: 'ca_aml' } },
      entries: ['policy.compared'],
    }),
  },
  {
    name: 'verdicts.replay',
    what: '',
    prepare: async () => ({ input: { id: await storedVerdict() }, entries: ['verdict.replayed'] }),
  },
  {
    name: 'cases.note',
    what: '',
    prepare: async () => ({
      input: { id: (await newCase()).id, text: canary('note'), author: canary('author') },
      entries: ['case.noted'],
    }),
  },
  {
    name: 'cases.assign',
    what: ' to a person',
    prepare: async () => ({
      input: { id: (await newCase()).id, assignee: canary('assignee'), by: canary('by') },
      entries: ['case.assigned'],
    }),
  },
  {
    name: 'cases.assign',
    what: ' to nobody',
    async prepare() {
      const { id } = await newCase()
      await operate('cases.assign', { id, assignee: canary('assignee'), by: canary('by') })
      return { input: { id, assignee: null, by: canary('by') }, entries: ['case.unassigned'] }
    },
  },
  {
    name: 'cases.decide',
    what: '',
    prepare: async () => ({
      input: { id: (await newCase()).id, decision: 'approve', ...review() },
      entries: ['case.decided'],
    }),
  },
  {
    name: 'evidence.make',
    what: '',
    async prepare() {
      const file = newFile()
      return { input: { id: await storedVerdict(), path: file }, entries: ['verdict.evidence_made'], file }
    },
  },
  {
    name: 'cases.export',
    what: '',
    async prepare() {
      const file = newFile()
      return { input: { case_ids: [(await listedCase()).id], path: file }, entries: ['case.exported'], file }
    },
  },
  {
    name: 'cases.hits',
    what: '',
    prepare: async () => ({ input: { id: (await listedCase()).id }, entries: ['case.read'] }),
  },
  {
    name: 'cases.report',
    what: '',
    prepare: async () => ({ input: { id: (await listedCase()).id }, entries: ['case.reported'] }),
  },
  {
    name: 'cases.clear_hit',
    what: '',
    prepare: async () => ({ input: clearing(await listedCase()), entries: ['case.hit_cleared'] }),
  },
  {
    name: 'cases.reopen_hit',
    what: '',
    async prepare() {
      const { reason: _, expires: __, ...hit } = clearing(await listedCase())
      await operate('cases.clear_hit', clearing(hit))
      return { input: hit, entries: ['case.hit_reopened'] }
    },
  },
  {
    name: 'cases.alerts',
    what: '',
    async prepare() {
      await alertedCase()
      return { input: { workspace_id: server.workspaceId }, entries: ['case.listed'] }
    },
  },
  {
    name: 'cases.due',
    what: '',
    async prepare() {
      const values = { names: canary('name'), last_review_date: '2018-01-01' }
      assert.equal((await server.post('/v1/kyc/verify', { reference: canary('reference'), values })).status, 200)
      return { input: { workspace_id: server.workspaceId }, entries: ['case.listed'] }
    },
  },
  {
    name: 'secrets.rotate',
    what: '',
    prepare: async () => ({ input: {}, entries: Array<AuditAction>(await workspaces()).fill('secret.rotated') }),
  },
  {
    name: 'audit.export',
    what: '',
    async prepare() {
      const file = newFile()
      const { id } = await newWorkspace()
      return { input: { path: file, workspace_id: id }, entries: ['audit.exported'], file }
    },
  },
  {
    name: 'backup.create',
    what: '',
    async prepare() {
      const file = newFile()
      return { input: { path: file }, entries: Array<AuditAction>(await workspaces()).fill('backup.taken'), file }
    },
  },
  {
    name: 'lists.import',
    what: '',
    async prepare() {
      const count = await workspaces()
      const input = { source: 'opensanctions/audited', path: await newList(), accept_shrink: true }
      const entries = (['bundle.activated', 'list.imported'] as const).flatMap((action) =>
        Array<AuditAction>(count).fill(action),
      )
      return { input, entries }
    },
  },
  {
    name: 'lists.import',
    what: ' that is staged',
    async prepare() {
      const input = { source: 'opensanctions/staged', path: await newList(), stage: true }
      return { input, entries: Array<AuditAction>(await workspaces()).fill('list.staged') }
    },
  },
  {
    name: 'lists.diff',
    what: '',
    async prepare() {
      const source = `opensanctions/compared-${listsMade}`
      await server.operate('lists.import', { source, path: await newList() })
      await server.operate('lists.import', { source, path: await newList(), stage: true })
      return { input: { source }, entries: Array<AuditAction>(await workspaces()).fill('list.compared') }
    },
  },
  {
    name: 'lists.activate',
    what: '',
    async prepare() {
      const source = `opensanctions/activated-${listsMade}`
      await server.operate('lists.import', { source, path: await newList(), stage: true })
      const count = await workspaces()
      const entries = (['bundle.activated', 'list.imported'] as const).flatMap((action) =>
        Array<AuditAction>(count).fill(action),
      )
      return { input: { source }, entries }
    },
  },
  {
    name: 'lists.discard',
    what: '',
    async prepare() {
      const source = `opensanctions/discarded-${listsMade}`
      await server.operate('lists.import', { source, path: await newList(), stage: true })
      return { input: { source }, entries: Array<AuditAction>(await workspaces()).fill('list.unstaged') }
    },
  },
  {
    name: 'thresholds.propose',
    what: '',
    async prepare() {
      const { id } = await newWorkspace()
      return { input: { ...thresholdsOf(id), reason: canary('reason') }, entries: ['thresholds.proposed'] }
    },
  },
  {
    name: 'thresholds.compare',
    what: '',
    async prepare() {
      for (const _ of [1, 2]) await storedVerdict()
      await proposedThresholds(server.workspaceId, { limit: 1 })
      return { input: inSandbox(server.workspaceId), entries: ['thresholds.compared'] }
    },
  },
  {
    name: 'thresholds.show',
    what: '',
    async prepare() {
      const { id } = await newWorkspace()
      await proposedThresholds(id)
      return { input: inSandbox(id), entries: ['case.listed'] }
    },
  },
  {
    name: 'thresholds.activate',
    what: '',
    async prepare() {
      const { id } = await newWorkspace()
      await proposedThresholds(id)
      return { input: inSandbox(id), entries: ['thresholds.activated'] }
    },
  },
  {
    name: 'thresholds.discard',
    what: '',
    async prepare() {
      const { id } = await newWorkspace()
      await proposedThresholds(id)
      return { input: inSandbox(id), entries: ['thresholds.discarded'] }
    },
  },
  {
    name: 'lists.remove',
    what: '',
    async prepare() {
      const source = `opensanctions/removed-${listsMade}`
      await server.operate('lists.import', { source, path: await newList() })
      const count = await workspaces()
      const entries = (['bundle.activated', 'list.removed'] as const).flatMap((action) =>
        Array<AuditAction>(count).fill(action),
      )
      return { input: { source }, entries }
    },
  },
  {
    name: 'lists.remove',
    what: ' of a workspace',
    async prepare() {
      const { id } = await newWorkspace()
      await server.operate('lists.import', { source: 'own', path: await newList(), workspace_id: id })
      return { input: { source: 'own', workspace_id: id }, entries: ['list.removed'] }
    },
  },
  {
    name: 'lists.prune',
    what: '',
    async prepare() {
      const source = `opensanctions/pruned-${listsMade}`
      await server.operate('lists.prune', { delete: true })
      for (let count = 0; count < 3; count++) {
        await server.operate('lists.import', { source, path: await newList(), accept_shrink: true })
      }
      server.clock.advance(2 * 86_400_000)
      const unused = (await server.operate('lists.prune', {})) as readonly unknown[]
      const entries = Array<AuditAction>((await workspaces()) * unused.length).fill('list.pruned')
      assert.ok(unused.length > 0)
      return { input: { delete: true }, entries }
    },
  },
  {
    name: 'eid.set',
    what: ' of a real provider',
    async prepare() {
      const given = { environment: 'production', provider: 'treefort', credentials: credentials() }
      return { input: { workspace_id: (await newWorkspace()).id, ...given }, entries: ['eid.account_set'] }
    },
  },
  {
    name: 'eid.set',
    what: ' of the built-in provider',
    async prepare() {
      const given = { environment: 'sandbox', provider: 'sandbox' }
      const entries = ['eid.account_set', 'workspace.updated'] as const
      return { input: { workspace_id: (await newWorkspace()).id, ...given }, entries }
    },
  },
  {
    name: 'eid.unset',
    what: ' in production',
    async prepare() {
      const environment = 'production'
      const { id } = await newWorkspace()
      await operate('eid.set', { workspace_id: id, environment, provider: 'treefort', credentials: credentials() })
      return { input: { workspace_id: id, environment }, entries: ['eid.account_unset'] }
    },
  },
  {
    name: 'eid.unset',
    what: ' in the sandbox',
    prepare: async () => ({
      input: { workspace_id: (await newWorkspace()).id, environment: 'sandbox' },
      entries: ['eid.account_unset', 'workspace.updated'],
    }),
  },
  {
    name: 'bank.set',
    what: '',
    async prepare() {
      const given = { environment: 'production', provider: 'plaid', credentials: { client_id: 'c', secret: 's' } }
      return { input: { workspace_id: (await newWorkspace()).id, ...given }, entries: ['bank.account_set'] }
    },
  },
  {
    name: 'bank.erase',
    what: '',
    async prepare() {
      const answer = await server.post('/v1/partner/bank-connections', { bank_code: '006' })
      const { id } = (await answer.json()) as { id: string }
      return { input: { workspace_id: server.workspaceId, id }, entries: ['bank.deleted', 'bank.revoked'] }
    },
  },
  {
    name: 'bank.unset',
    what: '',
    prepare: async () => ({
      input: { workspace_id: (await newWorkspace()).id, environment: 'production' },
      entries: ['bank.account_unset'],
    }),
  },
  {
    name: 'eid.outcome',
    what: '',
    async prepare() {
      const { key } = await startEid('never')
      return { input: { key, outcome: 'pass' }, entries: ['eid.forced'] }
    },
  },
  {
    name: 'lists.import',
    what: ' of a workspace',
    async prepare() {
      const { id } = await newWorkspace()
      return { input: { source: 'own', path: await newList(), workspace_id: id }, entries: ['list.imported'] }
    },
  },
]

/**
 * These show only ids, names and numbers of workspaces, keys, versions of the secret, endpoints, deliveries and lists, faults of a
 * chain, entries of a file whose hash is given, and whether a provider accepts an account.
 */
const unaudited = [
  ...[
    'workspaces.list',
    'keys.list',
    'operators.list',
    'webhooks.list',
    'webhooks.deliveries',
    'secrets.status',
    'audit.verify',
  ],
  ...['webhooks.listened', 'policies.list', 'lists.status', 'audit.find', 'eid.check', 'bank.check'],
]
/** The same of one workspace: who its members are, its policy, its thresholds of the screening, and its eID providers with the names of their credentials. */
const unauditedOfWorkspaces = [
  ...['thresholds.history', 'policies.history', 'policies.show', 'eid.show', 'bank.show'],
  ...['deliveries.search', 'deliveries.show', 'audit.search', 'audit.status'],
  ...['calls.search', 'calls.show', 'usage.show', 'keys.usage', 'overview.show', 'members.list'],
]
/**
 * The imports of `lists.refresh` leave entries; here it has no publisher to ask. What `cases.reveal` shows has to be read first:
 * test/http/console-case-view.test.ts.
 */
const auditedElsewhere = ['lists.refresh', 'cases.reveal']

describe('every operation of the operator', () => {
  it('leaves an entry, or is one of the few that show nothing personal and change nothing', () => {
    const names = new Set([
      ...audited.map(({ name }) => name),
      ...unaudited,
      ...unauditedOfWorkspaces,
      ...auditedElsewhere,
    ])
    assert.deepEqual([...names].toSorted(), operatorOperations.map(({ name }) => name).toSorted())
  })

  for (const { name, what, prepare } of audited) {
    it(`${name}${what} leaves exactly its entries`, async () => {
      const { input, entries } = await prepare()
      const before = await entryIds()
      assertDescribed(name, await server.operate(name, input))
      const added = (await allEntries()).filter(({ id }) => !before.has(id))
      assert.deepEqual(added.map(({ action }) => action).toSorted(), entries)
      for (const row of added) {
        assert.deepEqual([row.actor_type, row.outcome, row.object_type], ['operator', 'done', auditActions[row.action]])
      }
    })

    it(`${name}${what} does and shows nothing when its entry cannot be committed`, async () => {
      const { input, file } = await prepare()
      const before = await everyRow()
      await withRefusedEntries(() => assert.rejects(server.operate(name, input), /the entry is refused/))
      assert.deepEqual(await everyRow(), before)
      if (file !== undefined) await assert.rejects(access(file), { code: 'ENOENT' })
    })
  }

  for (const name of [...unaudited, ...unauditedOfWorkspaces]) {
    it(`${name} changes nothing and leaves no entry`, async () => {
      const input = unauditedOfWorkspaces.includes(name)
        ? {
            workspace_id: (await withPolicy()).id,
            ...(['thresholds.history', 'overview.show'].includes(name) ? { environment: 'sandbox' } : {}),
            ...(name === 'deliveries.show' ? await newDelivery() : {}),
            ...(name === 'calls.show' ? await newCall() : {}),
          }
        : name === 'webhooks.deliveries'
          ? { id: (await newEndpoint()).id }
          : name === 'webhooks.listened'
            ? { id: (await newEndpoint()).id, since: '2026-01-01' }
            : name === 'audit.find'
              ? { sha256: 'ab'.repeat(32) }
              : {}
      const before = await everyRow()
      assertDescribed(name, await server.operate(name, input))
      assert.deepEqual(await everyRow(), before)
    })
  }
})

describe('acts without an effect', () => {
  const added = async (work: () => Promise<unknown>) => {
    const before = await entryIds()
    await work()
    return (await allEntries()).filter(({ id }) => !before.has(id)).map((row) => [row.action, row.outcome, row.reason])
  }

  it('closing, holding and releasing again leave no second entry', async () => {
    const { id } = await newCase()
    await operate('cases.close', { id })
    await operate('cases.hold', { id, held: true })
    assert.deepEqual(await added(() => operate('cases.close', { id })), [])
    assert.deepEqual(await added(() => operate('cases.hold', { id, held: true })), [])
  })

  it('an erasure refused by a legal hold leaves an entry of the refusal', async () => {
    const { id } = await newCase()
    await operate('cases.hold', { id, held: true })
    const entries = await added(() => assert.rejects(operate('cases.erase', { id }), { status: 409 }))
    assert.deepEqual(entries, [['case.erased', 'refused', 'legal_hold']])
  })

  it('an erasure whose second entry fails is not finished, and the next purge finishes it with its entry', async () => {
    await server.operate('cases.purge', {})
    const { id } = await newCase()
    await withRefusedEntries(
      () => assert.rejects(operate('cases.erase', { id, reason: 'mistake' })),
      'erasure.finished',
    )
    const shown = async () =>
      ((await operate('cases.show', { id })) as unknown as { erasures: { finished_at: string | null }[] }).erasures
    assert.deepEqual(
      (await shown()).map((receipt) => receipt.finished_at),
      [null],
    )
    const entries = await added(() =>
      jobs.find(({ name }) => name === 'purge-cases')!.run(server.services, jobContext()),
    )
    assert.deepEqual(entries, [['erasure.finished', 'done', null]])
    assert.notEqual((await shown())[0]?.finished_at, null)
  })

  it('an erasure by the retention clock names the job', async () => {
    await server.operate('cases.purge', {})
    const id = await dueCase()
    await jobs.find(({ name }) => name === 'purge-cases')!.run(server.services, jobContext())
    const ours = (await allEntries()).filter((row) => row.case_id === id && row.actor_type === 'job')
    assert.deepEqual(ours.map((row) => [row.action, row.actor_id, row.reason]).toSorted(), [
      ['case.erased', 'purge-cases', 'retention'],
      ['erasure.finished', 'purge-cases', null],
    ])
  })
})

/** Those that show a case: what follows it in the path, and the entries of one reading. */
const caseReadings = {
  showCase: ['', ['case.read']],
  listCaseHits: ['/hits', ['case.read']],
  showVerdict: ['/verdicts/{verdict_id}', ['verdict.read']],
  compareVerdicts: ['/verdicts/{verdict_id}/comparison', ['verdict.read']],
  showEvidence: ['/verdicts/{verdict_id}/evidence', ['verdict.evidence_made']],
  readDocument: ['/documents/{document_id}', ['document.read']],
  showCaseReport: ['/report', ['case.reported']],
} as const

/** Those that decide on a case: the end of the path, what they take, and the entries of one call. */
const caseActs: Readonly<Record<string, readonly [string, () => object, readonly AuditAction[]]>> = {
  addCaseNote: ['notes', () => ({ text: canary('note'), author: canary('author') }), ['case.noted']],
  assignCase: ['assign', () => ({ assignee: canary('assignee'), by: canary('by') }), ['case.assigned']],
  decideCase: ['decide', () => ({ decision: 'decline', ...review() }), ['case.decided']],
  closeCase: ['close', () => ({}), ['case.closed']],
  holdCase: ['hold', () => ({ held: true, reason: canary('reason'), by: canary('by') }), ['case.held']],
  eraseCase: ['erase', () => ({ reason: 'request' }), ['case.erased', 'erasure.finished']],
}

describe('every operation on cases', () => {
  for (const [name, [suffix, given, actions]] of Object.entries(caseActs)) {
    it(`${name} leaves its entries under its key and request, and no text or name`, async () => {
      const { case_id: id } = await storedCase()
      const { answer, added } = await addedBy(() => server.post(`/v1/kyc/cases/${suffix}`, { case_id: id, ...given() }))
      assert.equal(answer.status, 200)
      const request = answer.headers.get('x-request-id')
      assert.deepEqual(
        added.map((row) => [row.action, row.actor_type, row.case_id, row.request_id]).toSorted(),
        actions.map((action) => [action, 'key', id, request]),
      )
      assert.ok(planted.every((value) => !JSON.stringify(added).includes(value)))
    })

    it(`${name} changes nothing when its entry cannot be committed`, async () => {
      const { case_id: id } = await storedCase()
      const before = await everyRow()
      await withRefusedEntries(async () => {
        assert.equal((await server.post(`/v1/kyc/cases/${suffix}`, { case_id: id, ...given() })).status, 500)
      })
      assert.deepEqual(await everyRow(), before)
    })
  }

  const decision = { reviewer: canary('reviewer'), reason: canary('reason') }
  const storedCase = async () => {
    const reference = canary('reference')
    await newCase(reference)
    const values = { first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01' }
    const judged = (await (await server.post('/v1/kyc/verify', { reference, values })).json()) as Record<string, string>
    const shown = await server.call('GET', `/v1/kyc/cases/${judged['case_id']}`)
    const { documents } = (await shown.json()) as { documents: readonly { document_id: string }[] }
    return { ...judged, document_id: documents[0]!.document_id } as Readonly<Record<string, string>>
  }
  const pathOf = (suffix: string, ids: Readonly<Record<string, string>>) =>
    `/v1/kyc/cases/${ids['case_id']}${suffix}`.replaceAll(/\{(\w+)\}/g, (_text, name: string) => ids[name]!)
  const addedBy = async (work: () => Promise<Response>) => {
    const before = await entryIds()
    const answer = await work()
    const added = (await allEntries()).filter(({ id }) => !before.has(id))
    return { answer, added }
  }

  for (const [name, [suffix, actions]] of Object.entries(caseReadings)) {
    it(`${name} leaves its entry under its key and request`, async () => {
      const ids = await storedCase()
      const { answer, added } = await addedBy(() => server.call('GET', pathOf(suffix, ids)))
      assert.equal(answer.status, 200)
      const expected = actions.map((action) => [action, 'key', ids['case_id'], answer.headers.get('x-request-id')])
      assert.deepEqual(
        added.map((row) => [row.action, row.actor_type, row.case_id, row.request_id]),
        expected,
      )
    })

    it(`${name} shows nothing when its entry cannot be committed`, async () => {
      const ids = await storedCase()
      for (const action of actions) {
        await withRefusedEntries(async () => {
          const answer = await server.call('GET', pathOf(suffix, ids))
          assert.equal(answer.status, 500)
          assert.ok(!(await answer.text()).includes('Sanctionov'))
        }, action)
      }
    })
  }

  it('listCases leaves one entry of its workspace, and no name that was searched', async () => {
    const name = canary('searched')
    const { answer, added } = await addedBy(() => server.call('GET', `/v1/kyc/cases?party=${name}`))
    assert.equal(answer.status, 200)
    assert.deepEqual(
      added.map((row) => [row.action, row.actor_type, row.object_id]),
      [['case.listed', 'key', server.workspaceId]],
    )
    assert.ok(!JSON.stringify(added).includes(name))
  })

  it('exportCases leaves an entry for each case, before a byte is sent', async () => {
    const cases = [await storedCase(), await storedCase()].map(({ case_id: caseId }) => caseId!)
    const { answer, added } = await addedBy(() => server.call('GET', `/v1/kyc/cases/export?case_ids=${cases.join()}`))
    assert.equal(answer.status, 200)
    await answer.arrayBuffer()
    assert.deepEqual(
      added.map((row) => [row.action, row.actor_type, row.case_id]).sort(),
      cases.map((caseId) => ['case.exported', 'key', caseId]).sort(),
    )
    await withRefusedEntries(async () => {
      const refused = await server.call('GET', `/v1/kyc/cases/export?case_ids=${cases.join()}`)
      assert.equal(refused.status, 500)
      assert.ok(!(await refused.text()).includes('Sanctionov'))
    }, 'case.exported')
  })

  it('clearHit and reopenHit leave one entry each, and no reviewer or reason', async () => {
    const { id: caseId, record, ...rest } = await listedCase()
    const hit = { case_id: caseId, record_id: record, ...rest }
    const expires = server.clock.now().toISOString().slice(0, 10)
    for (const [what, json, action] of [
      ['clear', { ...hit, ...decision, expires }, 'case.hit_cleared'],
      ['reopen', hit, 'case.hit_reopened'],
    ] as const) {
      const { answer, added } = await addedBy(() => server.post(`/v1/kyc/cases/hits/${what}`, json))
      assert.equal(answer.status, 200)
      assert.deepEqual(
        added.map((row) => [row.action, row.actor_type, row.case_id]),
        [[action, 'key', caseId]],
      )
      assert.ok(!JSON.stringify(added).includes(decision.reason) && !JSON.stringify(added).includes(decision.reviewer))
    }
  })
})

/** Operations that are tested below. */
const eidOperations = ['startEid', 'showEid', 'showEidReport']
/** Those that show a connection, each with what follows the connection in its path. */
const bankReadings = {
  showBankConnection: '',
  listBankTransactions: '/transactions',
  analyseBankConnection: '/analysis',
} as const
const bankOperations = ['connectBank', 'refreshBank', ...Object.keys(bankReadings)]

describe('every operation of the API', () => {
  const actions: Readonly<Record<string, AuditAction>> = {
    extract: 'documents.filed',
    verify: 'verdict.filed',
    assess: 'verdict.filed',
  }
  const call = (operation: (typeof partnerOperations)[number], reference?: string) => {
    const given: Record<string, string> = reference === undefined ? {} : { reference, subject: canary('subject') }
    if (operation.takes === 'upload') {
      const file = { content: png(9, 9), type: 'image/png', name: `${canary('file')}.png` }
      return server.call(operation.method, operation.path, { body: form([file], given) })
    }
    return server.post(operation.path, { ...bodyOf(), reference: undefined, ...given })
  }

  it('is in the table above', () => {
    const ofCases = [
      ...Object.keys(caseReadings),
      'listCases',
      'exportCases',
      'clearHit',
      'reopenHit',
      ...Object.keys(caseActs),
    ]
    const tested = [...Object.keys(actions), ...eidOperations, ...bankOperations, ...ofCases, 'searchScreening']
    assert.deepEqual(tested.toSorted(), partnerOperations.map(({ id }) => id).toSorted())
  })

  for (const operation of partnerOperations.filter(({ id }) => id in actions)) {
    it(`${operation.id} leaves one entry with its data, under its key and request`, async () => {
      const before = await entryIds()
      const answer = await call(operation, canary('reference'))
      assert.equal(answer.status, 200)
      const added = (await allEntries()).filter(({ id }) => !before.has(id))
      assert.deepEqual(
        added.map((row) => [row.action, row.actor_type, row.request_id]),
        [[actions[operation.id], 'key', answer.headers.get('x-request-id')]],
      )
    })

    it(`${operation.id} stores nothing when its entry cannot be committed`, async () => {
      const [before, documents] = [await everyRow(), await documentFiles()]
      await withRefusedEntries(async () => {
        assert.equal((await call(operation, canary('reference'))).status, 500)
      })
      assert.deepEqual(await everyRow(), before)
      assert.deepEqual(await documentFiles(), documents)
    })

    it(`${operation.id} without a reference changes nothing and leaves none`, async () => {
      const before = await everyRow()
      assert.equal((await call(operation)).status, 200)
      assert.deepEqual(await everyRow(), before)
    })
  }
})

const keyIdOfServer = async () => {
  const keys = (await server.operate('keys.list', { workspace_id: server.workspaceId })) as readonly {
    id: string
    prefix: string
  }[]
  return keys.find(({ prefix }) => server.key.startsWith(prefix))?.id
}

describe('every eID operation of the API', () => {
  const added = async (work: () => Promise<unknown>) => {
    const before = await entryIds()
    await work()
    return (await allEntries()).filter(({ id }) => !before.has(id))
  }
  const get = (key: number, suffix = '') => server.call('GET', `/v1/kyc/eid/${key}${suffix}`)
  const finished = async (reference?: string) => {
    const { key } = await startEid('pass', reference)
    server.clock.advance(6_000)
    return key
  }

  it('startEid leaves one entry, under its key and request, with a reference and without', async () => {
    for (const reference of [canary('reference'), undefined]) {
      let requestId: string | null = null
      const rows = await added(async () => {
        const { answer } = await startEid('never', reference)
        assert.equal(answer.status, 200)
        requestId = answer.headers.get('x-request-id')
      })
      assert.deepEqual(
        rows.map((row) => [row.action, row.actor_type, row.request_id, row.object_type, row.case_id === null]),
        [['eid.started', 'key', requestId, 'eid_request', reference === undefined]],
      )
    }
  })

  it('startEid files nothing and mails nobody when its entry cannot be committed', async () => {
    const before = await everyRow()
    await withRefusedEntries(async () => {
      const { answer } = await startEid('never', canary('reference'))
      assert.equal(answer.status, 500)
    })
    const after = await everyRow()
    // The provider had started: its session and the key are taken.
    const ofProvider = ['eid_key', 'eid_session', 'data_key']
    for (const table of Object.keys(before).filter((name) => !ofProvider.includes(name))) {
      assert.deepEqual(after[table], before[table], table)
    }
  })

  it('showEid leaves one entry of the end that it saw first, and none when it is called again', async () => {
    const key = await finished(canary('reference'))
    const entries = await added(() => get(key))
    assert.deepEqual(
      entries.map((row) => [row.action, row.actor_type, row.actor_id, row.case_id !== null]),
      [['eid.finished', 'key', await keyIdOfServer(), true]],
    )
    const before = await everyRow()
    assert.equal((await get(key)).status, 200)
    assert.deepEqual(await everyRow(), before)
  })

  it('showEid records no end when its entry cannot be committed', async () => {
    const key = await finished(canary('reference'))
    const before = await everyRow()
    await withRefusedEntries(async () => assert.equal((await get(key)).status, 500), 'eid.finished')
    const changed = Object.entries(await everyRow()).filter(([table, rows]) => rows.join() !== before[table]?.join())
    // The session at the provider is complete.
    assert.deepEqual(
      changed.map(([table]) => table),
      ['eid_session'],
    )
  })

  it('showEidReport leaves entries of the end, of the copy and, under its request, of each reading', async () => {
    const key = await finished(canary('reference'))
    const first = await added(() => get(key, '/report'))
    assert.deepEqual(first.map(({ action }) => action).toSorted(), [
      ...['eid.finished', 'eid.report_read', 'eid.report_stored'],
    ])
    const answer = await get(key, '/report')
    assert.equal(answer.status, 200)
    const [read] = (await allEntries()).filter((row) => row.request_id === answer.headers.get('x-request-id'))
    assert.deepEqual([read?.action, read?.actor_type, read?.object_type], ['eid.report_read', 'key', 'eid_request'])
  })

  it('showEidReport shows nothing when the entry of the reading cannot be committed', async () => {
    const key = await finished()
    assert.equal((await get(key, '/report')).status, 200)
    const before = await everyRow()
    await withRefusedEntries(async () => {
      const answer = await get(key, '/report')
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [500, 'application/json; charset=utf-8'])
    })
    assert.deepEqual(await everyRow(), before)
  })

  it('a report whose copy cannot be recorded is not kept', async () => {
    const key = await finished()
    assert.equal((await get(key)).status, 200)
    const before = await documentFiles()
    await withRefusedEntries(async () => assert.equal((await get(key, '/report')).status, 500), 'eid.report_stored')
    assert.deepEqual(await documentFiles(), before)
  })
})

describe('every bank operation of the API', () => {
  const hourMs = 3_600_000
  const added = async (work: () => Promise<unknown>) => {
    const before = await entryIds()
    await work()
    return (await allEntries()).filter(({ id }) => !before.has(id))
  }
  const ask = async (id: string, suffix: string, key?: string) => {
    const answer = await server.call(suffix === '/refresh' ? 'POST' : 'GET', `${bankConnections}/${id}${suffix}`, {
      key,
    })
    await answer.arrayBuffer()
    return answer
  }
  /** The rows that a call of a key of the API adds. */
  const expected = async (action: AuditAction, id: string, answer: Response, caseId: string | null = null) => [
    [action, 'key', await keyIdOfServer(), id, answer.headers.get('x-request-id'), caseId, 'done', null],
  ]
  const shown = (rows: Awaited<ReturnType<typeof added>>) =>
    rows.map((row) => [
      ...[
        row.action,
        row.actor_type,
        row.actor_id,
        row.object_id,
        row.request_id,
        row.case_id,
        row.outcome,
        row.reason,
      ],
    ])

  it('connectBank leaves one entry, under its key and request, with a case and without', async () => {
    for (const caseId of [(await newCase()).id, undefined]) {
      const made: Awaited<ReturnType<typeof connectBank>>[] = []
      const rows = await added(async () => made.push(await connectBank(caseId)))
      const { answer, id } = made[0]!
      assert.equal(answer.status, 201)
      assert.deepEqual(shown(rows), await expected('bank.connected', id, answer, caseId ?? null))
    }
  })

  for (const what of ['with', 'without']) {
    it(`connectBank ${what} a case stores nothing, and ends its access, when its entry cannot be committed`, async () => {
      const caseId = what === 'with' ? (await newCase()).id : undefined
      const before = await everyRow()
      await withRefusedEntries(async () => assert.equal((await connectBank(caseId)).answer.status, 500))
      assert.deepEqual(await everyRow(), before)
      assert.equal(bank.calls.at(-1)?.what, 'revoke')
      assert.equal(bank.calls.at(-1)?.token, bank.callsOf('connect').at(-1)?.token)
    })
  }

  it('connectBank leaves none when the provider does not answer', async () => {
    for (const what of ['connect', 'read'] as const) {
      bank.down.add(what)
      const before = await everyRow()
      assert.equal((await connectBank()).answer.status, 502)
      bank.down.delete(what)
      assert.deepEqual(await everyRow(), before)
    }
    assert.equal(bank.calls.at(-1)?.what, 'revoke')
  })

  it('refreshBank leaves one entry, under its key and request', async () => {
    const { id: caseId } = await newCase()
    const { id } = await connectBank(caseId)
    const made: Response[] = []
    const rows = await added(async () => made.push(await ask(id, '/refresh')))
    assert.deepEqual(shown(rows), await expected('bank.refreshed', id, made[0]!, caseId))
  })

  it('refreshBank changes nothing when its entry cannot be committed', async () => {
    const { id } = await connectBank((await newCase()).id)
    bank.give({ holders: [canary('holder')], transactions: accountOf(420).transactions })
    server.clock.advance(1_000)
    const before = await everyRow()
    await withRefusedEntries(async () => assert.equal((await ask(id, '/refresh')).status, 500))
    assert.deepEqual(await everyRow(), before)
  })

  for (const [operation, suffix] of Object.entries(bankReadings)) {
    it(`${operation} leaves one entry an hour, key and connection`, async () => {
      const { id: caseId } = await newCase()
      const [{ id }, other] = [await connectBank(caseId), await connectBank()]
      server.clock.set(new Date(Math.ceil(server.clock.now().getTime() / hourMs) * hourMs).toISOString())
      const made: Response[] = []
      const rows = await added(async () => made.push(await ask(id, suffix)))
      assert.deepEqual(shown(rows), await expected('bank.read', id, made[0]!, caseId))
      server.clock.advance(hourMs - 1)
      const again = await added(async () => {
        for (const each of Object.values(bankReadings)) assert.equal((await ask(id, each)).status, 200)
      })
      assert.deepEqual(again, [])
      const ofOther = await added(() => ask(other.id, suffix))
      assert.deepEqual(
        ofOther.map((row) => [row.object_id, row.case_id]),
        [[other.id, null]],
      )
      const second = (await server.operate('keys.create', {
        ...{ workspace_id: server.workspaceId, name: canary('key'), scopes: ['bank:read'] },
      })) as { id: string; key: string }
      const ofSecond = await added(() => ask(id, suffix, second.key))
      assert.deepEqual(
        ofSecond.map((row) => [row.action, row.actor_id, row.object_id]),
        [['bank.read', second.id, id]],
      )
      server.clock.advance(1)
      assert.deepEqual(
        (await added(() => ask(id, suffix))).map(({ action }) => action),
        ['bank.read'],
      )
    })

    it(`${operation} shows nothing when its entry cannot be committed, and the next call leaves it`, async () => {
      const { id } = await connectBank((await newCase()).id)
      const before = await everyRow()
      await withRefusedEntries(async () => {
        const answer = await server.call('GET', `${bankConnections}/${id}${suffix}`)
        assert.equal(answer.status, 500)
        assert.deepEqual(Object.keys((await answer.json()) as object).toSorted(), ['code', 'details', 'message'])
      }, 'bank.read')
      assert.deepEqual(await everyRow(), before)
      assert.deepEqual(
        (await added(() => ask(id, suffix))).map(({ action }) => action),
        ['bank.read'],
      )
    })

    it(`${operation} of an unknown connection leaves none`, async () => {
      const before = await everyRow()
      assert.equal((await ask(randomUUID(), suffix)).status, 404)
      assert.deepEqual(await everyRow(), before)
    })
  }
})

describe('a search in the lists', () => {
  const search = (query: Readonly<Record<string, string>>) =>
    server.call('GET', `/v1/screening/search?${new URLSearchParams(query)}`)
  const wanted = async () => (await listedCase()).party

  it('searchScreening leaves one entry with what it found, under its key and request, and no name', async () => {
    const name = await wanted()
    for (const [asked, count] of [
      [name, 1],
      [canary('searched'), null],
    ] as const) {
      const before = await entryIds()
      const answer = await search({ name: asked, date_of_birth: '1970-01-01', country: 'CA' })
      assert.equal(answer.status, 200)
      const added = (await allEntries()).filter(({ id }) => !before.has(id))
      assert.deepEqual(
        added.map((row) => [row.action, row.actor_type, row.actor_id, row.object_type, row.request_id, row.count]),
        [
          [
            ...['screening.searched', 'key', await keyIdOfServer(), 'screening_bundle'],
            ...[answer.headers.get('x-request-id'), count],
          ],
        ],
      )
      assert.ok(!JSON.stringify(added).includes(asked))
    }
  })

  it('searchScreening shows nothing when its entry cannot be committed', async () => {
    const name = await wanted()
    const before = await everyRow()
    await withRefusedEntries(async () => {
      const answer = await search({ name })
      assert.equal(answer.status, 500)
      assert.ok(!(await answer.text()).includes(name))
    }, 'screening.searched')
    assert.deepEqual(await everyRow(), before)
  })
})

describe('the trail of all these operations', () => {
  it('has none of the planted values, in rows, exports and checkpoints, and is whole', async () => {
    const reports = [path.join(server.dataDir, 'all.csv'), path.join(server.dataDir, 'all.jsonl')]
    await server.operate('audit.export', { path: reports[0], format: 'csv' })
    await jobs.find(({ name }) => name === 'seal-audit')!.run(server.services, jobContext())
    await server.operate('audit.export', { path: reports[1] })
    const texts = [JSON.stringify(await allEntries()), JSON.stringify(server.log.lines)]
    for (const file of [...reports, path.join(server.dataDir, 'audit', 'checkpoints.jsonl')]) {
      texts.push(await readFile(file, 'utf8'))
    }
    assert.ok(planted.length > 100 && texts.every((text) => text.length > 100))
    for (const text of texts)
      assert.deepEqual(
        planted.filter((value) => text.includes(value)),
        [],
      )
    const report = (await server.operate('audit.verify', {})) as { ok: boolean; workspaces: { sealed: number }[] }
    assert.ok(report.ok && report.workspaces.every(({ sealed }) => sealed > 0))
  })
})

async function documentFiles(): Promise<readonly string[]> {
  const folder = path.join(server.dataDir, 'documents')
  return (await readdir(folder, { recursive: true })).toSorted()
}
