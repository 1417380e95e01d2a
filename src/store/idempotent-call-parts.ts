import { DatabaseError } from 'pg'
import type { Column } from './value-rows.ts'

/** The claim of a call on its Idempotency-Key. */
export interface ClaimOnKey {
  /** Which key. */
  readonly mac: Buffer
  /** What is asked. */
  readonly bodyMac: Buffer
  /** This run of the call, a UUID. */
  readonly token: string
}

/** A call that ends in the commit of its effect. */
export interface FinishedCall extends ClaimOnKey {
  /** Sealed. Of a stored verdict, what follows the verdict's own answer; null when nothing does. */
  readonly answer: Buffer | null
}

/** The parameters of a call that takes its Idempotency-Key in a case write; null in all of them without one. */
export const takenKeyColumns: readonly Column<{ readonly call: FinishedCall | null }>[] = [
  ['call_mac', 'bytea', ({ call }) => call?.mac ?? null],
  ['body_mac', 'bytea', ({ call }) => call?.bodyMac ?? null],
  ['call_answer', 'bytea', ({ call }) => call?.answer ?? null],
]

/** The same of a call that ends its claim in a case write. */
export const finishedCallColumns: typeof takenKeyColumns = [
  ...takenKeyColumns,
  ['claim_token', 'uuid', ({ call }) => call?.token ?? null],
]

/** For an insert into idempotent_call: the row that is there is the caller's own, or the whole statement fails with ClaimLost. */
export const heldOrFail = `
  on conflict (tenant_id, call_mac) do update set
    claim_token = case
      when idempotent_call.claim_token = excluded.claim_token and idempotent_call.finished_at is null
      then excluded.claim_token
    end`

/** What a finished call changes in its row. */
export const finishing = `${heldOrFail},
    about_id = excluded.about_id, verdict_id = excluded.verdict_id, answer = excluded.answer,
    finished_at = excluded.finished_at`

/**
 * A part of the statement of an extraction that ends its call. The row is made when a crash of the database took the claim, which is
 * not synced.
 */
export const endExtractionPart = `
    calls as (
      insert into idempotent_call (tenant_id, call_mac, body_mac, claim_token, claimed_until, about_id, answer, finished_at,
        created_at)
      select tenant_id, call_mac, body_mac, claim_token, at, case_id, call_answer, at, at
      from writes where claim_token is not null
      ${finishing}
    )`

/**
 * A part of the statement of verdicts, before their cases: it takes the Idempotency-Keys of its calls and ends them at once. What is
 * not in `calls` was taken by an earlier run, and nothing of it may be stored. In one order, so that two statements cannot deadlock.
 * The verdict's id stands for the run, so that a call costs one parameter less.
 */
export const takeKeysPart = `
    calls as (
      insert into idempotent_call (tenant_id, call_mac, body_mac, claim_token, claimed_until, about_id, verdict_id, answer,
        finished_at, created_at)
      select tenant_id, call_mac, body_mac, object_id, at, case when call_answer is not null then object_id end, object_id,
        call_answer, at, at
      from tenant, given where call_mac is not null order by call_mac
      on conflict do nothing returning verdict_id
    ),`

/** The rows of `given` that may be stored. */
export const withKeyTaken = 'where call_mac is null or object_id in (select verdict_id from calls)'

/** Another run of the call has its Idempotency-Key. Nothing was stored. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

/** Whether nothing was stored because another run of the call has, or took over, its Idempotency-Key. */
export function isClaimLost(error: unknown): boolean {
  return error instanceof ClaimLost || (error instanceof DatabaseError && error.constraint === 'claim_is_held')
}
