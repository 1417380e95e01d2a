import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveKind } from '../../../src/domain/values/client-kind.ts'

test('a kind is itself, its aliases and their spellings', () => {
  const rows = {
    individual: ['individual', 'INDIVIDUAL', ' individual '],
    corporation: ['corporation', 'entity', 'business', 'kyb', 'societe', 'Société', 'KYB'],
    partnership: ['partnership'],
    charitable_org: ['charitable_org', 'charity', 'charitable-org', 'Charitable Org'],
    trust: ['trust', 'fiducie'],
    estate: ['estate', 'succession'],
  }
  for (const [kind, words] of Object.entries(rows))
    for (const word of words) assert.equal(resolveKind(word, null), kind)
})

test('an unknown kind is an individual, never an error', () => {
  for (const word of ['robot', 'constructor', '__proto__', 'x'.repeat(10_000)]) {
    assert.equal(resolveKind(word, true), 'individual')
  }
})

test('without a kind the business flag decides', () => {
  for (const kind of [null, undefined, '', '  ']) {
    assert.equal(resolveKind(kind, true), 'corporation')
    assert.equal(resolveKind(kind, false), 'individual')
    assert.equal(resolveKind(kind, null), 'individual')
  }
})
