import { buffer } from 'node:stream/consumers'
import { BlobMissing } from '../../ports/blobs.ts'
import { openDataKey } from '../sealing/open-sealed.ts'
import type { Services } from '../services.ts'

/** The bytes of a document, all of them authenticated; null when it was erased since its row was read. Throws SealBroken. */
export async function documentBytes(
  services: Pick<Services, 'store' | 'workspaceKeys' | 'blobs'>,
  { tenantId, blobKey }: { readonly tenantId: string; readonly blobKey: string },
): Promise<Buffer | null> {
  try {
    return await buffer(await services.blobs.get(blobKey, (keyId) => openDataKey(services, tenantId, keyId)))
  } catch (error) {
    if (error instanceof BlobMissing) return null
    throw error
  }
}
