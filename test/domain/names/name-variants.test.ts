import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areVariants, nameVariantGroups, variantsOf } from '../../../src/domain/names/name-variants.ts'

test('there are 265 groups, and no name stands twice in one', () => {
  assert.equal(nameVariantGroups.length, 265)
  for (const names of nameVariantGroups) assert.equal(new Set(names).size, names.length, names.join(' '))
})

const variants = [
  ['MOHAMED', 'MUHAMMAD'],
  ['ABDERRAHMANE', 'ABDULRAHMAN'],
  ['STE', 'SAINTE'],
  ['ALEX', 'ALEXANDER'],
  ['ALEX', 'ALEXANDRA'],
] as const
for (const [a, b] of variants) {
  test(`${a} and ${b} are one name`, () => assert.ok(areVariants(a, b) && areVariants(b, a)))
}

const names = [
  ['MOHAMED', 'MHAMED'],
  ['ANDRE', 'ANDREA'],
  ['ALEXANDER', 'ALEXANDRA'],
] as const
for (const [a, b] of names) {
  test(`${a} and ${b} are two names`, () => assert.ok(!areVariants(a, b) && !areVariants(b, a)))
}

test('the variants of a name are the others of its groups', () => {
  assert.deepEqual(variantsOf('AHMED'), ['AHMAD'])
  assert.deepEqual(variantsOf('CLEARWATER'), [])
})
