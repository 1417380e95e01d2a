import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { openGoogleIdentity } from '../../../src/adapters/identity/google.ts'
import type { IdentityVerifier } from '../../../src/ports/identity-verifier.ts'
import { makeCertificate } from '../egress/certificate.ts'
import { keySet, makeKey, type Provider, startProvider } from './provider.ts'
import { account, audience, key, now, nowSeconds, tokenOf } from './tokens.ts'

const egress = openEgress({ allow: ['127.0.0.0/8'] })
const rotated = makeKey()

let provider: Provider
let verifier: IdentityVerifier
let refusals: string[]
before(async () => {
  provider = await startProvider(keySet())
})
after(() => provider.stop())
beforeEach(() => {
  provider.asked = 0
  provider.answer = keySet(key.jwk)
  refusals = []
  verifier = verifierAt(provider.keysUrl)
})

function verifierAt(keysUrl: string) {
  return openGoogleIdentity({ egress, issuer: null, keysUrl, onRefusal: (code) => refusals.push(code) })
}

function verify(token: string, at = now) {
  return verifier.verify({ token, serviceAccounts: [account], audience, now: at })
}

async function assertRefused(token: string, code: string) {
  assert.equal(await verify(token), false)
  assert.deepEqual(refusals, [code])
}

test('the keys are fetched once an hour', async () => {
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const token = tokenOf({ exp: nowSeconds + 3600 })
  await Promise.all([verify(token), verify(token), verify(token)])
  assert.equal(provider.asked, 1)
  assert.equal(await verify(token, later(59)), true)
  assert.equal(provider.asked, 1)
  const next = tokenOf({ iat: nowSeconds + 3600, exp: nowSeconds + 7200 })
  assert.equal(await verify(next, later(60)), true)
  assert.equal(provider.asked, 2)
})

test('an unknown key is looked for once a minute and works from then on', async () => {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const token = tokenOf({}, {}, rotated)
  assert.equal(await verify(tokenOf()), true)
  provider.answer = keySet(key.jwk, rotated.jwk)
  for (const seconds of [1, 30, 59]) assert.equal(await verify(token, later(seconds)), false)
  assert.equal(provider.asked, 1)
  assert.equal(await verify(token, later(60)), true)
  assert.equal(provider.asked, 2)
  assert.equal(await verify(tokenOf(), later(60)), true)
  assert.equal(provider.asked, 2)
})

test('a provider that fails while a key is looked for takes no known key away', async () => {
  const later = new Date(now.getTime() + 120_000)
  assert.equal(await verify(tokenOf()), true)
  provider.answer = (_, response) => response.writeHead(500).end()
  assert.equal(await verify(tokenOf({}, {}, rotated), later), false)
  assert.equal(await verify(tokenOf(), later), true)
})

test('keys of more than an hour are not used when the provider does not answer', async () => {
  assert.equal(await verify(tokenOf()), true)
  provider.answer = (_, response) => response.writeHead(500).end()
  const nextHour = { iat: nowSeconds + 3600, exp: nowSeconds + 7200 }
  assert.equal(await verify(tokenOf(nextHour), new Date(now.getTime() + 3_600_000)), false)
  assert.deepEqual(refusals, ['keys_unavailable'])
})

for (const [promise, answer] of [
  ['answers an error', keySetThen(500)],
  ['redirects', keySetThen(302)],
  ['answers what is not JSON', body('<html>')],
  ['answers JSON without keys', body('{"keys":{}}')],
  ['answers more than 64 KB', body(JSON.stringify({ keys: [key.jwk], padding: 'p'.repeat(65_536) }))],
] as const) {
  test(`while the provider ${promise} every token is refused, and it is asked again after 5 seconds`, async () => {
    provider.answer = answer
    await assertRefused(tokenOf(), 'keys_unavailable')
    provider.answer = keySet(key.jwk)
    assert.equal(await verify(tokenOf(), new Date(now.getTime() + 4_999)), false)
    assert.equal(provider.asked, 1)
    assert.equal(await verify(tokenOf(), new Date(now.getTime() + 5_000)), true)
  })
}

function keySetThen(status: number) {
  return (_: unknown, response: Parameters<Provider['answer']>[1]) => {
    response.writeHead(status, { location: provider.keysUrl }).end(JSON.stringify({ keys: [key.jwk] }))
  }
}

function body(text: string) {
  return (_: unknown, response: Parameters<Provider['answer']>[1]) => void response.end(text)
}

test('a provider that cannot be reached or may not be called is a refusal', async () => {
  for (const keysUrl of ['http://127.0.0.1:1/certs', 'https://10.0.0.1/certs']) {
    verifier = verifierAt(keysUrl)
    assert.equal(await verify(tokenOf()), false)
  }
  assert.deepEqual(refusals, ['keys_unavailable', 'keys_unavailable'])
})

const weak = makeKey({ bits: 1024 })
const smallExponent = makeKey({ exponent: 3 })
/** A modulus of 2,048 bits made as the flawed library of CVE-2017-15361 made them: a power of 65537 modulo small primes. */
function rocaModulus(): string {
  const isPrime = (number: number) => ![...Array(number).keys()].slice(2).some((divisor) => number % divisor === 0)
  const small = [...Array(168).keys()].slice(2).filter(isPrime)
  const product = small.reduce((all, prime) => all * BigInt(prime), 1n)
  const multiple = (2n ** 2047n / product + 1n) * product
  return Buffer.from((multiple + (65_537n ** 12n % product)).toString(16), 'hex').toString('base64url')
}

for (const [promise, signer, jwk] of [
  ['that can be factored for how it was made', key, { ...key.jwk, n: rocaModulus() }],
  ['of 1024 bits', weak, weak.jwk],
  ['with exponent 3', smallExponent, smallExponent.jwk],
  ['for encryption', key, { ...key.jwk, use: 'enc' }],
  ['for another algorithm', key, { ...key.jwk, alg: 'PS256' }],
  ['that may not verify', key, { ...key.jwk, key_ops: ['encrypt'] }],
  ['that shows its private half', key, { ...key.jwk, d: randomBytes(256).toString('base64url') }],
  ['without an id', key, { ...key.jwk, kid: undefined }],
  ['that is a shared secret', key, { kty: 'oct', k: 'c2VjcmV0', kid: key.kid, alg: 'RS256' }],
  ['that is broken', key, { ...key.jwk, n: '', e: '' }],
] as const) {
  test(`a key ${promise} proves nothing`, async () => {
    provider.answer = keySet({ kty: 'other' }, jwk)
    await assertRefused(tokenOf({}, {}, signer), 'key_unknown')
  })
}

test('keys come over https from a provider whose certificate is good', async (t) => {
  const certificate = makeCertificate(['keys.bank.example'])
  const server = createServer(certificate, keySet(key.jwk)).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const trusted = getCACertificates('default')
  t.after(() => setDefaultCACertificates(trusted))
  setDefaultCACertificates([...trusted, certificate.cert])
  const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])
  verifier = openGoogleIdentity({
    egress: openEgress({ allow: ['127.0.0.0/8'], resolve }),
    issuer: 'https://identity.bank.example',
    keysUrl: `https://keys.bank.example:${(server.address() as AddressInfo).port}/certs`,
  })
  assert.equal(await verify(tokenOf({ iss: 'https://identity.bank.example' })), true)
  assert.equal(await verify(tokenOf()), false)
})
