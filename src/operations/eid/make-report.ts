import { eidChecks } from '../../domain/eid/index.ts'
import { eidReportContent } from '../../domain/eid/report/report-content.ts'
import type { Services } from '../services.ts'
import { recordOf, type OpenedRequest } from './request-record.ts'

/** The product's own report of a complete request, a PDF made from its stored result. docs/rules/eid.md#report. */
export async function makeReport(
  { reports, clock }: Pick<Services, 'reports' | 'clock'>,
  request: OpenedRequest,
): Promise<Uint8Array> {
  const { stored, result } = request
  if (result === null) throw new Error('a complete eID request has no result')
  const { workspace, language } = recordOf(request).client
  const { key, environment, provider, createdAt: startedAt } = stored
  const reportedAt = clock.now()
  const content = eidReportContent({
    ...{ result, key, workspace, environment, provider, language, startedAt, reportedAt },
    checks: eidChecks(result, language),
  })
  return reports.write(content, { createdAt: reportedAt, documentId: `eid-${key}` })
}
