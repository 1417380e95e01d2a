import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exceededLimits, wordsOfName } from '../../../src/domain/screening/party-limits.ts'
import type { ScreenableParty } from '../../../src/domain/screening/screenable-party.ts'

const party = (...names: readonly string[]): ScreenableParty => ({
  ...{ party: names[0] ?? '', names, kind: 'person', dateOfBirth: '', countries: [], boundTo: [] },
  ...{ gender: null, identifiers: [] },
})
const parties = (count: number, names: readonly string[]) => Array.from({ length: count }, () => party(...names))
const words = (count: number) => Array.from({ length: count }, () => 'ab').join(' ')

describe('the words of a name', () => {
  const cases: readonly (readonly [name: string, words: number])[] = [
    ['Clara Clearwater', 2],
    ['Jean-Claude d’Arc', 3],
    ["O'Neill & Sons, Ltd.", 3],
    ['A.B.C.', 3],
    ['محمد عَلي', 2],
    ['3M 김정은', 2],
    ['?!', 0],
  ]
  for (const [name, count] of cases) it(`${name}: ${count}`, () => assert.equal(wordsOfName(name), count))
})

describe('what a call may ask to be screened', () => {
  const cases: readonly (readonly [what: string, parties: readonly ScreenableParty[], exceeded: readonly unknown[]])[] =
    [
      ['250 parties', parties(250, ['Ann Lee']), []],
      ['251 parties', parties(251, ['Ann Lee']), [{ limit: 'parties', actual: 251, name: null }]],
      ['400 names', parties(100, ['A', 'B', 'C', 'D']), []],
      ['401 names', [...parties(100, ['A', 'B', 'C', 'D']), party('E')], [{ limit: 'names', actual: 401, name: null }]],
      ['1000 words', parties(100, [words(10)]), []],
      ['1001 words', [...parties(100, [words(10)]), party('E')], [{ limit: 'words', actual: 1001, name: null }]],
      ['a name of 64 words', [party(words(64))], []],
      ['a name of 65 words', [party(words(65))], [{ limit: 'wordsOfName', actual: 65, name: words(65) }]],
      ['a name of 300 characters', [party('a'.repeat(300))], []],
      [
        'a name of 301 characters',
        [party('a'.repeat(301))],
        [{ limit: 'charactersOfName', actual: 301, name: 'a'.repeat(301) }],
      ],
      [
        'two limits at once',
        [...parties(250, ['Ann Lee']), party('Ann', words(65))],
        [
          { limit: 'parties', actual: 251, name: null },
          { limit: 'wordsOfName', actual: 65, name: words(65) },
        ],
      ],
    ]
  for (const [what, given, exceeded] of cases) {
    it(`${what}: ${exceeded.length === 0 ? 'is screened' : 'is refused'}`, () => {
      assert.deepEqual(exceededLimits(given), exceeded)
    })
  }
})
