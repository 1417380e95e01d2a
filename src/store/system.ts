import { sql, type CompiledQuery } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import type { KeyMoments } from '../domain/api-keys/api-key.ts'
import type { KeyLimits } from '../domain/api-keys/key-limits.ts'
import { batchLoader, type Load } from './batch-loader.ts'
import { isOutside } from './confinement.ts'
import type { Store } from './store.ts'
import type { StoredWorkspaceKey } from './workspace-keys.ts'

// Statements without a tenant. They run as gatehouse_system, which sees only the few tables granted to it.

export interface KeyWithWorkspace extends KeyMoments, KeyLimits {
  readonly tenantId: string
  readonly keyId: string
  readonly mac: Buffer
  /** Version of the secret that the MAC was made under. */
  readonly pepperId: string
  readonly scopes: readonly string[]
  readonly serviceAccounts: readonly string[]
  readonly audience: string | null
  readonly workspace: {
    readonly name: string
    readonly kyc: boolean
    readonly growth: boolean
    readonly eid: 'sandbox' | 'none'
    /** The environments with an account at an eID provider. */
    readonly eidAccounts: readonly string[]
    readonly readCap: number
    readonly regime: string | null
    /** The pack that the regime stands over; null for its own choice. */
    readonly extends: string | null
    /** The version of its own policy that it runs; null while it uses an unedited pack. */
    readonly policy: { readonly id: string; readonly version: number } | null
    /** The version of its thresholds of the screening by environment; null: the product's default. */
    readonly thresholds: Readonly<Record<Environment, number | null>>
    /** Whether it may hold entries whose MAC binds no workspace. */
    readonly earlierEntries: boolean
  }
  /** Null until the workspace's first key is made. */
  readonly workspaceKey: StoredWorkspaceKey | null
}

type KeyRow = ReturnType<typeof keysByPrefixes> extends CompiledQuery<infer Row> ? Row : never

/** One at a time: under load, sharing a look-up saves more than waiting for it costs. */
const lookupsInFlightMax = 1

const lookups = new WeakMap<Store, Load<KeyWithWorkspace>>()

/**
 * The key with this visible prefix, its workspace and the workspace's key; null when there is none. Calls of the same moment
 * share one round trip. The key is always read after the call, so a revocation is in force from the next call.
 */
export function keyByPrefix(store: Store, prefix: string): Promise<KeyWithWorkspace | null> {
  let lookup = lookups.get(store)
  if (lookup === undefined) {
    lookup = openLookup(store)
    lookups.set(store, lookup)
  }
  return lookup(prefix)
}

/** Compiles the statement once: compiling costs a call more than sending does. */
function openLookup(store: Store): Load<KeyWithWorkspace> {
  const compiled = keysByPrefixes(store)
  return batchLoader(async (prefixes) => {
    const { rows } = await store.system.executeQuery<KeyRow>({ ...compiled, parameters: [prefixes] })
    return new Map(rows.map((row) => [row.prefix, keyOf(row)]))
  }, lookupsInFlightMax)
}

/** Its one parameter is the list of prefixes. */
function keysByPrefixes(store: Store) {
  return store.system
    .selectFrom('api_key')
    .innerJoin('workspace', 'workspace.id', 'api_key.tenant_id')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('workspace_key')
          .select(['workspace_key.version', 'workspace_key.secret_id', 'workspace_key.wrapped'])
          .whereRef('workspace_key.tenant_id', '=', 'api_key.tenant_id')
          .orderBy('workspace_key.version', 'desc')
          .limit(sql.lit(1))
          .as('sealing'),
      (join) => join.onTrue(),
    )
    .select([
      'api_key.prefix',
      'api_key.tenant_id',
      'api_key.id',
      'api_key.mac',
      'api_key.pepper_id',
      'api_key.scopes',
      'api_key.service_accounts',
      'api_key.audience',
      'api_key.rotated_to',
      'api_key.expires_at',
      'api_key.revoked_at',
      'api_key.calls_per_minute',
      'api_key.addresses',
      'workspace.name',
      'workspace.kyc',
      'workspace.growth',
      'workspace.eid',
      'workspace.read_cap',
      'workspace.regime',
      'workspace.extends',
      'workspace.policy_id',
      'workspace.policy_version',
      'workspace.thresholds_sandbox',
      'workspace.thresholds_production',
      'workspace.earlier_entries',
      sql<readonly string[]>`array(
        select eid_account.environment from eid_account where eid_account.tenant_id = api_key.tenant_id
      )`.as('eid_accounts'),
      'sealing.version',
      'sealing.secret_id',
      'sealing.wrapped',
    ])
    .where('api_key.prefix', '=', sql<string>`any(${[]}::text[])`)
    .compile()
}

function keyOf(row: KeyRow): KeyWithWorkspace {
  return {
    tenantId: row.tenant_id,
    keyId: row.id,
    mac: row.mac,
    pepperId: row.pepper_id,
    scopes: row.scopes,
    serviceAccounts: row.service_accounts,
    audience: row.audience,
    rotatedTo: row.rotated_to,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    callsPerMinute: row.calls_per_minute,
    addresses: row.addresses,
    workspace: {
      name: row.name,
      kyc: row.kyc,
      growth: row.growth,
      eid: row.eid === 'sandbox' ? 'sandbox' : 'none',
      eidAccounts: row.eid_accounts,
      readCap: row.read_cap,
      regime: row.regime,
      extends: row.extends,
      policy: policyOf(row.policy_id, row.policy_version),
      thresholds: { sandbox: row.thresholds_sandbox, production: row.thresholds_production },
      earlierEntries: row.earlier_entries,
    },
    workspaceKey: workspaceKeyOf(row.version, row.secret_id, row.wrapped),
  }
}

function policyOf(id: string | null, version: number | null): KeyWithWorkspace['workspace']['policy'] {
  return id === null || version === null ? null : { id, version }
}

/** The workspace of a key; null when there is no such key. */
export async function tenantOfKey(store: Store, keyId: string): Promise<string | null> {
  const row = await store.system.selectFrom('api_key').select('tenant_id').where('id', '=', keyId).executeTakeFirst()
  return row === undefined || isOutside(row.tenant_id) ? null : row.tenant_id
}

function workspaceKeyOf(
  version: number | null,
  secretId: string | null,
  wrapped: Buffer | null,
): StoredWorkspaceKey | null {
  return version === null || secretId === null || wrapped === null ? null : { version, secretId, wrapped }
}

/** Stores when keys were last used, unless a later moment is stored. A given MAC replaces the key's own. */
export async function recordKeyUse(
  store: Store,
  uses: readonly {
    readonly tenantId: string
    readonly keyId: string
    readonly at: Date
    readonly mac?: { readonly bytes: Buffer; readonly pepperId: string }
  }[],
): Promise<void> {
  for (const use of uses) {
    if (use.mac !== undefined) await replaceMac(store, use.tenantId, use.keyId, use.mac)
    await store.system
      .updateTable('api_key')
      .set({ last_used_at: use.at })
      .where('tenant_id', '=', use.tenantId)
      .where('id', '=', use.keyId)
      .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', use.at)]))
      .execute()
  }
}

async function replaceMac(
  store: Store,
  tenantId: string,
  keyId: string,
  mac: { readonly bytes: Buffer; readonly pepperId: string },
): Promise<void> {
  await store.system
    .updateTable('api_key')
    .set({ mac: mac.bytes, pepper_id: mac.pepperId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', keyId)
    .execute()
}

/** Takes points of a bucket's rate limit window. Returns how many were taken in all, including these. */
export async function takeRatePoints(store: Store, bucket: string, windowStart: Date, points: number): Promise<number> {
  const row = await store.system
    .insertInto('rate_window')
    .values({ bucket, window_start: windowStart, taken: points })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ taken: sql`rate_window.taken + excluded.taken` }),
    )
    .returning('taken')
    .executeTakeFirstOrThrow()
  return row.taken
}

/** Deletes rate limit windows that began before a moment. */
export async function purgeRateWindows(store: Store, before: Date): Promise<void> {
  await store.system.deleteFrom('rate_window').where('window_start', '<', before).execute()
}
