import { CompiledQuery, sql } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import { groupCommit, halvingSizes } from './group-commit.ts'
import { finishing, heldOrFail, type ClaimOnKey, type FinishedCall } from './idempotent-call-parts.ts'
import type { Store } from './store.ts'
import { withTenant, type TenantTransaction } from './tenant.ts'
import { columnNames, valuesOf, valuesText, type Column } from './value-rows.ts'

/** A claim to make. */
export interface CallToClaim extends ClaimOnKey {
  readonly tenantId: string
  readonly at: Date
  /** End of the lease unless it is renewed. */
  readonly until: Date
}

/** A claim that was made. `readsCharged` is what an earlier run of the call, which did not end, has charged. */
export interface MadeClaim {
  readonly readsCharged: number
}

const claimColumns: readonly Column<CallToClaim>[] = [
  ['call_mac', 'bytea', ({ mac }) => mac],
  ['body_mac', 'bytea', ({ bodyMac }) => bodyMac],
  ['claim_token', 'uuid', ({ token }) => token],
  ['claimed_until', 'timestamptz', ({ until }) => until],
  ['created_at', 'timestamptz', ({ at }) => at],
]

const claimers = new WeakMap<Store, (call: CallToClaim) => Promise<MadeClaim | null>>()

/**
 * Claims an Idempotency-Key: a new one, or one whose run asked the same and whose lease is over. Null when neither: `findCall` says
 * what is there. The commit is not synced: what a run commits later is synced and comes after it in the write-ahead log, so that a
 * stored effect has its claim. Claims of a workspace that come while others are made share the next statement.
 */
export function claimCall(store: Store, call: CallToClaim): Promise<MadeClaim | null> {
  let claim = claimers.get(store)
  if (claim === undefined) {
    claim = groupCommit<CallToClaim, MadeClaim | null>({
      write: (calls) => claimCalls(store, calls),
      groupOf: ({ tenantId }) => tenantId,
      keyOf: ({ mac }) => mac.toString('latin1'),
      sizes: halvingSizes,
    })
    claimers.set(store, claim)
  }
  return claim(call)
}

const claimTexts = new Map<number, string>()

async function claimCalls(store: Store, calls: readonly CallToClaim[]): Promise<readonly (MadeClaim | null)[]> {
  store.diskSpace.expect()
  const text = claimTexts.get(calls.length) ?? claimText(calls.length)
  claimTexts.set(calls.length, text)
  const parameters = [calls[0]?.tenantId, ...valuesOf(claimColumns, calls)]
  const { rows } = await store.app.executeQuery<{ claim_token: string; reads_charged: number }>(
    CompiledQuery.raw(text, parameters),
  )
  const made = new Map(rows.map((row) => [row.claim_token, { readsCharged: row.reads_charged }]))
  return calls.map(({ token }) => made.get(token) ?? null)
}

function claimText(rows: number): string {
  return `
    with tenant as materialized (
      select set_config('app.tenant', $1, true)::uuid as tenant_id, set_config('synchronous_commit', 'off', true) as unsynced
    ),
    given (${columnNames(claimColumns)}) as materialized (${valuesText(claimColumns, rows, 2)})
    insert into idempotent_call (tenant_id, ${columnNames(claimColumns)})
    select tenant_id, ${columnNames(claimColumns)} from tenant, given where unsynced = 'off' order by call_mac
    on conflict (tenant_id, call_mac) do update set
      claim_token = excluded.claim_token, claimed_until = excluded.claimed_until
      where idempotent_call.finished_at is null and idempotent_call.body_mac = excluded.body_mac
        and idempotent_call.claimed_until <= excluded.created_at
    returning claim_token, reads_charged`
}

/** What is stored under an Idempotency-Key. */
export interface FoundCall {
  readonly bodyMac: Buffer
  /** The run that finished it or holds it. */
  readonly token: string | null
  readonly isFinished: boolean
  readonly aboutId: string | null
  readonly answer: Buffer | null
  /** The stored verdict whose answer it is. */
  readonly verdict: {
    readonly id: string
    readonly caseId: string
    readonly environment: Environment
    readonly reference: string
    /** Sealed; empty once erased. */
    readonly answer: Buffer
  } | null
}

interface FoundRow {
  readonly body_mac: Buffer
  readonly claim_token: string | null
  readonly finished: boolean
  readonly about_id: string | null
  readonly answer: Buffer | null
  readonly verdict_id: string | null
  readonly verdict_answer: Buffer | null
  readonly case_id: string | null
  readonly environment: Environment | null
  readonly reference: string | null
}

/** The call of an Idempotency-Key; null when there is none. */
export async function findCall(store: Store, tenantId: string, mac: Buffer): Promise<FoundCall | null> {
  const { rows } = await sql<FoundRow>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true)::uuid as tenant)
    select found.* from s, lateral (
      select i.body_mac, i.claim_token, i.finished_at is not null as finished, i.about_id, i.answer, i.verdict_id,
        v.answer as verdict_answer, v.case_id, c.environment, c.reference
      from idempotent_call i
        left join verdict v on v.tenant_id = i.tenant_id and v.id = i.verdict_id
        left join kyc_case c on c.tenant_id = v.tenant_id and c.id = v.case_id
      where i.tenant_id = s.tenant and i.call_mac = ${mac}
      offset 0
    ) as found`.execute(store.app)
  const [row] = rows
  if (row === undefined) return null
  const { verdict_id: id, verdict_answer: answer, case_id: caseId, environment, reference } = row
  const hasVerdict = id !== null && answer !== null && caseId !== null && environment !== null && reference !== null
  return {
    bodyMac: row.body_mac,
    token: row.claim_token,
    isFinished: row.finished,
    aboutId: row.about_id,
    answer: row.answer,
    verdict: hasVerdict ? { id, caseId, environment, reference, answer } : null,
  }
}

/** Stores the answer of a call in the commit of its effect, which fails as a whole when the claim was lost (`isClaimLost`). */
export async function finishCall(
  tx: TenantTransaction,
  tenantId: string,
  call: FinishedCall & { readonly aboutId: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    insert into idempotent_call (tenant_id, call_mac, body_mac, claim_token, claimed_until, about_id, answer, finished_at,
      created_at)
    values (${tenantId}, ${call.mac}, ${call.bodyMac}, ${call.token}, ${call.at}, ${call.aboutId}, ${call.answer}, ${call.at},
      ${call.at})
    ${sql.raw(finishing)}`.execute(tx)
}

/** Notes on a claim what its run has charged, in the commit that charges; fails as `finishCall` does. */
export async function noteReadsCharged(
  tx: TenantTransaction,
  { tenantId, mac, bodyMac, token, at, until }: CallToClaim,
  reads: number,
): Promise<void> {
  await sql`
    insert into idempotent_call (tenant_id, call_mac, body_mac, claim_token, claimed_until, reads_charged, created_at)
    values (${tenantId}, ${mac}, ${bodyMac}, ${token}, ${until}, ${reads}, ${at})
    ${sql.raw(heldOrFail)}, reads_charged = excluded.reads_charged`.execute(tx)
}

/** Moves the end of a lease. Does nothing when the claim was lost or the call is finished. */
export async function renewClaim(
  store: Store,
  { tenantId, mac, token }: Pick<CallToClaim, 'tenantId' | 'mac' | 'token'>,
  until: Date,
): Promise<void> {
  await withTenant(store.app, tenantId, (tx) =>
    tx
      .updateTable('idempotent_call')
      .set({ claimed_until: until })
      .where('tenant_id', '=', tenantId)
      .where('call_mac', '=', mac)
      .where('claim_token', '=', token)
      .where('finished_at', 'is', null)
      .execute(),
  )
}

/**
 * Releases an Idempotency-Key after a refusal. One whose reads are charged stays, without a lease: the next run of the same body
 * charges nothing. A finished call stays as it is.
 */
export async function releaseClaim(store: Store, call: CallToClaim): Promise<void> {
  await withTenant(store.app, call.tenantId, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('idempotent_call')
      .where('tenant_id', '=', call.tenantId)
      .where('call_mac', '=', call.mac)
      .where('claim_token', '=', call.token)
      .where('finished_at', 'is', null)
      .where('reads_charged', '=', 0)
      .executeTakeFirst()
    if (numDeletedRows > 0n) return
    await tx
      .updateTable('idempotent_call')
      .set({ claimed_until: call.at })
      .where('tenant_id', '=', call.tenantId)
      .where('call_mac', '=', call.mac)
      .where('claim_token', '=', call.token)
      .where('finished_at', 'is', null)
      .execute()
  })
}

/** Erases the answers about a case, or about a bank connection or eID check without a case. The keys stay used. */
export async function eraseIdempotentAnswers(tx: TenantTransaction, tenantId: string, aboutId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from verdict where tenant_id = ${tenantId} and case_id = ${aboutId}`.execute(tx)
  await tx
    .updateTable('idempotent_call')
    .set({ answer: Buffer.alloc(0) })
    .where('tenant_id', '=', tenantId)
    .where('about_id', 'in', [aboutId, ...rows.map(({ id }) => id)])
    .execute()
}

/** Deletes the keys that were first used before a moment, of all workspaces. */
export async function purgeIdempotentCalls(store: Store, before: Date): Promise<void> {
  await store.system.deleteFrom('idempotent_call').where('created_at', '<', before).execute()
}
