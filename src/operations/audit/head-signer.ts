import {
  checkpointDigest,
  checkpointKeyId,
  checkpointLine,
  publicKeyText,
  readCheckpointLine,
  readPublicKeys,
} from '../../domain/audit/checkpoint.ts'
import type { SignHead } from '../../store/audit-chain.ts'
import { refuseOtherSecret } from '../required-secret.ts'
import type { Services } from '../services.ts'
import { publicKeysOf, signingKey } from './signing.ts'

/**
 * Signs the end of a chain that goes on from the end signed before, and whose last checkpoint is there. Otherwise the one before
 * stays: it is the proof that links or checkpoints were removed. Throws SecretMissing under another secret
 * than that in force. docs/decisions/0004-audit-chain.md.
 */
export function headSigner({ keys, clock }: Pick<Services, 'keys' | 'clock'>): SignHead {
  const signing = signingKey(keys)
  const key = checkpointKeyId(publicKeyText(signing))
  const known = readPublicKeys(publicKeysOf(keys))
  return ({ tenantId, seq, hash }, { head, checkpoints, secretInForce }) => {
    refuseOtherSecret(keys, secretInForce)
    const digests = checkpoints.map(checkpointDigest)
    if (head !== null) {
      const signed = readCheckpointLine(head.line, known)
      if (signed === null || signed.tenant_id !== tenantId || signed.hash !== head.hash) return null
      if (signed.previous !== null && !digests.includes(signed.previous)) return null
    }
    const time = clock.now().toISOString()
    return checkpointLine({ tenant_id: tenantId, seq, hash, time, previous: digests[0] ?? null, key }, signing)
  }
}
