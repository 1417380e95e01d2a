import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Check } from '../../src/contract/check.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'

const connections = '/v1/partner/bank-connections'

/** docs/sandbox.md#bank-accounts and docs/sandbox.md#companies; eID outcomes and personas have tests of their own. */
describe('the sandbox answers as its page says', () => {
  let api: Api
  before(async () => void (api = await startApi({ world: { reader: idleReader } })))
  after(() => api.stop())

  const failedFlags = async (code: string): Promise<readonly string[]> => {
    const { body } = await api.ask('POST', connections, { json: { bank_code: code } })
    const analysis = await api.ask('GET', `${connections}/${(body as { id: string }).id}/analysis?months=12`)
    return (analysis.body as { flags: readonly Check[] }).flags.filter(({ passed }) => !passed).map(({ id }) => id)
  }

  for (const [code, flags] of [
    ['SBX-NSF', ['bank:nsf', 'bank:payday', 'bank:collections']],
    ['SBX-GAMBLING', ['bank:gambling']],
    ['SBX-NEWCOMER', ['bank:recent_account']],
  ] as const) {
    it(`${code} fails ${flags.join(', ')}`, async () => {
      const failed = await failedFlags(code)
      for (const flag of flags) assert.ok(failed.includes(flag), `${flag}: ${failed.join(' ')}`)
    })
  }

  it('SBX-ERROR is 502, and SBX-EMPTY has no transaction', async () => {
    assert.equal((await api.ask('POST', connections, { json: { bank_code: 'SBX-ERROR' } })).status, 502)
    const { body } = await api.ask('POST', connections, { json: { bank_code: 'SBX-EMPTY' } })
    assert.equal((body as { transaction_count: number }).transaction_count, 0)
  })

  for (const [name, status, entity] of [
    ['Northwind Specimen Inc.', 'found', 'active'],
    ['Dissolved Specimen Ltd.', 'found', 'dissolved'],
    ['Former Specimen Inc.', 'found', 'active'],
    ['Twin Specimen', 'ambiguous', undefined],
    ['Silent Specimen Inc.', 'unavailable', undefined],
    ['Ghost Specimen Corp.', 'not_found', undefined],
  ] as const) {
    it(`${name} is ${status}`, async () => {
      const json = { kind: 'corporation', values: { legal_name: name, country: 'CA' } }
      const { body } = await api.ask('POST', '/v1/kyc/verify', { json })
      const { registry } = body as { registry: { status: string; entity: { status: string } | null } }
      assert.deepEqual([registry.status, registry.entity?.status], [status, entity])
    })
  }
})
