import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { secretFromRandom, secretRandomBytes, standardKey } from '../../../src/domain/webhooks/secret.ts'
import { signedHeaders } from '../../../src/domain/webhooks/signature.ts'

const request = {
  event: 'kyc.case_verified',
  deliveryId: '6e0f8b5e-0000-4000-8000-000000000001',
  messageId: 'msg_1',
  at: new Date('2026-11-21T10:00:00.999Z'),
  body: Buffer.from('{"a":1}'),
}

describe('the headers of a delivery', () => {
  it('carry both signatures of the contract, over whole seconds and the raw body', () => {
    const headers = signedHeaders({ ...request, secrets: ['a secret of ours'] })
    // printf '1795255200.{"a":1}' | openssl dgst -sha256 -hmac 'a secret of ours'
    assert.equal(headers['X-Service-Timestamp'], '1795255200')
    assert.equal(
      headers['X-Service-Signature-V2'],
      'sha256=2b8be32290a6d869fc86f0edc61cd69d3f6645033322c3a84b18e984ea8dc640',
    )
    assert.equal(
      headers['X-Service-Signature'],
      'sha256=fc75c0eef851ea1c0ab2f96c284dca92fa2c5746b36fd6b7aa2003dea61d576e',
    )
    assert.equal(headers['X-Service-Delivery'], request.deliveryId)
  })

  it('sign with the current secret alone, and list the one before it in webhook-signature', () => {
    const current = signedHeaders({ ...request, secrets: ['the current secret'] })
    const previous = signedHeaders({ ...request, secrets: ['the previous secret'] })
    const both = signedHeaders({ ...request, secrets: ['the current secret', 'the previous secret'] })
    assert.deepEqual(both, {
      ...current,
      'webhook-signature': `${current['webhook-signature']} ${previous['webhook-signature']}`,
    })
  })

  it('name no delivery for a test ping', () => {
    const headers = signedHeaders({ ...request, event: 'test.ping', deliveryId: null, secrets: ['a secret of ours'] })
    assert.equal('X-Service-Delivery' in headers, false)
    assert.equal(headers['X-Service-Event'], 'test.ping')
  })

  it('change with every attempt', () => {
    const sign = (at: Date) => signedHeaders({ ...request, at, secrets: ['a secret of ours'] })
    const [first, second] = [sign(request.at), sign(new Date(request.at.getTime() + 60_000))]
    assert.notEqual(first['X-Service-Signature-V2'], second['X-Service-Signature-V2'])
    assert.equal(first['X-Service-Signature'], second['X-Service-Signature'])
  })
})

describe('a signing secret', () => {
  it('is whsec_ and 48 letters and digits, and base64 of 36 bytes', () => {
    const secret = secretFromRandom(Buffer.alloc(secretRandomBytes, 7))
    assert.match(secret, /^whsec_[0-9A-Za-z]{48}$/)
    assert.equal(standardKey(secret).length, 36)
  })

  it('of another form is its own bytes under Standard Webhooks', () => {
    for (const secret of ['sixteen characters', 'whsec_not base64 at all', 'whsec_', 'whsec_abc']) {
      assert.deepEqual(standardKey(secret), Buffer.from(secret))
    }
  })
})
