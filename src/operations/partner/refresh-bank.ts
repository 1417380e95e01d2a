import { Type } from 'typebox'
import { BankConnection } from '../../contract/bank.ts'
import { refuseWithoutProvider } from '../bank/environment.ts'
import { refreshBank as refresh } from '../bank/refresh.ts'
import type { ParameterOperation } from '../operation.ts'

const Parameters = Type.Object({
  path: Type.Object({ connection_id: Type.String({ format: 'uuid', description: 'The `id` of the connection.' }) }),
  query: Type.Object({}),
})

/** `POST /v1/partner/bank-connections/{connection_id}/refresh`. docs/api.md#bank-connections. */
export const refreshBank: ParameterOperation<typeof Parameters> = {
  id: 'refreshBank',
  method: 'POST',
  path: '/v1/partner/bank-connections/{connection_id}/refresh',
  scope: 'bank:write',
  tag: 'Bank',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Read the account again',
  description: 'Reads the account to today and computes the figures of the connection again. It takes no body.',
  parameters: Parameters,
  answer: { status: 200, schema: BankConnection },
  refusals: [
    { status: 404, when: 'The workspace has no such connection in this environment: `Bank connection not found`.' },
    { status: 409, when: 'No bank data provider is set up for this environment, or the client’s consent has ended.' },
    { status: 422, when: 'The header or the id is not valid.' },
    { status: 502, when: 'The bank data provider did not answer; nothing was changed.' },
  ],
  admits: refuseWithoutProvider,
  run: (services, caller, { path: { connection_id: id } }) => refresh(services, caller, id),
}
