import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseMoney, parsePercent } from '../../../src/domain/profile/money.ts'

const amounts: readonly (readonly [text: string, amount: number | null])[] = [
  ['85 000,50 $', 85_000.5],
  ['85,000.50', 85_000.5],
  ['85k', 85_000],
  ['1.2M', 1_200_000],
  ['1,2 M$', 1_200_000],
  ['50000-100000', 50_000],
  ['50-100k', 50_000],
  ['50 000 à 100 000 $', 50_000],
  ['50 000 $ à 100 000 $', 50_000],
  ['$50,000 - $100,000', 50_000],
  ['entre 50 000 et 100 000 $', 50_000],
  ['between 50k and 100k', 50_000],
  ['1,2 million de dollars', 1_200_000],
  ['85 000 dollars canadiens', 85_000],
  ['85 000 $ par année', 85_000],
  ['85000CAD', 85_000],
  ['50k to 100k', 50_000],
  ['85,000', 85_000],
  ['85.000', 85_000],
  ['1.234.567,89', 1_234_567.89],
  ['12,345,678', 12_345_678],
  ['1,5', 1.5],
  ['100 000 $ CA', 100_000],
  ['CAD 85 000', 85_000],
  ['12 000 DH', 12_000],
  ['75 000 $ par an', 75_000],
  ['$85,000/year', 85_000],
  ['100k+', 100_000],
  ['0', 0],
  ['-5000', -5000],
  ['85 000,50 €', 85_000.5],
  ['1e9', null],
  ['a lot', null],
  ['', null],
  ['$', null],
  ['9'.repeat(14), null],
]
for (const [text, amount] of amounts) {
  test(`"${text}" is ${amount === null ? 'no amount' : amount}`, () => assert.equal(parseMoney(text), amount))
}

test('an amount written with any grouping and decimal mark is the same amount', () => {
  const cents = fc.integer({ min: 0, max: 99 })
  const mark = fc.constantFrom('.', ',')
  const grouping = fc.constantFrom('', ' ', '\u00a0', '\u202f', "'")
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), cents, mark, grouping, (units, part, decimal, separator) => {
      const grouped = String(units).replace(/\B(?=(\d{3})+$)/g, separator)
      const text = `${grouped}${decimal}${String(part).padStart(2, '0')} $`
      assert.equal(parseMoney(text), Number(`${units}.${String(part).padStart(2, '0')}`))
    }),
  )
})

const shares: readonly (readonly [raw: unknown, percent: number | null])[] = [
  ['25', 25],
  ['25 %', 25],
  ['12,5', 12.5],
  [33.3, 33.3],
  ['100', 100],
  ['100.1', null],
  [100 / 3, 100 / 3],
  ['-1', null],
  ['half', null],
  [null, null],
]
for (const [raw, percent] of shares) {
  test(`${JSON.stringify(raw)} is ${percent === null ? 'no share' : `${percent} percent`}`, () => {
    assert.equal(parsePercent(raw), percent)
  })
}
