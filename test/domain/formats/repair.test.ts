import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatRule, formatRules } from '../../../src/domain/formats/index.ts'
import { repairByCheckDigit } from '../../../src/domain/formats/repair.ts'

const misread: readonly (readonly [why: string, rule: string, text: string, repaired: string | null])[] = [
  ['one letter in a digit slot', 'siren', '4O4833048', '404833048'],
  ['two letters in digit slots', 'siren', '4O4B33048', '404833048'],
  ['three letters are too many', 'siren', '4O4B33O48', null],
  ['a repair that the check digit refutes', 'siren', '4O4833049', null],
  ['a number that is right already', 'siren', '404833048', null],
  ['a digit in a letter slot', 'iban', 'GB29 NW8K 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['a letter where both classes may stand', 'iban', 'FR1420041010050500013M0260G', 'FR1420041010050500013M02606'],
  ['a program account with a digit for its letter', 'business_number', '123026635RC000I', '123026635RC0001'],
  ['a letter that looks like no digit', 'siren', '4X4833048', null],
  ['another length', 'siren', '40483304', null],
  ['a rule without a check digit', 'neq', '114392O115', null],
]
for (const [why, rule, text, repaired] of misread) {
  test(`${why}: ${text} is ${repaired === null ? 'left alone' : 'repaired'}`, () => {
    assert.equal(repairByCheckDigit(formatRule(rule)!, text), repaired)
  })
}

test('whatever the text, a repaired number is valid and at most two characters away', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.constantFrom(...formatRules), (text, rule) => {
      const repaired = repairByCheckDigit(rule, text)
      if (repaired === null) return
      assert.equal(rule.test(repaired).valid, true)
      const before = rule.normalise(text)
      const changed = [...repaired].filter((character, index) => character !== before[index]).length
      assert.ok(changed >= 1 && changed <= 2)
    }),
  )
})
