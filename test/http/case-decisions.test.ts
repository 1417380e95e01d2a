import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { CaseDetail, CaseList } from '../../src/contract/case.ts'
import type { CaseDecision, DecidedCase } from '../../src/contract/case-acts.ts'
import type { VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'
import { addEndpoint, eventsOf } from './support/stored.ts'

const approval = { decision: 'approve', reason: 'The documents agree.', reviewer: 'a.analyst' } as const
const event = 'kyc.case_decided'

describe('deciding on a case over the API', () => {
  let api: Api
  before(async () => void (api = await startApi({ world: { reader: idleReader } })))
  after(() => api.stop())

  /** A workspace of its own with a case. */
  const lender = async (settings: object = {}) => {
    const { id: tenantId, key } = await api.addWorkspace({ ...settings })
    const verify = async (reference: string) => {
      const json = { reference, values: { first_name: 'Clara', last_name: 'Clearwater' } }
      const { status, body } = await api.ask('POST', '/v1/kyc/verify', { key, json })
      assert.equal(status, 200)
      return body as Required<VerifyAnswer>
    }
    const { case_id: id, verdict_id: verdictId } = await verify('first')
    const act = (what: string, json: object) =>
      api.ask('POST', `/v1/kyc/cases/${what}`, { key, json: { case_id: id, ...json } })
    const decide = async (json: object): Promise<CaseDecision> => {
      const { status, body } = await act('decide', json)
      assert.equal(status, 200, JSON.stringify(body))
      return (body as DecidedCase).decision
    }
    const show = async () => (await api.ask('GET', `/v1/kyc/cases/${id}`, { key })).body as CaseDetail
    const listed = async (query: string) => {
      const { body } = await api.ask('GET', `/v1/kyc/cases?${query}`, { key })
      return (body as CaseList).items.map(({ reference }) => reference)
    }
    const decidedEvents = async () => (await eventsOf(api, tenantId)).filter(({ type }) => type === event)
    return { tenantId, key, id, verdictId, verify, act, decide, show, listed, decidedEvents }
  }
  const codeOf = (body: unknown) => Reflect.get(Object(Reflect.get(Object(body), 'detail')), 'code')
  const shownStates = ({ decisions }: CaseDetail) => decisions.map(({ decision, state }) => [decision, state])

  it('a note is kept with its author and shown the newest first', async () => {
    const { act, show } = await lender()
    assert.equal((await act('notes', { text: 'Called about the address.', author: 'a.analyst' })).status, 200)
    api.clock.advance(1)
    await act('notes', { text: 'The new bill came.', author: 'b.second' })
    const { notes } = await show()
    assert.deepEqual(
      notes.map(({ about, text, author }) => [about, text, author]),
      [
        ['note', 'The new bill came.', 'b.second'],
        ['note', 'Called about the address.', 'a.analyst'],
      ],
    )
  })

  it('a case is assigned to one person, found by the name, and taken back', async () => {
    const { act, show, listed, verify } = await lender()
    await verify('other')
    assert.equal((await act('assign', { assignee: 'Ann Lee', by: 'c.lead' })).status, 200)
    assert.equal((await show()).assignment?.by, 'c.lead')
    assert.deepEqual(await listed('assignee=%20ann%20lee'), ['first'])
    await act('assign', { assignee: 'Bob Ray', by: 'c.lead' })
    assert.deepEqual([await listed('assignee=ann%20lee'), await listed('assignee=bob%20ray')], [[], ['first']])
    assert.equal((await show()).assignee, 'Bob Ray')
    await act('assign', { assignee: null, by: 'c.lead' })
    assert.deepEqual([await listed('assignee=bob%20ray'), (await show()).assignment], [[], null])
    const { timeline } = await show()
    assert.equal(timeline.filter(({ action }) => action === 'case.assigned').length, 2)
    assert.equal(timeline.filter(({ action }) => action === 'case.unassigned').length, 1)
  })

  it('assigning a case to whom it is assigned already leaves no entry', async () => {
    const { act, show } = await lender()
    await act('assign', { assignee: 'Ann Lee', by: 'c.lead' })
    const { body } = await act('assign', { assignee: 'ann lee', by: 'd.other' })
    assert.equal(Reflect.get(Object(Reflect.get(Object(body), 'assignment')), 'by'), 'c.lead')
    assert.equal((await show()).timeline.filter(({ action }) => action === 'case.assigned').length, 1)
  })

  it('a decision holds at once where one reviewer is enough, with its verdict and one event', async () => {
    const { tenantId, id, decide, show, listed, verdictId, decidedEvents } = await lender()
    await addEndpoint(api, tenantId, { events: ['kyc.case_verified'] })
    const { decision_id: decisionId, ...made } = await decide({ ...approval, verdict_id: verdictId })
    assert.deepEqual([made.decision, made.state, made.verdict_id], ['approved', 'decided', verdictId])
    const [sent, ...others] = await decidedEvents()
    assert.deepEqual(others, [])
    const { event_id: _id, occurred_at: _at, ...payload } = sent!.body as Record<string, unknown>
    assert.deepEqual(payload, {
      ...{ event, tenant_id: tenantId, case_id: id, reference: 'first', environment: 'sandbox' },
      ...{ decision_id: decisionId, decision: 'approved', verdict_id: verdictId },
    })
    assert.deepEqual((await show()).deliveries, [], 'an endpoint that did not ask by name gets none')
    assert.deepEqual([await listed('decision=approved'), await listed('decision=none')], [['first'], []])
  })

  it('an endpoint that asked by name gets the event', async () => {
    const { tenantId, decide, show } = await lender()
    await addEndpoint(api, tenantId, { events: [event] })
    await decide(approval)
    assert.deepEqual(
      (await show()).deliveries.map((delivery) => delivery.event),
      [event],
    )
  })

  it('the same decision again decides nothing more', async () => {
    const { decide, decidedEvents } = await lender()
    const first = await decide(approval)
    assert.deepEqual(await decide({ ...approval, reviewer: 'b.second' }), first)
    assert.equal((await decidedEvents()).length, 1)
  })

  it('a decision is replaced by a newer one and kept in the history', async () => {
    const { decide, show } = await lender()
    await decide(approval)
    await decide({ ...approval, decision: 'decline', reason: 'A forged bill.' })
    const shown = await show()
    assert.deepEqual(shownStates(shown), [
      ['declined', 'decided'],
      ['approved', 'decided'],
    ])
    assert.equal(shown.decision, 'declined')
  })

  it('a later verdict leaves a decision, as one on an earlier verdict', async () => {
    const { verify, decide, show, act, verdictId } = await lender()
    await decide(approval)
    api.clock.advance(1)
    const { verdict_id: later } = await verify('first')
    const [decision] = (await show()).decisions
    assert.deepEqual(
      [decision?.state, decision?.verdict_id, decision?.on_newest_verdict],
      ['decided', verdictId, false],
    )
    const refused = await act('decide', { ...approval, verdict_id: verdictId })
    assert.deepEqual([refused.status, codeOf(refused.body)], [409, 'verdict_not_newest'])
    assert.equal(Reflect.get(Object(Reflect.get(Object(refused.body), 'detail')), 'verdict_id'), later)
    assert.equal((await decide({ ...approval, verdict_id: later })).on_newest_verdict, true)
    assert.equal((await show()).decisions.length, 2)
  })

  it('waits for another reviewer in a workspace of two, who confirms it', async () => {
    const { decide, listed, show, decidedEvents } = await lender({ four_eyes: true })
    const asked = await decide(approval)
    assert.deepEqual([asked.state, asked.decided_at], ['waiting', null])
    assert.deepEqual(await decide({ ...approval, reviewer: ' A.Analyst ' }), asked, 'nobody confirms their own')
    assert.deepEqual([await listed('decision=waiting'), (await decidedEvents()).length], [['first'], 0])
    const made = await decide({ ...approval, reviewer: 'b.second', reason: 'I agree.' })
    assert.deepEqual([made.decision_id, made.state], [asked.decision_id, 'decided'])
    assert.deepEqual(
      made.reviews.map(({ reviewer, reason }) => [reviewer, reason]),
      [
        ['a.analyst', 'The documents agree.'],
        ['b.second', 'I agree.'],
      ],
    )
    assert.deepEqual([(await decidedEvents()).length, await listed('decision=waiting')], [1, []])
    const actions = (await show()).timeline.map(({ action }) => action)
    assert.deepEqual(actions.filter((action) => action.startsWith('case.deci')).toSorted(), [
      'case.decided',
      'case.decision_asked',
    ])
  })

  it('another decision of another reviewer ends the one that waits, and waits itself', async () => {
    const { decide, show } = await lender({ four_eyes: true })
    await decide(approval)
    const refusal = { ...approval, decision: 'decline', reviewer: 'b.second' }
    assert.equal((await decide(refusal)).state, 'waiting')
    assert.deepEqual(shownStates(await show()), [
      ['declined', 'waiting'],
      ['approved', 'ended'],
    ])
    assert.equal((await decide({ ...refusal, reviewer: 'a.analyst' })).state, 'decided')
  })

  it('a request on an earlier verdict is confirmed by nobody', async () => {
    const { decide, verify, show } = await lender({ four_eyes: true })
    await decide(approval)
    api.clock.advance(1)
    await verify('first')
    assert.equal((await decide({ ...approval, reviewer: 'b.second' })).state, 'waiting')
    assert.deepEqual(shownStates(await show()), [
      ['approved', 'waiting'],
      ['approved', 'ended'],
    ])
  })

  it('an escalation needs no second reviewer and ends what waits', async () => {
    const { decide, show } = await lender({ four_eyes: true })
    await decide(approval)
    assert.equal((await decide({ ...approval, decision: 'escalate', reviewer: 'b.second' })).state, 'decided')
    assert.deepEqual([(await show()).decision, shownStates(await show())[1]], ['escalated', ['approved', 'ended']])
  })

  it('of confirmations at once one decides, and one event is sent', async () => {
    const { decide, show, decidedEvents } = await lender({ four_eyes: true })
    await decide(approval)
    const racing = ['b', 'c', 'd', 'e', 'f', 'g'].map((reviewer) => decide({ ...approval, reviewer }))
    const made = await Promise.all(racing)
    assert.deepEqual(new Set(made.map(({ state }) => state)), new Set(['decided']))
    assert.equal(new Set(made.map(({ decision_id: id }) => id)).size, 1)
    assert.deepEqual(shownStates(await show()), [['approved', 'decided']])
    assert.equal((await decidedEvents()).length, 1)
    assert.equal(made[0]?.reviews.length, 2)
  })

  it('of two first requests at once by one person one waits', async () => {
    const { decide, show } = await lender({ four_eyes: true })
    const asked = await Promise.all([decide(approval), decide(approval), decide(approval)])
    assert.equal(new Set(asked.map(({ decision_id: id }) => id)).size, 1)
    assert.deepEqual(shownStates(await show()), [['approved', 'waiting']])
  })

  it('a hold keeps its reason, refuses an erasure and is released', async () => {
    const { act, show } = await lender()
    const hold = { held: true, reason: 'A court asks.', by: 'c.lead' }
    assert.equal(Reflect.get(Object((await act('hold', hold)).body), 'legal_hold'), true)
    assert.equal((await act('hold', hold)).status, 200, 'again')
    const refused = await act('erase', { reason: 'request' })
    assert.deepEqual([refused.status, codeOf(refused.body)], [409, 'legal_hold'])
    api.clock.advance(1)
    await act('hold', { held: false, reason: 'It has ended.', by: 'c.lead' })
    const { notes, legal_hold: held } = await show()
    assert.deepEqual(
      [held, notes.map(({ about, text }) => [about, text])],
      [
        false,
        [
          ['release', 'It has ended.'],
          ['hold', 'A court asks.'],
        ],
      ],
    )
    assert.equal((await act('erase', { reason: 'request' })).status, 200)
  })

  it('a case is closed once', async () => {
    const { act, show } = await lender()
    const { closed_at: closed, state } = (await act('close', {})).body as CaseDetail
    api.clock.advance(1_000)
    assert.deepEqual([((await act('close', {})).body as CaseDetail).closed_at, state], [closed, 'closed'])
    assert.equal((await show()).timeline.filter(({ action }) => action === 'case.closed').length, 1)
  })

  it('an erased case loses notes, names and reasons; which decision was made and when stays', async () => {
    const { act, decide, show, listed } = await lender()
    await act('notes', { text: 'Called about the address.', author: 'a.analyst' })
    await act('assign', { assignee: 'Ann Lee', by: 'c.lead' })
    const { decided_at: at } = await decide(approval)
    const { status, body } = await act('erase', { reason: 'request' })
    const { case_id: _case, receipt_id: _receipt, erased_at: _at, finished_at: finished, ...receipt } = Object(body)
    assert.deepEqual(
      [status, receipt, finished !== null],
      [200, { reason: 'request', data_keys: 4, extractions: 0, documents: 0, verdicts: 1 }, true],
    )
    const shown = await show()
    assert.deepEqual([shown.notes, shown.assignment, shown.assignee, shown.decision], [[], null, null, 'approved'])
    assert.deepEqual(
      shown.decisions.map(({ decision, state, reviews, decided_at }) => [decision, state, reviews, decided_at]),
      [['approved', 'decided', [], at]],
    )
    assert.deepEqual(await listed('assignee=ann%20lee'), [])
    const erased = shown.timeline.filter(({ action }) => action === 'case.erased')
    assert.deepEqual([erased.length, erased[0]?.actor.type], [1, 'key'])
    for (const [what, json] of [
      ['notes', { text: 'Again.', author: 'a' }],
      ['assign', { assignee: 'Ann Lee', by: 'a' }],
      ['decide', approval],
      ['hold', { held: true, reason: 'Late.', by: 'a' }],
    ] as const) {
      const refused = await act(what, json)
      assert.deepEqual([refused.status, refused.body], [404, { detail: 'Case not found' }], what)
    }
  })

  it('a request that waits ends when its case is erased, and the decision before it stands', async () => {
    const { act, decide, show } = await lender({ four_eyes: true })
    await decide({ ...approval, decision: 'escalate' })
    await decide(approval)
    await act('erase', { reason: 'request' })
    const shown = await show()
    assert.deepEqual(
      [shown.decision, shownStates(shown)],
      [
        'escalated',
        [
          ['approved', 'ended'],
          ['escalated', 'decided'],
        ],
      ],
    )
  })

  it('no act on a case moves its last change, from which retention counts', async () => {
    const { act, decide, show } = await lender()
    const { updated_at: before } = await show()
    api.clock.advance(60_000)
    await act('notes', { text: 'Called.', author: 'a' })
    await act('assign', { assignee: 'Ann', by: 'a' })
    await decide(approval)
    assert.equal((await show()).updated_at, before)
  })

  it('text, names and reasons have limits and are not blank', async () => {
    const { act } = await lender()
    for (const [what, json] of [
      ['notes', { text: ' ', author: 'a' }],
      ['notes', { text: 'x'.repeat(4_001), author: 'a' }],
      ['notes', { text: 'x', author: 'a'.repeat(121) }],
      ['decide', { ...approval, reason: '' }],
      ['decide', { ...approval, reason: 'x'.repeat(1_001) }],
      ['decide', { ...approval, decision: 'approved' }],
      ['assign', { by: 'a' }],
      ['hold', { held: true, by: 'a' }],
      ['erase', { reason: 'retention' }],
    ] as const) {
      assert.equal((await act(what, json)).status, 422, `${what} ${JSON.stringify(json).slice(0, 60)}`)
    }
    assert.equal((await act('notes', { text: 'x'.repeat(4_000), author: 'a'.repeat(120) })).status, 200)
  })

  it('a case has 500 notes at most, and 200 decisions', async () => {
    const { act, tenantId, id } = await lender()
    await act('notes', { text: 'First.', author: 'a' })
    await act('decide', approval)
    await withTenant(api.services.store.app, tenantId, async (tx) => {
      await sql`insert into case_note select tenant_id, gen_random_uuid(), case_id, kind, content, created_at
        from case_note, generate_series(2, 500) where case_id = ${id}::uuid`.execute(tx)
      await sql`insert into case_decision select tenant_id, gen_random_uuid(), case_id, n, verdict_id, outcome, 'ended', content,
        asked_at, decided_at from case_decision, generate_series(2, 200) as n where case_id = ${id}::uuid`.execute(tx)
    })
    const note = await act('notes', { text: 'One more.', author: 'a' })
    assert.deepEqual(note.body, {
      detail: { code: 'case_notes_full', message: 'This case already has 500 notes, the most allowed.' },
    })
    const refusal = await act('decide', { ...approval, decision: 'decline' })
    assert.deepEqual(refusal.body, {
      detail: { code: 'case_decisions_full', message: 'This case already has 200 decisions, the most allowed.' },
    })
    assert.deepEqual([note.status, refusal.status], [409, 409])
  })

  it('the command line obeys the same rule', async () => {
    const { id, show } = await lender({ four_eyes: true })
    const asked = { id, ...approval }
    const stateOf = async (input: object) => ((await api.operate('cases.decide', input)) as DecidedCase).decision.state
    assert.equal(await stateOf(asked), 'waiting')
    assert.equal(await stateOf({ ...asked, reviewer: 'b.second' }), 'decided')
    await api.operate('cases.note', { id, text: 'By command.', author: 'a' })
    await api.operate('cases.assign', { id, assignee: 'Ann Lee', by: 'a' })
    const { notes, assignee, timeline } = await show()
    assert.deepEqual([notes[0]?.text, assignee], ['By command.', 'Ann Lee'])
    assert.ok(timeline.some(({ action, actor }) => action === 'case.decided' && actor.type === 'operator'))
  })
})
