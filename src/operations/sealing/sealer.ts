import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import {
  dataKeyName,
  keyBytes,
  nonceBytes,
  sealBytes,
  wrapKey,
  type DataKey,
  type SealedColumn,
  type EncryptionContext,
} from '../../domain/crypto/envelope.ts'
import type { StoredDataKey } from '../../store/data-keys.ts'
import { newId } from '../../store/new-id.ts'
import type { StoredWorkspaceKey } from '../../store/workspace-keys.ts'
import type { Services } from '../services.ts'

/** What one write seals with: a data key of its own, which is filed with the write. */
export interface Sealer {
  readonly dataKey: DataKey
  /** The data key as the write files it. */
  readonly stored: StoredDataKey
  /** Seals a value for its column and row; `rowId` is '' for the case's own row. */
  seal(column: SealedColumn, rowId: string, bytes: Uint8Array): Buffer
}

/** Whose values are sealed: a workspace with its key as it was read, and the case, or null for none. */
export interface SealedFor {
  readonly tenantId: string
  readonly workspaceKey: StoredWorkspaceKey | null
  readonly case: EncryptionContext['case']
  /** The moment of a filing, whose data keys stand together in the store; absent for what is sealed now and then. */
  readonly at?: Date
}

/** A filing wraps its key and seals two columns: their nonces are drawn with the key, since each draw is a call of the system. */
const noncesDrawn = 3

/** A sealer with a fresh data key, so that each write can be destroyed and none is sealed with another's key. */
export async function newSealer({ workspaceKeys }: Pick<Services, 'workspaceKeys'>, owner: SealedFor): Promise<Sealer> {
  const { tenantId, at } = owner
  const workspaceKey = await workspaceKeys.open(tenantId, owner.workspaceKey)
  let drawn = randomBytes(keyBytes + noncesDrawn * nonceBytes)
  const draw = (bytes: number): Buffer => {
    if (drawn.length < bytes) drawn = randomBytes(bytes)
    const taken = drawn.subarray(0, bytes)
    drawn = drawn.subarray(bytes)
    return taken
  }
  const dataKey = { id: at === undefined ? randomUUID() : newId(at), key: createSecretKey(draw(keyBytes)) }
  const wrapped = wrapKey(dataKey.key, {
    under: workspaceKey.key,
    nonce: draw(nonceBytes),
    name: dataKeyName(tenantId, dataKey.id),
  })
  return {
    dataKey,
    stored: { id: dataKey.id, keyVersion: workspaceKey.version, wrapped },
    seal: (column, rowId, bytes) =>
      sealBytes(dataKey, {
        place: { tenantId, case: owner.case, column, rowId },
        nonce: draw(nonceBytes),
        bytes,
      }),
  }
}
