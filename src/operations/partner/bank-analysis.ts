import { Type } from 'typebox'
import { BankAnalysis } from '../../contract/bank-analysis.ts'
import type { AnalysisRequest } from '../../domain/bank/analysis/analyse-account.ts'
import { replaceRecord } from '../../store/bank-connections.ts'
import { withTenant } from '../../store/tenant.ts'
import { auditReading } from '../bank/audit-reading.ts'
import { findCaseClient } from '../bank/case-client.ts'
import { allPages, openConnection, sealRecord, type OpenedConnection } from '../bank/connection-record.ts'
import { refuseWithoutProvider } from '../bank/environment.ts'
import { accountOf, analysisOf, figuresOf } from '../bank/reading.ts'
import type { ParameterOperation } from '../operation.ts'
import type { Services } from '../services.ts'

/** Whole months that an analysis can cover. */
const windows: readonly AnalysisRequest['months'][] = [3, 6, 12]
const defaultMonths = 3

const Parameters = Type.Object({
  path: Type.Object({ connection_id: Type.String({ format: 'uuid', description: 'The `id` of the connection.' }) }),
  query: Type.Object({
    months: Type.Optional(
      Type.Enum(windows.map(String), { default: String(defaultMonths), description: 'Whole calendar months.' }),
    ),
  }),
})

/** `GET /v1/partner/bank-connections/{connection_id}/analysis`. docs/api.md#bank-connections. */
export const analyseBankConnection: ParameterOperation<typeof Parameters> = {
  id: 'analyseBankConnection',
  method: 'GET',
  path: '/v1/partner/bank-connections/{connection_id}/analysis',
  scope: 'bank:read',
  tag: 'Bank',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Analyse an account',
  description:
    'Income, expenses, obligations, ratios, balances, returned payments, flags and a score over whole calendar months before ' +
    'the last reading. Send `flags` as `extra_checks` to verify or assess to use the analysis as evidence.',
  parameters: Parameters,
  answer: { status: 200, schema: BankAnalysis },
  refusals: [
    { status: 404, when: 'The workspace has no such connection in this environment: `Bank connection not found`.' },
    { status: 409, when: 'No bank data provider is set up for this environment.' },
    { status: 422, when: 'The header, the id or `months` is not valid.' },
  ],
  admits: refuseWithoutProvider,
  async run(services, caller, { path: { connection_id: id }, query }): Promise<BankAnalysis> {
    const opened = await openConnection(services, { ...caller, id }, allPages)
    const { stored } = opened
    await auditReading(services, caller, stored)
    const client = stored.caseId === null ? null : await findCaseClient(services, { ...stored, id: stored.caseId })
    const read = { account: accountOf(opened), connection: stored, readAt: stored.updatedAt, client }
    const months = windows.find((window) => String(window) === query.months) ?? defaultMonths
    const analysis = analysisOf(read, { months, locale: caller.locale, generatedAt: services.clock.now() })
    if (opened.record.cashFlow === null) await storeCashFlow(services, opened, figuresOf(read).cashFlow)
    return analysis
  },
}

/** Until its first refresh the connection shows the same three months as after one, whatever this analysis covers. */
async function storeCashFlow(
  { store }: Services,
  { stored, record, dataKey }: OpenedConnection,
  cashFlow: BankAnalysis['cash_flow'],
): Promise<void> {
  const sealed = sealRecord({ id: stored.dataKeyId, key: dataKey }, stored, { ...record, cashFlow })
  await withTenant(store.app, stored.tenantId, (tx) => replaceRecord(tx, stored, sealed))
}
