import type { Selectable } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import type { AuditActor } from '../domain/audit/actions.ts'
import { insertAuditEntry } from './audit-entries.ts'
import { isOutside, refuseOutside } from './confinement.ts'
import type { Store } from './store.ts'
import type { WorkspaceRow } from './tables.ts'
import type { TenantTransaction } from './tenant.ts'

/** A workspace, which is a tenant. */
export interface Workspace {
  readonly id: string
  readonly name: string
  readonly kyc: boolean
  readonly growth: boolean
  readonly eid: 'sandbox' | 'none'
  readonly readCap: number
  readonly regime: string | null
  /** The pack that the regime stands over; absent or null for its own choice. */
  readonly extends?: string | null
  /** The version of its own policy that it runs; null while it uses an unedited pack. */
  readonly policy: { readonly id: string; readonly version: number } | null
  /** A hit is cleared by two reviewers. docs/operations.md#hits-of-the-screening. */
  readonly fourEyes?: boolean
  /** The version of its thresholds of the screening by environment; null: the product's default. */
  readonly thresholds: Readonly<Record<Environment, number | null>>
  readonly createdAt: Date
}

/** Stores a new workspace, with the first entry of its audit trail. `prove` runs first and `also` last, in the same transaction. */
export async function insertWorkspace(
  store: Store,
  workspace: Omit<Workspace, 'policy' | 'thresholds'>,
  actor: AuditActor,
  prove: (tx: TenantTransaction) => Promise<void> = async () => {},
  also: (tx: TenantTransaction) => Promise<void> = async () => {},
): Promise<void> {
  await store.system.transaction().execute(async (tx) => {
    await prove(tx)
    await tx
      .insertInto('workspace')
      .values({
        id: workspace.id,
        name: workspace.name,
        kyc: workspace.kyc,
        growth: workspace.growth,
        eid: workspace.eid,
        read_cap: workspace.readCap,
        regime: workspace.regime,
        extends: workspace.extends ?? null,
        four_eyes: workspace.fourEyes ?? false,
        created_at: workspace.createdAt,
      })
      .execute()
    const { id, createdAt: at } = workspace
    await insertAuditEntry(tx, { tenantId: id, at, actor, action: 'workspace.created', objectId: id })
    await also(tx)
  })
}

/** All workspaces of the installation, oldest first. */
export async function listWorkspaces(store: Store): Promise<readonly Workspace[]> {
  const rows = await store.system.selectFrom('workspace').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.filter(({ id }) => !isOutside(id)).map(workspaceOf)
}

/** The workspace with this id, or null. */
export async function findWorkspace(store: Store, id: string): Promise<Workspace | null> {
  const row = await store.system.selectFrom('workspace').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined || isOutside(row.id) ? null : workspaceOf(row)
}

/** Changes the given settings. Returns the changed workspace; null when there is none. */
export async function updateWorkspace(
  store: Store,
  id: string,
  changes: Partial<Pick<Workspace, 'name' | 'kyc' | 'growth' | 'eid' | 'readCap' | 'regime' | 'extends' | 'fourEyes'>>,
  by: { readonly actor: AuditActor; readonly at: Date },
): Promise<Workspace | null> {
  refuseOutside(id)
  const { readCap, fourEyes, ...named } = changes
  const set = {
    ...named,
    ...(readCap !== undefined && { read_cap: readCap }),
    ...(fourEyes !== undefined && { four_eyes: fourEyes }),
  }
  const changed = Object.keys(set)
  if (changed.length === 0) return findWorkspace(store, id)
  return store.system.transaction().execute(async (tx) => {
    const row = await tx.updateTable('workspace').set(set).where('id', '=', id).returningAll().executeTakeFirst()
    if (row === undefined) return null
    await insertAuditEntry(tx, { tenantId: id, action: 'workspace.updated', objectId: id, changed, ...by })
    return workspaceOf(row)
  })
}

/** Switches the built-in eID provider of a workspace on or off. */
export async function setBuiltInEid(
  tx: TenantTransaction,
  tenantId: string,
  eid: Workspace['eid'],
  by: { readonly actor: AuditActor; readonly at: Date },
): Promise<void> {
  await tx.updateTable('workspace').set({ eid }).where('id', '=', tenantId).execute()
  await insertAuditEntry(tx, { tenantId, action: 'workspace.updated', objectId: tenantId, changed: ['eid'], ...by })
}

function workspaceOf(row: Selectable<WorkspaceRow>): Workspace {
  return {
    id: row.id,
    name: row.name,
    kyc: row.kyc,
    growth: row.growth,
    eid: row.eid === 'sandbox' ? 'sandbox' : 'none',
    readCap: row.read_cap,
    regime: row.regime,
    extends: row.extends,
    policy:
      row.policy_id === null || row.policy_version === null ? null : { id: row.policy_id, version: row.policy_version },
    fourEyes: row.four_eyes,
    thresholds: { sandbox: row.thresholds_sandbox, production: row.thresholds_production },
    createdAt: row.created_at,
  }
}
