import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

const keyBytes = 32

/** What a key is derived for; it is part of the derivation, so renaming one makes what was stored under it unfindable. */
export type DerivedUse = 'search-index' | 'identity-index' | 'change-index' | 'idempotent-call'

const derived = new WeakMap<KeyObject, Map<DerivedUse, KeyObject>>()

/**
 * The key of 256 bits that HKDF-SHA256 (RFC 5869) derives from a workspace's key for one use; memoised for as long as the workspace's
 * key is held. It is a key object: a key that comes as bytes costs `createHmac` 7 µs more at each use on Node 24.
 */
export function derivedKey(workspaceKey: KeyObject, use: DerivedUse): KeyObject {
  const keys = derived.get(workspaceKey) ?? new Map<DerivedUse, KeyObject>()
  derived.set(workspaceKey, keys)
  let key = keys.get(use)
  if (key === undefined) {
    key = createSecretKey(Buffer.from(hkdfSync('sha256', workspaceKey, '', `gatehouse:${use}`, keyBytes)))
    keys.set(use, key)
  }
  return key
}
