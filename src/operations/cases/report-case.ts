import type { Environment } from '../../contract/environment.ts'
import type { Locale } from '../../contract/locale.ts'
import { caseReportContent } from '../../domain/case-report/report-content.ts'
import type { AuditedAct } from '../../store/audit-entries.ts'
import type { Services } from '../services.ts'
import { caseAtVerdict } from './case-at-verdict.ts'

/** Most happenings that a report lists, the newest first. */
const timelineMax = 500

type Needed = Pick<Services, 'store' | 'workspaceKeys' | 'clock' | 'reports'>

/** Which report is wanted, and by whom. */
export interface WantedReport {
  readonly tenantId: string
  readonly environment: Environment
  readonly caseId: string
  /** One of the verdicts that the case lists; null: the newest. */
  readonly verdictId: string | null
  readonly locale: Locale
  /** Name of the workspace. */
  readonly workspace: string
  /** Printed; of the call. Null: the operator asks at the command line. */
  readonly requestId: string | null
  /** Who asks, for the audit trail. */
  readonly by: Pick<AuditedAct, 'actor' | 'requestId'>
}

/**
 * The report of a case as a tagged PDF. The audit entry is committed before anything is opened. Throws 404 when the workspace has no
 * such case in the environment or the case lists no such verdict, SealBroken, and Error when the file cannot be made.
 * docs/case-report.md.
 */
export async function reportCase(services: Needed, wanted: WantedReport): Promise<Uint8Array> {
  const { tenantId, environment, caseId, verdictId, locale, workspace, requestId } = wanted
  const printedAt = services.clock.now()
  const read = await caseAtVerdict(services, {
    ...{ tenantId, environment, caseId, verdictId, locale, timelineMax },
    reading: () => ({
      ...{ tenantId, at: printedAt, action: 'case.reported', objectId: caseId, caseId },
      ...wanted.by,
    }),
  })
  const content = caseReportContent({ ...{ locale, workspace, printedAt, requestId }, ...read })
  return services.reports.write(content, { createdAt: printedAt, documentId: `case-${caseId}` })
}
