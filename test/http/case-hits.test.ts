import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { CaseHits, DecidedHit } from '../../src/contract/case-hits.ts'
import type { VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'

const listed = { first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01', country: 'CA' }
const hit = { party: 'Serge Sanctionov', list: 'sandbox', record_id: 'sandbox-sanctionov' }
const decision = { reviewer: 'a.analyst', reason: 'Born in Lyon, not in Minsk.', expires: '2027-06-30' }
const production = { headers: { 'X-Service-Environment': 'production' } }

describe('hits of a case over the API', () => {
  let api: Api
  before(async () => void (api = await startApi({ world: { reader: idleReader } })))
  after(() => api.stop())

  /** A workspace of its own. */
  const lender = async (settings: object = {}) => {
    const { id, key } = await api.addWorkspace({ ...settings })
    const verify = async (reference: string, values: object = listed) => {
      const { status, body } = await api.ask('POST', '/v1/kyc/verify', { key, json: { reference, values } })
      assert.equal(status, 200)
      return body as Required<VerifyAnswer>
    }
    const hits = async (caseId: string) => {
      const { status, body } = await api.ask('GET', `/v1/kyc/cases/${caseId}/hits`, { key })
      assert.equal(status, 200)
      return (body as CaseHits).hits
    }
    const decide = (what: 'clear' | 'reopen', json: object) =>
      api.ask('POST', `/v1/kyc/cases/hits/${what}`, { key, json })
    const clear = async (json: object) => {
      const { status, body } = await decide('clear', json)
      assert.equal(status, 200, JSON.stringify(body))
      return (body as DecidedHit).decision
    }
    return { id, key, verify, hits, decide, clear }
  }
  const stateOf = ({ screening }: VerifyAnswer) => screening?.map(({ cleared, cleared_for: scope }) => [cleared, scope])
  const replayed = async (id: string) => ((await api.operate('verdicts.replay', { id })) as { outcome: string }).outcome

  it('lists the hits of the newest verdict with evidence, open at first', async () => {
    const { verify, hits } = await lender()
    const { case_id: id } = await verify('first')
    const [found, ...others] = await hits(id)
    assert.deepEqual(
      [others.length, found?.record_id, found?.severity, found?.decision],
      [0, hit.record_id, 'critical', null],
    )
    assert.equal(
      found?.pieces.reduce((sum, { points }) => sum + points, 0),
      found?.score,
    )
  })

  it('a hit that was cleared on a case fails no check there, and fails elsewhere', async () => {
    const { verify, hits, clear, decide } = await lender()
    const { case_id: id } = await verify('cleared')
    const { decided_at: _at, ...decided } = (await clear({ case_id: id, ...hit, ...decision }))!
    const { reviewer, ...rest } = decision
    assert.deepEqual(decided, {
      state: 'cleared',
      applies_to: 'case',
      reviewers: [reviewer],
      reference: 'cleared',
      ...rest,
    })
    const again = await verify('cleared')
    assert.deepEqual(stateOf(again), [[true, undefined]])
    assert.equal(await replayed(again.verdict_id), 'identical')
    assert.equal((await hits(id))[0]?.decision?.reason, decision.reason)
    assert.deepEqual(stateOf(await verify('other')), [[false, undefined]])
    assert.equal((await decide('reopen', { case_id: id, ...hit })).status, 200)
    assert.deepEqual(stateOf(await verify('cleared')), [[false, undefined]])
    assert.equal((await decide('reopen', { case_id: id, ...hit })).status, 404)
  })

  it('a hit that was cleared for the client holds in all of its cases, and for nobody else', async () => {
    const { verify, hits, clear, decide } = await lender()
    const { case_id: id } = await verify('one')
    await clear({ case_id: id, ...hit, ...decision, applies_to: 'client' })
    const other = await verify('two')
    assert.deepEqual(stateOf(other), [[true, 'client']])
    assert.equal(await replayed(other.verdict_id), 'identical')
    assert.equal((await hits(other.case_id))[0]?.decision?.reference, 'one')
    assert.deepEqual(stateOf(await verify('three', { ...listed, passport_number: 'X1234567' })), [[false, undefined]])
    // It can be reopened from any of its cases.
    assert.equal((await decide('reopen', { case_id: other.case_id, ...hit })).status, 200)
    assert.deepEqual(stateOf(await verify('one')), [[false, undefined]])
  })

  it('reopening a hit from another case than it was cleared on is in the audit trail of both', async () => {
    const { verify, clear, decide, key } = await lender()
    const { case_id: one } = await verify('one')
    await clear({ case_id: one, ...hit, ...decision, applies_to: 'client' })
    const { case_id: two } = await verify('two')
    const { case_id: three } = await verify('three')
    await decide('reopen', { case_id: two, ...hit })
    const reopenings = async (id: string) => {
      const { body } = await api.ask('GET', `/v1/kyc/cases/${id}`, { key })
      const { timeline } = body as { timeline: readonly { action: string; actor: { type: string } }[] }
      return timeline.filter(({ action }) => action === 'case.hit_reopened').map(({ actor }) => actor.type)
    }
    assert.deepEqual([await reopenings(one), await reopenings(two), await reopenings(three)], [['key'], ['key'], []])
  })

  it('a party of which only a name is known cannot be cleared for the client, as its namesakes would be', async () => {
    const { verify, decide } = await lender()
    const { date_of_birth: _, ...nameAlone } = listed
    const { case_id: id } = await verify('one', nameAlone)
    const refused = await decide('clear', { case_id: id, ...hit, ...decision, applies_to: 'client' })
    const [issue] = (refused.body as { detail: readonly { loc: readonly string[]; msg: string }[] }).detail
    assert.deepEqual([refused.status, issue?.loc], [422, ['body', 'applies_to']])
    assert.match(issue?.msg ?? '', /only a name is known of this party/)
    assert.equal((await decide('clear', { case_id: id, ...hit, ...decision })).status, 200)
    const { case_id: numbered } = await verify('two', { ...nameAlone, passport_number: 'X1234567' })
    const told = await decide('clear', { case_id: numbered, ...hit, ...decision, applies_to: 'client' })
    assert.equal(told.status, 200)
  })

  it('a decision for the client ends when the case that it was made on is erased', async () => {
    const { verify, clear } = await lender()
    const { case_id: id } = await verify('one')
    await clear({ case_id: id, ...hit, ...decision, applies_to: 'client' })
    await api.operate('cases.erase', { id })
    assert.deepEqual(stateOf(await verify('two')), [[false, undefined]])
  })

  it('holds no longer than its last day, nor for changed facts of the party', async () => {
    const { verify, clear } = await lender()
    const { case_id: id } = await verify('short')
    const today = api.clock.now().toISOString().slice(0, 10)
    await clear({ case_id: id, ...hit, ...decision, expires: today })
    assert.deepEqual(stateOf(await verify('short')), [[true, undefined]])
    assert.deepEqual(stateOf(await verify('short', { ...listed, date_of_birth: '1970-01-02' })), [[false, undefined]])
    api.clock.advance(2 * 86_400_000)
    assert.deepEqual(stateOf(await verify('short')), [[false, undefined]])
  })

  it('waits for another reviewer in a workspace of two', async () => {
    const { verify, hits, clear, decide } = await lender({ four_eyes: true })
    const { case_id: id } = await verify('both')
    const asked = { case_id: id, ...hit, ...decision }
    assert.equal((await clear(asked))?.state, 'waiting')
    assert.deepEqual(stateOf(await verify('both')), [[false, undefined]])
    assert.equal((await hits(id))[0]?.decision?.state, 'waiting')
    assert.equal((await clear(asked))?.state, 'waiting', 'the same reviewer confirms nothing')
    const other = await decide('clear', { ...asked, reviewer: 'b.second', expires: '2027-01-01' })
    assert.deepEqual([other.status, Reflect.get(Object(other.body), 'detail').code], [409, 'other_clearing_waits'])
    const confirmed = await clear({ ...asked, reviewer: 'b.second' })
    assert.deepEqual([confirmed?.state, confirmed?.reviewers], ['cleared', ['a.analyst', 'b.second']])
    assert.deepEqual(stateOf(await verify('both')), [[true, undefined]])
  })

  it('a request on other facts of the party is confirmed by nobody', async () => {
    const { verify, clear } = await lender({ four_eyes: true })
    const { case_id: id } = await verify('changed')
    const asked = { case_id: id, ...hit, ...decision }
    await clear(asked)
    api.clock.advance(1)
    await verify('changed', { ...listed, date_of_birth: '1970-01-02' })
    const second = await clear({ ...asked, reviewer: 'b.second' })
    assert.deepEqual([second?.state, second?.reviewers], ['waiting', ['b.second']])
    assert.equal((await clear({ ...asked, reviewer: ' B.Second ' }))?.state, 'waiting', 'the same person')
  })

  it('a request leaves the decision in force until it is confirmed', async () => {
    const { verify, clear } = await lender({ four_eyes: true })
    const { case_id: id } = await verify('renewed')
    const asked = { case_id: id, ...hit, ...decision }
    await clear(asked)
    await clear({ ...asked, reviewer: 'b.second' })
    const renewal = { ...asked, expires: '2027-12-31' }
    assert.equal((await clear(renewal))?.state, 'waiting')
    assert.deepEqual(stateOf(await verify('renewed')), [[true, undefined]])
    assert.equal((await clear({ ...renewal, reviewer: 'b.second' }))?.state, 'cleared')
  })

  it('a decision on one case leaves the one for the client', async () => {
    const { verify, clear } = await lender()
    const { case_id: one } = await verify('one')
    await clear({ case_id: one, ...hit, ...decision, applies_to: 'client' })
    const { case_id: two } = await verify('two')
    await clear({ case_id: two, ...hit, ...decision })
    assert.deepEqual(stateOf(await verify('three')), [[true, 'client']])
  })

  it('the command line obeys the same rule', async () => {
    const { verify } = await lender({ four_eyes: true })
    const { case_id: id } = await verify('command')
    const asked = {
      id,
      party: hit.party,
      list: hit.list,
      record: hit.record_id,
      reason: 'Other.',
      expires: '2027-01-01',
    }
    await assert.rejects(api.operate('cases.clear_hit', asked))
    const first = (await api.operate('cases.clear_hit', { ...asked, reviewer: 'a' })) as { waits_for_second?: boolean }
    const second = (await api.operate('cases.clear_hit', { ...asked, reviewer: 'b' })) as { waits_for_second?: boolean }
    assert.deepEqual([first.waits_for_second, second.waits_for_second], [true, undefined])
  })

  it('refuses what is not there, a day that is over, and a case of another workspace or environment', async () => {
    const { verify, decide, key } = await lender()
    const { case_id: id } = await verify('refused')
    const asked = { case_id: id, ...hit, ...decision }
    assert.deepEqual((await decide('clear', { ...asked, record_id: 'none' })).body, { detail: 'Not Found' })
    for (const expires of ['2020-01-01', '2031-01-01']) {
      assert.equal((await decide('clear', { ...asked, expires })).status, 422, expires)
    }
    const foreign = await api.ask('POST', '/v1/kyc/cases/hits/clear', { json: asked })
    assert.deepEqual([foreign.status, foreign.body], [404, { detail: 'Case not found' }])
    const elsewhere = await api.ask('POST', '/v1/kyc/cases/hits/clear', { key, json: asked, ...production })
    assert.deepEqual([elsewhere.status, elsewhere.body], [404, { detail: 'Case not found' }])
  })

  it('the audit trail has who decided by which key, and no reason', async () => {
    const { verify, clear, key } = await lender()
    const { case_id: id } = await verify('audited')
    await clear({ case_id: id, ...hit, ...decision })
    const { body } = await api.ask('GET', `/v1/kyc/cases/${id}`, { key })
    const { timeline } = body as { timeline: readonly { action: string; actor: { type: string } }[] }
    assert.ok(timeline.some(({ action, actor }) => action === 'case.hit_cleared' && actor.type === 'key'))
    assert.ok(!JSON.stringify(timeline).includes('Lyon'))
  })
})
