import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { roleMay, roles, rolesThatMay, type Role } from '../../src/domain/people/roles.ts'
import { descriptionOf } from '../../src/operations/operator-descriptions.ts'
import { operatorOperations } from '../../src/operations/operator/index.ts'
import { operationAccess } from '../../src/operations/people/operation-access.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { consolePerson, type ConsolePerson, type ConsolePlace } from './support/console-person.ts'

const overHttp = operatorOperations
  .filter((operation) => descriptionOf(operation).onlyLocal === undefined)
  .map(({ name }) => name)

it('every operation that is answered over HTTP says what a person needs', () => {
  assert.deepEqual(Object.keys(operationAccess).toSorted(), overHttp.toSorted())
})

describe('what a person may run', () => {
  let server: TestServer
  let own: ConsolePlace
  let other: ConsolePlace
  const people = new Map<Role, ConsolePerson>()
  before(async () => {
    server = await startTestServer()
    const second = (await server.operate('workspaces.create', { name: 'Other' })) as { readonly id: string }
    own = { workspaceId: server.workspaceId, environment: 'production' }
    other = { workspaceId: second.id, environment: 'production' }
    for (const role of roles) {
      const held = [{ workspaceId: own.workspaceId, sandbox: role, production: role }]
      people.set(role, await consolePerson(server, { roles: held }))
    }
  })
  after(() => server.stop())

  for (const name of overHttp) {
    const { needs = 'operates' } = operationAccess[name] ?? {}
    for (const role of roles) {
      const allowed = needs !== 'operates' && roleMay(role, needs)
      it(`${name}: ${role} ${allowed ? 'may' : 'may not'}, and never in another workspace`, async () => {
        const person = people.get(role)!
        // The input is empty, so an operation that is let through answers 200, 404 or 422.
        const here = await person.call(own, name, {})
        if (allowed) assert.ok([200, 404, 422].includes(here.status), JSON.stringify(here))
        else {
          const roleList = needs === 'operates' ? undefined : rolesThatMay(needs)
          assert.equal(here.status, 403)
          const { detail } = here.body as { readonly detail: { readonly code: string; readonly roles?: unknown } }
          assert.equal(detail.code, needs === 'operates' ? 'operates_lacking' : 'role_lacking')
          assert.deepEqual(detail.roles, roleList)
        }
        const there = await person.call(other, name, {})
        assert.equal(there.status, needs === 'operates' ? 403 : 404)
        const smuggled = await person.call(own, name, { workspace_id: other.workspaceId, id: other.workspaceId })
        assert.ok([403, 404, 422].includes(smuggled.status), JSON.stringify(smuggled))
      })
    }
  }

  it('a role in the sandbox alone opens neither production nor what is of the whole workspace', async () => {
    const held = [{ workspaceId: own.workspaceId, sandbox: 'owner', production: null } as const]
    const person = await consolePerson(server, { roles: held })
    const sandbox = { ...own, environment: 'sandbox' } as const
    assert.equal((await person.call(sandbox, 'cases.list', {})).status, 200)
    assert.equal((await person.call(own, 'cases.list', {})).status, 404)
    assert.equal((await person.call(sandbox, 'keys.list', {})).status, 403)
  })

  it('keys of another workspace are not there', async () => {
    const made = { workspace_id: other.workspaceId, name: 'theirs', scopes: ['kyc:verify'] }
    const { id } = (await server.operate('keys.create', made)) as { readonly id: string }
    const owner = people.get('owner')!
    for (const operation of ['keys.revoke', 'keys.rotate', 'keys.limit']) {
      assert.deepEqual(await owner.call(own, operation, { id }), { status: 404, body: { detail: 'Not Found' } })
    }
    const { body } = await owner.call(own, 'keys.list', {})
    assert.ok(!JSON.stringify(body).includes(id))
  })

  it('a case of the other environment is not there', async () => {
    const stored = await server.post('/v1/kyc/verify', { reference: 'r-1', environment: 'production', values: {} })
    const { case_id: id } = (await stored.json()) as { readonly case_id: string }
    const owner = people.get('owner')!
    assert.equal((await owner.call(own, 'cases.show', { id })).status, 200)
    assert.equal((await owner.call({ ...own, environment: 'sandbox' }, 'cases.show', { id })).status, 404)
  })

  it('a person with an unverified address makes no key', async () => {
    const held = [{ workspaceId: own.workspaceId, sandbox: 'owner', production: 'owner' } as const]
    const person = await consolePerson(server, { roles: held, verified: false })
    const answer = await person.call(own, 'keys.create', {
      workspace_id: own.workspaceId,
      name: 'n',
      scopes: ['kyc:verify'],
    })
    assert.equal(answer.status, 403)
    assert.equal((answer.body as { readonly detail: { readonly code: string } }).detail.code, 'email_unverified')
  })

  it('who decides is the person, whatever the input says', async () => {
    const stored = await server.post('/v1/kyc/verify', { reference: 'r-2', environment: 'production', values: {} })
    const { case_id: id } = (await stored.json()) as { readonly case_id: string }
    const officer = people.get('compliance_officer')!
    const { status, body } = await officer.call(own, 'cases.note', { id, text: 'called', author: 'Somebody Else' })
    assert.equal(status, 200)
    assert.match(JSON.stringify(body), /Petra Person </)
  })

  it('without a session, and with one of another site, nothing runs', async () => {
    const owner = people.get('owner')!
    const headers = { 'X-Console-Workspace': own.workspaceId, 'X-Console-Environment': own.environment }
    const ask = (more: Record<string, string>) =>
      fetch(`${server.url}/console/api/keys.list`, { method: 'POST', headers: { ...headers, ...more }, body: '{}' })
    assert.equal((await ask({ Origin: server.url })).status, 401)
    assert.equal((await ask({ Origin: 'https://evil.example', Cookie: owner.cookie })).status, 403)
    assert.equal((await ask({ Cookie: owner.cookie })).status, 403)
  })
})
