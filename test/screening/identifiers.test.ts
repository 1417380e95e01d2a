import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PartyIdentifier } from '../../src/domain/screening/party-identifier.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { asked, listed, listOf } from './fictional-list.ts'

const entry = listed('1', 'person', ['Oksana Brevina'], {
  identifiers: [
    { type: 'passport', value: 'AB 123456', country: 'UA' },
    { type: 'national_id', value: '771234', country: 'UA' },
  ],
})
const index = openIndex(compileIndex([listOf(entry)]))
const found = (name: string, value: string, type: PartyIdentifier['type'], country = '') =>
  findHits(index, asked(name, 'person', { identifiers: [{ value, type, country }] }), defaultScreeningConfig)

describe('a number', () => {
  it('of the same type and country finds an entry whatever the name', () => {
    assert.equal(found('Somebody Else', 'ab-123456', 'passport', 'UA').length, 1)
    assert.equal(found('Somebody Else', 'AB123456', 'unknown').length, 1)
  })
  it('of another country or of another type is another number', () => {
    assert.deepEqual(found('Somebody Else', 'AB123456', 'passport', 'FR'), [])
    assert.deepEqual(found('Somebody Else', 'AB123456', 'registration'), [])
  })
  it('of six digits alerts nobody alone, and supports a name', () => {
    assert.deepEqual(found('Somebody Else', '771234', 'national_id', 'UA'), [])
    const [hit] = found('Oksana Brevyn', '771234', 'national_id', 'UA')
    assert.equal(hit?.evidence.find(({ on }) => on === 'identifier')?.finding, 'agrees')
  })
  it('of another type contradicts nothing', () => {
    const [hit] = found('Oksana Brevina', 'CD 999999', 'registration')
    assert.equal(hit?.score, 1000)
    assert.equal(
      hit?.evidence.find(({ on }) => on === 'identifier'),
      undefined,
    )
  })
})

it('where a customer lives is no evidence against a nationality', () => {
  const national = listed('1', 'person', ['Oksana Brevina'], { countries: [{ code: 'UA', role: 'nationality' }] })
  const own = openIndex(compileIndex([listOf(national)]))
  const [hit] = findHits(
    own,
    asked('Oksana Brevina', 'person', { countries: ['CA'], boundTo: [] }),
    defaultScreeningConfig,
  )
  assert.equal(hit?.score, 1000)
})
