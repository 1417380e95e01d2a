import type { KeyObject } from 'node:crypto'
import { checkpointKey, publicKeyText } from '../../domain/audit/checkpoint.ts'
import type { DerivedKeys } from '../../ports/secrets.ts'

/** The key that signs new checkpoints. */
export function signingKey(keys: DerivedKeys): KeyObject {
  return checkpointKey(keys.checkpoint)
}

/** The public keys whose signatures are ours, the one in force first. */
export function publicKeysOf(keys: DerivedKeys): readonly string[] {
  return [publicKeyText(signingKey(keys))]
}
