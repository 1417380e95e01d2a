import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { CaseList, VerdictComparison } from '../../src/contract/case.ts'
import type { CaseDigest } from '../../src/operations/cases/case-digest.ts'
import { assertDescribed } from '../support/described-answer.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'

const clean = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12', country: 'CA' }
const listed = { first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01', country: 'CA' }

describe('cases over the operator API', () => {
  let api: Api
  let reader: string
  before(async () => {
    const settings = { GATEHOUSE_CONSOLE_API: 'on', GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8' }
    api = await startApi({ settings, world: { reader: idleReader } })
    reader = ((await api.operate('operators.create', { name: 'reads' })) as { key: string }).key
  })
  after(() => api.stop())

  const ask = async (name: string, input: object): Promise<{ status: number; body: unknown }> => {
    const answer = await api.post(`/console/api/${name}`, input, { key: reader })
    const body: unknown = await answer.json()
    if (answer.status === 200) assertDescribed(name, body)
    return { status: answer.status, body }
  }
  const shown = async <T>(name: string, input: object): Promise<T> => {
    const { status, body } = await ask(name, input)
    assert.equal(status, 200, JSON.stringify(body))
    return body as T
  }
  const file = async (call: 'verify' | 'assess', json: object, key?: string) => {
    // Cases of one millisecond have no order.
    api.clock.advance(1)
    const { status, body } = await api.ask('POST', `/v1/kyc/${call}`, { json, ...(key === undefined ? {} : { key }) })
    assert.equal(status, 200)
    return body as { readonly case_id: string; readonly verdict_id: string }
  }

  it('cases.search answers the page that a key of the workspace gets', async () => {
    const { id: workspace_id, key } = await api.addWorkspace()
    for (const reference of ['a', 'b', 'c']) await file('verify', { reference, values: clean }, key)
    await file('verify', { reference: 'hit', values: listed }, key)
    const on = { workspace_id, environment: 'sandbox' }
    const { body } = await api.ask('GET', '/v1/kyc/cases?limit=2', { key })
    const first = await shown<CaseList>('cases.search', { ...on, limit: 2 })
    assert.deepEqual(first, body)
    const second = await shown<CaseList>('cases.search', { ...on, limit: 2, cursor: first.next_cursor })
    assert.deepEqual(
      [...first.items, ...second.items].map(({ reference }) => reference),
      ['hit', 'c', 'b', 'a'],
    )
    const found = async (filter: object) =>
      (await shown<CaseList>('cases.search', { ...on, ...filter })).items.map(({ reference }) => reference)
    assert.deepEqual(await found({ party: 'Sanctionov Serge' }), ['hit'])
    assert.deepEqual(await found({ failed_check: 'screening:sanctions', passed: false }), ['hit'])
    assert.deepEqual(await found({ passed: true }), [])
    assert.deepEqual(await found({ legal_hold: true }), [])
    assert.deepEqual(await found({ environment: 'production' }), [])
  })

  it('cases.search is refused for an unknown workspace, a cursor that no answer gave and a wrong filter', async () => {
    const on = { workspace_id: api.workspaceId, environment: 'sandbox' }
    assert.equal((await ask('cases.search', { ...on, workspace_id: randomUUID() })).status, 404)
    assert.equal((await ask('cases.search', { ...on, workspace_id: 'none' })).status, 404)
    for (const wrong of [{ cursor: 'abc' }, { passed: 'yes' }, { created_from: '2026-13-01' }, { limit: 101 }]) {
      assert.equal((await ask('cases.search', { ...on, ...wrong })).status, 422, JSON.stringify(wrong))
    }
  })

  it('cases.summary has the failed checks of each verdict and nothing of the client', async () => {
    const values = { ...listed, sin: '046454287', id_number: 'AB123456' }
    const own = { id: 'Serge Sanctionov:own', label: 'Serge is known', severity: 'critical', passed: false, detail: '' }
    const json = { reference: 'summed', subject: 'Serge Sanctionov', values, extra_checks: [own] }
    const first = await file('verify', json)
    const second = await file('assess', { ...json, values: clean })
    const summary = await shown<CaseDigest>('cases.summary', { id: first.case_id })
    assert.deepEqual(
      summary.verdicts.map(({ verdict_id, passed }) => [verdict_id, passed]),
      [
        [second.verdict_id, false],
        [first.verdict_id, false],
      ],
    )
    const failed = summary.verdicts[1]?.failed_checks ?? []
    assert.deepEqual(
      failed.filter(({ id }) => ['screening:sanctions', 'partner'].includes(id)),
      [
        { id: 'screening:sanctions', severity: 'critical' },
        { id: 'partner', severity: 'critical' },
      ],
    )
    assert.deepEqual([summary.counts.verdicts, summary.counts.documents], [2, 0])
    const text = JSON.stringify(summary)
    for (const personal of ['Serge', 'Sanctionov', 'Clara', '046454287', 'AB123456', '1970-01-01']) {
      assert.ok(!text.includes(personal), personal)
    }
  })

  it('cases.compare has what differs, with masked numbers', async () => {
    const reference = 'compared'
    const first = await file('verify', { reference, values: { ...clean, sin: '046454286', nas: '046454286' } })
    const second = await file('verify', { reference, values: { ...listed, sin: '130692544' } })
    const id = first.case_id
    const compared = await shown<VerdictComparison>('cases.compare', { id, to: second.verdict_id })
    assert.deepEqual([compared.earlier, compared.later], [first.verdict_id, second.verdict_id])
    assert.deepEqual(
      compared.inputs.find(({ path }) => path === 'values.sin'),
      { path: 'values.sin', earlier: '••••••286', later: '••••••544' },
    )
    assert.ok(!/046454286|130692544/.test(JSON.stringify(compared)))
    const same = { id, from: first.verdict_id, to: first.verdict_id }
    assert.deepEqual((await shown<VerdictComparison>('cases.compare', same)).inputs, [])
    assert.equal((await ask('cases.compare', { id, to: randomUUID() })).status, 404)
  })

  it('cases.timeline has entries and deliveries in one order, and its pages repeat and lose nothing', async () => {
    const url = 'http://127.0.0.1:9/hook'
    const hook = { workspace_id: api.workspaceId, url, events: ['kyc.case_verified'] }
    await api.operate('webhooks.create', hook)
    const { case_id: id } = await file('verify', { reference: 'timed', values: clean })
    await api.operate('cases.decide', { id, decision: 'approve', reason: 'known', reviewer: 'Ada' })
    type Page = { items: { action: string; kind: string; at: string; object: { id: string } }[]; next_cursor: string }
    api.clock.advance(1)
    const whole = await shown<Page>('cases.timeline', { id })
    assert.deepEqual(whole.items.map(({ action, kind }) => `${kind} ${action}`).toSorted(), [
      'decision case.decided',
      'delivery delivery.queued',
      'verdict verdict.filed',
      'view case.read',
    ])
    const moments = whole.items.map(({ at }) => at)
    assert.deepEqual(moments, moments.toSorted().toReversed())
    const paged: Page['items'] = []
    let cursor: string | null = null
    do {
      api.clock.advance(1)
      const page: Page = await shown('cases.timeline', { id, limit: 1, ...(cursor === null ? {} : { cursor }) })
      if (cursor !== null) paged.push(...page.items)
      cursor = page.next_cursor
    } while (cursor !== null)
    assert.deepEqual(paged, whole.items)
    assert.equal((await ask('cases.timeline', { id, cursor: 'abc' })).status, 422)
  })

  it('answers 404 for a case that there is not', async () => {
    for (const id of [randomUUID(), 'none']) {
      assert.equal((await ask('cases.summary', { id })).status, 404)
      assert.equal((await ask('cases.timeline', { id })).status, 404)
      assert.equal((await ask('cases.compare', { id, to: randomUUID() })).status, 404)
    }
  })
})
