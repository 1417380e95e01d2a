import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { nameTokens } from '../../src/screening/tokens/name-tokens.ts'
import { showToken } from '../../src/screening/tokens/show-token.ts'
import { asked, listed, listOf } from './fictional-list.ts'

/** Invented names, spelled as owners spell theirs. */
const spelled: readonly (readonly [how: string, latin: string, thai: string])[] = [
  ['by sound', 'Thonglor Phaophan', 'ทองหล่อ เผ่าพันธุ์'],
  ['by the Sanskrit letters', 'Jayavadhana Vongseri', 'ชยวัฒน์ วงศ์เสรี'],
  ['with a last letter that is not said', 'Indra Suvarnachakra', 'อินทร์ สุวรรณจักร'],
  ['with an unwritten vowel', 'Nop Karnpol', 'นพ กานพล'],
  ['with a vowel before two consonants', 'Charoen Saweangsook', 'เจริญ แสวงสุข'],
  ['with English vowels', 'Boonmee Deejing', 'บุญมี ดีจริง'],
  ['with r for a long a', 'Parn Tarnthip', 'ปาน ธารทิพย์'],
  ['with a letter doubled that is written once', 'Rattanee Pattanakij', 'รัตนี พัฒนกิจ'],
  ['with hyphens where Thai has none', 'Krit Thong-o-la', 'กฤษณ์ ทองโอลา'],
  ['in Lao', 'Bounthong Xaysena', 'ບຸນທອງ ໄຊເສນາ'],
]
const index = openIndex(
  compileIndex([
    listOf(
      ...spelled.map(([, latin], place) => listed(String(place), 'person', [latin])),
      listed('thai', 'person', ['ศิลา มั่งมีทรัพย์']),
      listed('company', 'organization', ['Soguzo Trading Co., Ltd.']),
    ),
  ]),
)
const found = (name: string, kind: 'person' | 'entity' = 'person') =>
  findHits(index, asked(name, kind), defaultScreeningConfig).map(({ recordId }) => recordId)

describe('a person asked in Thai letters is found where the list has the name', () => {
  spelled.forEach(([how, , thai], place) => {
    it(how, () => assert.deepEqual(found(thai), [String(place)]))
  })
})

describe('a person listed in Thai letters is found', () => {
  for (const name of ['ศิลา มั่งมีทรัพย์', 'Sila Mangmeesap', 'Sila Mungmeesub', 'มั่งมีทรัพย์ ศิลา']) {
    it(name, () => assert.deepEqual(found(name), ['thai']))
  }
})

describe('titles that Thai writes together with the name are left out', () => {
  for (const title of ['นาย', 'นางสาว ', 'พลเอก', 'พล.ต.อ. ', 'พลตำรวจเอก', 'ดร.', 'ศาสตราจารย์ ดร. ', 'ม.ร.ว.']) {
    it(title, () => assert.deepEqual(found(`${title}บุญมี ดีจริง`), ['5']))
  }
})

describe('a word that begins like a title is a name', () => {
  for (const name of ['พลอยดี ทองคำ', 'คุณากร ทองคำ', 'พันตรี', 'พลตรีทอง']) {
    it(name, () => {
      const [first = ''] = nameTokens(name, 'person').tokens
      assert.match(showToken(first), /^(?:phal|khun|phan)/)
    })
  }
})

it('legal forms of Thai organisations are read, attached to the name or not', () => {
  for (const name of ['บริษัท โซกุโซ่ เทรดดิ้ง จำกัด', 'บริษัทโซกุโซ่ เทรดดิ้ง จำกัด (มหาชน)']) {
    assert.deepEqual(found(name, 'entity'), ['company'], name)
  }
})

it('another Thai name is not found', () => {
  for (const name of ['บุญชู ใจกล้า', 'สมชาย วงศ์สกุล', 'ทองดี แก้วมณี', 'นพดล ธารา']) assert.deepEqual(found(name), [], name)
})
