import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { DamagedFile, type Line } from '../line-file/read.ts'

/**
 * A backup is a file of JSON lines: the header; for each table a line with its columns and one for each row; for each
 * document a line with its key and its bytes in pieces; the end. Every line carries a MAC under the version of the secret that the
 * header names. Version 1 has neither.
 */
export const backupFormat = { format: 'gatehouse-backup', version: 2 } as const
const versionsRead: readonly unknown[] = [1, 2]

export const Header = Type.Object({
  format: Type.String(),
  version: Type.Integer(),
  id: Type.String(),
  product: Type.String(),
  taken_at: Type.String(),
  /** The version of the secret that keys the MACs; absent in version 1. */
  secret_id: Type.Optional(Type.String()),
  migrations: Type.Array(Type.Object({ name: Type.String(), checksum: Type.String() })),
})
export const TableLine = Type.Object({ table: Type.String(), columns: Type.Array(Type.String()) })
export const RowLine = Type.Object({ row: Type.Array(Type.Union([Type.String(), Type.Null()])) })
export const BlobLine = Type.Object({ blob: Type.String() })
/** Base64. */
export const BytesLine = Type.Object({ bytes: Type.String() })
export const End = Type.Object({
  tables: Type.Record(Type.String(), Type.Integer()),
  blobs: Type.Integer(),
  blobs_missing: Type.Integer(),
})

/** The column of blob keys by table: documents, the snapshots of screening lists, and reports of eID checks. */
export const blobColumns: ReadonlyMap<string, string> = new Map([
  ['document', 'blob_key'],
  ['list_snapshot', 'blob_key'],
  ['workspace_list', 'blob_key'],
  ['workspace_staged_list', 'blob_key'],
  ['eid_request', 'report_blob_key'],
])

/**
 * The header in the first line of a backup. Throws DamagedFile when the file is not a backup or has a format that this version
 * does not read.
 */
export function parseHeader(path: string, line: Line): Static<typeof Header> {
  if (line['format'] !== backupFormat.format) throw new DamagedFile(`${path} is not a backup`)
  if (!versionsRead.includes(line['version'])) {
    throw new DamagedFile(
      `${path} has backup format ${String(line['version'])}, but this version reads formats ${versionsRead.join(' and ')}`,
    )
  }
  const unnamed = line['version'] === backupFormat.version && line['secret_id'] === undefined
  if (unnamed || !Value.Check(Header, line)) throw new DamagedFile(`${path} has a damaged header`)
  return line
}
