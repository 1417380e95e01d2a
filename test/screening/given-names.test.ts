import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PartyToScreen } from '../../src/ports/screener.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import type { ListedEntity } from '../../src/screening/entity/listed-entity.ts'
import { asked, bornOn, listed, listOf } from './fictional-list.ts'

const inParts = (recordId: string, given: string, family: string, more: Partial<ListedEntity> = {}): ListedEntity =>
  listed(recordId, 'person', [], { names: [{ text: `${given} ${family}`, kind: 'primary', given, family }], ...more })

const people = [
  inParts('1', 'Bertrando Maximo', 'Quillero Vascar', { births: bornOn('1961-03-09') }),
  listed('2', 'person', ['Viktor Anatolijevitch Orlenkov']),
  listed('3', 'person', ['Amir Hossein Rahimov']),
  listed('4', 'person', ['Hafiz Muhammad Zubairi']),
  listed('5', 'person', ['Karim Daoudani']),
  listed('6', 'person', ['Sergei Petrov Orlen']),
  listed('7', 'person', ['John Brackwater']),
  listed('8', 'person', ['Le Van Thuong']),
  inParts('9', 'Hua Chiang', 'Paolani'),
]
const index = openIndex(compileIndex([listOf(...people)]))
const found = (name: string, more: Partial<PartyToScreen> = {}) =>
  findHits(index, asked(name, 'person', more), defaultScreeningConfig).map(({ recordId }) => recordId)

describe('a listed person is found by', () => {
  const rows: readonly (readonly [how: string, name: string, recordId: string])[] = [
    ['the first given and the first family name', 'Bertrando Quillero', '1'],
    ['the names without a patronymic, however it is written', 'Viktor Orlenkov', '2'],
    ['a given name that is a title of others', 'Amir Rahimov', '3'],
    ['the name without a word that may be a title', 'Muhammad Zubairi', '4'],
    ['a title as a given name', 'Hafiz Zubairi', '4'],
    ['the name with a rank and its brackets', 'Gen. (Ret.) Karim Daoudani', '5'],
    ['the name with the title of a cleric', 'Hojatoleslam Karim Daoudani', '5'],
    ['a short form of a form of the given name', 'Seryozha Petrov Orlen', '6'],
    ['the initial of the given name', 'J. Brackwater', '7'],
    ['a letter read as a digit', 'Karim Da0udani', '5'],
    ['a 1 that is an i, or an l', 'V1ktor Or1enkov', '2'],
  ]
  for (const [how, name, recordId] of rows) {
    it(how, () => assert.deepEqual(found(name), [recordId]))
  }
})

describe('a listed person is not found by', () => {
  const rows: readonly (readonly [how: string, name: string])[] = [
    ['an initial for the family name', 'John B.'],
    ['another surname of two letters', 'La Van Thuong'],
    ['the given names alone where the list says what the family name is', 'Hua Chiang Wu'],
  ]
  for (const [how, name] of rows) {
    it(how, () => assert.deepEqual(found(name), []))
  }
})

describe('the day of birth', () => {
  const day = '1961-03-09'
  it('finds a person whose names agree less than would do alone', () => {
    assert.deepEqual(found('Bertrando Massanti Quillero'), [])
    assert.deepEqual(found('Bertrando Massanti Quillero', { dateOfBirth: day }), ['1'])
  })
  it('finds nobody of another name, and nobody by the first of January', () => {
    assert.deepEqual(found('Karlo Vessanto', { dateOfBirth: day }), [])
    const yearAlone = { births: bornOn('1961-01-01') }
    const other = openIndex(compileIndex([listOf(inParts('1', 'Bertrando Maximo', 'Quillero Vascar', yearAlone))]))
    const party = asked('Bertrando Massanti Quillero', 'person', { dateOfBirth: '1961-01-01' })
    assert.deepEqual(findHits(other, party, defaultScreeningConfig), [])
  })
  it('raises a score by what the explanation says', () => {
    const [hit] = findHits(
      index,
      asked('Bertrando Massanti Quillero', 'person', { dateOfBirth: day }),
      defaultScreeningConfig,
    )
    const parts =
      hit === undefined ? [] : [...hit.pairs, ...hit.unmatchedQuery, ...hit.unmatchedListed, ...hit.evidence]
    assert.equal(
      parts.reduce((sum, { contribution }) => sum + contribution, 0),
      hit?.score,
    )
    assert.ok((hit?.score ?? 0) < defaultScreeningConfig.strongMin)
  })
})

describe('an organisation is found by', () => {
  const names = ['Al Rahmani Exchange', 'Ansarov Bank', 'Vostokbank Bank', 'Mahanov Air', 'Jamaat as Sunnani']
  const own = openIndex(compileIndex([listOf(...names.map((name, at) => listed(String(at), 'organization', [name])))]))
  const rows: readonly (readonly [how: string, name: string, recordId: string])[] = [
    ['its article as it sounds', 'Ar Rahmani Exchange', '0'],
    ['the particle of a Persian name', 'BANK-E ANSAROV', '1'],
    ['the name of a branch', 'Vostokbank Bank (Europe) SE', '2'],
    ['the words of a line of business', 'Mahanov Air Cargo Services', '3'],
    ['another form of the article', 'Jamaat al-Sunnani', '4'],
  ]
  for (const [how, name, recordId] of rows) {
    it(how, () => {
      assert.equal(findHits(own, asked(name, 'entity'), defaultScreeningConfig)[0]?.recordId, recordId)
    })
  }
})
