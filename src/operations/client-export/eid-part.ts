import { wireTime } from '../../contract/events.ts'
import { openRequest, recordOf } from '../eid/request-record.ts'
import { jsonFile } from '../evidence/json-file.ts'
import type { OperatorServices } from '../services.ts'
import type { ExportedCase } from './exported-case.ts'

/** The eID checks of a case: what was asked, the result, and the report. One that was erased has none. */
export async function* eidPart(services: OperatorServices, { found, rows, folder }: ExportedCase) {
  for (const key of rows.eidKeys) {
    const request = await openRequest(services, found.tenantId, key)
    if (request === null) continue
    const { stored, result, dataKey } = request
    yield jsonFile(`${folder}eid/${key}.json`, {
      ...{ key, provider: stored.provider, state: stored.state, asked: recordOf(request), result },
      ...{ created_at: wireTime(stored.createdAt), expires_at: wireTime(stored.expiresAt) },
      finished_at: stored.finishedAt === null ? null : wireTime(stored.finishedAt),
    })
    if (stored.report === null) continue
    const openKey = async (id: string) => (id === dataKey.id ? dataKey.key : null)
    const { blobKey, sha256 } = stored.report
    const content = await services.blobs.get(blobKey, openKey)
    yield { name: `${folder}eid/${key}.report.pdf`, content, sha256: sha256.toString('hex') }
  }
}
