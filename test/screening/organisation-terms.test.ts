import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { acronymOfName } from '../../src/screening/tokens/bracketed-acronym.ts'
import { nameTokens } from '../../src/screening/tokens/name-tokens.ts'
import { asked, listed, listOf } from './fictional-list.ts'

const index = openIndex(
  compileIndex([
    listOf(
      listed('1', 'organization', ['JOINT-STOCK COMPANY SCIENTIFIC AND PRODUCTION ASSOCIATION VERDANIX']),
      listed('2', 'organization', ['KB Korvandel AO']),
      listed('3', 'organization', [
        'Federal State Budgetary Educational Institution of Higher Education Ostravia College',
      ]),
      listed('4', 'organization', ['Northern Ember Lantern Order (NELO)']),
      listed('5', 'organization', ['Trilbex (HKX) Limited']),
      listed('6', 'organization', ['Plant Tarvelin named after I. P. Grosny']),
    ),
  ]),
)
const found = (name: string) =>
  findHits(index, asked(name, 'entity'), defaultScreeningConfig).map(({ recordId }) => recordId)

describe('an organisation is found by its term in another form', () => {
  const rows: readonly (readonly [how: string, name: string, recordId: string])[] = [
    ['initials for words', 'NPO Verdanix JSC', '1'],
    ['words for initials', 'Design Bureau Korvandel', '2'],
    ['the term in Russian', 'AO Nauchno-Proizvodstvennoe Obedinenie Verdanix', '1'],
    ['words with a typo', 'Scentific and Production Associaton Verdanix', '1'],
    ['a form of the state', 'FSBEI HE Ostravia College', '3'],
    ['the name that it honours', 'Plant Tarvelin im. I.P. Grosny', '6'],
  ]
  for (const [how, name, recordId] of rows) it(how, () => assert.deepEqual(found(name), [recordId]))
})

it('another term is another organisation', () => assert.deepEqual(found('Trading House Korvandel Metalworks'), []))

describe('an acronym that a name has in brackets', () => {
  it('finds it by itself, and its name without it', () => {
    assert.deepEqual(found('NELO'), ['4'])
    assert.deepEqual(found('Northern Ember Lantern Order'), ['4'])
  })
  it('is left out of a name that a customer gives with it', () => {
    assert.deepEqual(found('Northern Ember Lantern Order (NELO)'), ['4'])
    assert.equal(acronymOfName('Order of the Northern Ember (ONE)')?.name.trim(), 'Order of the Northern Ember')
  })
  it('is one only where its letters are the initials of the words before it', () => {
    assert.deepEqual(found('HKX'), [])
    assert.equal(acronymOfName('Trilbex (HKX) Limited'), null)
  })
})

it('a private joint stock company is a legal form with its abbreviation too', () => {
  assert.deepEqual(nameTokens('Tarvelin private JSC', 'other').tokens, ['tarvelin', '+jsc'])
})
