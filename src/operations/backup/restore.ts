import { Readable } from 'node:stream'
import { Value } from 'typebox/value'
import type { AuditActor } from '../../domain/audit/actions.ts'
import type { Blobs } from '../../ports/blobs.ts'
import type { Checkpoints } from '../../ports/checkpoints.ts'
import type { Clock } from '../../ports/clock.ts'
import { checkpointsOf } from '../../store/audit-chain.ts'
import { loadSnapshot, type SnapshotLoader } from '../../store/backup/load-snapshot.ts'
import { openStore, type StoreOptions } from '../../store/store.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { DamagedFile, readLineFile, type Line } from '../line-file/read.ts'
import type { BackupSummary } from './create.ts'
import { BlobLine, BytesLine, End, readHeader, RowLine, TableLine } from './format.ts'

/** The target of a restore, which opens and closes the store itself. */
export interface RestoreTarget {
  readonly store: StoreOptions
  readonly blobs: Blobs
  readonly checkpoints: Checkpoints
  readonly clock: Clock
  readonly actor: AuditActor
}

/**
 * Restores a backup into an empty installation. The whole file is read and verified before the first change. Then the rows are
 * loaded in one transaction, with an audit entry for each workspace; it commits once every document is stored and the counts
 * match. A failed restore leaves no row and no document of its own. Throws DamagedFile, BackupRefused or StoreLocked.
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<BackupSummary> {
  const end = await verifyFile(path)
  const lines = readLineFile(path)
  const header = await readHeader(path, lines)
  const put: string[] = []
  try {
    await loadSnapshot(target.store, header.migrations, async (loader) => {
      await loadLines(lines, { loader, blobs: target.blobs, put })
      const counts = await loader.counts()
      for (const [table, count] of Object.entries({ ...counts, ...end.tables })) {
        if (counts[table] !== count)
          throw new DamagedFile(`${path} lists ${count} rows of ${table}, but another number was loaded`)
      }
      await loader.auditRestore({ backupId: header.id, actor: target.actor, at: target.clock.now() })
    })
  } catch (error) {
    await Promise.allSettled(put.map((key) => target.blobs.delete(key)))
    throw error
  }
  await migrateRestored(target)
  return { id: header.id, path, ...end }
}

/** Reads the whole file, so that damage is found before the first change. */
async function verifyFile(path: string) {
  await readHeader(path)
  const lines = readLineFile(path)
  let next = await lines.next()
  while (next.done !== true) next = await lines.next()
  if (!Value.Check(End, next.value)) throw new DamagedFile(`${path} ends without its counts`)
  return { tables: next.value.tables, blobs: next.value.blobs, blobs_missing: next.value.blobs_missing }
}

async function loadLines(
  lines: AsyncGenerator<Line>,
  to: { readonly loader: SnapshotLoader; readonly blobs: Blobs; readonly put: string[] },
): Promise<void> {
  let next = await lines.next()
  while (next.done !== true) {
    const line = next.value
    if (Value.Check(RowLine, line)) await to.loader.row(line.row)
    else if (Value.Check(TableLine, line)) await to.loader.table(line.table, line.columns)
    else if (Value.Check(BlobLine, line)) {
      next = await restoreBlob(line.blob, lines, to)
      continue
    } else throw new DamagedFile('the backup has a line of an unknown kind')
    next = await lines.next()
  }
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
async function migrateRestored({ store: options, checkpoints }: RestoreTarget): Promise<void> {
  const store = await openStore(options)
  try {
    const known = new Set<string>()
    for await (const line of checkpoints.read()) known.add(line)
    for (const { id: tenantId } of await listWorkspaces(store)) {
      const lines = (await checkpointsOf(store, tenantId)).map(({ line }) => line)
      await checkpoints.append(lines.filter((line) => !known.has(line)))
    }
  } finally {
    await store.close()
  }
}
