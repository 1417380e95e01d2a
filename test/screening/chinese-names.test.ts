import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { wadeGilesOf } from '../../src/screening/script/wade-giles.ts'
import { asked, listed, listOf } from './fictional-list.ts'

const index = openIndex(
  compileIndex([
    listOf(
      listed('1', 'person', ['ZHANG Jianhua']),
      listed('2', 'person', ['CHANG Chien-hua']),
      listed('3', 'person', ['LIANG Yu']),
      listed('4', 'person', ['SHI Ping']),
      listed('5', 'person', ['QIANG Yurin']),
    ),
  ]),
)

function found(name: string): readonly string[] {
  return findHits(index, asked(name), defaultScreeningConfig).map(({ recordId }) => recordId)
}

describe('a name in Chinese characters', () => {
  it('is found as Pinyin writes it, and as Wade-Giles does where each character is read by itself', () => {
    assert.deepEqual(found('建华 张'), ['1', '2'])
    assert.deepEqual(found('张建华'), ['1'])
  })

  it('is not a typo of another syllable: 强 is not Liang, 鹏 is not Ping', () => {
    assert.deepEqual(found('强 俞'), [])
    assert.deepEqual(found('鹏 石'), [])
    assert.deepEqual(found('俞 梁'), ['3'])
    assert.deepEqual(found('石 平'), ['4'])
  })

  it('beside Latin letters leaves these their typos', () => {
    assert.deepEqual(found('强 Yurim'), ['5'])
  })

  it('asked between names in Latin letters changes nothing of them', () => {
    const before = found('Qiang Yurim')
    found('强')
    assert.deepEqual(found('Qiang Yurim'), before)
    assert.deepEqual(before, ['5'])
  })
})

describe('a syllable of Pinyin in Wade-Giles', () => {
  const rows = [
    ['zhang', 'chang'],
    ['jian', 'chien'],
    ['xiong', 'hsiung'],
    ['qing', 'ching'],
    ['guo', 'kuo'],
    ['luo', 'lo'],
    ['zi', 'tzu'],
    ['er', 'erh'],
    ['ma', 'ma'],
    ['smith', 'smith'],
  ] as const
  for (const [pinyin, written] of rows) {
    it(`${pinyin} is ${written}`, () => {
      assert.equal(wadeGilesOf(pinyin), written)
    })
  }
})
