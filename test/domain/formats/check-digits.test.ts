import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatRule } from '../../../src/domain/formats/index.ts'
import { passesLuhn } from '../../../src/domain/formats/luhn.ts'
import { mod97 } from '../../../src/domain/formats/mod97.ts'

const digits = fc.stringMatching(/^\d{1,24}$/)
const places = fc.nat()
const steps = fc.integer({ min: 1, max: 9 })

function withLuhn(body: string): string {
  for (let digit = 0; digit < 10; digit++) if (passesLuhn(`${body}${digit}`)) return `${body}${digit}`
  throw new Error('no digit passes')
}

function changeDigit(number: string, place: number, step: number): string {
  const index = place % number.length
  return number.slice(0, index) + ((Number(number[index]) + step) % 10) + number.slice(index + 1)
}

test('changing any one digit breaks a Luhn number', () => {
  fc.assert(
    fc.property(digits, places, steps, (body, place, step) => {
      const number = withLuhn(body)
      assert.equal(passesLuhn(changeDigit(number, place, step)), false)
    }),
  )
})

test('changing any one digit breaks a mod 97 number', () => {
  fc.assert(
    fc.property(digits, places, steps, (body, place, step) => {
      const number = body + String(98 - mod97(`${body}00`)).padStart(2, '0')
      assert.equal(mod97(number), 1)
      assert.notEqual(mod97(changeDigit(number, place, step)), 1)
    }),
  )
})

test('swapping two neighbours breaks a mod 97 number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{2,24}$/), places, (body, place) => {
      const number = body + String(98 - mod97(`${body}00`)).padStart(2, '0')
      const index = place % (number.length - 1)
      const swapped = number.slice(0, index) + number[index + 1] + number[index] + number.slice(index + 2)
      assert.equal(mod97(swapped) === 1, number[index] === number[index + 1])
    }),
  )
})

const proven = [
  ['sin', '123456782'],
  ['business_number', '123026635'],
  ['ice', '001561191000066'],
  ['siren', '404833048'],
  ['siret', '73282932000074'],
  ['nir', '295109912611193'],
  ['rib_ma', '011519000001205000534921'],
] as const
for (const [id, number] of proven) {
  test(`a ${id} with any one digit changed is refused`, () => {
    for (let place = 0; place < number.length; place++) {
      for (let step = 1; step <= 9; step++) {
        const changed = changeDigit(number, place, step)
        assert.equal(formatRule(id)!.test(changed).valid, false, changed)
      }
    }
  })
}
