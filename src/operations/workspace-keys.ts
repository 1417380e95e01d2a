import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { keyBytes, nonceBytes, unwrapKey, workspaceKeyName, wrapKey } from '../domain/crypto/envelope.ts'
import type { Clock } from '../ports/clock.ts'
import type { Keyring, SecretVersion } from '../ports/secrets.ts'
import type { Store } from '../store/store.ts'
import { insertWorkspaceKey, newestWorkspaceKey, type StoredWorkspaceKey } from '../store/workspace-keys.ts'

/** Unwrapped keys held in memory; the one that came first makes room. */
const heldMax = 1_000
/** The only version there is until a workspace's own key is changed. */
const firstVersion = 1

/** A workspace's key, ready to wrap and unwrap data keys. */
export interface WorkspaceKey {
  readonly version: number
  readonly key: KeyObject
}

/** The keys of workspaces: unwrapped once and held in memory, made where there is none. */
export interface WorkspaceKeys {
  /** The key as read with the caller's API key; null makes the workspace's first. Throws when its secret is not here. */
  open(tenantId: string, stored: StoredWorkspaceKey | null): Promise<WorkspaceKey>
}

/** Opens the keys of workspaces over a store, under the versions of the secret. */
export function openWorkspaceKeys(world: {
  readonly store: Store
  readonly keys: Keyring
  readonly clock: Clock
}): WorkspaceKeys {
  const held = new Map<string, KeyObject>()
  return {
    async open(tenantId, given) {
      const stored = given ?? (await findOrMake(world, tenantId))
      const name = `${tenantId}/${stored.version}`
      const key = held.get(name) ?? (await unwrapWorkspaceKey(world.keys, tenantId, stored))
      if (!held.has(name)) hold(held, name, key)
      return { version: stored.version, key }
    },
  }
}

/** The key of a workspace out of its wrapping. Throws when the version of the secret that wraps it is not here. */
export async function unwrapWorkspaceKey(
  keys: Keyring,
  tenantId: string,
  { version, secretId, wrapped }: StoredWorkspaceKey,
): Promise<KeyObject> {
  const secret = await keys.find(secretId)
  if (secret === null) {
    throw new Error(
      `the version ${secretId} of the secret is missing: restore secret.key or GATEHOUSE_SECRET_KEY_PREVIOUS`,
    )
  }
  return unwrapKey(wrapped, { under: secret.wrap, name: workspaceKeyName(tenantId, version) })
}

/** The same key under another version of the secret. */
export function wrapWorkspaceKey(
  secret: SecretVersion,
  tenantId: string,
  { version, key }: WorkspaceKey,
): StoredWorkspaceKey {
  const name = workspaceKeyName(tenantId, version)
  const wrapped = wrapKey(key, { under: secret.wrap, nonce: randomBytes(nonceBytes), name })
  return { version, secretId: secret.id, wrapped }
}

/** Of two processes that make a workspace's first key, one is kept and both use it. */
async function findOrMake(
  { store, keys, clock }: { readonly store: Store; readonly keys: Keyring; readonly clock: Clock },
  tenantId: string,
): Promise<StoredWorkspaceKey> {
  const found = await newestWorkspaceKey(store, tenantId)
  if (found !== null) return found
  const made = wrapWorkspaceKey(keys.newest, tenantId, {
    version: firstVersion,
    key: createSecretKey(randomBytes(keyBytes)),
  })
  await insertWorkspaceKey(store, tenantId, { ...made, at: clock.now() })
  const kept = await newestWorkspaceKey(store, tenantId)
  if (kept === null) throw new Error('a workspace key that was just filed is gone')
  return kept
}

function hold(held: Map<string, KeyObject>, name: string, key: KeyObject): void {
  const [oldest] = held.keys()
  if (held.size >= heldMax && oldest !== undefined) held.delete(oldest)
  held.set(name, key)
}
