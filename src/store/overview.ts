import { sql, type Transaction } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import type { Tables } from './tables.ts'

/** Most rows of a kind that are counted: a higher figure would not tell a person more. */
export const countedMax = 1_000
/** Most undecided cases, the newest, among which those that failed are counted. */
const undecidedMax = 20_000

/** Open cases that wait for a person, each counted up to `countedMax`. */
export interface WaitingCases {
  /** Escalated, or a decision waits for a second reviewer. */
  readonly needsReview: number
  /** Their newest verdict failed, and nobody decided; among the newest 20,000 undecided. */
  readonly failed: number
  /** Their next review is due. */
  readonly due: number
}

/** Counts the open cases of a workspace and environment that wait for a person. `today` is YYYY-MM-DD. */
export async function countWaitingCases(
  tx: Transaction<Tables>,
  { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
  today: string,
): Promise<WaitingCases> {
  const own = sql`tenant_id = ${tenantId}::uuid and environment = ${environment}`
  const limit = sql.lit(countedMax)
  const { rows } = await sql<WaitingCases>`
    select
      (select count(*)::integer from (
        select 1 from kyc_case where ${own} and decision in ('waiting', 'escalated') and closed_at is null limit ${limit}
      ) as c) as "needsReview",
      (select count(*)::integer from (
        select 1 from (
          select passed, closed_at from kyc_case where ${own} and decision = 'none'
          order by created_at desc, id desc limit ${sql.lit(undecidedMax)}
        ) as undecided
        where not passed and closed_at is null limit ${limit}
      ) as c) as failed,
      (select count(*)::integer from (
        select 1 from kyc_case where ${own} and closed_at is null and next_review_due <= ${today}::date limit ${limit}
      ) as c) as due`.execute(tx)
  return rows[0] ?? { needsReview: 0, failed: 0, due: 0 }
}

/** Work of a workspace that waits for a job, each counted up to `countedMax`. */
export interface WaitingWork {
  readonly deliveriesDue: number
  readonly oldestDeliveryDueAt: Date | null
  /** Deliveries since the moment that were given up. */
  readonly deliveriesFailed: number
  readonly failingEndpoints: number
  readonly mailWaiting: number
  readonly oldestMailAt: Date | null
}

/** Counts what waits, and the deliveries made since a moment that were given up. */
export async function countWaitingWork(
  tx: Transaction<Tables>,
  tenantId: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<WaitingWork> {
  const own = sql`tenant_id = ${tenantId}::uuid`
  const limit = sql.lit(countedMax)
  const { rows } = await sql<WaitingWork>`
    with due as (
      select d.due_at from delivery d join webhook_endpoint e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id
      where d.tenant_id = ${tenantId}::uuid and d.state = 'pending' and e.enabled and d.due_at <= ${now}::timestamptz limit ${limit}
    ),
    mails as (select created_at from mail where ${own} and state = 'pending' limit ${limit})
    select (select count(*)::integer from due) as "deliveriesDue", (select min(due_at) from due) as "oldestDeliveryDueAt",
      (select count(*)::integer from (
        select 1 from delivery
        where ${own} and attempts > 0 and (http_status is null or http_status >= 300) and state = 'failed'
          and created_at >= ${since}::timestamptz limit ${limit}
      ) as f) as "deliveriesFailed",
      (select count(*)::integer from webhook_endpoint where ${own} and failing_since is not null and deleted_at is null)
        as "failingEndpoints",
      (select count(*)::integer from mails) as "mailWaiting", (select min(created_at) from mails) as "oldestMailAt"`.execute(
    tx,
  )
  const [work] = rows
  if (work === undefined) throw new Error('an aggregate answers one row')
  return work
}

/** What a workspace has been set up with, as far as its own rows say. */
export interface SetUpSteps {
  readonly firstCall: boolean
  readonly webhookMade: boolean
  /** A test ping was accepted, or a delivery was taken. */
  readonly webhookTested: boolean
  readonly eidAccount: boolean
}

/** Which steps of setting up are done. */
export async function setUpSteps(
  tx: Transaction<Tables>,
  { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
): Promise<SetUpSteps> {
  const own = sql`tenant_id = ${tenantId}::uuid`
  const { rows } = await sql<SetUpSteps>`
    select exists (select 1 from api_key where ${own} and last_used_at is not null) as "firstCall",
      exists (select 1 from webhook_endpoint where ${own} and deleted_at is null) as "webhookMade",
      exists (select 1 from webhook_ping where ${own} and ok) or exists (
        select 1 from (select state from delivery where ${own} order by created_at desc, id desc limit ${sql.lit(countedMax)}) as d
        where d.state = 'delivered'
      ) as "webhookTested",
      exists (select 1 from eid_account where ${own} and environment = ${environment}) as "eidAccount"`.execute(tx)
  return rows[0] ?? { firstCall: false, webhookMade: false, webhookTested: false, eidAccount: false }
}
