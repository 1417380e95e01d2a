import { createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
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

/** Seals the values of one write under a data key of its own. */
export interface Sealer {
  readonly dataKey: DataKey
  /** The workspace's key, for keyed hashes that are stored with the write. */
  readonly workspaceKey: KeyObject
  /** The wrapped data key, to be stored with the write. */
  readonly stored: StoredDataKey
  /** Seals a value for its column and row; `rowId` is '' for the case's own row. */
  seal(column: SealedColumn, rowId: string, bytes: Uint8Array): Buffer
}

/** The owner of sealed values: a workspace with its stored key, and a case or null. */
export interface SealedFor {
  readonly tenantId: string
  readonly workspaceKey: StoredWorkspaceKey | null
  readonly case: EncryptionContext['case']
  /** The moment of a case write, which makes the data key's id sortable (`newId`); absent for rare writes. */
  readonly at?: Date
}

/** A case write wraps its key and seals two columns. Their nonces are drawn together with the key in one system call. */
const noncesDrawn = 3

/** A sealer with a new data key, so that each write can be destroyed on its own. */
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
    workspaceKey: workspaceKey.key,
    stored: { id: dataKey.id, keyVersion: workspaceKey.version, wrapped },
    seal: (column, rowId, bytes) =>
      sealBytes(dataKey, {
        context: { tenantId, case: owner.case, column, rowId },
        nonce: draw(nonceBytes),
        bytes,
      }),
  }
}
