import { Buffer } from 'node:buffer'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { BankDataUnavailable } from '../../ports/bank-data-provider.ts'
import { EgressFailed, EgressRefused, type Egress, type EgressAnswer } from '../../ports/egress.ts'
import type { PlaidAccount } from './plaid-account.ts'
import { PlaidError, plaidVersion } from './plaid-api.ts'
import { failureOf } from './plaid-errors.ts'

/** Fits a page of 500 transactions with all their members. */
const answerBytesMax = 4 * 1024 * 1024

/** One call of the port: all its requests share the time. */
export interface PlaidCall {
  readonly egress: Egress
  readonly account: PlaidAccount
  readonly now: Date
  readonly signal: AbortSignal
  /** On the clock of `performance.now`. */
  readonly endsAtMs: number
}

export interface PlaidQuestion<Schema extends TSchema> {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly schema: Schema
}

export type PlaidAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: PlaidError; readonly status: number }

/** Time that a call has left, in ms; zero or less when there is none. */
export function leftMs(call: PlaidCall): number {
  return Math.ceil(call.endsAtMs - performance.now())
}

/** What Plaid answers with, checked by its schema. Throws BankConsentEnded or BankDataUnavailable otherwise. */
export async function ask<Schema extends TSchema>(
  call: PlaidCall,
  question: PlaidQuestion<Schema>,
): Promise<Static<Schema>> {
  const answer = await send(call, question)
  if (answer.ok) return answer.data
  throw failureOf(answer.error, `status_${answer.status}`)
}

/**
 * The data, checked by its schema, or the error that Plaid names. Throws BankDataUnavailable for an answer that is neither, or
 * none in time. Redirects are not followed.
 */
export async function send<Schema extends TSchema>(
  call: PlaidCall,
  { path, body, schema }: PlaidQuestion<Schema>,
): Promise<PlaidAnswer<Static<Schema>>> {
  const answer = await post(call, path, body)
  const isSuccess = answer.status >= 200 && answer.status < 300
  const content = isSuccess || isJson(answer) ? parsed(answer) : null
  if (isSuccess) {
    if (!Value.Check(schema, content)) throw new BankDataUnavailable('unexpected_answer')
    return { ok: true, data: content }
  }
  if (!Value.Check(PlaidError, content)) throw new BankDataUnavailable(`status_${answer.status}`)
  return { ok: false, error: content, status: answer.status }
}

async function post(call: PlaidCall, path: string, body: PlaidQuestion<TSchema>['body']): Promise<EgressAnswer> {
  const { base, clientId, secret } = call.account
  const deadlineMs = leftMs(call)
  if (deadlineMs <= 0) throw new BankDataUnavailable('timeout')
  try {
    return await call.egress.request({
      method: 'POST',
      url: new URL(path, base),
      headers: { accept: 'application/json', 'content-type': 'application/json', 'plaid-version': plaidVersion },
      // In the body, where any text of a credential can stand.
      body: Buffer.from(JSON.stringify({ client_id: clientId, secret, ...body })),
      deadlineMs,
      bodyBytesMax: answerBytesMax,
      signal: call.signal,
    })
  } catch (error) {
    if (error instanceof EgressFailed) throw new BankDataUnavailable(error.failure)
    if (error instanceof EgressRefused) throw new BankDataUnavailable('refused')
    throw error
  }
}

function isJson({ headers }: EgressAnswer): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  return type.trim().toLowerCase() === 'application/json'
}

function parsed(answer: EgressAnswer): unknown {
  if (!isJson(answer)) throw new BankDataUnavailable('content_type')
  try {
    return JSON.parse(Buffer.from(answer.body).toString('utf8'))
  } catch {
    throw new BankDataUnavailable('not_json')
  }
}
