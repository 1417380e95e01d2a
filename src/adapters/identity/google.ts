import type { KeyObject } from 'node:crypto'

import { type CompactJWSHeaderParameters, errors, type JWTPayload, jwtVerify } from 'jose'

import { isServiceAccount } from '../../domain/api-keys/service-accounts.ts'
import type { Egress } from '../../ports/egress.ts'
import type { IdentityVerifier } from '../../ports/identity-verifier.ts'
import { type FindKey, KeySetUnavailable, openKeySet } from './key-set.ts'
import { faultOfForm } from './token-form.ts'

const googleIssuer = 'https://accounts.google.com'
const googleKeysUrl = 'https://www.googleapis.com/oauth2/v3/certs'

/** Checked before anything is parsed. */
const tokenBytesMax = 8 * 1024
const leewaySeconds = 30
/** From issue to expiry, without the leeway. */
const lifeSecondsMax = 60 * 60
const kidCharsMax = 256

/** Headers that carry a key or its URL (RFC 7515 section 4.1). A token with one is refused. */
const keyOffers = ['jku', 'jwk', 'x5u', 'x5c'] as const
/**
 * Headers that change how the token is read: extensions (RFC 7515 section 4.1.11), an unencoded payload (RFC 7797), encryption
 * and compression (RFC 7516 section 4.1), a token in the token (RFC 7519 section 5.2). A token with one is refused.
 */
const readingChanges = ['crit', 'b64', 'enc', 'zip', 'cty'] as const

export interface GoogleIdentityOptions {
  readonly egress: Egress
  /** Null: Google's. Another provider must name service accounts as Google does. */
  readonly issuer: string | null
  readonly keysUrl: string | null
  /** Gets the reason of each refusal: a code, never part of the token. */
  readonly onRefusal?: (code: string) => void
}

/**
 * Verifies identity tokens that Google signed for a service account (OpenID Connect Core 3.1.3.7, hardened by RFC 8725): RS256
 * only, one issuer, one audience, a verified address, a short life. docs/api.md#service-accounts.
 */
export function openGoogleIdentity(options: GoogleIdentityOptions): IdentityVerifier {
  const { egress, onRefusal = () => {} } = options
  const issuer = options.issuer ?? googleIssuer
  const findKey = openKeySet({ egress, url: new URL(options.keysUrl ?? googleKeysUrl) })
  return {
    async verify(claim) {
      try {
        await prove(claim, { issuer, findKey })
        return true
      } catch (error) {
        onRefusal(refusalCode(error))
        return false
      }
    },
  }
}

class Refusal extends Error {}

type Claim = Parameters<IdentityVerifier['verify']>[0]

async function prove(claim: Claim, { issuer, findKey }: { issuer: string; findKey: FindKey }): Promise<void> {
  const { token, audience, serviceAccounts, now } = claim
  if (Buffer.byteLength(token) > tokenBytesMax) throw new Refusal('token_too_long')
  const fault = faultOfForm(token)
  if (fault !== null) throw new Refusal(fault)
  const { payload } = await jwtVerify(token, (header) => keyFor(header, { findKey, now }), {
    algorithms: ['RS256'],
    issuer,
    audience,
    requiredClaims: ['exp', 'iat', 'email'],
    maxTokenAge: lifeSecondsMax,
    clockTolerance: leewaySeconds,
    currentDate: now,
  })
  assertOneAudience(payload)
  assertShortLife(payload)
  const { email, email_verified: emailVerified } = payload
  if (emailVerified !== true) throw new Refusal('email_not_verified')
  if (typeof email !== 'string' || !isServiceAccount(email)) throw new Refusal('email_not_a_service_account')
  if (!serviceAccounts.includes(email)) throw new Refusal('email_not_bound')
}

async function keyFor(
  header: CompactJWSHeaderParameters,
  { findKey, now }: { findKey: FindKey; now: Date },
): Promise<KeyObject> {
  // The header is unverified whatever its types in jose: only alg, crit and b64 were checked.
  const { kid, typ }: Readonly<Record<string, unknown>> = header
  if (keyOffers.some((name) => name in header)) throw new Refusal('header_offers_a_key')
  if (readingChanges.some((name) => name in header)) throw new Refusal('header_changes_reading')
  // Google signs security events with the same keys and another typ. RFC 8725 section 3.11.
  if (typ !== undefined && !(typeof typ === 'string' && typ.toLowerCase() === 'jwt')) throw new Refusal('header_typ')
  if (typeof kid !== 'string' || kid === '' || kid.length > kidCharsMax) throw new Refusal('header_kid')
  const key = await findKey(kid, now)
  if (key === null) throw new Refusal('key_unknown')
  return key
}

/** A token with several audiences could be replayed from another one; jose accepts it if one matches. */
function assertOneAudience({ aud }: JWTPayload): void {
  if (Array.isArray(aud) && aud.length !== 1) throw new Refusal('audiences')
}

function assertShortLife({ exp = Infinity, iat = -Infinity }: JWTPayload): void {
  if (exp - iat > lifeSecondsMax + leewaySeconds) throw new Refusal('life_too_long')
}

/** Rethrows errors that do not concern the token: internal faults. */
function refusalCode(error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof KeySetUnavailable) return 'keys_unavailable'
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired)
    return `claim_${error.claim}`
  if (error instanceof errors.JOSEError) return error.code
  throw error
}
