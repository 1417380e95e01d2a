import assert from 'node:assert/strict'
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import {
  dataKeyIdOf,
  dataKeyName,
  openBytes,
  sealBytes,
  unwrapKey,
  workspaceKeyName,
  wrapKey,
  type EncryptionContext,
} from '../../../src/domain/crypto/envelope.ts'

const key = createSecretKey(Buffer.alloc(32, 7))
const dataKey = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', key }
const nonce = Buffer.from('000102030405060708090a0b', 'hex')
const context: EncryptionContext = {
  tenantId: randomUUID(),
  case: { environment: 'sandbox', reference: 'client-1001' },
  column: 'verdict.input',
  rowId: randomUUID(),
}
const bytes = Buffer.from('{"first_name":"Clara"}')
const sealed = sealBytes(dataKey, { context, nonce, bytes })
const broken = { name: 'SealBroken' }

describe('a sealed value', () => {
  it('opens in its context and names its data key', () => {
    assert.deepEqual(openBytes(key, { context, sealed }), bytes)
    assert.equal(dataKeyIdOf(sealed), dataKey.id)
  })

  it('is version, data key id, nonce, ciphertext and tag', () => {
    assert.equal(sealed.length, 1 + 16 + 12 + bytes.length + 16)
    assert.equal(sealed.subarray(0, 17).toString('hex'), '010f8fad5bd9cb469fa16570867728950e')
    assert.deepEqual(sealed.subarray(17, 29), nonce)
    assert.equal(sealed.includes('Clara'), false)
  })

  it('is refused when any byte of it is changed', () => {
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed)
      changed[index]! ^= 1
      assert.throws(() => openBytes(key, { context, sealed: changed }), broken, `byte ${index}`)
    }
  })

  it('is refused when it is cut at any byte or something is added', () => {
    for (let length = 0; length < sealed.length; length++) {
      assert.throws(() => openBytes(key, { context, sealed: sealed.subarray(0, length) }), broken)
    }
    assert.throws(() => openBytes(key, { context, sealed: Buffer.concat([sealed, Buffer.from([0])]) }), broken)
  })

  const elsewhere: readonly (readonly [what: string, context: EncryptionContext])[] = [
    ['another workspace', { ...context, tenantId: randomUUID() }],
    ['another case', { ...context, case: { environment: 'sandbox', reference: 'client-1002' } }],
    [
      'the same reference in another environment',
      { ...context, case: { environment: 'production', reference: 'client-1001' } },
    ],
    ['no case', { ...context, case: null }],
    ['another column', { ...context, column: 'verdict.answer' }],
    ['another table', { ...context, column: 'extraction.fields' }],
    ['another row', { ...context, rowId: randomUUID() }],
  ]
  for (const [what, moved] of elsewhere) {
    it(`is refused in ${what}`, () => assert.throws(() => openBytes(key, { context: moved, sealed }), broken))
  }

  it('is refused under another key', () => {
    assert.throws(() => openBytes(createSecretKey(randomBytes(32)), { context, sealed }), broken)
  })
})

describe('a wrapped key', () => {
  const name = workspaceKeyName(context.tenantId, 1)
  const under = createSecretKey(Buffer.alloc(32, 9))
  const wrapped = wrapKey(key, { under, nonce, name })

  it('comes out under the same key and name only', () => {
    assert.ok(unwrapKey(wrapped, { under, name }).equals(key))
    assert.throws(() => unwrapKey(wrapped, { under: key, name }), broken)
    assert.throws(() => unwrapKey(wrapped, { under, name: workspaceKeyName(context.tenantId, 2) }), broken)
    assert.throws(() => unwrapKey(wrapped, { under, name: workspaceKeyName(randomUUID(), 1) }), broken)
    assert.throws(() => unwrapKey(wrapped, { under, name: dataKeyName(context.tenantId, '1') }), broken)
  })

  it('is refused when any byte of it is changed', () => {
    for (let index = 0; index < wrapped.length; index++) {
      const changed = Buffer.from(wrapped)
      changed[index]! ^= 128
      assert.throws(() => unwrapKey(changed, { under, name }), broken, `byte ${index}`)
    }
  })
})
