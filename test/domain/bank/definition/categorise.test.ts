import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  categoryOfDescription,
  directionOf,
  fitsDirection,
  type BankDirection,
} from '../../../../src/domain/bank/definition/categorise.ts'
import { bankCategoryGroups, isBankCategory } from '../../../../src/domain/bank/definition/category.ts'
import data from '../../../../src/domain/bank/definition/description-rules.json' with { type: 'json' }

describe('the category of a description', () => {
  for (const [direction, description, category] of [
    ['credit', 'PAYROLL DEPOSIT ACME INC', 'salary'],
    ['credit', 'Dépôt de paie ACME', 'salary'],
    ['credit', 'VIREMENT SALAIRE NOVEMBRE', 'salary'],
    ['credit', 'CANADA CCB/ACE', 'government_benefit'],
    ['credit', 'Assurance-emploi', 'government_benefit'],
    ['credit', 'CANADA CPP/RPC', 'pension'],
    ['credit', 'Sécurité de la vieillesse', 'pension'],
    ['credit', 'CANADA RIT/RIF', 'refund'],
    ['credit', 'INTERAC e-Transfer from PAUL', 'transfer_in'],
    ['credit', 'NSF RETURN HYDRO', 'reversed_payment'],
    ['credit', 'PRÉLÈVEMENT REJETÉ', 'reversed_payment'],
    ['credit', 'MONEY MART LOAN', 'payday_loan_deposit'],
    ['debit', 'NSF FEE', 'nsf_fee'],
    ['debit', 'FRAIS PROVISION INSUFFISANTE', 'nsf_fee'],
    ['debit', 'MONEY MART PMT', 'payday_loan_payment'],
    ['debit', 'Hypothèque BNC', 'mortgage'],
    ['debit', 'LOYER NOVEMBRE', 'rent'],
    ['debit', 'HYDRO-QUEBEC', 'utilities'],
    ['debit', 'VIDÉOTRON', 'telecom'],
    ['debit', 'Interac e-Transfer to Paul', 'e_transfer_out'],
    ['debit', 'RETRAIT GUICHET 0042', 'cash_withdrawal'],
    ['debit', 'PENSION ALIMENTAIRE', 'support_paid'],
    ['credit', 'PENSION ALIMENTAIRE', 'support_received'],
    ['debit', 'WESTERN UNION 0042', 'international_transfer'],
  ] as const) {
    it(`${direction} "${description}" is ${category}`, () =>
      assert.equal(categoryOfDescription(description, direction), category))
  }

  it('is that of a supermarket with the name of a game', () => {
    assert.equal(categoryOfDescription('CASINO SUPERMARCHE PARIS', 'debit'), 'groceries')
    assert.equal(categoryOfDescription('CASINO NICE', 'debit'), 'other')
  })

  for (const [direction, description, why] of [
    ['debit', 'RENT A CAR TORONTO', 'a rented car is no rent'],
    ['debit', 'PIZZA UNIVERSITY AVE', 'a street has this name'],
    ['debit', 'ROGERS CENTRE', 'a stadium has this name'],
    ['debit', 'NSFW BOOKS', 'a part of a word is no word'],
    ['debit', 'PAYROLLS R US', 'a part of a word is no word'],
    ['credit', 'NSF FEE', 'a fee does not come in'],
    ['debit', 'CANADA CPP/RPC', 'a pension does not go out'],
    ['debit', '', 'there is nothing to read'],
    ['credit', '💸', 'there is nothing to read'],
  ] as const) {
    it(`${direction} "${description}" is not guessed: ${why}`, () =>
      assert.equal(categoryOfDescription(description, direction), 'other'))
  }

  it('always has the direction of the amount', () => {
    const words = data.flatMap(({ phrases }) => phrases)
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...words),
      fc.string().map((end) => `nsf ${end}`),
    )
    fc.assert(
      fc.property(fc.array(text), fc.constantFrom<BankDirection>('credit', 'debit'), (texts, direction) => {
        assert.ok(fitsDirection(categoryOfDescription(texts.join(' '), direction), direction))
      }),
    )
  })

  it('reads 512 characters of a description', () => {
    assert.equal(categoryOfDescription(`${' '.repeat(500)}nsf fee`, 'debit'), 'nsf_fee')
    assert.equal(categoryOfDescription(`${' '.repeat(600)}nsf fee`, 'debit'), 'other')
  })

  it('has each phrase once in a direction', () => {
    for (const direction of ['credit', 'debit']) {
      const phrases = data.filter((rule) => rule.direction === direction).flatMap((rule) => rule.phrases)
      assert.deepEqual(
        phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index),
        [],
      )
    }
  })
})

describe('the direction of a category', () => {
  it('is one of two, but for what can be both', () => {
    const both = Object.keys(bankCategoryGroups).filter(
      (category) => isBankCategory(category) && fitsDirection(category, 'credit') === fitsDirection(category, 'debit'),
    )
    assert.deepEqual(both, ['reversed_payment', 'other'])
  })
  it('follows the sign of the amount', () => assert.deepEqual([1, -1].map(directionOf), ['credit', 'debit']))
})
