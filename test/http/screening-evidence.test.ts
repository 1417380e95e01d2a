import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { AssessAnswer } from '../../src/contract/kyc-answers.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'
import { eventsOf } from './support/stored.ts'

const calls = ['verify', 'assess'] as const
const listed = { first_name: 'Серж', last_name: 'Санкционов', date_of_birth: '1970-01-01', country: 'CA' }
const clean = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12', country: 'CA' }

describe('the hits in an answer, through the real name engine', () => {
  let api: Api
  before(async () => void (api = await startApi({ world: { reader: idleReader } })))
  after(() => api.stop())

  const ask = async (call: (typeof calls)[number], json: object) => {
    const { status, body } = await api.ask('POST', `/v1/kyc/${call}`, { json })
    assert.equal(status, 200)
    return body as AssessAnswer
  }
  const replayed = async ({ verdict_id: id }: AssessAnswer) =>
    ((await api.operate('verdicts.replay', { id })) as { outcome: string }).outcome

  for (const call of calls) {
    it(`${call} shows a hit as published, with pieces that add up to its score`, async () => {
      const { screening } = await ask(call, { values: listed })
      assert.equal(screening?.length, 1)
      const [hit] = screening
      assert.deepEqual(
        [hit?.party, hit?.list.id, hit?.list.date, hit?.record_id],
        ['Серж Санкционов', 'sandbox', '2026-01-01', 'sandbox-sanctionov'],
      )
      assert.deepEqual([hit?.entry, hit?.name, hit?.name_kind], ['Serge Sanctionov', 'Серж Санкционов', 'original'])
      assert.deepEqual([hit?.topics, hit?.programmes, hit?.cleared], [['sanction'], ['SANDBOX-SANCTIONS'], false])
      assert.match(hit?.bundle.id ?? '', /^[\da-f]{64}$/)
      assert.match(hit?.bundle.date ?? '', /^20\d\d-\d\d-\d\d$/)
      assert.equal(
        hit?.pieces.reduce((sum, { points }) => sum + points, 0),
        hit?.score,
      )
      assert.ok(!('further_hits' in hit!))
    })

    it(`${call} of a clean client has neither key`, async () => {
      const answer = await ask(call, { values: clean })
      assert.ok(!('screening' in answer) && !('lists_run' in answer))
    })
  }

  it('a cleared hit is marked with when and until when, and its verdict replays byte for byte', async () => {
    const request = { reference: 'cleared-hit', values: listed }
    const first = await ask('verify', request)
    assert.equal(await replayed(first), 'identical')
    const about = { id: first.case_id, party: 'Серж Санкционов', list: 'sandbox', record: 'sandbox-sanctionov' }
    const expires = '2027-01-31'
    const clearing = { ...about, reason: 'Another person, born elsewhere.', expires }
    const { cleared_at: at } = (await api.operate('cases.clear_hit', clearing)) as { cleared_at: string }
    const second = await ask('verify', request)
    assert.deepEqual(
      second.screening?.map((hit) => [hit.record_id, hit.cleared, hit.cleared_at, hit.cleared_until]),
      [['sandbox-sanctionov', true, at, expires]],
    )
    assert.ok(!JSON.stringify(second).includes('born elsewhere'))
    assert.equal(await replayed(second), 'identical')
  })

  it('no event carries a hit', async () => {
    await ask('assess', { reference: 'event-of-hit', values: listed })
    const events = await eventsOf(api, api.workspaceId)
    assert.ok(events.length > 0)
    for (const { text } of events) assert.ok(!/sandbox-sanctionov|SANDBOX-SANCTIONS|further_hits/.test(text))
  })
})
