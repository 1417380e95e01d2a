import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldName } from '../../../src/domain/profile/field-names.ts'
import { documentTypes } from '../../../src/domain/document-types/index.ts'
import { typeTable } from './type-table.ts'

test('there are 54 types, in the order of the table', () => {
  assert.deepEqual(
    documentTypes.map((type) => type.id),
    typeTable.map(([id]) => id),
  )
  assert.equal(documentTypes.length, 54)
})

for (const [id, traits, maxAge, steps, fields] of typeTable) {
  const type = documentTypes.find((candidate) => candidate.id === id)!
  test(`${id} has the traits, steps, age and fields of the table`, () => {
    const own = [
      type.photoId ? 'photo' : '',
      type.carriesMrz ? 'mrz' : '',
      type.carriesExpiry ? 'expiry' : '',
      type.twoSided ? 'two_sided' : '',
    ]
    assert.deepEqual(
      own.filter((trait) => trait !== ''),
      words(traits),
    )
    assert.equal(type.maxAgeDays === null ? '-' : String(type.maxAgeDays), maxAge)
    assert.deepEqual(type.steps, words(steps))
    const listed = words(fields)
    const names = listed.map((field) => field.replace('*', ''))
    // The MRZ is no printed field: a type that carries one gives it.
    const printed = names.filter((name) => name !== 'mrz')
    assert.deepEqual([...new Set(type.fields.map((field) => field.name))].sort(), printed.sort())
    if (names.includes('mrz')) assert.equal(type.carriesMrz, true)
    const keys = listed.filter((field) => field.endsWith('*')).map((field) => field.replace('*', ''))
    assert.deepEqual([...type.keyFields].sort(), keys.sort())
  })
}

test('a phrase names only fields of its type', () => {
  for (const type of documentTypes) {
    const names = new Set(type.fields.map((field) => field.name))
    for (const phrase of type.phrases ?? []) {
      for (const [, name = ''] of phrase.matchAll(/\{(\w+)\}/g)) assert.ok(names.has(name), `${type.id}: ${phrase}`)
    }
  }
})

test('a type that is read has titles and words that speak for it', () => {
  for (const type of documentTypes.filter(({ id }) => id !== 'other')) {
    assert.ok(type.printedTitles.length >= 2, type.id)
    assert.ok(type.cues.length >= 4, type.id)
  }
})

test('every key field has a name in both languages', () => {
  for (const name of new Set(documentTypes.flatMap((type) => type.keyFields))) {
    assert.notEqual(fieldName(name).en, name.includes('_') ? name : '', name)
    assert.notEqual(fieldName(name).fr, name, name)
  }
})

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}
