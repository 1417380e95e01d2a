import { sql, type Selectable } from 'kysely'
import type { AuditActor } from '../domain/audit/actions.ts'
import { insertAuditEntry } from './audit-entries.ts'
import { refuseOutside } from './confinement.ts'
import type { Store } from './store.ts'
import type { PolicyVersionRow } from './tables.ts'
import { withTenant } from './tenant.ts'

/** Most versions listed of one policy. */
const listedMax = 1_000

/** A published version of a workspace's policy, immutable. */
export interface StoredPolicyVersion {
  readonly tenantId: string
  readonly policyId: string
  readonly version: number
  readonly regime: string
  /** Of the pack that it was published over. */
  readonly packVersion: number
  /** Canonical JSON of the policy file. */
  readonly patch: Buffer
  /** Of `patch`. */
  readonly sha256: Buffer
  /** Of pack and patch together, as they were published. */
  readonly rulesSha256: Buffer
  readonly publishedBy: string
  readonly publishedAt: Date
}

/** A version before it has its number. */
export interface PolicyToPublish {
  readonly tenantId: string
  /** The id the workspace's policy gets when this is its first version. */
  readonly newPolicyId: string
  readonly regime: string
  /** The pack that the regime stands over; null for its own choice. */
  readonly extends: string | null
  readonly packVersion: number
  readonly patch: Buffer
  readonly sha256: Buffer
  readonly rulesSha256Of: (version: number) => Buffer
}

/** Stores the next version of a workspace's policy with its audit entry; it is in force from the next call on. */
export function publishVersion(
  store: Store,
  published: PolicyToPublish,
  by: { readonly actor: AuditActor; readonly at: Date },
): Promise<StoredPolicyVersion> {
  const { tenantId, newPolicyId, rulesSha256Of, ...rest } = published
  return store.system.transaction().execute(async (tx) => {
    // Serialises the publications of one workspace.
    await tx.selectFrom('workspace').select('id').where('id', '=', tenantId).forUpdate().executeTakeFirstOrThrow()
    const known = await tx.selectFrom('policy').select('id').where('tenant_id', '=', tenantId).executeTakeFirst()
    const policyId = known?.id ?? newPolicyId
    if (known === undefined) {
      await tx.insertInto('policy').values({ tenant_id: tenantId, id: policyId, created_at: by.at }).execute()
    }
    const { last } = await tx
      .selectFrom('policy_version')
      .select(sql<number>`coalesce(max(version), 0)`.as('last'))
      .where('tenant_id', '=', tenantId)
      .where('policy_id', '=', policyId)
      .executeTakeFirstOrThrow()
    const version = last + 1
    const row = await tx
      .insertInto('policy_version')
      .values({
        tenant_id: tenantId,
        policy_id: policyId,
        version,
        regime: rest.regime,
        pack_version: rest.packVersion,
        patch: rest.patch,
        sha256: rest.sha256,
        rules_sha256: rulesSha256Of(version),
        published_by: by.actor.id,
        published_at: by.at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('workspace')
      .set({ regime: rest.regime, extends: rest.extends, policy_id: policyId, policy_version: version })
      .where('id', '=', tenantId)
      .execute()
    await insertAuditEntry(tx, { tenantId, action: 'policy.published', objectId: policyId, ...by })
    return versionOf(row)
  })
}

/** Puts the unedited pack in force from the next call on. Returns false when it already is. */
export function withdrawPolicy(
  store: Store,
  tenantId: string,
  by: { readonly actor: AuditActor; readonly at: Date },
): Promise<boolean> {
  return store.system.transaction().execute(async (tx) => {
    const ran = await tx
      .selectFrom('workspace')
      .select('policy_id')
      .where('id', '=', tenantId)
      .forUpdate()
      .executeTakeFirst()
    if (ran === undefined || ran.policy_id === null) return false
    await tx
      .updateTable('workspace')
      .set({ policy_id: null, policy_version: null })
      .where('id', '=', tenantId)
      .execute()
    await insertAuditEntry(tx, { tenantId, action: 'policy.withdrawn', objectId: ran.policy_id, ...by })
    return true
  })
}

/** One version, in one round trip; null when there is none. */
export async function findVersion(
  store: Store,
  tenantId: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<StoredPolicyVersion | null> {
  refuseOutside(tenantId)
  const { rows } = await sql<Selectable<PolicyVersionRow>>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true)::uuid as tenant)
    select found.* from s, lateral (
      select policy_version.* from policy_version
      where policy_version.tenant_id = s.tenant and policy_version.policy_id = ${id}::uuid
        and policy_version.version = ${version}
      offset 0
    ) as found`.execute(store.app)
  const [row] = rows
  return row === undefined ? null : versionOf(row)
}

/** The versions of a workspace's policy, the newest first. */
export async function listVersions(store: Store, tenantId: string): Promise<readonly StoredPolicyVersion[]> {
  const rows = await withTenant(store.app, tenantId, (tx) =>
    tx
      .selectFrom('policy_version')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('version', 'desc')
      .limit(listedMax)
      .execute(),
  )
  return rows.map(versionOf)
}

function versionOf(row: Selectable<PolicyVersionRow>): StoredPolicyVersion {
  return {
    tenantId: row.tenant_id,
    policyId: row.policy_id,
    version: row.version,
    regime: row.regime,
    packVersion: row.pack_version,
    patch: row.patch,
    sha256: row.sha256,
    rulesSha256: row.rules_sha256,
    publishedBy: row.published_by,
    publishedAt: row.published_at,
  }
}
