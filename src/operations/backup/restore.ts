import { Readable } from 'node:stream'
import { Value } from 'typebox/value'
import type { AuditActor } from '../../domain/audit/actions.ts'
import type { Blobs } from '../../ports/blobs.ts'
import type { Checkpoints } from '../../ports/checkpoints.ts'
import type { OnProgress } from '../../ports/progress.ts'
import type { Clock } from '../../ports/clock.ts'
import { checkpointsOf } from '../../store/audit-chain.ts'
import { loadSnapshot, type SnapshotLoader } from '../../store/backup/load-snapshot.ts'
import { SecretMissing, type DatabaseSecrets, type Keyring } from '../../ports/secrets.ts'
import { BackupRefused } from '../../store/connection/errors.ts'
import { openStore, type StoreOptions } from '../../store/store.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { DamagedFile, readLineFile, type Line } from '../line-file/read.ts'
import type { BackupSummary } from './create.ts'
import { signTail } from '../audit/sign-ends.ts'
import { requireSecret } from '../required-secret.ts'
import { BlobLine, BytesLine, End, parseHeader, RowLine, TableLine } from './format.ts'
import { startSecretSearch } from './secrets-in-rows.ts'

/** The target of a restore, which opens and closes the store itself. */
export interface RestoreTarget {
  readonly store: StoreOptions
  /** Called once the whole file is proven. */
  readonly openBlobs: () => Promise<Blobs>
  readonly checkpoints: Checkpoints
  readonly clock: Clock
  readonly actor: AuditActor
  /** Null when the installation has no secret, which only `unauthenticated` allows. */
  readonly keys: Keyring | null
  /** Leaves the MACs of the file unchecked, which a backup of format 1 needs. */
  readonly unauthenticated: boolean
  /** Restores API keys although the version of the secret that made them is not here: they answer 401 until it is. Default: false. */
  readonly apiKeysMayBeLost?: boolean
  readonly onProgress?: OnProgress
}

const lostKeysAdvice = 'restore with --api-keys-may-be-lost and then revoke its API keys with gatehouse keys revoke'

/** What was restored, and what is known of it. */
export interface RestoreSummary extends BackupSummary {
  /** Whether every line was proven to be as the installation wrote it. */
  readonly authenticated: boolean
  /** The versions of the secret that the rows depend on. */
  readonly secret_ids: readonly string[]
}

/**
 * Restores a backup into an empty installation. The whole file is read and verified before the first change: its MACs, and that
 * the secret its rows depend on is here. Then the rows are loaded in one transaction, with an audit entry for each workspace;
 * it commits once every document is stored and the counts match. A failed restore leaves no row and no document of its own.
 * Throws DamagedFile, BackupRefused, SecretMissing or StoreLocked. docs/operations.md#backup-and-restore.
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<RestoreSummary> {
  const { end, secrets } = await verifyFile(path, target)
  if (target.keys !== null || !target.unauthenticated) {
    const { apiKeysMayBeLost } = target
    requireSecret(secrets, target.keys, { apiKeysMayBeLost, lostKeysAdvice })
  }
  const blobs = await target.openBlobs()
  const { lines, header } = await openFile(path, target)
  const put: string[] = []
  try {
    await loadSnapshot(target.store, header.migrations, async (loader) => {
      await loadLines(lines, { loader, blobs, put, onProgress: target.onProgress, rows: sumOf(end.tables) })
      const counts = await loader.counts()
      for (const [table, count] of Object.entries({ ...counts, ...end.tables })) {
        if (counts[table] !== count)
          throw new DamagedFile(`${path} lists ${count} rows of ${table}, but another number was loaded`)
      }
      await loader.auditRestore({ backupId: header.id, actor: target.actor, at: target.clock.now() })
    })
  } catch (error) {
    await Promise.allSettled(put.map((key) => blobs.delete(key)))
    throw error
  }
  await migrateRestored(target)
  const secretIds = new Set(secrets.uses.map(({ secretId }) => secretId))
  return { id: header.id, path, ...end, authenticated: !target.unauthenticated, secret_ids: [...secretIds] }
}

/** The lines after the header. The key that proves them is that of the version which the header names. */
async function openFile(path: string, { keys, unauthenticated }: Pick<RestoreTarget, 'keys' | 'unauthenticated'>) {
  const lines = readLineFile(path, (line) => {
    const { secret_id: id } = parseHeader(path, line)
    if (unauthenticated) return null
    if (id === undefined) {
      throw new BackupRefused(
        `${path} was made by a version whose backups carry no proof. Restore it with --unauthenticated if you trust the place ` +
          'it was kept in',
      )
    }
    const version = keys?.versions.find((known) => known.id === id)
    if (version === undefined) {
      throw new SecretMissing(
        `${path} was made under the version ${id} of the secret, which is not here. Nothing was changed. Put that secret.key into ` +
          'the data folder, or set GATEHOUSE_SECRET_KEY or GATEHOUSE_SECRET_KEY_PREVIOUS; see docs/operations.md#the-secret',
      )
    }
    return version.backup
  })
  const first = await lines.next()
  return { lines, header: parseHeader(path, first.done === true ? {} : first.value) }
}

/** Reads the whole file, so that damage is found before the first change, with what its rows say about the secret. */
async function verifyFile(path: string, target: RestoreTarget) {
  const { lines } = await openFile(path, target)
  const search = startSecretSearch()
  let next = await lines.next()
  while (next.done !== true) {
    const line = next.value
    if (Value.Check(RowLine, line)) search.row(line.row)
    else if (Value.Check(TableLine, line)) search.table(line.table, line.columns)
    next = await lines.next()
  }
  if (!Value.Check(End, next.value)) throw new DamagedFile(`${path} ends without its counts`)
  const { tables, blobs, blobs_missing } = next.value
  return { end: { tables, blobs, blobs_missing }, secrets: search.end() }
}

async function loadLines(
  lines: AsyncGenerator<Line>,
  to: {
    readonly loader: SnapshotLoader
    readonly blobs: Blobs
    readonly put: string[]
    readonly onProgress: OnProgress | undefined
    /** Rows of the whole file. */
    readonly rows: number
  },
): Promise<void> {
  let rows = 0
  let next = await lines.next()
  while (next.done !== true) {
    const line = next.value
    if (Value.Check(RowLine, line)) {
      await to.loader.row(line.row)
      to.onProgress?.({ done: ++rows, total: to.rows, unit: 'rows' })
    } else if (Value.Check(TableLine, line)) await to.loader.table(line.table, line.columns)
    else if (Value.Check(BlobLine, line)) {
      next = await restoreBlob(line.blob, lines, to)
      to.onProgress?.({ done: to.put.length, total: null, unit: 'documents' })
      continue
    } else throw new DamagedFile('the backup has a line of an unknown kind')
    next = await lines.next()
  }
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Stores a document and returns the line after it. An existing document stays, because the bytes of a key never change. */
async function restoreBlob(
  key: string,
  lines: AsyncGenerator<Line>,
  { blobs, put }: { readonly blobs: Blobs; readonly put: string[] },
): Promise<IteratorResult<Line>> {
  let next: IteratorResult<Line> = await lines.next()
  async function* pieces(): AsyncGenerator<Buffer> {
    while (next.done !== true && Value.Check(BytesLine, next.value)) {
      yield Buffer.from(next.value.bytes, 'base64')
      next = await lines.next()
    }
  }
  if (await blobs.has(key)) {
    for await (const _ of pieces());
  } else {
    await blobs.put(key, Readable.from(pieces(), { objectMode: false }), { sizeBytesMax: Number.MAX_SAFE_INTEGER })
    put.push(key)
  }
  return next
}

/** Opens the restored store, which migrates it to this version, and adds its checkpoints to the checkpoint file. */
async function migrateRestored({
  store: options,
  checkpoints,
  keys,
  clock,
  apiKeysMayBeLost,
}: RestoreTarget): Promise<void> {
  const admit = async (secrets: DatabaseSecrets, loaded: Keyring) => {
    requireSecret(secrets, loaded, { apiKeysMayBeLost })
    return loaded.newest
  }
  const store = await openStore({ ...options, ...(keys && { admit: (secrets) => admit(secrets, keys) }) })
  try {
    const known = new Set<string>()
    for await (const line of checkpoints.read()) known.add(line)
    for (const { id: tenantId } of await listWorkspaces(store)) {
      const lines = (await checkpointsOf(store, tenantId)).map(({ line }) => line)
      await checkpoints.append(lines.filter((line) => !known.has(line)))
    }
    if (keys !== null) await signTail({ store, checkpoints, keys, clock }, true)
  } finally {
    await store.close()
  }
}
