import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { surnameFirst } from '../../src/screening/script/hangul.ts'
import { asked, listed, listOf } from './fictional-list.ts'

const index = openIndex(
  compileIndex([
    listOf(
      listed('1', 'person', ['KANG Jongho']),
      listed('2', 'person', ['Yong Ho CHOE']),
      listed('3', 'person', ['최용호']),
      listed('4', 'person', ['YUN Ho-jin']),
      listed('5', 'person', ['Jo Yon Jun']),
    ),
  ]),
)
const found = (name: string) => findHits(index, asked(name), defaultScreeningConfig).map(({ recordId }) => recordId)

describe('a Korean name', () => {
  it('has its surname first, also where a form writes it last', () => {
    assert.equal(surnameFirst('종호 강'), '강 종호')
    assert.equal(surnameFirst('강 종호'), '강 종호')
    assert.equal(surnameFirst('강종호'), '강종호')
    assert.equal(surnameFirst('종호 김철'), '종호 김철')
  })
  it('is found where the given name is one Latin word', () => {
    assert.deepEqual(found('강종호'), ['1'])
    assert.deepEqual(found('종호 강'), ['1'])
  })
  it('is found whether the list writes the surname first or last', () => {
    assert.deepEqual(found('최용호'), ['3', '2'])
  })
  it('of another surname, of other syllables between or in another order is another name', () => {
    for (const name of ['재호 용진 박', '은용 정호 최', '호용 최']) assert.deepEqual(found(name), [], name)
  })
  it('in Latin letters is found by another romanisation, its surname first or last', () => {
    assert.deepEqual(found('Yun Ho-chin'), ['4'])
    assert.deepEqual(found('Ho-chin Yun'), ['4'])
    assert.deepEqual(found('Cho Yon Chun'), ['5'])
    assert.deepEqual(found('Yon Chun CHO'), ['5'])
  })
  it('in Latin letters of other syllables, or in another order, is another name', () => {
    for (const name of ['Yun Chin-ho', 'Cho Chun Yon', 'Yun Min-chin', '陈 玉 宇'])
      assert.deepEqual(found(name), [], name)
  })
})
