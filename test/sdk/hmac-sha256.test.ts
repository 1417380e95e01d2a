import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { equalBytes, hmacSha256 } from '../../sdk/hmac-sha256.ts'

describe('HMAC-SHA256 of the SDK', () => {
  it('is that of RFC 4231, test case 2', () => {
    const mac = hmacSha256(Buffer.from('Jefe'), Buffer.from('what do ya want for nothing?'))
    assert.equal(Buffer.from(mac).toString('hex'), '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
  })

  it('is that of node:crypto for keys and texts of every length around a block', () => {
    for (let length = 0; length <= 200; length++) {
      const [key, text] = [Buffer.alloc(length, 0xa5), Buffer.alloc(200 - length, 0x5a)]
      assert.deepEqual(Buffer.from(hmacSha256(key, text)), createHmac('sha256', key).update(text).digest(), `${length}`)
    }
  })

  it('is that of node:crypto for any key and any texts, however they are cut', () => {
    const bytes = fc.uint8Array({ maxLength: 300 })
    fc.assert(
      fc.property(bytes, bytes, bytes, (key, one, other) => {
        const expected = createHmac('sha256', key).update(one).update(other).digest()
        assert.deepEqual(Buffer.from(hmacSha256(key, one, other)), expected)
      }),
      { numRuns: 500 },
    )
  })
})

describe('equal bytes', () => {
  it('are those that differ in no bit and in no length', () => {
    assert.equal(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2)), true)
    assert.equal(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3)), false)
    assert.equal(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1)), false)
  })
})
