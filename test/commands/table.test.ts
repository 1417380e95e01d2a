import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { table } from '../../src/commands/table.ts'

const keys = [
  {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'core banking',
    scopes: ['kyc:extract', 'kyc:verify'],
    state: 'active',
  },
  { id: '22222222-2222-4222-8222-222222222222', name: 'crm', scopes: ['bank:read'], state: 'revoked' },
]

describe('a table', () => {
  it('of a list has a head and aligned columns', () => {
    assert.deepEqual(table(keys), [
      'ID                                    NAME          SCOPES                   STATE',
      '11111111-1111-4111-8111-111111111111  core banking  kyc:extract, kyc:verify  active',
      '22222222-2222-4222-8222-222222222222  crm           bank:read                revoked',
    ])
  })

  it('cuts the longest cells to fit the terminal, never an id', () => {
    assert.deepEqual(table(keys, 78), [
      'ID                                    NAME          SCOPES             STATE',
      '11111111-1111-4111-8111-111111111111  core banking  kyc:extract, kyc…  active',
      '22222222-2222-4222-8222-222222222222  crm           bank:read          revoked',
    ])
  })

  it('that cannot fit is one block per item', () => {
    assert.deepEqual(table(keys, 40).slice(0, 2), [
      'id      11111111-1111-4111-8111-111111111111',
      'name    core banking',
    ])
  })

  it('of an empty list says none', () => {
    assert.deepEqual(table([]), ['none'])
  })
})
