import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { partyHash, type ClearedHit } from '../../../src/domain/screening/cleared-hits.ts'
import { resolveRequest } from '../../../src/domain/verdict/resolve-request.ts'
import { screeningParties } from '../../../src/domain/screening/parties.ts'
import type { VerdictInput } from '../../../src/domain/verdict/input.ts'
import { emptyInput, only, verdictChecks } from '../checks/inputs.ts'
import { hitOf, screened } from './screening-hits.ts'

const boris = 'Boris Brackwater'
const values = { first_name: 'Boris', last_name: 'Brackwater', date_of_birth: '1970-01-01', country: 'CA' }
const screening = screened({ [boris]: [hitOf()] })
const party = screeningParties('individual', resolveRequest({ ...emptyInput, values }).profile)[0]!
const cleared = (changes: Partial<ClearedHit> = {}): ClearedHit => ({
  id: 'c-1',
  partyHash: partyHash(party),
  listId: 'un',
  recordId: 'X-1',
  entityHash: 'a'.repeat(64),
  expiresOn: '2027-11-21',
  ...changes,
})
const passes = (clearedHits: readonly ClearedHit[], changes: Partial<VerdictInput> = {}) =>
  only(verdictChecks({ values, screening, clearedHits, ...changes }), `screening:sanctions:${boris}`).passed

describe('a hit that was cleared', () => {
  it('makes no failed check', () => assert.equal(passes([cleared()]), true))
  it('is valid on its last day and not on the next', () => {
    assert.equal(passes([cleared({ expiresOn: '2026-11-21' })]), true)
    assert.equal(passes([cleared({ expiresOn: '2026-11-20' })]), false)
  })
  it('is open again once the listing changes', () =>
    assert.equal(passes([cleared({ entityHash: 'b'.repeat(64) })]), false))
  it('clears no other entry and no other list', () => {
    assert.equal(passes([cleared({ recordId: 'X-2' })]), false)
    assert.equal(passes([cleared({ listId: 'eu' })]), false)
  })
  it('leaves the other hits of the party open', () => {
    const two = screened({ [boris]: [hitOf(), hitOf({ recordId: 'X-2', entry: 'Another' })] })
    const check = only(
      verdictChecks({ values, screening: two, clearedHits: [cleared()] }),
      `screening:sanctions:${boris}`,
    )
    assert.match(check.detail, /resembles Another/)
  })

  const others: Readonly<Record<string, Record<string, unknown>>> = {
    'another birth date': { date_of_birth: '1971-01-01' },
    'another country': { country: 'FR' },
    'a document number': { passport_number: 'AB123456' },
    'another name': { other_names: ['Bo'] },
  }
  for (const [what, change] of Object.entries(others)) {
    it(`is open again with ${what} of the party`, () =>
      assert.equal(passes([cleared()], { values: { ...values, ...change } }), false))
  }
  it('does not depend on the order in which names and numbers were sent', () => {
    const [a, b] = [
      { ...party, names: ['A', 'B'] },
      { ...party, names: ['B', 'A'] },
    ]
    assert.equal(partyHash(a), partyHash(b))
  })
})
