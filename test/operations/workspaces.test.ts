import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Refusal } from '../../src/contract/errors.ts'
import { makeFirstWorkspace } from '../../src/operations/operator/first-workspace.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import type { OperatorServices } from '../../src/operations/services.ts'
import { StoppedClock } from '../support/clock.ts'
import { operatorServices } from '../support/operator-services.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

interface ShownWorkspace {
  readonly id: string
  readonly regime: string | null
  readonly extends?: string
}

describe('the regime of a workspace', () => {
  let opened: TestStore
  let services: OperatorServices & { remove(): void }
  const operate = async (name: string, input: unknown) =>
    (await runOperatorOperation(services, name, input)) as ShownWorkspace

  before(async () => {
    opened = await openTestStore()
    services = await operatorServices(opened.store, new StoppedClock())
  })
  after(async () => {
    services.remove()
    await opened.close()
  })

  it('is null after `none`, when a workspace is made and when it is changed', async () => {
    assert.equal((await operate('workspaces.create', { name: 'Lender', regime: 'none' })).regime, null)
    const { id, regime } = await operate('workspaces.create', { name: 'Lender', regime: 'ca_aml' })
    assert.equal(regime, 'ca_aml')
    assert.equal((await operate('workspaces.update', { id, regime: 'none' })).regime, null)
    assert.equal((await operate('workspaces.update', { id, regime: 'qc_amf' })).regime, 'qc_amf')
    assert.equal((await operate('workspaces.update', { id, name: 'Bank' })).regime, 'qc_amf')
  })

  it('stands over the pack that is named, else over its own choice', async () => {
    const shown = async (name: string, input: object) => {
      const { regime, extends: base } = await operate(name, input)
      return [regime, base]
    }
    const lender = await operate('workspaces.create', { name: 'Prêteur', regime: 'qc_amf', extends: 'ca_aml' })
    assert.deepEqual([lender.regime, lender.extends], ['qc_amf', 'ca_aml'])
    const { id } = lender
    assert.deepEqual(await shown('workspaces.update', { id, name: 'Prêteur 2' }), ['qc_amf', 'ca_aml'])
    assert.deepEqual(await shown('workspaces.update', { id, regime: 'qc_amf' }), ['qc_amf', undefined])
    assert.deepEqual(await shown('workspaces.update', { id, extends: 'ca_aml' }), ['qc_amf', 'ca_aml'])
    assert.deepEqual(await shown('workspaces.update', { id, extends: 'ca_securities' }), ['qc_amf', undefined])
    assert.deepEqual(await shown('workspaces.update', { id, regime: 'none' }), [null, undefined])
  })

  it('is refused over a pack that it cannot stand over, and nothing changes', async () => {
    const { id } = await operate('workspaces.create', { name: 'Lender', regime: 'qc_amf', extends: 'ca_aml' })
    const expected = "'ca_securities' or 'ca_aml'"
    for (const [name, input] of [
      ['workspaces.create', { name: 'Lender', regime: 'qc_amf', extends: 'eu_amlr' }],
      ['workspaces.update', { id, extends: 'eu_amlr' }],
    ] as const) {
      await assert.rejects(operate(name, input), (error) => {
        assert.ok(error instanceof Refusal)
        const issue = { type: 'literal_error', loc: ['body', 'extends'], msg: `Input should be ${expected}` }
        assert.deepEqual(
          [error.status, error.body],
          [422, { detail: [{ ...issue, input: 'eu_amlr', ctx: { expected } }] }],
        )
        return true
      })
    }
    await assert.rejects(operate('workspaces.create', { name: 'Lender', regime: 'ca_aml', extends: 'ca_aml' }), Refusal)
    await assert.rejects(operate('workspaces.create', { name: 'Lender', extends: 'ca_aml' }), Refusal)
    assert.equal((await operate('workspaces.update', { id, name: 'Same' })).extends, 'ca_aml')
  })

  it('an unknown name is refused with the list of packs', async () => {
    await assert.rejects(operate('workspaces.create', { name: 'Lender', regime: 'ca' }), (error) => {
      assert.ok(error instanceof Refusal)
      const expected =
        "'generic', 'ca_aml', 'ca_securities', 'qc_amf', 'eu_amlr', 'fr_cmf', 'ma_bam', 'us_bsa' or 'none'"
      const issue = {
        type: 'literal_error',
        loc: ['body', 'regime'],
        msg: `Input should be ${expected}`,
        input: 'ca',
        ctx: { expected },
      }
      assert.deepEqual([error.status, error.body], [422, { detail: [issue] }])
      return true
    })
  })
})

describe('the first start', () => {
  it('makes one workspace with every plan and a key with every scope; the next start makes none', async () => {
    const opened = await openTestStore()
    const services = await operatorServices(opened.store, new StoppedClock())
    try {
      const made = await makeFirstWorkspace(services)
      const [workspace, ...others] = (await runOperatorOperation(services, 'workspaces.list', {})) as readonly {
        readonly id: string
        readonly kyc: boolean
        readonly growth: boolean
      }[]
      assert.deepEqual([workspace?.id, workspace?.kyc, workspace?.growth, others], [made?.workspaceId, true, true, []])
      const keys = await runOperatorOperation(services, 'keys.list', { workspace_id: made?.workspaceId })
      assert.deepEqual(
        (keys as readonly { readonly scopes: readonly string[] }[]).map(({ scopes }) => scopes.toSorted()),
        [
          [
            'bank:read',
            'bank:write',
            'kyc:cases:documents',
            'kyc:cases:read',
            'kyc:cases:write',
            'kyc:eid',
            'kyc:extract',
            'kyc:verify',
            'screening:search',
          ],
        ],
      )
      assert.equal(await makeFirstWorkspace(services), null)
    } finally {
      services.remove()
      await opened.close()
    }
  })
})
