import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { keyBytes, nonceBytes, unwrapKey, workspaceKeyName, wrapKey } from '../domain/crypto/envelope.ts'
import type { Clock } from '../ports/clock.ts'
import type { Keyring, SecretVersion } from '../ports/secrets.ts'
import type { Store } from '../store/store.ts'
import { insertWorkspaceKey, newestWorkspaceKey, type StoredWorkspaceKey } from '../store/workspace-keys.ts'

/** Most unwrapped keys in memory; the oldest is dropped first. */
const heldMax = 1_000
/** The only version so far: workspace keys are not rotated. */
const firstVersion = 1

/** A workspace's key, ready to wrap and unwrap data keys. */
export interface WorkspaceKey {
  readonly version: number
  readonly key: KeyObject
}

/** The keys of workspaces, unwrapped once and held in memory. */
export interface WorkspaceKeys {
  /** Unwraps a stored key; null makes the workspace's first key. Throws when the version of the secret is missing. */
  open(tenantId: string, stored: StoredWorkspaceKey | null): Promise<WorkspaceKey>
}

/** Opens the workspace keys of a store with the versions of the secret. */
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

/** Unwraps the key of a workspace. Throws when the version of the secret that wraps it is missing. */
export async function unwrapWorkspaceKey(
  keys: Keyring,
  tenantId: string,
  { version, secretId, wrapped }: StoredWorkspaceKey,
): Promise<KeyObject> {
  const secret = await keys.find(secretId)
  if (secret === null) {
    throw new Error(
      `the version ${secretId} of the secret is missing; restore secret.key or set GATEHOUSE_SECRET_KEY_PREVIOUS`,
    )
  }
  return unwrapKey(wrapped, { under: secret.wrap, name: workspaceKeyName(tenantId, version) })
}

/** Wraps a workspace's key under a version of the secret. */
export function wrapWorkspaceKey(
  secret: SecretVersion,
  tenantId: string,
  { version, key }: WorkspaceKey,
): StoredWorkspaceKey {
  const name = workspaceKeyName(tenantId, version)
  const wrapped = wrapKey(key, { under: secret.wrap, nonce: randomBytes(nonceBytes), name })
  return { version, secretId: secret.id, wrapped }
}

/** When two processes make a workspace's first key, one key is stored and both processes use it. */
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
  const stored = await newestWorkspaceKey(store, tenantId)
  if (stored === null) throw new Error('a workspace key that was just stored is missing')
  return stored
}

function hold(held: Map<string, KeyObject>, name: string, key: KeyObject): void {
  const [oldest] = held.keys()
  if (held.size >= heldMax && oldest !== undefined) held.delete(oldest)
  held.set(name, key)
}
