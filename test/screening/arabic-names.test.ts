import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nameTokens } from '../../src/screening/tokens/name-tokens.ts'
import { showToken } from '../../src/screening/tokens/show-token.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { asked, listed, listOf } from './fictional-list.ts'

function tokens(name: string): string {
  return nameTokens(name, 'person').tokens.map(showToken).join(' ')
}

describe('a name of Arabic reads the same in each of its spellings', () => {
  const rows: readonly (readonly [spellings: readonly string[], tokens: string])[] = [
    [['Abd al-Rahim', 'Abdul Rahim', 'Abdur-Rahim', 'Abdurrahim', 'Abdirahim'], 'abdul rahim'],
    [['Habib Ullah', 'Habibullah', 'Habib Allah', 'Habiballah'], 'habibullah'],
    [['Abd Allah Karzan', 'Abdullah Karzan', 'Abdulla Karzan'], 'abdullah karzan'],
    [['Nur al-Din', 'Nur ud Deen', 'Nuruddin', 'Nur Eddine'], 'nuruddin'],
    [['عبد الرحيم', 'عبدالرحيم'], 'abdl rhym'],
    [['حبيب الله', 'حبيبالله'], 'hbybllh'],
    [['نور الدين', 'نورالدين'], 'nwrdyn'],
  ]
  for (const [spellings, expected] of rows) {
    it(expected, () => {
      for (const spelling of spellings) assert.equal(tokens(spelling), expected, spelling)
    })
  }
  it('a family name that begins with a servant or ends with the faith stays whole', () => {
    assert.equal(tokens('Ruslan Abdurakhmanov'), 'ruslan abdurakhmanov')
    assert.equal(tokens('Abdullahi Yusuf'), 'abdullahi yusuf')
    assert.equal(tokens('Ivan Borodin'), 'ivan borodin')
  })
})

describe('a listed name is found in Arabic letters', () => {
  const index = openIndex(
    compileIndex([
      listOf(
        listed('1', 'person', ['Nuruddin Karzani']),
        listed('2', 'person', ['Mostafa Elzubeir']),
        listed('3', 'person', ['Isa Hamdani']),
        listed('4', 'person', ['Ahmad Reza Dastani']),
        listed('5', 'person', ['Ibrahim bin Umar al-Faris']),
        listed('6', 'person', ['Reyhan Doravi']),
      ),
    ]),
  )
  const rows: readonly (readonly [how: string, written: string, recordId: string])[] = [
    ['with the faith apart', 'نور الدين كرزاني', '1'],
    ['with an article that the list writes together', 'مصطفى الزبير', '2'],
    ['with a final letter that is a in Persian', 'مصطفی الزبیر', '2'],
    ['with a vowel at the beginning that only a carrier shows', 'عیسی حمدانی', '3'],
    ['with two names in one word', 'احمدرضا دستانی', '4'],
    ['with a title and a son of', 'الشيخ ابراهيم بن عمر الفارس', '5'],
  ]
  for (const [how, written, recordId] of rows) {
    it(how, () => {
      assert.equal(findHits(index, asked(written), defaultScreeningConfig)[0]?.recordId, recordId)
    })
  }
  it('letters that are always heard are not left out: another name is no hit', () => {
    assert.deepEqual(findHits(index, asked('راحيل دراوي'), defaultScreeningConfig), [])
  })
})
