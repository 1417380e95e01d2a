import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import data from '../../../src/adapters/bank-data/plaid-categories.json' with { type: 'json' }
import { categoryOf } from '../../../src/adapters/bank-data/plaid-category.ts'

const purpose = (detailed: string, confidence_level: string | null = 'HIGH') => ({ detailed, confidence_level })

describe('the category of a transaction of Plaid', () => {
  for (const [what, given, description, amountCents, category] of [
    ['the specific one of Plaid', purpose('INCOME_SALARY'), 'ACME', 100, 'salary'],
    ['its name in the first taxonomy', purpose('INCOME_WAGES'), 'ACME', 100, 'salary'],
    ['the specific one before the description', purpose('FOOD_AND_DRINK_GROCERIES'), 'NSF FEE', -100, 'groceries'],
    ['the description before a general one', purpose('TRANSFER_OUT_ACCOUNT_TRANSFER'), 'LOYER', -100, 'rent'],
    ['a general one', purpose('TRANSFER_OUT_ACCOUNT_TRANSFER'), 'ABC', -100, 'transfer_out'],
    ['the description where Plaid is in doubt', purpose('INCOME_SALARY', 'LOW'), 'CANADA CPP/RPC', 100, 'pension'],
    ['other where Plaid is in doubt', purpose('INCOME_SALARY', 'UNKNOWN'), 'ABC', 100, 'other'],
    ['Plaid where it does not say how certain it is', purpose('INCOME_SALARY', null), 'ABC', 100, 'salary'],
    ['the description where Plaid has none', null, 'LOYER', -100, 'rent'],
    ['other for a name that is not known', purpose('INCOME_LOTTERY'), 'ABC', 100, 'other'],
    ['other for money that goes the other way', purpose('INCOME_SALARY'), 'ABC', -100, 'other'],
    ['gambling by its direction, out', purpose('ENTERTAINMENT_CASINOS_AND_GAMBLING'), 'ABC', -100, 'gambling'],
    ['gambling by its direction, in', purpose('ENTERTAINMENT_CASINOS_AND_GAMBLING'), 'ABC', 100, 'gambling_win'],
  ] as const) {
    it(`is ${what}`, () => assert.equal(categoryOf(given, { description, amountCents }), category))
  }

  it('has each name of Plaid once in a direction', () => {
    const keys = data.flatMap(({ direction, detailed }) => detailed.map((name) => `${direction} ${name}`))
    assert.deepEqual(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      [],
    )
  })
})
