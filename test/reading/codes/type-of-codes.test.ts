import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseMrz } from '../../../src/domain/formats/mrz.ts'
import { typeOfCodes } from '../../../src/reading/codes/type-of-codes.ts'
import { seededRandom } from '../../../tools/documents/random.ts'
import { inventMrz, type mrzKinds } from '../support/mrz-images.ts'

function evidence(kind: (typeof mrzKinds)[number], code?: string) {
  const lines = inventMrz(kind, seededRandom(3))
  const coded = code === undefined ? lines : [code + lines[0]!.slice(2), ...lines.slice(1)]
  return typeOfCodes(parseMrz(coded, { today: '2026-11-21', exactly: true }), null)
}

test('the MRZ of a passport or a Swiss licence makes the type certain', () => {
  assert.equal(evidence('TD3').certain, 'passport')
  assert.equal(evidence('CH-DL').certain, 'driver_licence')
})

const codes: [code: string, type: string | null][] = [
  ['I<', 'national_id'],
  ['ID', 'national_id'],
  ['IP', 'national_id'],
  ['IR', 'residence_permit'],
  ['AR', 'residence_permit'],
  ['C1', 'permanent_resident_card'],
  ['CA', 'permanent_resident_card'],
  ['AC', null],
]
for (const [code, type] of codes) {
  test(`a card’s MRZ that begins with ${code} makes ${type ?? 'no type'} likely and none certain`, () => {
    assert.deepEqual(evidence('TD1', code), { certain: null, likely: type, unlikely: null })
  })
}

test('a visa excludes a passport, and a valid one is a visa', () => {
  const valid = { certain: null, likely: null, unlikely: 'passport', isExcluded: true, isVisa: true }
  assert.deepEqual(evidence('MRV-A'), valid)
  assert.deepEqual(evidence('MRV-B'), valid)
  const [first = '', second = ''] = inventMrz('MRV-B', seededRandom(3))
  const changed = [first, second.slice(0, 9) + String((Number(second[9]) + 1) % 10) + second.slice(10)]
  const failing = typeOfCodes(parseMrz(changed, { today: '2026-11-21', exactly: true }), null)
  assert.deepEqual(failing, { ...valid, isVisa: false })
})
