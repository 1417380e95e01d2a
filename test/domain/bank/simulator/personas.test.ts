import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BankAccount } from '../../../../src/domain/bank/definition/account.ts'
import type { BankCategory } from '../../../../src/domain/bank/definition/category.ts'
import { simulateAccount, type SimulatedClient } from '../../../../src/domain/bank/simulator/simulate-account.ts'
import { addDays } from '../../../../src/domain/values/dates.ts'
import { numberedClient } from './account-arbitrary.ts'
import { debtService, groupCents, negativeDays, rowsOf, trend, wholeMonths } from './account-figures.ts'

/** Days of reading; none within three months after the cycle of balances starts again. */
const days = ['2025-07-15', '2026-11-21', '2027-10-31'] as const
const accountsOfDay = 25

function accounts(bankCode: string, changes: Partial<SimulatedClient> = {}) {
  return days.flatMap((asOf) =>
    Array.from({ length: accountsOfDay }, (_, number) => ({
      asOf,
      account: simulateAccount(numberedClient(bankCode, number, changes), asOf),
      months: wholeMonths(asOf, 12),
    })),
  )
}

function has(
  account: BankAccount,
  months: readonly string[],
  times: number,
  ...categories: readonly BankCategory[]
): void {
  for (const month of months) {
    for (const category of categories) {
      const found = rowsOf(account, category, month).length
      assert.ok(found >= times, `${category} ${found} times in ${month}`)
    }
  }
}

const between = (value: number, low: number, high: number, what: string) =>
  assert.ok(value >= low && value <= high, `${what} is ${value}`)

describe('SBX-SALARY, a salaried account', () => {
  const all = accounts('SBX-SALARY')

  it('has two equal salaries a month', () => {
    for (const { account, months } of all) {
      for (const month of months) assert.equal(rowsOf(account, 'salary', month).length, 2)
      assert.equal(new Set(rowsOf(account, 'salary').map((row) => `${row.amountCents} ${row.description}`)).size, 1)
    }
  })
  it('pays rent or a mortgage once a month, its bills, and groceries every week', () => {
    for (const { account, months } of all) {
      const home = rowsOf(account, 'rent').length > 0 ? 'rent' : 'mortgage'
      for (const month of months) assert.equal(rowsOf(account, home, month).length, 1)
      has(account, months, 1, 'utilities', 'telecom', 'insurance', 'credit_card_payment')
      has(account, months, 4, 'groceries')
    }
  })
  it('has a debt service of 0.30 to 0.45, no returned payment, no negative day and a trend that is not down', () => {
    for (const { account, months, asOf } of all) {
      between(debtService(account, months), 0.3, 0.45, 'debt service')
      between(trend(account, asOf), -0.02, 0.05, 'trend')
      assert.equal(groupCents(account, ['risk'], months), 0)
      assert.equal(negativeDays(account, asOf, 360), 0)
    }
  })
})

describe('SBX-NSF, a distressed account', () => {
  const all = accounts('SBX-NSF')

  it('has an income of about 3,700 and a debt service of about 0.77', () => {
    for (const { account, months } of all) {
      between(groupCents(account, ['income'], months) / 12, 350_000, 390_000, 'income of a month')
      between(debtService(account, months), 0.72, 0.82, 'debt service')
    }
  })
  it('lives on payday loans and pays a collector', () => {
    for (const { account, months } of all) {
      has(account, months, 1, 'payday_loan_deposit', 'payday_loan_payment', 'collection_payment', 'overdraft_fee')
    }
  })
  it('has returned payments with their fees in any 90 days', () => {
    for (const { account, asOf } of all) {
      const recent = account.transactions.filter(({ date }) => date > addDays(asOf, -90))
      const returned = recent.filter(({ category }) => category === 'reversed_payment' || category === 'nsf_fee')
      between(returned.length, 2, 4, 'returned payments and fees')
      assert.equal(rowsOf(account, 'reversed_payment').length, rowsOf(account, 'nsf_fee').length)
    }
  })
  it('gives a returned payment again to the cent', () => {
    for (const { account } of all) {
      for (const { amountCents, date } of rowsOf(account, 'reversed_payment')) {
        const earlier = rowsOf(account, 'utilities').filter((row) => row.date < date && row.date >= addDays(date, -5))
        assert.ok(earlier.some((row) => row.amountCents === -amountCents))
      }
    }
  })
  it('has more than 15 negative days in three months and a balance that falls', () => {
    for (const { account, asOf } of all) {
      between(negativeDays(account, asOf, 92), 16, 92, 'negative days')
      between(trend(account, asOf), -0.06, -0.02, 'trend')
    }
  })
  it('is charged 48.00 a returned payment, and 10.00 from 12 March 2026 on', () => {
    const fees = all.flatMap(({ account }) => rowsOf(account, 'nsf_fee'))
    const before = fees.filter(({ date }) => date < '2026-03-12').map(({ amountCents }) => amountCents)
    const after = fees.filter(({ date }) => date >= '2026-03-12').map(({ amountCents }) => amountCents)
    assert.deepEqual([[...new Set(before)], [...new Set(after)]], [[-4800], [-1000]])
  })
})

describe('the other codes', () => {
  it('SBX-GAMBLING loses more than 5 % of its debits', () => {
    for (const { account } of accounts('SBX-GAMBLING')) {
      const debits = account.transactions.filter(({ amountCents }) => amountCents < 0)
      const sum = (rows: typeof debits) => rows.reduce((total, { amountCents }) => total + amountCents, 0)
      between(sum(debits.filter(({ category }) => category === 'gambling')) / sum(debits), 0.05, 0.3, 'gambling')
      assert.ok(rowsOf(account, 'gambling_win').length > 0)
    }
  })
  it('SBX-RETIRED has two pensions and a government benefit every month, and no salary', () => {
    for (const { account, months, asOf } of accounts('SBX-RETIRED')) {
      for (const month of months) {
        assert.equal(rowsOf(account, 'pension', month).length, 2)
        assert.equal(rowsOf(account, 'government_benefit', month).length, 1)
      }
      assert.equal(rowsOf(account, 'salary').length, 0)
      assert.equal(negativeDays(account, asOf, 360), 0)
    }
  })
  it('SBX-GIG has irregular deposits of platforms every week', () => {
    for (const { account, months } of accounts('SBX-GIG')) {
      has(account, months, 4, 'gig_income')
      assert.ok(new Set(rowsOf(account, 'gig_income').map(({ amountCents }) => amountCents)).size > 60)
    }
  })
  it('SBX-SMALLBIZ has settlements, suppliers, wages, taxes and merchant fees every month', () => {
    for (const { account, months } of accounts('SBX-SMALLBIZ')) {
      has(account, months, 1, 'payroll_out', 'tax_payment', 'merchant_fee')
      has(account, months, 5, 'business_income', 'supplier')
    }
  })
  it('SBX-NEWCOMER is opened by a deposit 60 days before it is connected', () => {
    for (const { account } of accounts('SBX-NEWCOMER', { connectedOn: '2025-07-15' }).slice(0, accountsOfDay)) {
      assert.deepEqual(
        [account.openedOn, account.historyFrom, account.openingBalanceCents],
        ['2025-05-16', '2025-05-16', 0],
      )
      const [first] = account.transactions
      assert.deepEqual([first?.date, first?.category], ['2025-05-16', 'transfer_in'])
      assert.ok(account.transactions.every(({ balanceCents }) => balanceCents > 0))
      assert.ok(rowsOf(account, 'salary').every(({ date }) => date >= '2025-05-30'))
    }
  })
  it('SBX-JOINT has two holders and two employers, SBX-MISMATCH another holder', () => {
    for (const { account } of accounts('SBX-JOINT')) {
      assert.deepEqual([account.holders.length, account.holders[0]], [2, 'Clara Clearwater'])
      assert.equal(new Set(rowsOf(account, 'salary').map(({ description }) => description)).size, 2)
    }
    for (const holder of ['Clara Clearwater', 'Jordan Specimen', 'CASEY SPECIMEN']) {
      for (const { account } of accounts('SBX-MISMATCH', { holder })) {
        assert.equal(account.holders.length, 1)
        assert.notEqual(account.holders[0]?.toLowerCase(), holder.toLowerCase())
      }
    }
  })
  it('SBX-EMPTY has no rows and a balance of zero', () => {
    for (const { account } of accounts('SBX-EMPTY')) {
      assert.deepEqual([account.transactions, account.openingBalanceCents], [[], 0])
    }
  })
  it('SBX-LARGE has 5,000 rows on any day', () => {
    for (let day = '2026-01-31'; day < '2026-04-02'; day = addDays(day, 7)) {
      assert.equal(simulateAccount(numberedClient('SBX-LARGE', 1), day).transactions.length, 5000)
    }
    assert.equal(simulateAccount(numberedClient('SBX-LARGE', 2), '2027-03-01').transactions.length, 5000)
  })
})

describe('an account at another bank code', () => {
  it('is a business for an entity', () => {
    for (const { account } of accounts('001', { isEntity: true }))
      assert.ok(rowsOf(account, 'business_income').length > 0)
  })
  it('is salaried, gig, retired or distressed for an individual, salaried most often', () => {
    const seen = Array.from({ length: 400 }, (_, number) => {
      const account = simulateAccount(numberedClient('002', number), '2026-11-21')
      if (rowsOf(account, 'payday_loan_payment').length > 0) return 'distressed'
      if (rowsOf(account, 'gig_income').length > 0) return 'gig'
      return rowsOf(account, 'pension').length > 0 ? 'retired' : 'salaried'
    })
    const share = (persona: string) => seen.filter((one) => one === persona).length / seen.length
    between(share('salaried'), 0.5, 0.7, 'salaried')
    for (const persona of ['gig', 'retired']) between(share(persona), 0.1, 0.2, persona)
    between(share('distressed'), 0.06, 0.14, 'distressed')
  })
  it('has the name, currency and language of its bank', () => {
    const account = (code: string, bankName: string | null = null) =>
      simulateAccount(numberedClient(code, 1, { bankName }), '2026-11-21')
    const words = (one: BankAccount) => one.transactions.map(({ description }) => description).join('\n')
    assert.deepEqual([account('001').bankName, account('001').currency], ['Bank of Montreal', 'CAD'])
    assert.deepEqual([account('016', 'HSBC').bankName, account('30004').currency], ['Royal Bank of Canada', 'EUR'])
    assert.deepEqual([account('007').currency, account('unlisted').currency], ['MAD', 'CAD'])
    assert.deepEqual(
      [account('unlisted').bankName, account('9', 'Specimen Trust').bankName],
      ['Bank unlisted', 'Specimen Trust'],
    )
    assert.match(words(account('001')), /\bPAD\b/)
    assert.match(words(account('815')), /\bDPA\b/)
    assert.match(words(account('007')), /\bPRLV\b.*\n(.*\n)*?.*PAIEMENT CARTE/)
    assert.match(words(account('30004')), /\bCB\b/)
  })
})
