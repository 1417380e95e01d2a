import path from 'node:path'
import os from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { sealedBlobs } from '../../src/adapters/blobs/sealed.ts'
import { checkpointFile, openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import { openPdfReportWriter } from '../../src/adapters/report/pdf.ts'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import { openWorkspaceKeys } from '../../src/operations/workspace-keys.ts'
import type { OperatorServices } from '../../src/operations/services.ts'
import type { Clock } from '../../src/ports/clock.ts'
import type { Keyring } from '../../src/ports/secrets.ts'
import type { Store } from '../../src/store/store.ts'
import { listServices } from './list-services.ts'

/** What the operator's operations use, over a store of the test; `remove` takes the documents' folder away. */
export async function operatorServices(
  store: Store,
  clock: Clock,
  keys: Keyring = deriveKeys('a secret of the test that is long enough'),
): Promise<OperatorServices & { remove(): void }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'gatehouse-operator-'))
  const storedBlobs = await openBlobs({ storageUrl: null, dataDir })
  return {
    store,
    clock,
    keys,
    eidProviders: new Map(),
    apiLogDays: 90,
    mailServer: false,
    bankDataProviders: new Map(),
    reports: openPdfReportWriter(),
    reached: () => {},
    onDeliveriesDue: () => {},
    publicUrl: () => 'http://127.0.0.1:8080',
    storedBlobs,
    blobs: sealedBlobs(storedBlobs),
    checkpoints: openFileCheckpoints(checkpointFile(dataDir)),
    ...listServices(dataDir, clock),
    workspaceKeys: openWorkspaceKeys({ store, keys, clock }),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}
