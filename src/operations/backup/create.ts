import { randomUUID } from 'node:crypto'
import { Value } from 'typebox/value'
import packageFile from '../../../package.json' with { type: 'json' }
import { BlobMissing } from '../../ports/blobs.ts'
import { readSnapshot } from '../../store/backup/read-snapshot.ts'
import type { LineDraft } from '../line-file/write.ts'
import { writeLineFile } from '../line-file/write.ts'
import type { OperatorServices } from '../services.ts'
import { backupFormat, blobColumns, RowLine, TableLine } from './format.ts'

/** Most bytes of a document in one line. */
const pieceBytesMax = 512 * 1024

/** The content of a backup. */
export interface BackupSummary {
  readonly id: string
  readonly path: string
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>
  readonly blobs: number
  /** Documents that were deleted between the snapshot of the rows and the copy of their bytes. */
  readonly blobs_missing: number
}

/** Writes the rows of one snapshot and the documents they name to a new file, without the secret but with its MAC in each line. */
export async function writeBackup(
  services: OperatorServices,
  options: { readonly path: string; readonly id: string },
): Promise<BackupSummary> {
  const { store, clock } = services
  const { newest } = services.keys
  const tables: Record<string, number> = {}
  let [rows, blobs, blobsMissing] = [0, 0, 0]
  await writeLineFile(
    options.path,
    async (draft) => {
      let current = ''
      await readSnapshot(store, {
        migrations: (migrations) =>
          draft.put({
            ...backupFormat,
            id: options.id,
            product: packageFile.version,
            taken_at: clock.now().toISOString(),
            secret_id: newest.id,
            migrations,
          }),
        table(name, columns) {
          current = name
          tables[name] = 0
          return draft.put({ table: name, columns })
        },
        row(row) {
          tables[current] = (tables[current] ?? 0) + 1
          services.onProgress?.({ done: ++rows, total: null, unit: 'rows' })
          return draft.put({ row })
        },
      })
      for await (const key of blobKeys(draft)) {
        if (await putBlob(services, draft, key)) blobs++
        else blobsMissing++
        services.onProgress?.({ done: blobs, total: null, unit: 'documents' })
      }
      return { tables, blobs, blobs_missing: blobsMissing }
    },
    newest.backup,
  )
  return { id: options.id, path: options.path, tables, blobs, blobs_missing: blobsMissing }
}

/** A new id for a backup. */
export function newBackupId(): string {
  return randomUUID()
}

/** The blob keys of the rows written so far, read back from the file to keep memory bounded. */
async function* blobKeys(draft: LineDraft): AsyncGenerator<string> {
  let column = -1
  for await (const line of draft.reread()) {
    if ('blob' in line || 'bytes' in line) return
    if (Value.Check(TableLine, line)) {
      column = line.columns.indexOf(blobColumns.get(line.table) ?? '')
    } else if (column >= 0 && Value.Check(RowLine, line)) {
      const key = line.row[column]
      if (typeof key === 'string') yield key
    }
  }
}

/** Writes a document. Returns false when it no longer exists. */
async function putBlob({ storedBlobs }: OperatorServices, draft: LineDraft, key: string): Promise<boolean> {
  let source
  try {
    source = await storedBlobs.get(key)
  } catch (error) {
    if (error instanceof BlobMissing) return false
    throw error
  }
  await draft.put({ blob: key })
  for await (const chunk of source) {
    if (!Buffer.isBuffer(chunk)) throw new Error('a document must be read as bytes')
    for (let from = 0; from < chunk.length; from += pieceBytesMax) {
      await draft.put({ bytes: chunk.subarray(from, from + pieceBytesMax).toString('base64') })
    }
  }
  return true
}
