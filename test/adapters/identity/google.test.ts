import assert from 'node:assert/strict'
import { createHmac, randomBytes, sign } from 'node:crypto'
import { createServer } from 'node:https'
import { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { after, before, beforeEach, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import fc from 'fast-check'

import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { openGoogleIdentity } from '../../../src/adapters/identity/google.ts'
import type { IdentityVerifier } from '../../../src/ports/identity-verifier.ts'
import { makeCertificate } from '../egress/certificate.ts'
import { keySet, makeKey, type Provider, type SigningKey, startProvider } from './provider.ts'

const now = new Date('2026-11-21T10:00:00Z')
const nowSeconds = now.getTime() / 1000
const account = 'kyc-caller@lending-prod.iam.gserviceaccount.com'
const audience = 'https://kyc.bank.example'

const egress = openEgress({ allow: ['127.0.0.0/8'] })
const key = makeKey()
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

type Json = Record<string, unknown>

const goodClaims = {
  iss: 'https://accounts.google.com',
  aud: audience,
  sub: '112233445566778899000',
  email: account,
  email_verified: true,
  iat: nowSeconds,
  exp: nowSeconds + 3600,
}

/** A token signed by the key; a claim or header given as undefined is left out. */
function tokenOf(claims: Json = {}, header: Json = {}, signer: SigningKey = key) {
  const signed = [
    { alg: 'RS256', typ: 'JWT', kid: signer.kid, ...header },
    { ...goodClaims, ...claims },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${sign('sha256', Buffer.from(signed), signer.privateKey).toString('base64url')}`
}

function verify(token: string, options: Partial<Parameters<IdentityVerifier['verify']>[0]> = {}) {
  return verifier.verify({ token, serviceAccounts: [account], audience, now, ...options })
}

async function assertRefused(token: string, code: string) {
  assert.equal(await verify(token), false)
  assert.deepEqual(refusals, [code])
}

test('a token of the bound account for the audience is proof', async () => {
  assert.equal(await verify(tokenOf()), true)
  assert.deepEqual(refusals, [])
})

test('a token of any of several bound accounts is proof', async () => {
  const serviceAccounts = ['other@lending-prod.iam.gserviceaccount.com', account]
  assert.equal(await verify(tokenOf(), { serviceAccounts }), true)
})

const person = 'person@gmail.com'
for (const [promise, claims, code] of [
  ['another issuer', { iss: 'https://accounts.evil.example' }, 'claim_iss'],
  ['the issuer with a slash', { iss: 'https://accounts.google.com/' }, 'claim_iss'],
  ['the issuer without https', { iss: 'accounts.google.com' }, 'claim_iss'],
  ['no issuer', { iss: undefined }, 'claim_iss'],
  ['another audience', { aud: 'https://other.bank.example' }, 'claim_aud'],
  ['the audience with a slash', { aud: `${audience}/` }, 'claim_aud'],
  ['the audience in capitals', { aud: audience.toUpperCase() }, 'claim_aud'],
  ['no audience', { aud: undefined }, 'claim_aud'],
  ['our audience among others', { aud: [audience, 'https://other.bank.example'] }, 'audiences'],
  ['another account', { email: 'other@lending-prod.iam.gserviceaccount.com' }, 'email_not_bound'],
  ['the account in capitals', { email: account.toUpperCase() }, 'email_not_bound'],
  ['the account with a space', { email: `${account} ` }, 'email_not_a_service_account'],
  ['a look-alike of the account', { email: account.replace('a', '\u0430') }, 'email_not_a_service_account'],
  ['an account that is no text', { email: [account] }, 'email_not_a_service_account'],
  ['a person', { email: person }, 'email_not_a_service_account'],
  ['no account', { email: undefined }, 'claim_email'],
  ['an address that is not verified', { email_verified: false }, 'email_not_verified'],
  ['an address said to be verified in words', { email_verified: 'true' }, 'email_not_verified'],
  ['an address without a word on it', { email_verified: undefined }, 'email_not_verified'],
  ['no expiry', { exp: undefined }, 'claim_exp'],
  ['an expiry that is no number', { exp: `${nowSeconds + 3600}` }, 'claim_exp'],
  ['no time of making', { iat: undefined }, 'claim_iat'],
  ['a time of making that is no number', { iat: `${nowSeconds}` }, 'claim_iat'],
] as const) {
  test(`a token with ${promise} is refused`, async () => {
    await assertRefused(tokenOf(claims), code)
  })
}

test('a person is no proof even when bound', async () => {
  assert.equal(await verify(tokenOf({ email: person }), { serviceAccounts: [person] }), false)
})

test('an audience as a list of one is that audience', async () => {
  assert.equal(await verify(tokenOf({ aud: [audience] })), true)
})

for (const [claims, proven] of [
  [{ iat: nowSeconds - 100, exp: nowSeconds - 29 }, true],
  [{ iat: nowSeconds - 100, exp: nowSeconds - 30 }, false],
  [{ iat: nowSeconds + 30, exp: nowSeconds + 3000 }, true],
  [{ iat: nowSeconds + 31, exp: nowSeconds + 3000 }, false],
  [{ nbf: nowSeconds + 30 }, true],
  [{ nbf: nowSeconds + 31 }, false],
  [{ iat: nowSeconds, exp: nowSeconds + 3630 }, true],
  [{ iat: nowSeconds, exp: nowSeconds + 3631 }, false],
  [{ iat: nowSeconds - 3600, exp: nowSeconds + 1 }, true],
  [{ iat: nowSeconds - 86_400, exp: nowSeconds + 60 }, false],
  [{ iat: nowSeconds - 10, exp: nowSeconds + 86_400 }, false],
] as const) {
  const relative = Object.entries(claims).map(([name, at]) => `${name} ${at - nowSeconds} s`)
  test(`a token of ${relative.join(', ')} from now is ${proven ? 'proof' : 'refused'}`, async () => {
    assert.equal(await verify(tokenOf(claims)), proven)
  })
}

for (const [promise, header, code] of [
  ['no key id', { kid: undefined }, 'header_kid'],
  ['an empty key id', { kid: '' }, 'header_kid'],
  ['a key id that is no text', { kid: 1 }, 'header_kid'],
  ['a key id of 257 characters', { kid: 'k'.repeat(257) }, 'header_kid'],
  ['a path as key id', { kid: '../../dev/null' }, 'key_unknown'],
  ['the name of an inherited property as key id', { kid: '__proto__' }, 'key_unknown'],
  ['a URL of keys', { jku: 'https://evil.example/keys' }, 'header_offers_a_key'],
  ['a key', { jwk: key.jwk }, 'header_offers_a_key'],
  ['a URL of a certificate', { x5u: 'https://evil.example/cert' }, 'header_offers_a_key'],
  ['a certificate', { x5c: ['MIIB'] }, 'header_offers_a_key'],
  ['the type of a security event', { typ: 'secevent+jwt' }, 'header_typ'],
  ['a type that is no text', { typ: [] }, 'header_typ'],
  ['an extension that must be understood', { crit: ['exp'], exp: 1 }, 'ERR_JOSE_NOT_SUPPORTED'],
  ['another algorithm', { alg: 'RS512' }, 'ERR_JOSE_ALG_NOT_ALLOWED'],
  ['no algorithm', { alg: undefined }, 'ERR_JWS_INVALID'],
  ['the algorithm none', { alg: 'none' }, 'ERR_JOSE_ALG_NOT_ALLOWED'],
] as const) {
  test(`a token whose header has ${promise} is refused`, async () => {
    await assertRefused(tokenOf({}, header), code)
  })
}

test('a token signed with the public key as a shared secret is refused', async () => {
  const [header, payload] = tokenOf({}, { alg: 'HS256' }).split('.')
  const secret = JSON.stringify(key.jwk)
  const mac = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url')
  await assertRefused(`${header}.${payload}.${mac}`, 'ERR_JOSE_ALG_NOT_ALLOWED')
})

const [header = '', payload = '', signature = ''] = tokenOf().split('.')
const otherPayload = tokenOf({ sub: '1' }).split('.')[1]
for (const [promise, token, code] of [
  ['no token', '', 'ERR_JWS_INVALID'],
  ['a token without its signature', `${header}.${payload}.`, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
  ['a token of two parts', `${header}.${payload}`, 'ERR_JWS_INVALID'],
  ['a token with another payload', `${header}.${otherPayload}.${signature}`, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
  ['an encrypted token', `${header}.a.b.c.d`, 'ERR_JWS_INVALID'],
  ['a token as JSON', JSON.stringify({ protected: header, payload, signature }), 'ERR_JWS_INVALID'],
  ['a token with Bearer before it', `Bearer ${tokenOf()}`, 'ERR_JWS_INVALID'],
  ['a token signed by a stranger of the same key id', tokenOf({}, { kid: key.kid }, rotated), undefined],
] as const) {
  test(`${promise} is refused`, async () => {
    await assertRefused(token, code ?? 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED')
  })
}

test('a token over 8 KiB is refused before anything is fetched', async () => {
  const filled = (bytes: number) => tokenOf({ note: 'n'.repeat(bytes) })
  let bytes = 5_000
  while (filled(bytes + 1).length <= 8192) bytes += 1
  assert.equal(await verify(filled(bytes)), true)
  provider.asked = 0
  await assertRefused(filled(bytes + 1), 'token_too_long')
  await verify('x'.repeat(65_536))
  assert.equal(provider.asked, 0)
})

test('whatever the token, the answer is no and nothing is thrown', async () => {
  const part = fc.oneof(
    fc.constantFrom(header, payload, signature, ''),
    fc.base64String(),
    fc.json().map((text) => Buffer.from(text).toString('base64url')),
    fc.record({ alg: fc.constant('RS256'), kid: fc.constant(key.kid), typ: fc.anything() }).map((fields) => {
      return Buffer.from(JSON.stringify(fields)).toString('base64url')
    }),
  )
  const token = fc.oneof(
    fc.array(part, { minLength: 2, maxLength: 5 }).map((parts) => parts.join('.')),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(token, async (text) => {
      if (text !== tokenOf()) assert.equal(await verify(text), false)
    }),
    { numRuns: 2_000 },
  )
})

test('the keys are fetched once an hour', async () => {
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const token = tokenOf({ exp: nowSeconds + 3600 })
  await Promise.all([verify(token), verify(token), verify(token)])
  assert.equal(provider.asked, 1)
  assert.equal(await verify(token, { now: later(59) }), true)
  assert.equal(provider.asked, 1)
  const next = tokenOf({ iat: nowSeconds + 3600, exp: nowSeconds + 7200 })
  assert.equal(await verify(next, { now: later(60) }), true)
  assert.equal(provider.asked, 2)
})

test('an unknown key is looked for once a minute and works from then on', async () => {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const token = tokenOf({}, {}, rotated)
  assert.equal(await verify(tokenOf()), true)
  provider.answer = keySet(key.jwk, rotated.jwk)
  for (const seconds of [1, 30, 59]) assert.equal(await verify(token, { now: later(seconds) }), false)
  assert.equal(provider.asked, 1)
  assert.equal(await verify(token, { now: later(60) }), true)
  assert.equal(provider.asked, 2)
  assert.equal(await verify(tokenOf(), { now: later(60) }), true)
  assert.equal(provider.asked, 2)
})

test('a provider that fails while a key is looked for takes no known key away', async () => {
  const later = new Date(now.getTime() + 120_000)
  assert.equal(await verify(tokenOf()), true)
  provider.answer = (_, response) => response.writeHead(500).end()
  assert.equal(await verify(tokenOf({}, {}, rotated), { now: later }), false)
  assert.equal(await verify(tokenOf(), { now: later }), true)
})

test('keys of more than an hour are not used when the provider does not answer', async () => {
  assert.equal(await verify(tokenOf()), true)
  provider.answer = (_, response) => response.writeHead(500).end()
  const nextHour = { iat: nowSeconds + 3600, exp: nowSeconds + 7200 }
  assert.equal(await verify(tokenOf(nextHour), { now: new Date(now.getTime() + 3_600_000) }), false)
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
    assert.equal(await verify(tokenOf(), { now: new Date(now.getTime() + 4_999) }), false)
    assert.equal(provider.asked, 1)
    assert.equal(await verify(tokenOf(), { now: new Date(now.getTime() + 5_000) }), true)
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
