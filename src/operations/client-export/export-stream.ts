import { Readable } from 'node:stream'
import packageFile from '../../../package.json' with { type: 'json' }
import { errors } from '../../contract/errors.ts'
import { engineVersion } from '../../domain/verdict/engine-version.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import { exportedRows } from '../../store/case-export.ts'
import { caseDocuments } from '../../store/documents.ts'
import type { ListedCase } from '../../store/search-cases.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { openDocuments } from '../evidence/archived-documents.ts'
import { clientExportFormat, publicKeyFile, signedManifest } from '../evidence/manifest.ts'
import { verifyPage } from '../evidence/verify-page.ts'
import { archiveBytesMax } from '../evidence/zip-format.ts'
import { zipBytes, type ArchiveFile } from '../evidence/zip-stream.ts'
import { requireSecretInForce } from '../required-secret.ts'
import type { OperatorServices } from '../services.ts'
import type { ExportedCase } from './exported-case.ts'
import { exportParts } from './parts.ts'

/** Most cases of one export. */
export const exportedCasesMax = 50
/** Most documents of one case, the oldest first: more than a case can have. */
const documentsMax = 10_000
/** What the files beside the documents may take of the largest archive. */
const otherBytesMax = 512 * 1024 * 1024

/** Which cases are exported, and by whom. */
export interface WantedExport {
  readonly tenantId: string
  readonly caseIds: readonly string[]
  readonly by: Pick<AuditedAct, 'actor' | 'requestId'>
  /** Throws for a case that the caller may not see. */
  find(tx: TenantTransaction, caseId: string): Promise<ListedCase>
}

/**
 * Everything that is stored for cases, as one signed archive. An entry for each case is committed before anything is opened. What
 * was erased is not in it; its receipt is. The stream fails when a value cannot be opened or a document is not what was stored.
 * Throws the refusals of `find`, and 409 when the documents are too large for one archive. docs/evidence.md#export-of-a-client.
 */
export async function exportStream(services: OperatorServices, wanted: WantedExport): Promise<Readable> {
  await requireSecretInForce(services)
  const { tenantId, by } = wanted
  const at = services.clock.now()
  const caseIds = [...new Set(wanted.caseIds)]
  const sizeBytes = await withTenant(services.store.app, tenantId, async (tx) => {
    let sum = otherBytesMax
    for (const caseId of caseIds) {
      await wanted.find(tx, caseId)
      for (const row of await documentRows(tx, tenantId, caseId)) sum += Number(row.size_bytes)
      await insertAuditEntry(tx, { tenantId, at, action: 'case.exported', objectId: caseId, caseId, ...by })
    }
    return sum
  })
  if (sizeBytes > archiveBytesMax) throw errors.archiveTooLarge()
  const made = { made_at: at.toISOString(), product: packageFile.version, engine: engineVersion }
  const about = { workspace_id: tenantId, cases: caseIds.join(' ') }
  const bytes = zipBytes(filesOf(services, { ...wanted, caseIds }), (written) =>
    signedManifest(services.keys, { ...clientExportFormat, ...made, about }, written),
  )
  return Readable.from(bytes, { objectMode: false })
}

async function* filesOf(services: OperatorServices, wanted: WantedExport): AsyncGenerator<ArchiveFile> {
  yield { name: 'README.txt', content: Buffer.from(exportReadme) }
  yield verifyPage
  yield publicKeyFile(services.keys)
  for (const caseId of wanted.caseIds) {
    const of = await readCase(services, wanted, caseId)
    for (const part of exportParts) yield* part(services, of)
  }
}

/** A case is read when its turn comes, so that one is in memory at a time. */
async function readCase(services: OperatorServices, wanted: WantedExport, caseId: string): Promise<ExportedCase> {
  const { tenantId } = wanted
  const { found, rows, stored } = await withTenant(services.store.app, tenantId, async (tx) => ({
    found: await wanted.find(tx, caseId),
    rows: await exportedRows(tx, { tenantId, caseId }),
    stored: await documentRows(tx, tenantId, caseId),
  }))
  return { found, rows, documents: await openDocuments(services, found, stored), folder: `${caseId}/` }
}

function documentRows(tx: TenantTransaction, tenantId: string, caseId: string) {
  return caseDocuments(tx, tenantId, { caseId, until: null, limit: documentsMax })
}

const exportReadme = `Everything that is stored about a client, a folder for each case

case.json            the case: reference, subject, state, who it is assigned to, receipts of erasures
verdicts.jsonl       each verdict, a line: what was judged and what was answered
extractions.json     what was read of the documents of each upload
documents.json       the documents; their files are in documents/, with what was read of each and where
notes.json           notes on the case, and decisions.json what was decided on it, by whom and why
hit-decisions.json   decisions on hits of the screening, with their reasons
hit-alerts.json      hits that changed with the lists
eid/                 identity checks: what was asked, the result, the report
bank/                bank connections with their transactions
events.json          events that were sent, and deliveries.json to whom
timeline.json        the audit trail: who did what when

manifest.json has the size and SHA-256 of every file, manifest.sig its signature. verify.html, opened in a current
browser, and gatehouse evidence verify FILE tell whether anything was changed since. An erased case has what is left.
`
