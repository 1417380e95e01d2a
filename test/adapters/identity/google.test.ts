import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'

import fc from 'fast-check'

import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { openGoogleIdentity } from '../../../src/adapters/identity/google.ts'
import type { IdentityVerifier } from '../../../src/ports/identity-verifier.ts'
import { keySet, makeKey, type Provider, startProvider } from './provider.ts'
import { account, audience, key, now, nowSeconds, signedText, tokenOf } from './tokens.ts'

const egress = openEgress({ allow: ['127.0.0.0/8'] })
const otherKey = makeKey()

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
  const { keysUrl } = provider
  verifier = openGoogleIdentity({ egress, issuer: null, keysUrl, onRefusal: (code) => refusals.push(code) })
})

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
  ['our audience twice', { aud: [audience, audience] }, 'audiences'],
  ['an empty list of audiences', { aud: [] }, 'claim_aud'],
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
  ['an extension that is listed and known', { crit: ['b64'], b64: true }, 'header_changes_reading'],
  ['an unencoded payload', { crit: ['b64'], b64: false }, 'header_changes_reading'],
  ['an unencoded payload that is not listed', { b64: false }, 'header_changes_reading'],
  ['an empty list of extensions', { crit: [] }, 'ERR_JWS_INVALID'],
  ['an encryption', { enc: 'A256GCM' }, 'header_changes_reading'],
  ['a compression', { zip: 'DEF' }, 'header_changes_reading'],
  ['a token in the token', { cty: 'JWT' }, 'header_changes_reading'],
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
  ['no token', '', 'token_json'],
  ['a token without its signature', `${header}.${payload}.`, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
  ['a token of two parts', `${header}.${payload}`, 'ERR_JWS_INVALID'],
  ['a token with another payload', `${header}.${otherPayload}.${signature}`, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
  ['an encrypted token', `${header}.AA.AA.AA.AA`, 'token_json'],
  ['a token as JSON', JSON.stringify({ protected: header, payload, signature }), 'token_encoding'],
  ['a token with Bearer before it', `Bearer ${tokenOf()}`, 'token_encoding'],
  ['a token signed by another key of the same key id', tokenOf({}, { kid: key.kid }, otherKey), undefined],
] as const) {
  test(`${promise} is refused`, async () => {
    await assertRefused(token, code ?? 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED')
  })
}

const headerText = JSON.stringify({ alg: 'RS256', typ: 'JWT', kid: key.kid })
const claimsText = Buffer.from(payload, 'base64url').toString()
const claimsAnd = (more: string) => claimsText.replace('{', () => `{${more},`)
for (const [promise, headerOf, claims, code] of [
  ['a repeated audience', headerText, claimsAnd(`"aud":"https://other.bank.example"`), 'token_repeated_key'],
  ['the same audience twice', headerText, claimsAnd(`"aud":"${audience}"`), 'token_repeated_key'],
  ['an escaped repetition', headerText, claimsAnd(String.raw`"\u0061ud" :"x"`), 'token_repeated_key'],
  ['a repeated account', headerText, claimsAnd(`"email":"${account}"`), 'token_repeated_key'],
  ['a repetition deep inside', headerText, claimsAnd(`"a":[{"b":{"c":1,"c":1}}]`), 'token_repeated_key'],
  ['a repeated key id', headerText.replace('{', '{"kid":"other",'), claimsText, 'token_repeated_key'],
  ['a byte order mark', headerText, `\u{feff}${claimsText}`, 'token_json'],
] as const) {
  test(`a token with ${promise} is refused`, async () => {
    await assertRefused(signedText(headerOf, claims), code)
  })
}

test('texts that look like repeated keys are proof', async () => {
  const more = String.raw`"note":"\"aud\":1,\"aud\":2","list":["aud","aud"],"a":{"aud":1},"b":{"aud":1}`
  assert.equal(await verify(signedText(headerText, claimsAnd(more))), true)
})

test('a token with bytes that are no UTF-8 is refused', async () => {
  const bytes = Buffer.from(claimsAnd('"note":"?"'))
  bytes[bytes.indexOf('?')] = 0xff
  await assertRefused(signedText(headerText, bytes), 'token_encoding')
})

for (const [promise, change] of [
  ['padding', (segment: string) => `${segment}=`],
  ['the padding that its length asks for', (segment: string) => segment.padEnd(Math.ceil(segment.length / 4) * 4, '=')],
  ['a line break', (segment: string) => `${segment}\n`],
  ['a space inside', (segment: string) => `${segment.slice(0, 8)} ${segment.slice(8)}`],
  ['other bits at its end', (segment: string) => withOtherLastBits(segment)],
] as const) {
  for (const [index, name] of ['header', 'payload', 'signature'].entries()) {
    test(`a token with ${promise} in its ${name} is refused`, async () => {
      // A length that is not a multiple of three leaves bits and padding in each segment.
      const token = tokenOf({ note: 'n' }, { note: 'nn' })
      const segments = token.split('.')
      segments[index] = change(segments[index] ?? '')
      const changed = segments.join('.')
      if (changed === token) return
      await assertRefused(changed, 'token_encoding')
    })
  }
}

/** The same bytes, written with left-over bits that are not zero; the same text when there are none. */
function withOtherLastBits(segment: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  if (segment.length % 4 === 0) return segment
  return segment.slice(0, -1) + alphabet[alphabet.indexOf(segment.at(-1) ?? '') + 1]
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
