import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { namesList } from '../support/names-list.ts'
import { startApi, type Api } from './support/api.ts'

const calls = ['verify', 'assess'] as const
const person = {
  ...{ first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12', country: 'BR', citizenship: 'BR' },
  ...{ occupation: 'nurse', delivery_channel: 'in_person' },
}
const passport = {
  doc_type: 'passport',
  step_key: 'photo_id',
  fields: {
    ...{ first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12' },
    ...{ id_number: 'AB123456', id_country: 'BR', id_expiry: '2032-02-02' },
  },
}
const accepted = { values: person, documents: [passport], require_documents: false }

interface Answer {
  readonly case_id?: string
  readonly verdict_id?: string
  readonly next_review_due?: string
  readonly identity_record?: readonly { readonly person: string; readonly sources: readonly { number: string }[] }[]
}

describe('what an answer has besides its verdict', () => {
  let api: Api
  before(async () => {
    api = await startApi({ world: { reader: idleReader, screener: namesList([]) } })
  })
  after(() => api.stop())

  const ask = async (call: (typeof calls)[number], json: object) => {
    const { status, body } = await api.ask('POST', `/v1/kyc/${call}`, { json })
    assert.equal(status, 200)
    return body as Answer
  }
  const replay = async (id: string) => (await api.operate('verdicts.replay', { id })) as { outcome: string }

  for (const call of calls) {
    it(`${call} with a reference has the ids of its case and verdict, by which it replays byte for byte`, async () => {
      const answer = await ask(call, { reference: `stored-${call}`, ...accepted })
      assert.deepEqual(Object.keys(answer).slice(-2), ['case_id', 'verdict_id'])
      assert.equal((await replay(answer.verdict_id!)).outcome, 'identical')
      const again = await ask(call, { reference: `stored-${call}`, ...accepted })
      assert.equal(again.case_id, answer.case_id)
      assert.notEqual(again.verdict_id, answer.verdict_id)
    })

    it(`${call} has the next review and the identity record, stored or not`, async () => {
      for (const reference of [{ reference: `both-${call}` }, {}]) {
        const answer = await ask(call, { ...reference, ...accepted })
        assert.equal(answer.identity_record?.[0]?.sources[0]?.number, 'AB123456')
        assert.match(answer.next_review_due ?? '', /^20\d\d-\d\d-\d\d$/)
      }
    })

    it(`${call} of nobody has neither key, and no id without a reference`, async () => {
      const answer = await ask(call, { values: {} })
      for (const key of ['case_id', 'verdict_id', 'next_review_due', 'identity_record', 'ignored']) {
        assert.ok(!(key in answer), key)
      }
    })
  }

  it('the keys stand before ignored, which stays last', async () => {
    const answer = await ask('verify', { reference: 'with-ignored', ...accepted, refrence: 'x' })
    assert.deepEqual(Object.keys(answer), [
      ...['verification', 'registry', 'next_review_due', 'identity_record', 'case_id', 'verdict_id', 'ignored'],
    ])
  })

  it('a verdict of another workspace is not replayed under its id by mistake: an unknown id is refused', async () => {
    await assert.rejects(replay('00000000-0000-4000-8000-000000000000'))
  })

  it('the next review stands on the case, and an answer without one leaves it', async () => {
    const { case_id: id, next_review_due: due } = await ask('verify', { reference: 'on-case', ...accepted })
    const shown = async () => (await api.operate('cases.show', { id })) as { next_review_due: string | null }
    assert.equal((await shown()).next_review_due, due)
    await ask('verify', { reference: 'on-case', values: {} })
    assert.equal((await shown()).next_review_due, due)
  })

  it('the identity record is stored sealed, told in no event and no log line, and erased', async () => {
    const answer = await ask('assess', {
      ...{ reference: 'sealed-1', values: { ...person, first_name: 'Zqclara' }, require_documents: false },
      documents: [{ ...passport, fields: { ...passport.fields, first_name: 'Zqclara', id_number: 'ZQ778899' } }],
    })
    assert.equal(answer.identity_record?.[0]?.person, 'Zqclara Clearwater')
    const stored = await withTenant(api.services.store.app, api.workspaceId, async (tx) => ({
      verdicts: await tx.selectFrom('verdict').selectAll().where('id', '=', answer.verdict_id!).execute(),
      events: await tx.selectFrom('event').selectAll().execute(),
      cases: await tx.selectFrom('kyc_case').selectAll().execute(),
    }))
    const texts = [stored.verdicts, stored.events, stored.cases].flatMap((rows) =>
      rows.flatMap((row) =>
        Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))),
      ),
    )
    for (const text of [...texts, JSON.stringify(api.log.lines)]) assert.ok(!/zqclara|zq778899/i.test(text))
    await api.operate('cases.erase', { id: answer.case_id })
    assert.equal((await replay(answer.verdict_id!)).outcome, 'erased')
  })
})
