import { documentFileName } from '../cases/document-file-name.ts'
import type { caseDocuments } from '../../store/documents.ts'
import { openMany } from '../sealing/open-many.ts'
import { openDataKey } from '../sealing/open-sealed.ts'
import type { OperatorServices } from '../services.ts'
import type { ArchiveFile } from './zip-stream.ts'

/** A document of an archive; its bytes are read when it is written. */
export interface ArchivedDocument {
  readonly id: string
  readonly mime: string
  readonly docType: string
  readonly sizeBytes: number
  /** Hexadecimal. */
  readonly sha256: string
  readonly blobKey: string
  readonly createdAt: Date
  /** JSON of what was read of it and of where; null when it was erased. */
  readonly entry: Buffer | null
  readonly provenance: Buffer | null
}

/** The case whose documents are opened. */
export interface DocumentsOf {
  readonly tenantId: string
  readonly environment: string
  readonly reference: string
}

/** Opens what was read of documents, with one round trip for all keys. Throws SealBroken. */
export async function openDocuments(
  services: OperatorServices,
  { tenantId, environment, reference }: DocumentsOf,
  rows: Awaited<ReturnType<typeof caseDocuments>>,
): Promise<readonly ArchivedDocument[]> {
  const of = { tenantId, case: { environment, reference } }
  const values = await openMany(
    services,
    tenantId,
    rows.flatMap(({ id, entry, provenance }) => [
      { context: { ...of, column: 'document.entry', rowId: id } as const, sealed: entry },
      { context: { ...of, column: 'document.provenance', rowId: id } as const, sealed: provenance },
    ]),
  )
  return rows.map((row, at) => ({
    ...{ id: row.id, mime: row.mime, docType: row.doc_type, sizeBytes: Number(row.size_bytes) },
    ...{ sha256: row.sha256.toString('hex'), blobKey: row.blob_key, createdAt: row.created_at },
    ...{ entry: values[2 * at] ?? null, provenance: values[2 * at + 1] ?? null },
  }))
}

/** The name of a document's file in a folder, which ends with `/`. */
export function documentFile(document: Pick<ArchivedDocument, 'id' | 'mime'>, folder = 'documents/'): string {
  return `${folder}${documentFileName(document)}`
}

/** The files of a document: its bytes, which must be those that were stored, and what was read of it. None when it was erased. */
export async function* documentFiles(
  services: OperatorServices,
  tenantId: string,
  document: ArchivedDocument,
  folder = 'documents/',
): AsyncGenerator<ArchiveFile> {
  const { id, sha256, blobKey, entry, provenance } = document
  if (entry === null) return
  const content = await services.blobs.get(blobKey, (keyId) => openDataKey(services, tenantId, keyId))
  yield { name: documentFile(document, folder), content, sha256 }
  yield { name: `${folder}${id}.entry.json`, content: entry }
  if (provenance !== null) yield { name: `${folder}${id}.reading.json`, content: provenance }
}
