import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inventEntities } from '../../bench/screening/invented-list.ts'
import { knownParty, searchCpuMs } from '../../bench/screening/worst-names.ts'
import { compileIndex, openIndex } from '../../src/screening/engine.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { listed, listOf } from './fictional-list.ts'

/** Most times that a hostile name may cost of an ordinary one, a listed person's. Measured: up to 6, on a busy machine too. */
const timesMax = 50
const costsTaken = 3

const common = ['Muhammad', 'Ali', 'Hasan', 'Abdul', 'Ahmad', 'محمد', 'علي', 'حسن', 'Владимир', 'Сергей']
const frequent = common.flatMap((first, i) =>
  common.flatMap((second, j) =>
    common.map((third, k) => listed(`${i}-${j}-${k}`, 'person', [`${first} ${second} ${third}`])),
  ),
)
const index = openIndex(compileIndex([listOf(...frequent, ...inventEntities(20_000, seededRandom(3)))]))

const cost = (name: string) =>
  Math.max(...(['person', 'entity'] as const).map((kind) => searchCpuMs(index, knownParty(name, kind), 5)))

/** Other work on the machine only adds to a cost, of an ordinary name as of a hostile one. */
const leastCost = (name: string) => Math.min(...Array.from({ length: costsTaken }, () => cost(name)))

describe('a hostile name costs at most fifty times an ordinary one', () => {
  const ordinary = Math.max(0.1, leastCost('Kazin Lemi Rosuko'))
  const cases: readonly (readonly [what: string, name: string])[] = [
    ['many initials', Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(2)).join(' ')],
    ['the same word again and again', 'Muhammad '.repeat(33).trim()],
    ['frequent words', 'Muhammad Ali Hasan Abdul Ahmad Ali Muhammad Hasan Ahmad Abdul Ali Hasan'],
    ['frequent words of three scripts', `${common.join(' ')} ${common.join(' ')}`],
    ['Arabic words with Latin ones', 'محمد akmal علي дзмітрыевіч حسن kazin lemi muhammad'],
    ['short Arabic words', 'ال با تا نا سي مد حس عل بن ام كر نص جا سم خل رش'],
    ['Korean syllables', '김정은이박최정강조윤장임한오서신'],
    ['Han characters', '王李张刘陈杨黄赵吴周徐孙马朱胡郭'],
    ['one word of 300 letters', 'kazinlemi'.repeat(33)],
    ['words that resemble many others', 'kale mile rosu tavi node bashi rankov kaza mino vita deno shiba lemiro suta'],
    ['several spellings', 'Muhammad Ali/Hasan Ahmad/Abdul Hasan/Ali Ahmad/Ahmad Ali/Hasan Abdul'],
    ['Ukrainian spellings', 'Сергій Ємець/Владимір Їжак/Сергій Ґудзь/Олексій Єва/Іван Ємець/Сергій Їжак'],
  ]
  for (const [what, name] of cases) {
    it(what, () => {
      const times = leastCost(name) / ordinary
      assert.ok(times <= timesMax, `${times.toFixed(0)} times`)
    })
  }
})
