import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextStep, type MadeDecision, type NextStep } from '../../../src/domain/cases/next-step.ts'
import { assigneeTerm, isSameReviewer } from '../../../src/domain/cases/reviewer.ts'

const approval = { outcome: 'approved', verdictId: 'v2' } as const
const by = (...reviewers: readonly string[]): MadeDecision => ({ ...approval, reviewers })
const refusal = { outcome: 'declined', verdictId: 'v2', reviewers: ['ann'] } as const
const onEarlier = { outcome: 'approved', verdictId: 'v1', reviewers: ['ann'] } as const

describe('what an approval by bob comes to', () => {
  const rows: readonly [
    what: string,
    fourEyes: boolean,
    waiting: MadeDecision | null,
    standing: MadeDecision | null,
    step: NextStep,
  ][] = [
    ['one reviewer is enough', false, null, null, 'decide'],
    ['it stands already', false, null, by('ann'), 'keep_standing'],
    ['another decision stands', false, null, refusal, 'decide'],
    ['it stands on an earlier verdict', false, null, onEarlier, 'decide'],
    ['it was erased', false, null, by(), 'decide'],
    ['two are wanted', true, null, null, 'ask'],
    ['another reviewer asked for it', true, by('ann'), null, 'confirm'],
    ['bob asked for it', true, by(' Bob '), null, 'keep_waiting'],
    ['another decision waits', true, refusal, null, 'ask'],
    ['it waits on an earlier verdict', true, onEarlier, null, 'ask'],
    ['it stands by two', true, null, by('ann', 'cy'), 'keep_standing'],
    ['it stands by one, of before two were wanted', true, null, by('ann'), 'ask'],
    ['it stands, and another decision waits', true, refusal, by('ann', 'cy'), 'ask'],
    ['two are no longer wanted', false, by('ann'), null, 'decide'],
  ]
  for (const [what, fourEyes, waiting, standing, step] of rows) {
    it(`${what}: ${step}`, () =>
      assert.equal(nextStep({ ...approval, reviewer: 'bob' }, { waiting, standing, fourEyes }), step))
  }

  it('an escalation needs no second reviewer', () => {
    const wanted = { outcome: 'escalated', verdictId: 'v2', reviewer: 'bob' } as const
    assert.equal(nextStep(wanted, { waiting: by('ann'), standing: null, fourEyes: true }), 'decide')
    const standing = { ...wanted, reviewers: ['ann'] }
    assert.equal(nextStep(wanted, { waiting: null, standing, fourEyes: true }), 'keep_standing')
  })
})

describe('a reviewer', () => {
  it('is the same person whatever case and spaces around, or whatever name before one address', () => {
    assert.ok(isSameReviewer('É. Roy', ' e\u0301. roy '))
    assert.ok(isSameReviewer('Ann Roy <a@example.com> (3f2a9c01b7de)', 'Bea Lee <b@example.com> (3f2a9c01b7de)'))
    assert.ok(!isSameReviewer('Ann Roy <a@example.com> (3f2a9c01b7de)', 'Ann Roy <a@example.com> (3f2a9c01b7df)'))
    assert.ok(isSameReviewer('Ann Roy <Ann@example.com>', 'Anna Roy <ann@example.com> '))
    assert.ok(!isSameReviewer('Ann Roy <ann@example.com>', 'Ann Roy <a.roy@example.com>'))
    assert.ok(!isSameReviewer('a.roy', 'b.roy'))
    assert.equal(assigneeTerm(' A.Roy'), assigneeTerm('a.roy'))
  })
})
