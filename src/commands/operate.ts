import { setTimeout as pause } from 'node:timers/promises'
import { openBlobs } from '../adapters/blobs/index.ts'
import { sealedBlobs } from '../adapters/blobs/sealed.ts'
import { checkpointFile, openFileCheckpoints } from '../adapters/checkpoints/file.ts'
import { actAsOwner, keepPrivate } from '../adapters/data-folder/privacy.ts'
import { openEgress } from '../adapters/egress/egress.ts'
import { openBankDataProviders } from '../adapters/bank-data/index.ts'
import { openEidProviders } from '../adapters/eid/index.ts'
import { openPdfReportWriter } from '../adapters/report/pdf.ts'
import { listSettingsOf, type Config } from '../config/read-config.ts'
import { Refusal } from '../contract/errors.ts'
import { signTail } from '../operations/audit/sign-ends.ts'
import { actingAs } from '../operations/operator-actor.ts'
import { runOperatorOperation } from '../operations/operator/run.ts'
import { openWorkspaceKeys } from '../operations/workspace-keys.ts'
import type { Clock } from '../ports/clock.ts'
import type { OnProgress } from '../ports/progress.ts'
import type { Failpoint } from '../ports/failpoint.ts'
import { openScreening } from '../screening/open-screening.ts'
import { StoreLocked } from '../store/connection/errors.ts'
import type { Keyring } from '../ports/secrets.ts'
import type { Store } from '../store/store.ts'
import { askServer } from './control/client.ts'

/**
 * Retry time: a starting server holds the store before it listens.
 * docs/operations.md#one-process-or-many.
 */
const patienceMs = 5_000
const betweenTriesMs = 200

/**
 * What an operator needs to give up API keys whose version of the secret is lost, so it runs without that version.
 * docs/operations.md#the-secret.
 */
const endsLostKeys: readonly string[] = ['secrets.status', 'keys.list', 'keys.revoke']

interface OpenOptions {
  readonly apiKeysMayBeLost: boolean
}

/** Runs an operator operation through the server that holds the embedded store, or on the store itself when none does. */
export async function operate(
  world: {
    readonly config: Config
    readonly open: (options: OpenOptions) => Promise<{ readonly store: Store; readonly keys: Keyring }>
    readonly clock: Clock
    readonly warn: (message: string, error?: unknown) => void
    readonly reached: Failpoint
    /** Gets the progress of a long operation. */
    readonly onProgress?: OnProgress
  },
  operation: string,
  input: unknown,
): Promise<unknown> {
  const { config, clock, reached, onProgress } = world
  const deadline = performance.now() + patienceMs
  while (true) {
    if (config.databaseUrl === null) {
      const question = { operation, input, user: config.systemUser }
      const answer = await askServer(config.dataDir, question, onProgress)
      if (answer !== null) {
        if (answer.ok) return answer.value
        throw new Refusal(answer.status, answer.body)
      }
    }
    try {
      await actAsOwner(config.dataDir)
      await keepPrivate(config.dataDir, world.warn)
      const { store, keys } = await world.open({ apiKeysMayBeLost: endsLostKeys.includes(operation) })
      try {
        const { storageUrl, dataDir } = config
        const storedBlobs = await openBlobs({ storageUrl, dataDir })
        const egress = openEgress({ allow: config.egressAllow })
        const services = {
          store,
          clock,
          reached,
          egress,
          eidProviders: new Map(openEidProviders({ egress }).map((one) => [one.id, one])),
          apiLogDays: config.apiLogDays,
          mailServer: config.smtpUrl !== null,
          bankDataProviders: new Map(openBankDataProviders({ egress }).map((one) => [one.id, one])),
          reports: openPdfReportWriter(),
          // A server finds due deliveries by itself.
          onDeliveriesDue: () => {},
          publicUrl: () => config.publicUrl?.origin ?? `http://127.0.0.1:${config.port}`,
          keys,
          storedBlobs,
          blobs: sealedBlobs(storedBlobs),
          workspaceKeys: openWorkspaceKeys({ store, keys, clock }),
          checkpoints: openFileCheckpoints(checkpointFile(dataDir)),
          lists: openScreening({ clock }).lists,
          listSettings: listSettingsOf(config),
          ...(onProgress && { onProgress }),
        }
        try {
          return await actingAs(config.systemUser, () => runOperatorOperation(services, operation, input))
        } finally {
          await signLastEntries(services, world.warn)
        }
      } finally {
        await store.close()
      }
    } catch (error) {
      if (!(error instanceof StoreLocked) || performance.now() > deadline) throw error
      await pause(betweenTriesMs)
    }
  }
}

/** What the command did is done and its result stands: a failure here is told, and the next process signs. */
async function signLastEntries(
  services: Parameters<typeof signTail>[0],
  warn: (message: string, error: unknown) => void,
): Promise<void> {
  try {
    await signTail(services, null)
  } catch (error) {
    warn('the last audit entries could not be signed; the next command or start signs them', error)
  }
}
