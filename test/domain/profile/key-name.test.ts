import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { normaliseKey } from '../../../src/domain/profile/key-name.ts'

describe('the key of a partner is read in our spelling', () => {
  const rows: readonly (readonly [key: string, ours: string])[] = [
    ['date_of_birth', 'date_of_birth'],
    ['Date-of Birth', 'date_of_birth'],
    ['dateOfBirth', 'date_of_birth'],
    ['IDNumber', 'id_number'],
    ['PEPForeign', 'pep_foreign'],
    ['prénom', 'prenom'],
    ['ｎａｍｅ', 'name'],
    ['_name_', 'name'],
    ['name__', 'name'],
    ['address_line1', 'address_line1'],
    ['', ''],
    ['a'.repeat(64), 'a'.repeat(64)],
    ['a'.repeat(65), ''],
  ]
  for (const [key, ours] of rows) it(`${key} is ${ours}`, () => assert.equal(normaliseKey(key), ours))

  it('a key with a letter of another alphabet is none of ours, whatever precedes it', () => {
    for (const key of ['name王', 'nameж', 'se왕', '王name', 'name\ufdfa']) {
      assert.ok(!['name', 'sex', 'se'].includes(normaliseKey(key)), key)
    }
    assert.ok(normaliseKey('pep_王').startsWith('pep_'))
  })
})

it('8,000 keys of letters that decompose into 18 are read about as fast as others', () => {
  const keys = (piece: string) => Array.from({ length: 8_000 }, (_, index) => piece.repeat(30) + index)
  const cpuOf = (given: readonly string[]) => {
    const startedAt = process.threadCpuUsage().user
    for (let round = 0; round < 5; round++) given.forEach((key) => normaliseKey(key))
    return process.threadCpuUsage().user - startedAt
  }
  const [ordinary, worst] = [keys('é'), keys('\ufdfa')]
  cpuOf(ordinary)
  const ratio = cpuOf(worst) / cpuOf(ordinary)
  assert.ok(ratio < 4, `${ratio.toFixed(1)} times as long`)
})
