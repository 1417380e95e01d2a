import { Type } from 'typebox'
import { environments } from '../../contract/environment.ts'
import { locales } from '../../contract/locale.ts'
import { findWorkspace } from '../../store/workspaces.ts'
import { caseById } from '../audit/case-acts.ts'
import { reportCase } from '../cases/report-case.ts'
import { operatorActor } from '../operator-actor.ts'
import type { OperatorOperation } from './operation.ts'

const ReportCase = Type.Object({
  id: Type.String(),
  locale: Type.Optional(Type.Enum([...locales])),
  verdict_id: Type.Optional(Type.String({ format: 'uuid' })),
})

/** The report of a case as a PDF, in base64. The audit entry is committed before it is made. docs/case-report.md. */
export const makeCaseReport: OperatorOperation<typeof ReportCase, { readonly id: string; readonly pdf: string }> = {
  name: 'cases.report',
  input: ReportCase,
  async run(services, { id, locale = 'en', verdict_id: verdictId = null }) {
    const { tenantId, environment } = await caseById(services.store, id)
    const workspace = await findWorkspace(services.store, tenantId)
    const bytes = await reportCase(services, {
      ...{ tenantId, caseId: id, verdictId, locale },
      environment: environments.find((name) => name === environment) ?? 'sandbox',
      workspace: workspace?.name ?? tenantId,
      requestId: null,
      by: { actor: operatorActor },
    })
    return { id, pdf: Buffer.from(bytes).toString('base64') }
  },
}
