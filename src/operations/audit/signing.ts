import type { KeyObject } from 'node:crypto'
import { checkpointKey, publicKeyText } from '../../domain/audit/checkpoint.ts'
import type { Keyring } from '../../ports/secrets.ts'

/** The key that signs new checkpoints, of the newest version of the secret. */
export function signingKey(keys: Keyring): KeyObject {
  return checkpointKey(keys.newest.checkpoint)
}

/** The public keys that sign or signed checkpoints, the current one first. */
export function publicKeysOf(keys: Keyring): readonly string[] {
  return keys.versions.map(({ checkpoint }) => publicKeyText(checkpointKey(checkpoint)))
}
