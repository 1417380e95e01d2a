import type { Selectable } from 'kysely'
import type { SandboxOutcome } from '../domain/eid-sandbox/outcome.ts'
import { sandboxOutcomes } from '../domain/eid-sandbox/outcome.ts'
import type { SessionStep } from '../domain/eid-sandbox/session.ts'
import { deleteDataKeys } from './data-keys.ts'
import type { Store } from './store.ts'
import { inTenant, type TenantTransaction } from './tenant.ts'
import type { EidSessionRow } from './tables.ts'

/** A stored session of the sandbox provider. */
export interface StoredSession {
  readonly tenantId: string
  readonly ref: string
  readonly step: SessionStep
  /** Chosen by the address or the operator; null: the client's session decides. */
  readonly outcome: SandboxOutcome | null
  readonly dataKeyId: string
  /** Sealed `SessionData`. */
  readonly data: Buffer
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Stores a new session. */
export async function insertSession(
  tx: TenantTransaction,
  session: StoredSession & { readonly tokenHash: Buffer },
): Promise<void> {
  await tx
    .insertInto('eid_session')
    .values({
      tenant_id: session.tenantId,
      ref: session.ref,
      token_hash: session.tokenHash,
      step: session.step,
      outcome: session.outcome,
      data_key_id: session.dataKeyId,
      data: session.data,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      changed_at: session.createdAt,
    })
    .execute()
}

/** The session behind a link's secret; null when there is none. The tenant is not known yet. */
export async function sessionOfToken(
  store: Store,
  tokenHash: Buffer,
): Promise<{ readonly tenantId: string; readonly ref: string } | null> {
  const row = await store.system
    .selectFrom('eid_session')
    .select(['tenant_id', 'ref'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row === undefined ? null : { tenantId: row.tenant_id, ref: row.ref }
}

/** The session; null when there is none. */
export async function findSession(store: Store, tenantId: string, ref: string): Promise<StoredSession | null> {
  const row = await inTenant(store.app, tenantId)
    .selectFrom('scope')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('eid_session')
          .selectAll('eid_session')
          .whereRef('eid_session.tenant_id', '=', 'scope.tenant_id')
          .where('eid_session.ref', '=', ref)
          .offset((value) => value.lit(0))
          .as('found'),
      (join) => join.onTrue(),
    )
    .selectAll('found')
    .executeTakeFirst()
  return row === undefined ? null : sessionOf(row)
}

/** Changes a session if nobody has changed its data since `from` was read. Returns false, and changes nothing, otherwise. */
export async function updateSession(
  tx: TenantTransaction,
  from: StoredSession,
  to: Partial<Pick<StoredSession, 'step' | 'outcome' | 'data'>> & { readonly at: Date },
): Promise<boolean> {
  const { at, ...changes } = to
  const { numUpdatedRows } = await tx
    .updateTable('eid_session')
    .set({ ...changes, changed_at: at })
    .where('tenant_id', '=', from.tenantId)
    .where('ref', '=', from.ref)
    .where('data', '=', from.data)
    .where('step', '=', from.step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes sessions with their data keys. */
export async function deleteSessions(tx: TenantTransaction, tenantId: string, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return
  const deleted = await tx
    .deleteFrom('eid_session')
    .where('tenant_id', '=', tenantId)
    .where('ref', 'in', [...refs])
    .returning('data_key_id')
    .execute()
  const keys = deleted.map((row) => row.data_key_id)
  await deleteDataKeys(tx, tenantId, keys)
}

/** Sessions that ended before a moment, at most `limit`. */
export async function endedSessions(
  tx: TenantTransaction,
  tenantId: string,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('eid_session')
    .select('ref')
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '<', before)
    .limit(limit)
    .execute()
  return rows.map((row) => row.ref)
}

function sessionOf(row: Selectable<EidSessionRow>): StoredSession {
  return {
    tenantId: row.tenant_id,
    ref: row.ref,
    step: stepOf(row.step),
    outcome: sandboxOutcomes.find((outcome) => outcome === row.outcome) ?? null,
    dataKeyId: row.data_key_id,
    data: row.data,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

const steps: readonly SessionStep[] = [
  'start',
  'front',
  'back',
  'selfie',
  'complete',
  'refused',
  'expired',
  'cancelled',
]

function stepOf(text: string): SessionStep {
  const step = steps.find((known) => known === text)
  if (step === undefined) throw new Error(`a session has the unknown step ${text}`)
  return step
}
