import type { ExportedRows } from '../../store/case-export.ts'
import type { ListedCase } from '../../store/search-cases.ts'
import { openMany } from '../sealing/open-many.ts'
import type { OperatorServices } from '../services.ts'
import type { ArchivedDocument } from '../evidence/archived-documents.ts'
import type { ArchiveFile } from '../evidence/zip-stream.ts'
import type { SealedColumn } from '../../domain/crypto/envelope.ts'

/** A case that is exported. */
export interface ExportedCase {
  readonly found: ListedCase
  readonly rows: ExportedRows
  readonly documents: readonly ArchivedDocument[]
  /** The folder of its files, which ends with `/`. */
  readonly folder: string
}

/** A part of an export: its files, made one after another. */
export type ExportPart = (services: OperatorServices, of: ExportedCase) => AsyncIterable<ArchiveFile>

/** Values of a case, opened and parsed; null for an erased or absent one. Throws SealBroken. */
export async function openValues(
  services: OperatorServices,
  { found }: Pick<ExportedCase, 'found'>,
  values: readonly { readonly column: SealedColumn; readonly rowId: string; readonly sealed: Buffer | null }[],
): Promise<readonly unknown[]> {
  const { tenantId, environment, reference } = found
  const opened = await openMany(
    services,
    tenantId,
    values.map(({ column, rowId, sealed }) => ({
      context: { tenantId, case: { environment, reference }, column, rowId },
      sealed: sealed ?? Buffer.alloc(0),
    })),
  )
  return opened.map((bytes) => (bytes === null ? null : JSON.parse(bytes.toString())))
}
