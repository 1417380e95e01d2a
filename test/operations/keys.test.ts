import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Refusal } from '../../src/contract/errors.ts'
import { isWellFormedKey } from '../../src/domain/api-keys/api-key.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import type { OperatorServices } from '../../src/operations/services.ts'
import { recordKeyUse } from '../../src/store/system.ts'
import { StoppedClock } from '../support/clock.ts'
import { operatorServices } from '../support/operator-services.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

interface ShownKey {
  id: string
  key: string
  name: string
  prefix: string
  scopes: string[]
  state: string
  workspace_id: string
  expires_at: string | null
  last_used_at: string | null
  calls_per_minute: number | null
  addresses: string[]
}

describe('API keys', () => {
  let opened: TestStore
  const clock = new StoppedClock()
  let services: OperatorServices & { remove(): void }
  const operate = async <T>(name: string, input: unknown) => (await runOperatorOperation(services, name, input)) as T
  const workspace = (changes: object = {}) =>
    operate<{ id: string }>('workspaces.create', { name: 'Lender', ...changes })
  const create = async (workspaceId: string, scopes = ['kyc:extract', 'kyc:verify']) =>
    operate<ShownKey>('keys.create', { workspace_id: workspaceId, name: 'Loan desk', scopes })
  const listed = async (workspaceId: string, id: string) =>
    (await operate<ShownKey[]>('keys.list', { workspace_id: workspaceId })).find((key) => key.id === id)!
  const refusal = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => assert.fail('it was not refused'),
      (thrown: unknown) => thrown,
    )
    assert.ok(error instanceof Refusal, String(error))
    return { status: error.status, body: error.body }
  }

  before(async () => {
    opened = await openTestStore()
    services = await operatorServices(opened.store, clock)
  })
  after(async () => {
    services.remove()
    await opened.close()
  })

  it('a new key has the form of the contract and is shown once', async () => {
    const { id } = await workspace()
    const made = await create(id)
    assert.match(made.key, /^sk_[0-9A-Za-z]{8}_[0-9A-Za-z]{64}$/)
    assert.ok(isWellFormedKey(made.key))
    assert.equal(made.prefix, made.key.slice(0, 12))
    assert.deepEqual(
      { name: made.name, scopes: made.scopes, state: made.state, workspace: made.workspace_id },
      { name: 'Loan desk', scopes: ['kyc:extract', 'kyc:verify'], state: 'active', workspace: id },
    )
    assert.equal('key' in (await listed(id, made.id)), false)
  })

  it('one wrong character breaks the checksum', async () => {
    const { id } = await workspace()
    const { key } = await create(id)
    for (let index = 0; index < key.length; index++) {
      const other = key[index] === 'A' ? 'B' : 'A'
      assert.equal(isWellFormedKey(key.slice(0, index) + other + key.slice(index + 1)), false)
    }
  })

  it('an unknown scope is refused with 422 and names each one', async () => {
    const { id } = await workspace()
    const { status, body } = await refusal(create(id, ['kyc:verify', 'kyc:everything']))
    assert.equal(status, 422)
    const expected =
      "'kyc:extract', 'kyc:verify', 'kyc:eid', 'bank:read', 'bank:write', 'screening:search', 'kyc:cases:read', 'kyc:cases:documents' or 'kyc:cases:write'"
    const { detail } = body as { detail: unknown }
    assert.deepEqual(detail, [
      {
        type: 'literal_error',
        loc: ['body', 'scopes', 1],
        msg: `Input should be ${expected}`,
        input: 'kyc:everything',
        ctx: { expected },
      },
    ])
  })

  it('a kyc or screening scope on a workspace that is not enabled is kyc_scope_not_allowed', async () => {
    const { id } = await workspace({ kyc: false })
    for (const scope of ['kyc:verify', 'screening:search']) {
      const { status, body } = await refusal(create(id, [scope]))
      assert.equal(status, 403)
      assert.equal((body as { detail: { code: string } }).detail.code, 'kyc_scope_not_allowed')
    }
  })

  it('a bank scope without Growth is bank_scope_not_allowed, with it the key is made', async () => {
    const { id } = await workspace()
    const { status, body } = await refusal(create(id, ['bank:read']))
    assert.equal(status, 403)
    assert.equal((body as { detail: { code: string } }).detail.code, 'bank_scope_not_allowed')
    await operate('workspaces.update', { id, growth: true })
    assert.deepEqual((await create(id, ['bank:write', 'bank:read'])).scopes, ['bank:read', 'bank:write'])
  })

  it('a rotated key is in grace until its hours are over, the new one keeps name and scopes', async () => {
    const { id } = await workspace()
    const old = await create(id)
    const made = await operate<ShownKey>('keys.rotate', { id: old.id, grace_hours: 2 })
    assert.deepEqual([made.name, made.scopes, made.state], [old.name, old.scopes, 'active'])
    assert.notEqual(made.key, old.key)
    assert.equal((await listed(id, old.id)).state, 'grace')
    assert.equal((await listed(id, old.id)).expires_at, '2026-11-21T12:00:00.000+00:00')
    clock.advance(2 * 3_600_000)
    assert.equal((await listed(id, old.id)).state, 'expired')
    clock.set('2026-11-21T10:00:00.000Z')
  })

  it('the grace period is 24 hours when none is named', async () => {
    const { id } = await workspace()
    const old = await create(id)
    await operate('keys.rotate', { id: old.id })
    assert.equal((await listed(id, old.id)).expires_at, '2026-11-22T10:00:00.000+00:00')
  })

  it('rotating with grace 0 revokes the old key at once', async () => {
    const { id } = await workspace()
    const old = await create(id)
    await operate('keys.rotate', { id: old.id, grace_hours: 0 })
    assert.equal((await listed(id, old.id)).state, 'revoked')
  })

  it('a grace period of 169 hours is refused', async () => {
    const { id } = await workspace()
    const old = await create(id)
    assert.equal((await refusal(operate('keys.rotate', { id: old.id, grace_hours: 169 }))).status, 422)
    assert.equal((await operate<ShownKey>('keys.rotate', { id: old.id, grace_hours: 168 })).state, 'active')
  })

  it('rotating a key in its grace period is key_already_rotated', async () => {
    const { id } = await workspace()
    const old = await create(id)
    await operate('keys.rotate', { id: old.id })
    const { status, body } = await refusal(operate('keys.rotate', { id: old.id }))
    assert.equal(status, 409)
    assert.equal((body as { detail: { code: string } }).detail.code, 'key_already_rotated')
  })

  it('rotating a key that was revoked in its grace period is key_revoked', async () => {
    const { id } = await workspace()
    const old = await create(id)
    await operate('keys.rotate', { id: old.id })
    await operate('keys.revoke', { id: old.id })
    const { status, body } = await refusal(operate('keys.rotate', { id: old.id }))
    assert.equal(status, 409)
    assert.equal((body as { detail: { code: string } }).detail.code, 'key_revoked')
  })

  it('exactly one of several concurrent rotations succeeds', async () => {
    const { id } = await workspace()
    const old = await create(id)
    const raced = await Promise.allSettled([1, 2, 3, 4].map(() => operate('keys.rotate', { id: old.id })))
    assert.equal(raced.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.equal((await operate<ShownKey[]>('keys.list', { workspace_id: id })).length, 2)
  })

  it('a workspace that left the allowlist cannot mint a kyc key by rotating', async () => {
    const { id } = await workspace()
    const old = await create(id)
    await operate('workspaces.update', { id, kyc: false })
    const { status } = await refusal(operate('keys.rotate', { id: old.id }))
    assert.equal(status, 403)
    assert.equal((await listed(id, old.id)).state, 'active')
  })

  it('a revoked key stays revoked and cannot be rotated', async () => {
    const { id } = await workspace()
    const made = await create(id)
    assert.equal((await operate<ShownKey>('keys.revoke', { id: made.id })).state, 'revoked')
    assert.equal((await operate<ShownKey>('keys.revoke', { id: made.id })).state, 'revoked')
    assert.equal((await refusal(operate('keys.rotate', { id: made.id }))).status, 409)
  })

  it('an unknown key is 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'not an id']) {
      assert.deepEqual(await refusal(operate('keys.revoke', { id })), { status: 404, body: { detail: 'Not Found' } })
    }
  })

  it('service accounts need an audience and a service-account domain', async () => {
    const { id } = await workspace()
    const bind = (serviceAccounts: string, audience?: string) =>
      operate<ShownKey & { service_accounts: string[] }>('keys.create', {
        workspace_id: id,
        name: 'Bound',
        scopes: ['kyc:verify'],
        service_accounts: serviceAccounts,
        audience,
      })
    assert.equal((await refusal(bind('desk@gmail.com', 'https://kyc.partner.test'))).status, 422)
    assert.equal((await refusal(bind('desk@lender.iam.gserviceaccount.com'))).status, 422)
    const made = await bind('desk@lender.iam.gserviceaccount.com', 'https://kyc.partner.test')
    assert.deepEqual(made.service_accounts, ['desk@lender.iam.gserviceaccount.com'])
    const rotated = await operate<typeof made>('keys.rotate', { id: made.id })
    assert.deepEqual(rotated.service_accounts, ['desk@lender.iam.gserviceaccount.com'])
  })

  it('the stored last use never goes back', async () => {
    const { id } = await workspace()
    const made = await create(id)
    const later = new Date('2026-11-21T11:00:00.000Z')
    await recordKeyUse(opened.store, [{ tenantId: id, keyId: made.id, at: later }])
    await recordKeyUse(opened.store, [{ tenantId: id, keyId: made.id, at: new Date('2026-11-21T10:30:00.000Z') }])
    assert.equal((await listed(id, made.id)).last_used_at, '2026-11-21T11:00:00.000+00:00')
  })

  it('limits are set, shown, changed and inherited by a replacement', async () => {
    const { id } = await workspace()
    const made = await operate<ShownKey>('keys.create', {
      ...{ workspace_id: id, name: 'Branch', scopes: ['kyc:verify'] },
      ...{ calls_per_minute: 5, addresses: ['10.0.0.0/8', '2001:db8::1'], expires: '2027-01-31' },
    })
    const limitsOf = (key: ShownKey) => [key.calls_per_minute, key.addresses, key.expires_at]
    const expected = [5, ['10.0.0.0/8', '2001:db8::1'], '2027-02-01T00:00:00.000+00:00']
    assert.deepEqual(limitsOf(made), expected)
    assert.deepEqual(limitsOf(await listed(id, made.id)), expected)
    const changed = await operate<ShownKey>('keys.limit', { id: made.id, calls_per_minute: null })
    assert.deepEqual(limitsOf(changed), [null, ...expected.slice(1)])
    const replacement = await operate<ShownKey>('keys.rotate', { id: made.id })
    assert.deepEqual(limitsOf(replacement), [null, ...expected.slice(1)])
    const { status, body } = await refusal(operate('keys.limit', { id: made.id, addresses: [] }))
    assert.deepEqual([status, (body as { detail: { code: string } }).detail.code], [409, 'key_not_active'])
  })

  it('a replaced key ends with its own last day when that comes before the grace period', async () => {
    const { id } = await workspace()
    const today = clock.now().toISOString().slice(0, 10)
    const made = await operate<ShownKey>('keys.create', {
      ...{ workspace_id: id, name: 'Short', scopes: ['kyc:verify'], expires: today },
    })
    await operate('keys.rotate', { id: made.id, grace_hours: 168 })
    assert.equal((await listed(id, made.id)).expires_at, made.expires_at)
  })

  it('a limit that means nothing is refused', async () => {
    const { id } = await workspace()
    const faults = [
      { calls_per_minute: 0 },
      { addresses: ['10.0.0.0/33'] },
      { addresses: ['office'] },
      { expires: '2020-01-01' },
    ]
    for (const fault of faults) {
      const made = operate('keys.create', { workspace_id: id, name: 'Faulty', scopes: ['kyc:verify'], ...fault })
      assert.equal((await refusal(made)).status, 422, JSON.stringify(fault))
    }
  })
})
