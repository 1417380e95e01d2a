import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { plaid } from '../../../src/adapters/bank-data/plaid.ts'
import type { BankAccount } from '../../../src/domain/bank/definition/account.ts'
import { linkRequest, loopbackEgress, plaidContext, plaidPath, rejectsUnavailable } from '../../support/plaid-client.ts'
import { plaidAccount, plaidPurpose, plaidRow, type PlaidItemStub } from '../../support/plaid-item.ts'
import { startPlaid, type PlaidServer } from '../../support/plaid-server.ts'

describe('an account that Plaid reads', () => {
  let server: PlaidServer
  before(async () => {
    server = await startPlaid()
  })
  after(() => server.stop())
  beforeEach(() => {
    server.pageRows = 500
    server.asked.length = 0
  })

  const provider = plaid({ egress: loopbackEgress, pollMs: 5 })
  const read = async (change: Partial<PlaidItemStub> = {}): Promise<BankAccount> => {
    const access = await provider.connect(linkRequest(server.link(change)), plaidContext(server))
    server.asked.length = 0
    return await provider.read(access, plaidContext(server))
  }
  const ids = async (change: Partial<PlaidItemStub>) => (await read(change)).transactions.map(({ id }) => id)
  const asked = (path: string) => server.asked.filter((question) => question.path === path)

  it('has bank, holders, last four characters, currency and balances from the current one', async () => {
    assert.deepEqual(await read(), {
      bankName: 'First Platypus Bank',
      holders: ['Jane Tremblay-Okafor', 'Paul Okafor'],
      last4: '4921',
      currency: 'CAD',
      openedOn: null,
      historyFrom: '2026-09-01',
      openingBalanceCents: -14_753,
      transactions: [
        row('t1', '2026-09-01', -120_000, 'rent', -134_753, 'LOYER SEPTEMBRE'),
        row('t2', '2026-09-15', 245_010, 'salary', 110_257),
        row('t3', '2026-10-02', -5_407, 'groceries', 104_850),
        row('t4', '2026-11-20', -4_800, 'nsf_fee', 100_050, 'NSF FEE'),
      ],
    })
  })

  it('asks for one year of one account with the text of the bank', async () => {
    await read()
    assert.deepEqual(asked(plaidPath.transactions)[0]?.body.options, {
      account_id: 'account-chequing',
      days_requested: 397,
      include_original_description: true,
      personal_finance_category_version: 'v2',
    })
  })

  describe('its transactions', () => {
    it('leave out what is pending, of another account, or moves nothing', async () => {
      const added = [
        plaidRow('booked', '2026-11-02', 10),
        plaidRow('pending', '2026-11-03', 20, { pending: true }),
        plaidRow('other', '2026-11-04', 30, { account_id: 'account-savings' }),
        plaidRow('nothing', '2026-11-05', 0),
      ]
      assert.deepEqual(await ids({ added }), ['booked'])
    })

    it('are as Plaid last told them', async () => {
      const account = await read({
        added: [plaidRow('a', '2026-11-02', 10), plaidRow('b', '2026-11-03', 20)],
        modified: [plaidRow('a', '2026-11-02', 12.5)],
        removed: ['b'],
      })
      assert.deepEqual(
        account.transactions.map(({ id, amountCents }) => [id, amountCents]),
        [['a', -1_250]],
      )
    })

    it('are in order of their days, whatever the order of the pages', async () => {
      server.pageRows = 2
      const added = ['2026-11-05', '2026-10-01', '2026-11-20', '2026-10-15', '2026-11-05'].map((date, index) =>
        plaidRow(`t${index}`, date, index + 1),
      )
      const account = await read({ added })
      assert.deepEqual(
        account.transactions.map(({ id }) => id),
        ['t1', 't3', 't0', 't4', 't2'],
      )
      assert.equal(asked(plaidPath.transactions).length, 3)
    })

    it('go back 397 days, today included: twelve whole months and the present one', async () => {
      const added = [
        plaidRow('too old', '2025-10-22', 10),
        plaidRow('first day', '2025-10-23', 20),
        plaidRow('today', '2026-11-23', 30),
        plaidRow('tomorrow', '2026-11-24', 40),
      ]
      const account = await read({ added })
      assert.equal(account.historyFrom, '2025-10-23')
      assert.equal(account.openingBalanceCents, 100_050 + 2_000 + 3_000 + 4_000)
      assert.deepEqual(
        account.transactions.map(({ id, balanceCents }) => [id, balanceCents]),
        [
          ['first day', 107_050],
          ['today', 104_050],
        ],
      )
    })

    it('end with the day in the time zone of the currency', async () => {
      const access = await provider.connect(linkRequest(server.link({ added: [] })), plaidContext(server))
      const evening = new Date('2026-11-24T02:00:00.000Z')
      const { historyFrom } = await provider.read(access, plaidContext(server, { now: evening }))
      assert.equal(historyFrom, '2026-11-23')
    })

    it('none: the history is today alone', async () => {
      const account = await read({ added: [] })
      assert.deepEqual([account.historyFrom, account.openingBalanceCents], ['2026-11-23', 100_050])
      assert.deepEqual(account.transactions, [])
    })

    it('have the name of the merchant where the bank has no text', async () => {
      const { transactions } = await read({
        added: [plaidRow('a', '2026-11-02', 10, { original_description: null, name: 'Corner\tShop ' })],
      })
      assert.equal(transactions[0]?.description, 'Corner Shop')
    })
  })

  describe('what cannot be told is not guessed', () => {
    const account = (change: Readonly<Record<string, unknown>>, current: unknown = 1_000.5) => ({
      accounts: [plaidAccount(change, current)],
    })
    const added = (amount: unknown, change: Readonly<Record<string, unknown>> = {}) => ({
      added: [{ ...plaidRow('a', '2026-11-02', 1, change), amount }],
    })
    for (const [what, change, code] of [
      ['no name of the bank', { institutionName: null }, 'bank_missing'],
      ['no holder', { names: [' '] }, 'holder_missing'],
      ['no account number', account({ mask: null }), 'account_number_missing'],
      ['no balance', account({}, null), 'amount_unusable'],
      ['a balance that is no number', account({}, '12.00'), 'unexpected_answer'],
      ['a fraction of a cent', added(12.345), 'amount_unusable'],
      ['more than a billion', added(1e10), 'amount_unusable'],
      ['a transaction in another currency', added(1, { iso_currency_code: 'USD' }), 'currency_mixed'],
      ['a text for an amount', added('1.00'), 'unexpected_answer'],
      ['a day that does not exist', added(1, { date: '2026-02-30' }), 'unexpected_answer'],
      ['an unknown status', { statuses: ['DONE'] }, 'unexpected_answer'],
    ] as const) {
      it(`${what}: ${code}`, () => rejectsUnavailable(read(change), code))
    }
  })

  describe('a history that Plaid still collects', () => {
    const pending = ['NOT_READY', 'INITIAL_UPDATE_COMPLETE', 'TRANSACTIONS_UPDATE_STATUS_UNKNOWN']
    it('is waited for', async () => {
      const { transactions } = await read({ statuses: [...pending, 'HISTORICAL_UPDATE_COMPLETE'] })
      assert.equal(transactions.length, 4)
      assert.equal(asked(plaidPath.transactions).length, 4)
    })
    for (const [status, code] of [
      ['NOT_READY', 'history_pending'],
      ['TRANSACTIONS_UPDATE_STATUS_UNKNOWN', 'history_unknown'],
    ] as const) {
      it(`is no history: ${status}`, async () => {
        await rejectsUnavailable(read({ statuses: [status] }), code)
        assert.equal(asked(plaidPath.transactions).length, 20)
      })
    }
    it('is read as far as it goes when the rest does not come', async () => {
      const added = [plaidRow('t1', '2026-11-01', 10)]
      const { historyFrom, transactions } = await read({ added, statuses: ['NOT_READY', 'INITIAL_UPDATE_COMPLETE'] })
      assert.deepEqual([historyFrom, transactions.length], ['2026-11-01', 1])
      assert.equal(asked(plaidPath.transactions).length, 20)
    })
    it('is given up before the time of the call is over', async () => {
      const access = await provider.connect(linkRequest(server.link({ statuses: ['NOT_READY'] })), plaidContext(server))
      // Three seconds of a call are kept for the last answer.
      const slow = plaid({ egress: loopbackEgress, deadlineMs: 3_600, pollMs: 200 })
      const startedMs = performance.now()
      await rejectsUnavailable(slow.read(access, plaidContext(server)), 'history_pending')
      assert.ok(performance.now() - startedMs < 3_600)
      assert.ok(asked(plaidPath.transactions).length > 1)
    })
    it('is not waited for once the call is aborted', async () => {
      const access = await provider.connect(linkRequest(server.link({ statuses: ['NOT_READY'] })), plaidContext(server))
      const stop = new AbortController()
      setTimeout(() => stop.abort(), 100)
      const patient = plaid({ egress: loopbackEgress, pollMs: 5_000 })
      await rejectsUnavailable(patient.read(access, plaidContext(server, { signal: stop.signal })), 'aborted')
    })
    it('starts again when it changes between two pages', async () => {
      server.pageRows = 3
      assert.equal((await read({ changes: 2 })).transactions.length, 4)
      await rejectsUnavailable(read({ changes: 100 }), 'history_changing')
    })
    it('of more than forty pages is not read', async () => {
      server.pageRows = 1
      const added = Array.from({ length: 41 }, (_, index) => plaidRow(`t${index}`, '2026-11-02', 1))
      await rejectsUnavailable(read({ added }), 'too_many_transactions')
      assert.equal((await read({ added: added.slice(1) })).transactions.length, 40)
    })
  })

  it('has categories of Plaid only in the direction of the amount', async () => {
    const { transactions } = await read({
      added: [plaidRow('a', '2026-11-02', 10, plaidPurpose('INCOME_SALARY'))],
    })
    assert.equal(transactions[0]?.category, 'other')
  })
})

function row(id: string, date: string, amountCents: number, category: string, balanceCents: number, text?: string) {
  return { id, date, description: text ?? 'POS PURCHASE 0042 SHOP', amountCents, category, balanceCents }
}
