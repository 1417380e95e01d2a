import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { CaseDetail, CaseList, StoredCaseVerdict, VerdictComparison } from '../../src/contract/case.ts'
import type { VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api, type Asked } from './support/api.ts'

const clean = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12', country: 'CA' }
const listed = { first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01', country: 'CA' }
const production = { headers: { 'X-Service-Environment': 'production' } }
const unknownCase = { detail: 'Case not found' }

describe('cases over the API', () => {
  let api: Api
  before(async () => void (api = await startApi({ world: { reader: idleReader } })))
  after(() => api.stop())

  const file = async (call: 'verify' | 'assess', json: object, asked: Asked = {}) => {
    // Cases of one millisecond have no order.
    api.clock.advance(1)
    const { status, body } = await api.ask('POST', `/v1/kyc/${call}`, { json, ...asked })
    assert.equal(status, 200)
    return body as Required<Pick<VerifyAnswer, 'case_id' | 'verdict_id'>> & VerifyAnswer
  }
  const get = async <T>(path: string, asked?: Asked): Promise<T> => {
    const { status, body } = await api.ask('GET', path, asked)
    assert.equal(status, 200, JSON.stringify(body))
    return body as T
  }
  const list = (query: Readonly<Record<string, string>>, asked?: Asked) =>
    get<CaseList>(`/v1/kyc/cases?${new URLSearchParams(query)}`, asked)
  const found = ({ items }: CaseList) => items.map(({ reference }) => reference)

  it('lists cases by what their newest verdict says', async () => {
    const { key } = await api.addWorkspace()
    await file('assess', { reference: 'clear', values: clean }, { key })
    await file('verify', { reference: 'hit', values: listed }, { key })
    assert.deepEqual(found(await list({}, { key })), ['hit', 'clear'])
    assert.deepEqual(found(await list({ failed_check: 'screening:sanctions' }, { key })), ['hit'])
    const [hit] = (await list({ reference: 'hit' }, { key })).items
    assert.deepEqual([hit?.state, hit?.passed, hit?.risk_level], ['open', false, null])
    assert.ok(hit?.failed_checks.includes('screening:sanctions'))
    const level = (await list({ reference: 'clear' }, { key })).items[0]?.risk_level ?? ''
    assert.ok(['Low', 'Medium', 'High'].includes(level))
    assert.deepEqual(found(await list({ risk_level: level }, { key })), ['clear'])
    assert.deepEqual(found(await list({ state: 'closed' }, { key })), [])
  })

  it('finds a case by a whole name in any order, and by a number, never by a part', async () => {
    const { key } = await api.addWorkspace()
    await file(
      'verify',
      { reference: 'named', values: { ...clean, first_name: 'Zoé', passport_number: 'AB 12-3456' } },
      { key },
    )
    await file('verify', { reference: 'other', values: listed }, { key })
    assert.deepEqual(found(await list({ party: 'CLEARWATER, Zoe' }, { key })), ['named'])
    assert.deepEqual(found(await list({ number: 'ab123456' }, { key })), ['named'])
    assert.deepEqual(found(await list({ party: 'Zoe' }, { key })), [])
    assert.deepEqual(found(await list({ party: '★' }, { key })), [])
  })

  it('pages without repeating or losing a case while new ones come', async () => {
    const { key } = await api.addWorkspace()
    for (const reference of ['a', 'b', 'c', 'd', 'e']) await file('verify', { reference, values: clean }, { key })
    const first = await list({ limit: '2' }, { key })
    await file('verify', { reference: 'f', values: clean }, { key })
    const second = await list({ limit: '2', cursor: first.next_cursor ?? '' }, { key })
    const third = await list({ limit: '2', cursor: second.next_cursor ?? '' }, { key })
    assert.deepEqual([first, second, third].flatMap(found), ['e', 'd', 'c', 'b', 'a'])
    assert.equal(third.next_cursor, null)
  })

  it('fulfils all filters at once, on every page, whichever of them it goes through', async () => {
    const { key } = await api.addWorkspace()
    const failed = { failed_check: 'screening:sanctions' }
    const ids: string[] = []
    for (const [reference, values] of Object.entries({
      a: listed,
      b: { ...listed, passport_number: 'AB123456' },
      c: clean,
      d: { ...clean, passport_number: 'AB123456' },
      e: { ...listed, passport_number: 'AB123456' },
      f: listed,
      g: { ...listed, passport_number: 'AB123456' },
    })) {
      ids.push((await file('verify', { reference, kind: 'individual', values }, { key })).case_id)
    }
    const act = async (what: string, at: number, json: object) => {
      const asked = { key, json: { case_id: ids[at], ...json } }
      assert.equal((await api.ask('POST', `/v1/kyc/cases/${what}`, asked)).status, 200)
    }
    for (const at of [1, 2, 4, 5]) await act('assign', at, { assignee: 'Ann Lee', by: 'lead' })
    for (const at of [0, 4]) {
      await act('decide', at, { decision: 'decline', reason: 'It is the listed person.', reviewer: 'lead' })
    }
    await act('close', 5, {})
    await act('hold', 6, { held: true, reason: 'A court asks.', by: 'lead' })
    const all = async (query: Readonly<Record<string, string>>) => {
      const first = await list({ ...query, limit: '2' }, { key })
      const second = first.next_cursor === null ? null : await list({ ...query, cursor: first.next_cursor }, { key })
      return [first, second].flatMap((page) => (page === null ? [] : found(page))).join('')
    }
    assert.equal(await all(failed), 'gfeba')
    assert.equal(await all({ ...failed, number: 'AB123456' }), 'geb')
    assert.equal(await all({ ...failed, party: 'Serge Sanctionov', number: 'AB123456' }), 'geb')
    assert.equal(await all({ ...failed, party: 'Clara Clearwater' }), '')
    assert.equal(await all({ ...failed, assignee: 'Ann Lee' }), 'feb')
    assert.equal(await all({ number: 'AB123456', assignee: 'Ann Lee', decision: 'declined' }), 'e')
    assert.equal(await all({ ...failed, decision: 'declined' }), 'ea')
    assert.equal(await all({ ...failed, decision: 'waiting' }), '')
    assert.equal(await all({ ...failed, reference: 'g' }), 'g')
    assert.equal(await all({ ...failed, reference: 'c' }), '')
    assert.equal(await all({ ...failed, kind: 'trust' }), '')
    assert.equal(await all({ ...failed, kind: 'individual' }), 'gfeba')
    assert.equal(await all({ ...failed, passed: 'true' }), '')
    assert.equal(await all({ passed: 'false', assignee: 'Ann Lee' }), 'fecb')
    assert.equal(await all({ state: 'open', party: 'Serge Sanctionov' }), 'geba')
    assert.equal(await all({ state: 'open' }), 'gedcba')
    assert.equal(await all({ state: 'closed' }), 'f')
    assert.equal(await all({ state: 'closed', decision: 'declined' }), '')
    assert.equal(await all({ state: 'open', decision: 'declined' }), 'ea')
    assert.equal(await all({ decision: 'none', state: 'open', created_from: '2001-01-01' }), 'gdcb')
    assert.equal(await all({ legal_hold: 'true' }), 'g')
    assert.equal(await all({ legal_hold: 'false', passed: 'false', changed_from: '2001-01-01' }), 'fedcba')
    assert.equal(await all({ ...failed, created_to: '2001-01-01' }), '')
    assert.equal(await all({ ...failed, created_from: '2001-01-01' }), 'gfeba')
  })

  it('refuses a cursor that no answer gave and a date that is none', async () => {
    for (const query of ['cursor=abc', 'created_from=2026-13-01', 'limit=0', 'state=lost', 'passed=maybe']) {
      assert.equal((await api.ask('GET', `/v1/kyc/cases?${query}`)).status, 422, query)
    }
  })

  it('reads a case with its verdicts, the newest answer and what was done to it', async () => {
    const reference = 'read-back'
    const first = await file('verify', { reference, subject: 'Clara Clearwater', values: clean })
    const second = await file('assess', { reference, values: { ...clean, country: 'FR' } })
    api.clock.advance(1)
    const read = await get<CaseDetail>(`/v1/kyc/cases/${first.case_id}`)
    assert.deepEqual([read.reference, read.subject], [reference, 'Clara Clearwater'])
    assert.deepEqual(
      read.verdicts.map((verdict) => [verdict.verdict_id, verdict.operation]),
      [
        [second.verdict_id, 'assess'],
        [first.verdict_id, 'verify'],
      ],
    )
    const { case_id: _case, verdict_id: _verdict, ...answer } = second
    assert.deepEqual(read.answer, answer)
    assert.deepEqual(
      read.timeline.map(({ action, actor }) => [action, actor.type]),
      [
        ['case.read', 'key'],
        ['verdict.filed', 'key'],
        ['verdict.filed', 'key'],
      ],
    )
  })

  it('reads a verdict as it was answered and compares two', async () => {
    const reference = 'compared'
    const first = await file('verify', { reference, values: clean })
    const second = await file('verify', { reference, values: { ...clean, ...listed } })
    const path = `/v1/kyc/cases/${first.case_id}/verdicts`
    const read = await get<StoredCaseVerdict>(`${path}/${first.verdict_id}`)
    const { case_id: _case, verdict_id: _verdict, ...answer } = first
    assert.deepEqual(read.answer, answer)
    assert.deepEqual(Reflect.get(read.input ?? {}, 'values'), clean)
    const compared = await get<VerdictComparison>(`${path}/${second.verdict_id}/comparison`)
    assert.deepEqual([compared.earlier, compared.later], [first.verdict_id, second.verdict_id])
    assert.deepEqual(compared.same, { policy: true, bundle: true, engine: true })
    assert.ok(
      compared.inputs.some(
        ({ path: at, earlier, later }) => at === 'values.first_name' && earlier === 'Clara' && later === 'Serge',
      ),
    )
    const hit = compared.checks.find(({ id }) => id.startsWith('screening:sanctions:'))
    assert.deepEqual([hit?.earlier, hit?.later?.passed], [null, false])
    const same = await get<VerdictComparison>(`${path}/${first.verdict_id}/comparison?with=${first.verdict_id}`)
    assert.deepEqual([same.checks, same.inputs], [[], []])
  })

  it('shows no case of another environment or workspace', async () => {
    const { case_id: id, verdict_id: verdict } = await file('verify', { reference: 'mine', values: clean })
    const { key } = await api.addWorkspace()
    for (const path of [`/v1/kyc/cases/${id}`, `/v1/kyc/cases/${id}/verdicts/${verdict}`]) {
      for (const asked of [production, { key }]) {
        const { status, body } = await api.ask('GET', path, asked)
        assert.deepEqual([status, body], [404, unknownCase], path)
      }
    }
    assert.deepEqual(found(await list({}, production)), [])
    assert.deepEqual(found(await list({}, { key })), [])
  })

  it('needs its scope', async () => {
    const { key } = await api.addKey({ scopes: ['kyc:verify', 'kyc:extract'] })
    const { status, body } = await api.ask('GET', '/v1/kyc/cases', { key })
    assert.deepEqual([status, body], [403, { detail: 'API key lacks the kyc:cases:read scope' }])
  })

  it('shows an erased case without what it was about', async () => {
    const { key } = await api.addWorkspace()
    const { case_id: id, verdict_id: verdict } = await file(
      'verify',
      { reference: 'gone', subject: 'Clara Clearwater', values: clean },
      { key },
    )
    await api.operate('cases.erase', { id })
    const read = await get<CaseDetail>(`/v1/kyc/cases/${id}`, { key })
    assert.deepEqual([read.subject, read.answer, read.verdicts[0]?.erased], [null, null, true])
    assert.deepEqual(found(await list({ party: 'Clara Clearwater' }, { key })), [])
    const erased = await get<StoredCaseVerdict>(`/v1/kyc/cases/${id}/verdicts/${verdict}`, { key })
    assert.deepEqual([erased.input, erased.answer], [null, null])
  })

  it('keeps no term of an erased case, however many names its calls had', async () => {
    const { key, id: tenantId } = await api.addWorkspace()
    const named = (call: number) =>
      Array.from({ length: 90 }, (_, at) => `Person ${String.fromCharCode(97 + call)}x${at}`)
    let caseId = ''
    for (const call of [0, 1, 2]) {
      const partners = named(call)
        .slice(0, 20)
        .map((name) => ({ name }))
      const values = {
        ...clean,
        names: named(call).slice(20, 40).join('; '),
        directors: partners,
        partners: named(call).slice(40, 60),
        trustees: named(call).slice(60),
      }
      caseId = (await file('verify', { reference: 'many', kind: 'trust', values }, { key })).case_id
    }
    const terms = () =>
      withTenant(api.services.store.app, tenantId, (tx) =>
        tx.selectFrom('case_term').select('term').where('tenant_id', '=', tenantId).execute(),
      )
    const stored = (await terms()).length
    assert.equal(stored, 200)
    await api.operate('cases.erase', { id: caseId })
    assert.deepEqual(await terms(), [])
  })
})
