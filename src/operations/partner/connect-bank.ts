import { BankConnection, BankConnectionRequest } from '../../contract/bank.ts'
import { connectBank as connect } from '../bank/connect.ts'
import { refuseWithoutProvider } from '../bank/environment.ts'
import type { JsonOperation } from '../operation.ts'

/** `POST /v1/partner/bank-connections`: connects a client's bank account. docs/api.md#bank-connections. */
export const connectBank: JsonOperation<typeof BankConnectionRequest> = {
  id: 'connectBank',
  method: 'POST',
  path: '/v1/partner/bank-connections',
  scope: 'bank:write',
  tag: 'Bank',
  takes: 'json',
  environmentHeader: true,
  summary: 'Connect a bank account',
  description:
    'Connects a bank account and reads it. In the sandbox the account is simulated and connected at once: the same workspace, ' +
    'case and bank code give the same account.',
  body: BankConnectionRequest,
  example: { bank_code: 'SBX-SALARY' },
  answer: { status: 201, schema: BankConnection },
  refusals: [
    { status: 404, when: 'The workspace has no such case in this environment: `Case not found`.' },
    { status: 409, when: 'No bank data provider is set up for this environment, or the client’s consent has ended.' },
    { status: 413, when: 'The body is larger than 1 MB.' },
    { status: 422, when: 'The header or the body is not valid.' },
    { status: 502, when: 'The bank data provider did not answer; nothing was stored.' },
  ],
  admits: refuseWithoutProvider,
  run: connect,
}
