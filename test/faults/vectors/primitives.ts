import { createSecretKey } from 'node:crypto'
import { isIP } from 'node:net'
import { addressClassifier } from '../../../src/adapters/egress/addresses.ts'
import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { openGoogleIdentity } from '../../../src/adapters/identity/google.ts'
import { keyMac, sameMac } from '../../../src/domain/api-keys/api-key.ts'
import { signedHeaders } from '../../../src/domain/webhooks/signature.ts'
import { parseServiceAccounts } from '../../../src/domain/api-keys/service-accounts.ts'
import { keySet, startProvider } from '../../adapters/identity/provider.ts'
import { account, audience, key, now, nowSeconds, tokenOf } from '../../adapters/identity/tokens.ts'
import { expectSame, notRun, type Suite } from './suite.ts'

const macBits = 256
const checkMsMax = 5_000
/** What a name resolves to unless its row says otherwise; RFC 6761 section 6.3 has localhost. */
const publicAddress = '8.8.8.8'
const loopbackName = /(^|\.)localhost\.?$/i

/** HMAC-SHA256 as our API keys use it: whole tags, and a message that is text. */
export const hmac: Suite = {
  name: 'wycheproof_hmac_sha256',
  async run(rows, _folder, report) {
    for (const row of rows) {
      const [pepper, message, tag] = ['key_hex', 'msg_hex', 'tag_hex'].map((name) =>
        Buffer.from(String(row[name]), 'hex'),
      )
      const text = message!.toString('utf8')
      if (row['tag_bits'] !== macBits || !Buffer.from(text).equals(message!)) report(row, notRun)
      else report(row, expectSame(sameMac(keyMac(text, createSecretKey(pepper!)), tag!), row['expect'] === 'valid'))
    }
  },
}

/**
 * Signatures as our deliveries carry them: over the body alone, and in the standard's way. A row of another hash or text than
 * ours is not run.
 */
export const webhookSignatures: Suite = {
  name: 'webhook_signatures',
  async run(rows, _folder, report) {
    for (const row of rows) {
      const { secret, payload, header, valid, advanced, hash, encoding } = row
      const standard = typeof row['msg_id'] === 'string'
      if (!standard && (advanced !== false || hash !== 'SHA256')) {
        report(row, notRun)
        continue
      }
      const headers = signedHeaders({
        event: 'kyc.case_verified',
        deliveryId: null,
        messageId: String(row['msg_id'] ?? ''),
        at: new Date(Number(row['timestamp'] ?? 0) * 1_000),
        body: Buffer.from(String(payload)),
        secrets: [String(secret)],
      })
      const made = standard ? headers['webhook-signature'] : headers['X-Service-Signature']
      const hex = Buffer.from(String(header), encoding === 'base64' ? 'base64' : 'hex').toString('hex')
      const given = standard ? header : `sha256=${hex}`
      report(row, expectSame(made === given, valid !== false && row['expect'] !== 'invalid', 'the signature'))
    }
  },
}

export const addresses: Suite = {
  name: 'ip_classify',
  async run(rows, _folder, report) {
    const classify = addressClassifier([])
    for (const row of rows) {
      const address = String(row['ip'])
      const allowed = isIP(address) !== 0 && classify(address) === 'public'
      report(row, row['expect'] === 'either' ? null : expectSame(allowed ? 'allow' : 'deny', row['expect']))
    }
  },
}

export const urls: Suite = {
  name: 'url_cases',
  async run(rows, _folder, report) {
    for (const row of rows) {
      const answer = typeof row['dns_answer'] === 'string' ? [row['dns_answer']] : [publicAddress]
      report(row, expectSame(await judge(String(row['url']), answer), row['expect']))
    }
  },
}

export const resolverAnswers: Suite = {
  name: 'resolver_cases',
  async run(rows, _folder, report) {
    for (const row of rows) {
      report(row, expectSame(await judge('https://hooks.partner.test/', row['answers'] as string[]), row['expect']))
    }
  },
}

async function judge(address: string, answers: readonly string[]): Promise<'allow' | 'deny'> {
  const url = URL.parse(address)
  if (url === null) return 'deny'
  const given = loopbackName.test(url.hostname) ? ['127.0.0.1'] : answers
  const resolve = async () => given.map((answer) => ({ address: answer, family: isIP(answer) }))
  const check = openEgress({ allow: [], resolve }).check({ url, deadlineMs: checkMsMax })
  return check.then(
    () => 'allow',
    () => 'deny',
  )
}

/** Tokens by the name of their case. A case that the verifier never sees, because the server decides it, is not here. */
const tokens: Readonly<Record<string, () => string>> = {
  valid: () => tokenOf(),
  'empty header': () => '',
  'kid missing, one key in JWKS': () => tokenOf({}, { kid: undefined }),
  'kid path traversal ../../dev/null': () => tokenOf({}, { kid: '../../dev/null' }),
  'x5u header': () => tokenOf({}, { x5u: 'https://evil.example/cert.pem' }),
  'wrong aud': () => tokenOf({ aud: 'https://other.bank.example' }),
  'aud with trailing slash': () => tokenOf({ aud: `${audience}/` }),
  'wrong iss': () => tokenOf({ iss: 'https://accounts.evil.example' }),
  'iss with trailing slash': () => tokenOf({ iss: 'https://accounts.google.com/' }),
  'exp as string': () => tokenOf({ exp: String(nowSeconds + 3_600) }),
  'exp more than 24h after iat': () => tokenOf({ exp: nowSeconds + 90_000 }),
  'iat in the future beyond leeway': () => tokenOf({ iat: nowSeconds + 300 }),
  'nbf in the future': () => tokenOf({ nbf: nowSeconds + 300 }),
  'email of another account': () => tokenOf({ email: 'other@lending-prod.iam.gserviceaccount.com' }),
  'email_verified false': () => tokenOf({ email_verified: false }),
  'email homograph (Cyrillic a)': () => tokenOf({ email: account.replace('a', '\u0430') }),
  'bound list with spaces around commas': () => tokenOf(),
  'sub only, no email': () => tokenOf({ email: undefined, email_verified: undefined }),
  'signature stripped': () => `${tokenOf().split('.').slice(0, 2).join('.')}.`,
  'token of 64 KiB': () => tokenOf({ padding: 'x'.repeat(64 * 1024) }),
  'JWE instead of JWS': () => ['{"alg":"RSA-OAEP","enc":"A256GCM"}', 'a', 'b', 'c', 'd'].map(base64).join('.'),
  'JSON serialisation JWS': () => {
    const [protectedHeader, payload, signature] = tokenOf().split('.')
    return JSON.stringify({ protected: protectedHeader, payload, signature })
  },
}

export const identities: Suite = {
  name: 'oidc_identity_cases',
  async run(rows, _folder, report) {
    const provider = await startProvider(keySet(key.jwk))
    const parsed = parseServiceAccounts(`second@lending-prod.iam.gserviceaccount.com , ${account}`)
    const serviceAccounts = 'refused' in parsed ? [] : parsed.ok
    try {
      for (const row of rows) {
        const verifier = openGoogleIdentity({
          egress: openEgress({ allow: ['127.0.0.0/8'] }),
          issuer: null,
          keysUrl: provider.keysUrl,
          onRefusal: () => {},
        })
        const token = tokens[String(row['case'])]
        if (token === undefined) report(row, notRun)
        else {
          const proven = await verifier.verify({ token: token(), serviceAccounts, audience, now })
          report(row, expectSame(proven, String(row['expect']).startsWith('accept'), 'proven'))
        }
      }
    } finally {
      await provider.stop()
    }
  },
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64url')
}
