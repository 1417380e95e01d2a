import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { simulateAccount } from '../../../../src/domain/bank/simulator/simulate-account.ts'
import { canonicalJson } from '../../../../src/domain/values/canonical-json.ts'
import { client, day, numberedClient } from './account-arbitrary.ts'
import { accountFaults, extensionFaults } from './account-faults.ts'

const runs = { numRuns: 300 }

describe('every simulated account', () => {
  it('has balances that chain, unique ids, dates in order and signs of its categories', () => {
    fc.assert(
      fc.property(client, day, (one, asOf) => assert.deepEqual(accountFaults(simulateAccount(one, asOf), asOf), [])),
      runs,
    )
  })

  it('is the same at every reading of a day', () => {
    fc.assert(
      fc.property(client, day, (one, asOf) =>
        assert.deepEqual(simulateAccount(one, asOf), simulateAccount({ ...one }, asOf)),
      ),
      { numRuns: 50 },
    )
  })

  it('keeps its rows, ids and balances when days go by', () => {
    const days = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 41, max: 800 }))
    fc.assert(
      fc.property(client, day, days, (one, asOf, later) => assert.deepEqual(extensionFaults(one, asOf, later), [])),
      runs,
    )
  })

  it('keeps the rows of the month in which it was opened when that month is the first of the window', () => {
    const one = numberedClient('SBX-NEWCOMER', 1, { connectedOn: '2026-03-02' })
    const { historyFrom, openingBalanceCents } = simulateAccount(one, '2027-01-05')
    assert.deepEqual([historyFrom, openingBalanceCents], ['2026-01-01', 0])
    assert.deepEqual(extensionFaults(one, '2026-12-31', 5), [])
  })

  it('has the same rows for two connections of one case, made on different days', () => {
    const one = numberedClient('001', 1, { connectedOn: '2026-01-05' })
    assert.deepEqual(
      simulateAccount(one, '2026-11-21'),
      simulateAccount({ ...one, connectedOn: '2026-11-21' }, '2026-11-21'),
    )
  })

  it('differs from that of another tenant, case or bank', () => {
    const one = numberedClient('001', 1)
    const texts = [one, { ...one, tenantId: 'other' }, { ...one, caseId: null }, { ...one, bankCode: '002' }].map(
      (each) => JSON.stringify(simulateAccount(each, '2026-11-21').transactions),
    )
    assert.equal(new Set(texts).size, texts.length)
  })

  it('goes from the first day of the month twelve months before to the day itself', () => {
    const dates = Array.from({ length: 40 }, (_, number) => {
      const account = simulateAccount(numberedClient('SBX-GAMBLING', number), '2026-10-30')
      assert.equal(account.historyFrom, '2025-10-01')
      return account.transactions.at(-1)?.date
    })
    assert.ok(
      dates.every((date) => date === '2026-10-30'),
      'pay and savings are booked on the last business day',
    )
  })
})

describe('the bytes of an account', () => {
  /** SHA-256 of the canonical JSON: a change of any byte of any row is a change of what partners have stored. */
  const accounts: readonly (readonly [bankCode: string, sha256: string])[] = [
    ['SBX-SALARY', '9c053a1d60874342a8b133aef3dcc25013b1fabbe6054940c0eab257be5ff74e'],
    ['SBX-NSF', 'eda6056a56e72e5fa0d0b7c94d32bc856b29571ff31dba1db5b259e065221a2b'],
    ['006', '41126a6764fee27157d7e4f8e96ca4c46acefddb960166361746fcd21118cce1'],
    ['007', '00b173b80b78aea331c9832d9d6d1656b38c8e8bda88b1f35e68030626135d82'],
    ['30004', 'bc79ce84e04008c11999eb611cf7a4e436056710277f33bb853ac6c865502363'],
  ]
  for (const [bankCode, sha256] of accounts) {
    it(`${bankCode} is what it was`, () => {
      const account = simulateAccount(numberedClient(bankCode, 1), '2026-11-21')
      assert.equal(createHash('sha256').update(canonicalJson(account)).digest('hex'), sha256)
    })
  }
})

describe('a planted fault is found', () => {
  const account = simulateAccount(numberedClient('SBX-SALARY', 1), '2026-11-21')
  const [first, second, ...others] = account.transactions
  assert.ok(first !== undefined && second !== undefined)
  const planted: Readonly<Record<string, typeof account.transactions>> = {
    'a cent too many': [{ ...first, amountCents: first.amountCents + 1 }, second, ...others],
    'an id twice': [first, { ...second, id: first.id }, ...others],
    'a day before the others': [first, second, ...others.with(-1, { ...others.at(-1)!, date: '2025-11-02' })],
    'a credit of a category of debits': [
      { ...first, category: first.amountCents > 0 ? 'rent' : 'salary' },
      second,
      ...others,
    ],
  }
  for (const [what, transactions] of Object.entries(planted)) {
    it(what, () => assert.notDeepEqual(accountFaults({ ...account, transactions }, '2026-11-21'), []))
  }
})
