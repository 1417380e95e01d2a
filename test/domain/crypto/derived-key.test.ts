import assert from 'node:assert/strict'
import { createSecretKey } from 'node:crypto'
import { describe, it } from 'node:test'
import { derivedKey } from '../../../src/domain/crypto/derived-key.ts'
import { idempotentBodyMac, idempotentCallMac } from '../../../src/domain/crypto/idempotent-call.ts'
import { searchIndex } from '../../../src/domain/crypto/search-index.ts'

const workspaceKey = createSecretKey(Buffer.alloc(32, 7))

describe('a key derived from a workspace’s key', () => {
  it('is that of HKDF-SHA256, so that what is stored stays found', () => {
    assert.equal(
      derivedKey(workspaceKey, 'search-index').export().toString('hex'),
      'bdcbdcfc8ec77f31530258a8ce7c345c0f2e48bcb08f1673d95e5d3caec3630a',
    )
    assert.equal(
      derivedKey(workspaceKey, 'idempotent-call').export().toString('hex'),
      '2dbedbc9f5d6669673d1d6b13c54ceaa27c349649d8a3d1d5d81c9b27f303945',
    )
  })

  it('is derived once for an equal use of one workspace’s key', () => {
    assert.equal(derivedKey(workspaceKey, 'search-index'), derivedKey(workspaceKey, 'search-index'))
  })

  it('differs between two workspaces', () => {
    const other = createSecretKey(Buffer.alloc(32, 8))
    assert.equal(derivedKey(other, 'search-index').equals(derivedKey(workspaceKey, 'search-index')), false)
  })

  it('finds a case by the hash of a name that an earlier version stored', () => {
    const [index] = searchIndex(workspaceKey, ['name clara clearwater'])
    assert.equal(index?.toString('hex'), 'd7bb0a971e39bf2475ef777658affb09')
  })

  it('knows the body of a call that an earlier version ended', () => {
    const mac = idempotentBodyMac(workspaceKey, '/v1/kyc/verify', '{}')
    assert.equal(mac.toString('hex'), '76861ae4bea0b6e26b827bfa30039c50')
  })

  it('gives one Idempotency-Key of two API keys two hashes', () => {
    const scope = { environment: 'sandbox', operation: 'verify' }
    const [one, other] = ['a', 'b'].map((keyId) => idempotentCallMac(workspaceKey, { keyId, ...scope }, 'retry-1'))
    assert.notDeepEqual(one, other)
  })
})
