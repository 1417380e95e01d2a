import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedText, readRecord, readRecords, type DataRecord } from '../../../src/domain/values/data-record.ts'

const capitals = /^[A-Z]+$/
const country = (record: DataRecord) => ({
  code: record.text('code', capitals),
  names: record.texts('names', printedText),
})

test('records are read in the order of the file', () => {
  const read = readRecords('countries.json', [{ code: 'MA', names: ['Maroc', 'Morocco'] }, { code: 'CA' }], country)
  assert.deepEqual(read, [
    { code: 'MA', names: ['Maroc', 'Morocco'] },
    { code: 'CA', names: [] },
  ])
})

test('groups, numbers and absent texts are read', () => {
  const read = (record: DataRecord) => ({
    groups: record.groups('groups', /^[a-z]+$/),
    points: record.whole('points'),
    closing: record.optionalText('closing', capitals),
  })
  assert.deepEqual(readRecord('words.json', { groups: { and: ['et', 'und'] }, points: 0 }, read), {
    groups: new Map([['and', ['et', 'und']]]),
    points: 0,
    closing: '',
  })
})

/** One wrong record a row, and what the error says. */
const faults: readonly (readonly [what: string, record: unknown, message: string])[] = [
  ['a text of another form', { code: 'ma' }, 'a.json, record 1, "code": "ma" does not match /^[A-Z]+$/.'],
  ['a missing text', { names: [] }, 'a.json, record 1, "code": undefined does not match /^[A-Z]+$/.'],
  ['a list that is a text', { code: 'MA', names: 'Maroc' }, 'a.json, record 1, "names": "Maroc" is not a list.'],
  ['a record that is a list', [['MA']], 'a.json, record 1: [["MA"]] is not an object.'],
  [
    'a key that nothing reads',
    { code: 'MA', nams: ['Maroc'] },
    'a.json, record 1: "nams" is not a known key; correct its name or remove it.',
  ],
]
for (const [what, record, message] of faults) {
  test(`${what} is refused with its file, record and key`, () => {
    assert.throws(() => readRecords('a.json', [record], country), { message })
  })
}

test('a file that is not a list of records is refused', () => {
  assert.throws(() => readRecords('a.json', {}, country), /a\.json: the file is not a list/)
})

test('a number below zero or with a fraction is refused', () => {
  for (const points of [-1, 0.5, '1', null]) {
    assert.throws(() => readRecord('a.json', { points }, (record) => record.whole('points')), /not a whole number/)
  }
})

for (const text of ['', ' a', 'a ', 'a\nb']) {
  test(`${JSON.stringify(text)} is not one line of print`, () => assert.doesNotMatch(text, printedText))
}
for (const text of ['a', 'Côte d’Ivoire', '12 — b']) {
  test(`${JSON.stringify(text)} is one line of print`, () => assert.match(text, printedText))
}
