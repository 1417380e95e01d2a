import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { correctCyrillic } from '../../src/screening/script/cyrillic.ts'
import { slavicKey } from '../../src/screening/tokens/slavic-names.ts'
import { askedSpellings, spellingsOf } from '../../src/screening/tokens/spellings.ts'
import { asked, listed, listOf } from './fictional-list.ts'

describe('forms of one Slavic name have one key', () => {
  const rows: readonly (readonly string[])[] = [
    ['sergey', 'sergei', 'serhii', 'serhy', 'siarhei'],
    ['georgievich', 'georgiyevich', 'heorhiyovych'],
    ['mykolaiovych', 'nikolaevich', 'nikolayevich'],
    ['evgenevich', 'yevhenovych', 'yevgenievich'],
    ['anatolevna', 'anatoliivna', 'anatolyevna'],
    ['gedrevich', 'hedrevych'],
  ]
  for (const forms of rows) {
    it(forms.join(', '), () => {
      assert.equal(new Set(forms.map(slavicKey)).size, 1)
      assert.notEqual(slavicKey(forms[0] ?? ''), '')
    })
  }
  it('a son, a daughter and their father are three names', () => {
    assert.equal(new Set(['sergeevich', 'sergeevna', 'sergey'].map(slavicKey)).size, 3)
  })
  it('a word that is no such name has none', () => {
    for (const word of ['majid', 'trading', 'alex', 'smith']) assert.equal(slavicKey(word), '', word)
  })
})

describe('Cyrillic text is read as it was meant', () => {
  it('a letter of the other alphabet that only looks right is the one it looks like', () => {
    assert.equal(correctCyrillic('Сяргеевiч'), 'сяргеевіч')
    assert.equal(correctCyrillic('Pаvel'), 'pavel')
  })
  it('a capital after small letters begins a word', () => {
    assert.equal(correctCyrillic('ОРЛЕНКОВ ПавелАлексеевич'), 'орленков павел алексеевич')
    assert.equal(correctCyrillic('ОРЛЕНКОВ'), 'орленков')
  })
})

describe('spellings that one text holds', () => {
  const rows: readonly (readonly [text: string, spellings: readonly string[]])[] = [
    ['Original script: Павел Орленков', ['Павел Орленков']],
    ['Павел ОРЛЕНКОВ Ukrainian: Павло ОРЛЕНКОВ', ['Павел ОРЛЕНКОВ', 'Павло ОРЛЕНКОВ']],
    ['Pavel Orlenkov (a.k.a. Pavlo Orlenkov)', ['Pavel Orlenkov', 'Pavlo Orlenkov']],
    ['Pavel Orlenkov (Павел)', ['Pavel Orlenkov', 'Павел']],
    ['Pavel Orlenkov aka Pasha Omar', ['Pavel Orlenkov', 'Pasha Omar']],
    ['Pavel Orlenkov / Pavlo Orlenkov', ['Pavel Orlenkov', 'Pavlo Orlenkov']],
    ['Pavlo/Pavel Orlenkov', ['Pavlo/Pavel Orlenkov']],
    ['Zarina (Albegova) Orlenkova', ['Zarina  Albegova  Orlenkova']],
    ['Aka Smith', ['Aka Smith']],
  ]
  for (const [text, spellings] of rows) {
    it(text, () => {
      assert.deepEqual(spellingsOf(text, 'person'), spellings)
    })
  }
  it('of an organisation only the text itself', () => {
    assert.deepEqual(spellingsOf('Kestrel; Trading (Gulf Branch)', 'other'), ['Kestrel; Trading (Gulf Branch)'])
  })
  it('a Ukrainian text is also asked as a Russian one would write it', () => {
    assert.deepEqual(askedSpellings('Ігор Бугаєв', 'person'), ['Ігор Бугаєв', 'Игор Бугаев'])
    assert.deepEqual(askedSpellings('Игорь Бугаев', 'person'), ['Игорь Бугаев'])
  })
})

describe('a listed name is found in the letters of a neighbour', () => {
  const index = openIndex(
    compileIndex([
      listOf(
        listed('1', 'person', ['BUGAEV Igor Georgievich']),
        listed('2', 'person', ['Mykola Hryhorovych Orlenko']),
        listed('3', 'person', ['JEMALOV Gleb']),
      ),
    ]),
  )
  const rows: readonly (readonly [how: string, written: string, recordId: string])[] = [
    ['Ukrainian, of a name romanised from Russian', 'БУГАЄВ Ігор Георгійович', '1'],
    ['Russian, of a name romanised from Ukrainian', 'Орленко Николай Григорьевич', '2'],
    ['Ukrainian letters typed with Latin ones', 'БУГАЄВ Iгор Георгiйович', '1'],
    ['a sound that takes two letters', 'ДЖЕМАЛОВ Гліб', '3'],
  ]
  for (const [how, written, recordId] of rows) {
    it(how, () => {
      assert.equal(findHits(index, asked(written), defaultScreeningConfig)[0]?.recordId, recordId)
    })
  }
})
