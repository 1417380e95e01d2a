import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { roles, type Role } from '../../src/domain/people/roles.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { consolePerson, type ConsolePerson, type ConsolePlace } from './support/console-person.ts'

type Body = Record<string, unknown>

describe('a person of one workspace', () => {
  let server: TestServer
  let otherId: string
  let production: ConsolePlace
  let sandbox: ConsolePlace
  const people = new Map<Role, ConsolePerson>()
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader } })
    otherId = ((await server.operate('workspaces.create', { name: 'Other' })) as { id: string }).id
    production = { workspaceId: server.workspaceId, environment: 'production' }
    sandbox = { ...production, environment: 'sandbox' }
    for (const role of roles) people.set(role, await person(role, role))
  })
  after(() => server.stop())

  const person = (inSandbox: Role | null, inProduction: Role | null, name = 'Petra Person') =>
    consolePerson(server, { name, roles: [{ ...production, sandbox: inSandbox, production: inProduction }] })
  const verify = async (reference: string, more: Body = {}) => {
    const body = { reference, environment: 'production', values: { first_name: 'Ann', last_name: 'Archer' }, ...more }
    const answer = await server.post('/v1/kyc/verify', body)
    assert.equal(answer.status, 200)
    return ((await answer.json()) as { case_id: string }).case_id
  }
  const codeOf = ({ body }: { readonly body: unknown }) => ((body as Body)['detail'] as Body)['code']

  it('sees its own lists and those of the installation, and none of another workspace', async () => {
    const file = path.join(server.dataDir, 'own.csv')
    await writeFile(file, 'id,schema,name,aliases,birth_date,countries,identifiers\nX-1,Person,Boris Brackwater,,,,\n')
    await server.operate('lists.import', { source: 'own/theirs', path: file, workspace_id: otherId })
    await server.operate('lists.import', { source: 'own/ours', path: file, workspace_id: server.workspaceId })
    const { status, body } = await people.get('auditor')!.call(production, 'lists.status', {})
    assert.equal(status, 200)
    const shown = (body as readonly { id: string; workspace_id: string | null }[]).filter((one) => one.workspace_id)
    assert.deepEqual(
      shown.map((one) => [one.id, one.workspace_id]),
      [['own/ours', server.workspaceId]],
    )
  })

  it('gets due reviews, comparisons and connections of the environment they work in alone', async () => {
    const ids = { production: await verify('live'), sandbox: await verify('test', { environment: 'sandbox' }) }
    const due = { next_review_due: '2020-01-01' }
    await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.updateTable('kyc_case').set(due).where('id', 'in', Object.values(ids)).execute(),
    )
    const officer = people.get('compliance_officer')!
    for (const [place, own] of [
      [production, ids.production],
      [sandbox, ids.sandbox],
    ] as const) {
      const { body } = await officer.call(place, 'cases.due', {})
      assert.deepEqual(
        (body as readonly Body[]).map(({ id }) => id),
        [own],
      )
    }
    const compared = await officer.call(sandbox, 'policies.compare', {
      ...{ workspace_id: server.workspaceId, from: { regime: 'ca_aml' }, to: { regime: 'ca_aml' } },
    })
    assert.equal(compared.status, 200, JSON.stringify(compared.body))
    assert.deepEqual([(compared.body as Body)['total'], (compared.body as Body)['compared']], [1, 1])
  })

  it('with a role in the sandbox alone erases no bank connection of production', async () => {
    const headers = { 'X-Service-Environment': 'sandbox' }
    const grant = { bank_code: 'SBX-SALARY' }
    const made = await server.post('/v1/partner/bank-connections', grant, { headers })
    const connection = (await made.json()) as Body
    assert.equal(made.status, 201, JSON.stringify(connection))
    const erase = { workspace_id: server.workspaceId, id: connection['id'] }
    const officer = await person('compliance_officer', 'compliance_officer')
    const refused = await officer.call(production, 'bank.erase', erase)
    assert.equal(refused.status, 404, JSON.stringify(refused.body))
    assert.equal((await officer.call(sandbox, 'bank.erase', erase)).status, 200)
  })

  it('brings a check of the sandbox to an outcome there alone, and none of another workspace', async () => {
    const asked = { first_name: 'Ann', last_name: 'Archer', email: 'never+ann@example.com', reference: 'checked' }
    const made = await server.post('/v1/kyc/eid', asked)
    const started = (await made.json()) as Body
    assert.equal(made.status, 200, JSON.stringify(started))
    const force = { key: started['key'], outcome: 'pass' }
    const reviewer = people.get('reviewer')!
    const elsewhere = { workspaceId: otherId, environment: 'sandbox' } as const
    const theirs = await consolePerson(server, { roles: [{ ...elsewhere, sandbox: 'owner', production: 'owner' }] })
    assert.equal((await reviewer.call(production, 'eid.outcome', force)).status, 404)
    assert.equal((await theirs.call(elsewhere, 'eid.outcome', force)).status, 404)
    const forced = await reviewer.call(sandbox, 'eid.outcome', force)
    assert.equal(forced.status, 200, JSON.stringify(forced.body))
  })

  it('does not learn from a refusal that an endpoint of another workspace is there', async () => {
    const endpoint = { workspace_id: otherId, url: 'https://93.184.215.14/hook', events: ['kyc.case_verified'] }
    const { id } = (await server.operate('webhooks.create', endpoint)) as { id: string }
    const answers = [id, randomUUID()].map((one) =>
      people.get('owner')!.call(production, 'webhooks.change', { id: one, url: 'ftp://example.com' }),
    )
    const [known, unknown] = await Promise.all(answers)
    assert.deepEqual(known, { status: 404, body: { detail: 'Not Found' } })
    assert.deepEqual(known, unknown)
  })

  it('purges no case of the other environment or of another workspace', async () => {
    const ids = { production: await verify('old'), sandbox: await verify('old', { environment: 'sandbox' }) }
    const old = new Date('2000-01-01')
    await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx
        .updateTable('kyc_case')
        .set({ closed_at: old, updated_at: old })
        .where('id', 'in', Object.values(ids))
        .execute(),
    )
    const dueOf = (purge: unknown) => (purge as { due: readonly { id: string }[] }).due.map(({ id }) => id).toSorted()
    const all = await server.operate('cases.purge', { dry_run: true })
    assert.deepEqual(dueOf(all), Object.values(ids).toSorted())
    const officer = people.get('compliance_officer')!
    const elsewhere = await consolePerson(server, {
      roles: [{ workspaceId: otherId, sandbox: 'owner', production: 'owner' }],
      operates: true,
    })
    for (const [one, place, expected] of [
      [officer, sandbox, [ids.sandbox]],
      [elsewhere, { workspaceId: otherId, environment: 'sandbox' }, []],
    ] as const) {
      const { status, body } = await one.call(place, 'cases.purge', { dry_run: true })
      assert.equal(status, 200, JSON.stringify(body))
      assert.deepEqual(dueOf(body), expected)
    }
  })

  it('without personal values neither sees who is alerted nor asks whether somebody is a client', async () => {
    const on = { workspace_id: server.workspaceId, environment: 'production' }
    for (const role of ['api_manager', 'tenant_admin'] as const) {
      const one = people.get(role)!
      for (const [operation, input] of [
        ['cases.alerts', {}],
        ['cases.search', { ...on, party: 'Ann Archer' }],
        ['cases.search', { ...on, number: '123456789' }],
      ] as const) {
        const answer = await one.call(production, operation, input)
        assert.deepEqual([answer.status, codeOf(answer)], [403, 'role_lacking'], `${role} ${operation}`)
      }
      assert.equal((await one.call(production, 'cases.search', on)).status, 200)
    }
    assert.equal((await people.get('reviewer')!.call(production, 'cases.search', { ...on, party: 'A' })).status, 200)
  })

  it('who may only draft policies does not choose the rules of the workspace', async () => {
    const change = { id: server.workspaceId, regime: 'ca_aml' }
    const admin = await people.get('tenant_admin')!.call(production, 'workspaces.update', change)
    assert.deepEqual(admin, {
      status: 403,
      body: {
        detail: {
          code: 'role_lacking',
          message: 'Your role may not do this. Roles that may: owner.',
          roles: ['owner'],
        },
      },
    })
    const renamed = { id: server.workspaceId, name: 'Renamed' }
    assert.equal((await people.get('tenant_admin')!.call(production, 'workspaces.update', renamed)).status, 200)
  })

  it('is no second reviewer under another name or address', async () => {
    await server.operate('workspaces.update', { id: server.workspaceId, four_eyes: true })
    const decision = { id: await verify('four-eyes'), decision: 'approve', reason: 'Seen.' }
    const first = await person('reviewer', 'reviewer', 'Rita Reviewer')
    const decide = async (one: ConsolePerson) => {
      const { status, body } = await one.call(production, 'cases.decide', decision)
      assert.equal(status, 200, JSON.stringify(body))
      return ((body as Body)['decision'] as Body)['state']
    }
    assert.equal(await decide(first), 'waiting')
    const renamed = await fetch(`${server.url}/console/people/change`, {
      method: 'POST',
      headers: { Cookie: first.cookie, Origin: server.url },
      body: JSON.stringify({ name: 'Somebody Else' }),
    })
    assert.equal(renamed.status, 200)
    assert.equal(await decide(first), 'waiting')
    const moved = { email: 'somebody.else@example.com' }
    await server.services.store.system.updateTable('person').set(moved).where('id', '=', first.id).execute()
    assert.equal(await decide(first), 'waiting')
    assert.equal(await decide(await person('reviewer', 'reviewer', 'Rita Reviewer')), 'decided')
  })

  it('with a name of 120 characters can decide', async () => {
    const long = await person('reviewer', 'reviewer', 'N'.repeat(120))
    const answer = await long.call(production, 'cases.note', { id: await verify('long'), text: 'Seen.' })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
  })

  it('is counted apart from callers of the same address without a key', async () => {
    const before = await server.call('POST', '/console/api/cases.list', { key: null, body: '{}' })
    const left = (answer: { headers: Headers }) => Number(answer.headers.get('x-ratelimit-remaining'))
    assert.equal(before.status, 401)
    const ask = () =>
      fetch(`${server.url}/console/api/cases.list`, {
        method: 'POST',
        headers: {
          Cookie: people.get('owner')!.cookie,
          Origin: server.url,
          'X-Console-Workspace': production.workspaceId,
          'X-Console-Environment': production.environment,
        },
        body: '{}',
      })
    const keyed = await server.post('/v1/kyc/verify', { reference: 'rate', values: {} })
    assert.equal(left(await ask()), left(keyed) - 1)
  })
})
