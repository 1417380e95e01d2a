import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { SignJWT } from 'jose'
import { isWellFormedKey, keyFromRandom, keyRandomBytes } from '../../src/domain/api-keys/api-key.ts'
import { keySet, makeKey, startProvider, type Provider } from '../adapters/identity/provider.ts'
import { startApi, type Api } from './support/api.ts'
import { exchange, head } from './support/raw.ts'

const missing = { status: 401, body: { detail: 'Missing API key' } }
const invalid = { status: 401, body: { detail: 'Invalid or revoked API key' } }
const expired = { status: 401, body: { detail: 'API key expired' } }
const unproven = { status: 401, body: { detail: 'Partner identity could not be verified' } }

describe('the key of a call', () => {
  let api: Api
  let other: string
  before(async () => {
    api = await startApi()
    other = (await api.addWorkspace()).key
  })
  after(() => api.stop())

  /** Over a bare socket, so that the header arrives as it is written here. */
  const send = async (lines: readonly string[]) => {
    const body = '{"values":{}}'
    const all = ['Host: a.test', `Content-Length: ${body.length}`, ...lines]
    const answer = await exchange(api.url, head('POST /v1/kyc/verify', all) + body)
    api.described.check('POST', '/v1/kyc/verify', answer)
    return answer
  }
  const refusalOf = async (lines: readonly string[]) => {
    const { status, body } = await send(lines)
    return { status, body }
  }
  const verify = async (key: string) => {
    const { status, body } = await api.ask('POST', '/v1/kyc/verify', { key, json: { values: {} } })
    return status === 200 ? 200 : { status, body }
  }

  const absent: readonly (readonly [string, readonly string[]])[] = [
    ['no header', []],
    ['an empty header', ['Authorization:']],
    ['spaces', ['Authorization:   ']],
    ['another scheme', ['Authorization: Basic a2V5Og==']],
    ['a scheme that starts alike', ['Authorization: BearerToken sk_1']],
    ['the scheme alone', ['Authorization: Bearer']],
    ['the scheme and a space', ['Authorization: Bearer ']],
    ['a key in another header', ['X-API-Key: sk_1']],
  ]
  for (const [what, lines] of absent) {
    it(`${what} is a missing key`, async () => assert.deepEqual(await refusalOf(lines), missing))
  }

  it('a bare key without its scheme is a missing key', async () => {
    assert.deepEqual(await refusalOf([`Authorization: ${api.key}`]), missing)
  })

  const written = [
    ['as documented', (key: string) => `Authorization: Bearer ${key}`],
    ['with a lower-case scheme', (key: string) => `Authorization: bearer ${key}`],
    ['with an upper-case scheme', (key: string) => `AUTHORIZATION: BEARER ${key}`],
    ['with more spaces', (key: string) => `Authorization:   Bearer    ${key}  `],
  ] as const
  for (const [what, line] of written) {
    it(`a key ${what} is let in`, async () => assert.equal((await send([line(api.key)])).status, 200))
  }

  const keys: readonly (readonly [string, (key: string) => string])[] = [
    ['no key at all', () => 'secret'],
    ['a key with a character too few', (key) => key.slice(0, -1)],
    ['a key with a character too many', (key) => `${key}a`],
    ['a key with a foreign character', (key) => `${key.slice(0, 20)}-${key.slice(21)}`],
    ['a key in capitals', (key) => key.toUpperCase()],
    ['two keys', (key) => `${key} ${key}`],
    ['two keys with a comma', (key) => `${key}, ${key}`],
    ['quotes', (key) => `"${key}"`],
    ['a typing error that the checksum finds', (key) => `${key.slice(0, 20)}${otherLetter(key[20]!)}${key.slice(21)}`],
    ['a wrong checksum', (key) => `${key.slice(0, -1)}${otherLetter(key.at(-1)!)}`],
    ['a well-formed key that nobody has', () => keyNamed('00000000')],
    ['a well-formed key with the prefix of one and another secret', (key) => keyNamed(key.slice(3, 11))],
    ['a very long key', (key) => key.repeat(100)],
  ]
  for (const [what, wrong] of keys) {
    it(`${what} is an invalid key`, async () => {
      assert.deepEqual(await refusalOf([`Authorization: Bearer ${wrong(api.key)}`]), invalid)
    })
  }

  it('the prefix of one key with the secret of another is an invalid key', async () => {
    assert.deepEqual(await verify(api.key.slice(0, 12) + other.slice(12)), invalid)
  })

  it('a revoked key answers 401 from the next call', async () => {
    const { id, key } = await api.addKey({ scopes: ['kyc:verify'] })
    assert.equal(await verify(key), 200)
    await api.operate('keys.revoke', { id })
    assert.deepEqual(await verify(key), invalid)
  })

  it('a rotated key works until its grace period ends, then it has expired', async () => {
    const { id, key } = await api.addKey({ scopes: ['kyc:verify'] })
    const { key: replacement } = (await api.operate('keys.rotate', { id, grace_hours: 1 })) as { key: string }
    api.clock.advance(3_599_999)
    assert.equal(await verify(key), 200)
    api.clock.advance(1)
    assert.deepEqual(await verify(key), expired)
    assert.equal(await verify(replacement), 200)
  })

  it('a key rotated without grace stops at once', async () => {
    const { id, key } = await api.addKey({ scopes: ['kyc:verify'] })
    await api.operate('keys.rotate', { id, grace_hours: 0 })
    assert.deepEqual(await verify(key), invalid)
  })

  it('each operation wants its scope', async () => {
    const { key } = await api.addKey({ scopes: ['kyc:eid'] })
    const rows = [
      ['/v1/kyc/extract', 'API key lacks the kyc:extract scope'],
      ['/v1/kyc/verify', 'API key lacks the kyc:verify scope'],
      ['/v1/kyc/assess', 'API key lacks the kyc:verify scope'],
    ] as const
    for (const [path, detail] of rows) {
      const { status, body } = await api.ask('POST', path, { key, json: {} })
      assert.deepEqual({ status, body }, { status: 403, body: { detail } })
    }
  })

  it('a workspace that left the KYC API gets no answer of it', async () => {
    const { id, key } = await api.addWorkspace()
    await api.operate('workspaces.update', { id, kyc: false })
    for (const path of ['/v1/kyc/extract', '/v1/kyc/verify', '/v1/kyc/assess']) {
      const { status, body } = await api.ask('POST', path, { key, json: {} })
      assert.equal(status, 403)
      assert.deepEqual(body, {
        detail: {
          code: 'kyc_scope_not_allowed',
          message: 'This workspace is not enabled for the partner KYC API.',
        },
      })
    }
    await api.operate('workspaces.update', { id, kyc: true })
    assert.equal(await verify(key), 200)
  })
})

describe('a key that is bound to a service account', () => {
  const account = 'kyc@lender.iam.gserviceaccount.com'
  const audience = 'https://kyc.partner.test'
  const signing = makeKey()
  let provider: Provider
  let api: Api
  let key: string

  before(async () => {
    provider = await startProvider(keySet(signing.jwk))
    api = await startApi({
      settings: {
        GATEHOUSE_IDENTITY_ISSUER: 'https://identity.partner.test',
        GATEHOUSE_IDENTITY_JWKS_URL: provider.keysUrl,
        GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8',
      },
    })
    key = (await api.addKey({ scopes: ['kyc:verify'], service_accounts: account, audience })).key
  })
  after(async () => {
    await api.stop()
    await provider.stop()
  })

  const token = (claims: Readonly<Record<string, unknown>> = {}) =>
    new SignJWT({ email: account, email_verified: true, sub: '1', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: signing.kid, typ: 'JWT' })
      .setIssuer('https://identity.partner.test')
      .setAudience(String(claims['aud'] ?? audience))
      .setIssuedAt(new Date('2026-11-21T09:50:00Z'))
      .setExpirationTime(new Date('2026-11-21T10:50:00Z'))
      .sign(signing.privateKey)
  const verify = async (identity: string | null) => {
    const headers: Record<string, string> = identity === null ? {} : { 'X-Partner-Identity': identity }
    const { status, body } = await api.ask('POST', '/v1/kyc/verify', { key, headers, json: { values: {} } })
    return status === 200 ? 200 : { status, body }
  }

  it('is let in with the identity token of that account', async () => assert.equal(await verify(await token()), 200))
  it('is refused without a token', async () => assert.deepEqual(await verify(null), unproven))
  it('is refused with an empty token', async () => assert.deepEqual(await verify(''), unproven))
  it('is refused with something that is no token', async () => assert.deepEqual(await verify('identity'), unproven))
  it('is refused with a token of another account', async () => {
    assert.deepEqual(await verify(await token({ email: 'kyc@other.iam.gserviceaccount.com' })), unproven)
  })
  it('is refused with a token for another audience', async () => {
    assert.deepEqual(await verify(await token({ aud: 'https://elsewhere.test' })), unproven)
  })
  it('is refused with an expired token', async () => {
    const old = await token()
    api.clock.advance(3_600_000)
    assert.deepEqual(await verify(old), unproven)
    api.clock.advance(-3_600_000)
  })
  it('another key needs no token', async () => {
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { json: { values: {} } })).status, 200)
  })
})

/** A key with a right checksum, these 8 characters in its prefix, and a secret of zeros. */
function keyNamed(name: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const bytes = Buffer.alloc(keyRandomBytes)
  ;[...name].forEach((letter, index) => bytes.writeUInt32BE(alphabet.indexOf(letter), index * 4))
  const key = keyFromRandom(bytes)
  assert.ok(key.startsWith(`sk_${name}_`) && isWellFormedKey(key))
  return key
}

function otherLetter(letter: string): string {
  return letter === 'a' ? 'b' : 'a'
}
