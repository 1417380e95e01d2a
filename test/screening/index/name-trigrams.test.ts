import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileIndex, openIndex } from '../../../src/screening/engine.ts'
import { visitKey } from '../../../src/screening/index/key-table.ts'
import {
  addTrigrams,
  beginTrigrams,
  keptMax,
  trigramKey,
  trigramCapacity,
} from '../../../src/screening/index/name-trigrams.ts'
import { findCandidates } from '../../../src/screening/search/candidates.ts'
import { queryName } from '../../../src/screening/search/query-name.ts'
import { listed, listOf } from '../fictional-list.ts'

function trigramsOf(...words: readonly string[]): readonly number[] {
  const diskSpace = trigramCapacity()
  beginTrigrams(diskSpace)
  for (const word of words) addTrigrams(diskSpace, Buffer.from(word, 'latin1'), 0, word.length)
  return [...diskSpace.codes.subarray(0, diskSpace.count)]
}

function indexOf(...names: readonly string[]) {
  return openIndex(compileIndex([listOf(...names.map((name, place) => listed(String(place), 'person', [name])))]))
}

function namesUnder(index: ReturnType<typeof indexOf>, code: number): readonly number[] {
  const names: number[] = []
  visitKey(index.trigrams, trigramKey(code), (name) => names.push(name))
  return names
}

describe('the trigrams of a name', () => {
  it('are those of its words written as one, without small words and forms', () => {
    assert.deepEqual(trigramsOf('abc', 'de'), trigramsOf('abcde'))
    assert.deepEqual(trigramsOf('abc', '-of', '+llc', 'de'), trigramsOf('abcde'))
    assert.equal(trigramsOf('ab').length, 0)
    assert.equal(trigramsOf('x'.repeat(5000)).length, 94)
  })
  it('keep it under its rarest, each once', () => {
    const others = Array.from({ length: 20 }, (_, place) => `Marina${'abcdefghijklmnopqrst'[place] ?? ''}x`)
    const index = indexOf('Marina Petrokolina', 'Ananananana', ...others)
    const own = [...new Set(trigramsOf('marina', 'petrokolina'))]
    const kept = own.filter((code) => namesUnder(index, code).includes(0))
    assert.equal(kept.length, keptMax)
    assert.ok(!kept.includes(trigramsOf('mar')[0] ?? -1))
    for (const code of new Set(trigramsOf('ananananana'))) {
      assert.equal(namesUnder(index, code).filter((name) => name === 1).length, 1)
    }
  })
  it('bring it in where none of its words does, also where thousands share most of them', () => {
    const crowd = Array.from({ length: 3000 }, (_, place) => `Petrokolinakar ${place.toString(36)}zq`)
    const index = indexOf('Samir Petrokolin', ...crowd)
    for (const asked of ['SamirPetrekolin', 'Sa mirpetrokalin']) {
      assert.ok(findCandidates(index, queryName(index, asked, 'person'), 750).includes(0), asked)
    }
  })
})
