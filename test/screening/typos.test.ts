import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ScreeningHit } from '../../src/domain/screening/result.ts'
import type { PartyToScreen } from '../../src/ports/screener.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { asked, bornOn, listed, listOf } from './fictional-list.ts'

const index = openIndex(
  compileIndex([
    listOf(
      listed('1', 'person', ['Ri Tong Sarg'], { births: bornOn('1961-03-09') }),
      listed('2', 'person', ['Habib Ullah']),
      listed('3', 'organization', ['JSC Arvat']),
      listed('4', 'organization', ['Kestrel Limited Liability Company']),
      listed('5', 'person', ['Talal Makrin']),
      listed('6', 'person', ['Azad Umrin']),
      listed('7', 'person', ['Marion Iqtal']),
      listed('8', 'person', ['Kyo Zaw Mintal']),
      listed('9', 'person', ['Ona Virmel']),
      listed('10', 'organization', ['Umbral Lts']),
      listed('11', 'organization', ['Kestram Ltd']),
      listed('12', 'organization', ['The Oxytan']),
      listed('13', 'person', ['Samir Abd al-Qamran']),
      listed('14', 'person', ['Dan Kroot']),
    ),
  ]),
)

function first(party: PartyToScreen): ScreeningHit | undefined {
  return findHits(index, party, defaultScreeningConfig)[0]
}

describe('a typo in what is short or hardly counts', () => {
  const rows: readonly (readonly [how: string, name: string, kind: PartyToScreen['kind'], recordId: string])[] = [
    ['a letter missing from a short word, all others equal', 'Ri Tong Sar', 'person', '1'],
    ['a letter too many in the word for God', 'Habib Ulllah', 'person', '2'],
    ['a letter put into the word for God', 'Habib Ulglah', 'person', '2'],
    ['a letter wrong in words written as one', 'TalalMakrim', 'person', '5'],
    ['a letter wrong in words cut elsewhere', 'Aza Dumrim', 'person', '6'],
    ['the word for God in front, as forms put it', 'Ullah, Habib', 'person', '2'],
    ['a typo in an abbreviated legal form', 'JJSC Arvat', 'entity', '3'],
    ['a legal form in pieces', 'Liability Company Kestrel Limited', 'entity', '4'],
    ['a letter wrong in a word of three that no list has', 'Kyo Zcw Mintal', 'person', '8'],
    ['the same beside one other word', 'Onx Virmel', 'person', '9'],
    ['a letter wrong in a legal form, as one listed name has it', 'Kestram Lts', 'entity', '11'],
    ['a letter wrong in a small word', 'Tde Oxytan', 'entity', '12'],
    ['a letter too many in the word before the Arabic article', 'Samir Aibd al-Qamran', 'person', '13'],
    ['a typo in a title', 'Major Ggeneral Talal Makrin', 'person', '5'],
  ]
  for (const [how, name, kind, recordId] of rows) {
    it(how, () => {
      assert.equal(first(asked(name, kind))?.recordId, recordId)
    })
  }
})

describe('what adds up to another name', () => {
  it('both words misspelt and cut elsewhere', () => {
    assert.equal(first(asked('Asadu Mrind')), undefined)
  })
  it('the same consonants with vowels elsewhere: Imran is not Marion', () => {
    assert.equal(first(asked('Imran Iqtal')), undefined)
  })
})

describe('what merely sounds alike', () => {
  it('beside a short form of the other name is another name: Daniel Krith is not Dan Kroot', () => {
    assert.equal(first(asked('Daniel Krith')), undefined)
    assert.equal(first(asked('Daniel Kroot'))?.recordId, '14')
  })
})

describe('two full birth dates', () => {
  const score = (dateOfBirth: string): number => first(asked('Ri Tong Sarg', 'person', { dateOfBirth }))?.score ?? 0
  const contradicted = (dateOfBirth: string): boolean | undefined =>
    first(asked('Ri Tong Sarg', 'person', { dateOfBirth }))?.contradicted
  it('a year apart with nothing else in common exclude the entry', () => {
    assert.equal(contradicted('1962-07-21'), true)
  })
  it('a year apart with the same day and month are a typo', () => {
    assert.equal(contradicted('1962-03-09'), false)
    assert.equal(contradicted('1962-09-03'), false)
  })
  it('of one year count against when neither day nor month agrees, less when one does', () => {
    assert.ok(score('1961-07-21') < score('1961-03-21'))
    assert.ok(score('1961-03-21') < score('1961-09-03'))
  })
  it('the first of January is a year alone', () => {
    assert.equal(score('1961-01-01'), score('1961-09-03'))
    assert.equal(contradicted('1962-01-01'), false)
  })
})
