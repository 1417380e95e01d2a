import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import { verifyAnswer } from '../../../src/domain/verdict/answer.ts'
import { clearScreening, requestInput } from '../../../src/domain/verdict/request-input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'

const asOf = '2026-08-31'
const person = {
  ...{ first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12', country: 'CA', citizenship: 'CA' },
  ...{ occupation: 'nurse', delivery_channel: 'in_person' },
}
const pep = { ...person, pep_foreign: true, country: 'FR' }

function answerOf(request: Partial<KycRequest>, regime = 'generic') {
  const body = { values: {}, environment: 'sandbox', locale: 'en', as_of: asOf, ...request } as const
  const screening = clearScreening(packByRegime(regime).lists, asOf)
  const outcome = verdictOfInput(
    requestInput(body, { policy: { id: null, regime }, now: `${asOf}T17:00:00.000Z`, screening }),
  )
  return verifyAnswer(outcome)
}
const passes = { require_documents: false } as const

describe('the next review', () => {
  const rows: readonly [what: string, request: Partial<KycRequest>, passed: boolean, due: string | undefined][] = [
    ['of an accepted client is counted from the day', { ...passes, values: person }, true, '2029-08-31'],
    [
      'of a reviewed client is counted from the day',
      { ...passes, purpose: 'periodic_review', values: { ...person, last_review_date: '2026-02-01' } },
      true,
      '2029-08-31',
    ],
    [
      'of a client who is verified between two reviews is counted from the last',
      { ...passes, values: { ...person, last_review_date: '2026-02-01' } },
      true,
      '2029-02-01',
    ],
    ['of a refused client is none', { values: {} }, false, undefined],
    [
      'of a review that failed without an earlier one is none',
      { purpose: 'periodic_review', values: {} },
      false,
      undefined,
    ],
    [
      'of a review that failed is the one that the last review made due, at the level of today',
      { purpose: 'periodic_review', values: { last_review_date: '2026-02-28' } },
      false,
      '2027-02-28',
    ],
    ['is earlier for a level that is higher', { ...passes, values: pep }, true, '2027-08-31'],
  ]
  for (const [what, request, passed, due] of rows) {
    it(what, () => {
      const answer = answerOf(request)
      assert.equal(answer.verification.passed, passed, JSON.stringify(answer.verification.critical_failures))
      assert.equal(answer.next_review_due, due)
    })
  }

  it('is absent, not null, when there is none', () => assert.ok(!('next_review_due' in answerOf({ values: {} }))))

  it('agrees with review:due on the day before, the day and the day after', () => {
    for (const [lastReview, overdue] of [
      ['2023-09-01', false],
      ['2023-08-31', false],
      ['2023-08-30', true],
    ] as const) {
      const answer = answerOf({ ...passes, values: { ...person, last_review_date: lastReview } })
      const check = answer.verification.checks.find(({ id }) => id === 'review:due')
      assert.equal(check?.passed, !overdue)
      assert.equal((answer.next_review_due ?? '') < asOf, overdue)
    }
  })
})
