import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import type { EgressAnswer } from '../../ports/egress.ts'
import { isSuccess, jsonOf, send, type ProviderCall } from './provider-request.ts'
import type { VeriffAccount } from './veriff-account.ts'

const answerBytesMax = 1024 * 1024
/** Hexadecimal digits of an HMAC-SHA256. */
const signatureLength = 64

/** One call of the port. */
export interface VeriffCall extends ProviderCall {
  readonly account: VeriffAccount
}

/** What is asked about: a session that exists, or the body that makes one. */
export type VeriffQuestion<Schema extends TSchema> = { readonly path: string; readonly schema: Schema } & (
  | { readonly method: 'POST'; readonly body: unknown }
  | { readonly method: 'GET' | 'DELETE'; readonly sessionId: string }
)

/** How Veriff reports a failure, whatever its status. https://devdocs.veriff.com/docs/common-http-status-codes. */
const Failure = Type.Object({
  status: Type.Literal('fail'),
  code: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
})

/**
 * The answer, checked by its schema and its signature; null when Veriff does not know the session. The signature of a POST is
 * that of its body, of a GET or DELETE that of the session's id: https://devdocs.veriff.com/docs/hmac-authentication-and-endpoint-security.
 * Throws EidProviderUnavailable for any other failure, an answer that Veriff did not sign, and one that does not fit.
 */
export async function ask<Schema extends TSchema>(
  call: VeriffCall,
  question: VeriffQuestion<Schema>,
): Promise<Static<Schema> | null> {
  const { base, apiKey, sharedSecret } = call.account
  const body = question.method === 'POST' ? Buffer.from(JSON.stringify(question.body)) : null
  const signature = hmac(sharedSecret, question.method === 'POST' ? (body ?? '') : question.sessionId).toString('hex')
  const answer = await send(call, {
    method: question.method,
    url: new URL(question.path, base),
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-auth-client': apiKey,
      'x-hmac-signature': signature,
    },
    ...(body === null ? {} : { body }),
    bodyBytesMax: answerBytesMax,
  })
  if (!isSuccess(answer.status)) return refusalOf(answer)
  const parsed = jsonOf(answer)
  if (Value.Check(Failure, parsed)) throw new EidProviderUnavailable('failure_reported')
  if (!isSigned(answer, sharedSecret)) throw new EidProviderUnavailable('not_signed')
  if (!Value.Check(question.schema, parsed)) throw new EidProviderUnavailable('unexpected_answer')
  return parsed
}

/**
 * Null for a session that Veriff says it does not know. A 404 that is not Veriff's own is a wrong base. The cause of another
 * refusal has its code: https://devdocs.veriff.com/docs/credentials-and-authorization-codes-table.
 */
function refusalOf(answer: EgressAnswer): null {
  const cause = `status_${answer.status}`
  const failure = failureOf(answer)
  if (failure === null) throw new EidProviderUnavailable(cause)
  if (answer.status === 404) return null
  const code = String(failure.code ?? '')
  throw new EidProviderUnavailable(/^\d{4}$/.test(code) ? `${cause}_${code}` : cause)
}

function failureOf(answer: EgressAnswer): Static<typeof Failure> | null {
  try {
    const parsed = jsonOf(answer)
    return Value.Check(Failure, parsed) ? parsed : null
  } catch (error) {
    if (error instanceof EidProviderUnavailable) return null
    throw error
  }
}

function isSigned({ headers, body }: EgressAnswer, sharedSecret: string): boolean {
  const given = headers['x-hmac-signature'] ?? ''
  const expected = hmac(sharedSecret, body)
  const bytes = Buffer.from(given, 'hex')
  return given.length === signatureLength && bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

function hmac(sharedSecret: string, signed: string | Uint8Array): Buffer {
  return createHmac('sha256', sharedSecret).update(signed).digest()
}
