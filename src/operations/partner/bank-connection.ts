import { Type } from 'typebox'
import { BankConnection } from '../../contract/bank.ts'
import { auditReading } from '../bank/audit-reading.ts'
import { connectionAnswer, openConnection } from '../bank/connection-record.ts'
import type { ParameterOperation } from '../operation.ts'

const Parameters = Type.Object({
  path: Type.Object({ connection_id: Type.String({ format: 'uuid', description: 'The `id` of the connection.' }) }),
  query: Type.Object({}),
})

/** `GET /v1/partner/bank-connections/{connection_id}`. docs/api.md#bank-connections. */
export const showBankConnection: ParameterOperation<typeof Parameters> = {
  id: 'showBankConnection',
  method: 'GET',
  path: '/v1/partner/bank-connections/{connection_id}',
  scope: 'bank:read',
  tag: 'Bank',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Read a bank connection',
  description: 'A bank connection of the environment that the header names.',
  parameters: Parameters,
  answer: { status: 200, schema: BankConnection },
  refusals: [
    { status: 404, when: 'The workspace has no such connection in this environment: `Bank connection not found`.' },
    { status: 422, when: 'The header or the id is not valid.' },
  ],
  async run(services, caller, { path: { connection_id: id } }): Promise<BankConnection> {
    const opened = await openConnection(services, { ...caller, id })
    await auditReading(services, caller, opened.stored)
    return connectionAnswer(opened)
  },
}
