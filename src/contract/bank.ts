import { Type, type Static } from 'typebox'
import { BankCashFlowMonth } from './bank-analysis.ts'

const bankCodeLengthMax = 64
const bankNameLengthMax = 255
const grantLengthMax = 1_024

/** Values of `type` of a transaction. */
export const bankTransactionTypes = ['credit', 'debit'] as const

/** Most transactions of one answer, and how many when the call does not say. docs/api.md#bank-connections. */
export const transactionsPerAnswer = { max: 500, default: 100 } as const

/** The body of `POST /v1/partner/bank-connections`. Unknown fields are ignored. */
export const BankConnectionRequest = Type.Object(
  {
    bank_code: Type.String({
      minLength: 1,
      maxLength: bankCodeLengthMax,
      description: 'Code of the bank. The sandbox knows codes for chosen accounts.',
      examples: ['006', 'SBX-SALARY'],
    }),
    bank_name: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        maxLength: bankNameLengthMax,
        description: 'Name of the bank, used when the code is not known.',
      }),
    ),
    case_id: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        format: 'uuid',
        description: 'The case that the connection belongs to. It is erased with the case.',
      }),
    ),
    access_grant: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        minLength: 1,
        maxLength: grantLengthMax,
        description: 'What the consent page of a bank data provider gave; not used by the sandbox.',
      }),
    ),
  },
  { $id: 'BankConnectionRequest' },
)
export type BankConnectionRequest = Static<typeof BankConnectionRequest>

/** A bank connection. docs/api.md#bank-connections. */
export const BankConnection = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    tenant_id: Type.String({ format: 'uuid' }),
    case_id: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'uuid' }),
    bank_code: Type.String(),
    bank_name: Type.String(),
    account_holder: Type.String({ description: 'Several holders are joined with " & ".' }),
    account_last4: Type.String(),
    status: Type.String({ description: 'Always `connected`.' }),
    link_token: Type.String({ description: 'Secret.' }),
    connected_at: Type.String({ description: 'ISO 8601.' }),
    expires_at: Type.String({ description: 'ISO 8601: when the client’s consent ends.' }),
    avg_balance: Type.Number({
      description: 'Average of the balances at the ends of the last three whole months; without one the balance.',
    }),
    monthly_income: Type.Number({ description: 'Average of the last three whole months; 0 without one.' }),
    monthly_expenses: Type.Number({ description: 'Average of the last three whole months; 0 without one.' }),
    transaction_count: Type.Integer(),
    cash_flow_data: Type.Unsafe<readonly BankCashFlowMonth[] | null>({
      type: ['array', 'null'],
      items: BankCashFlowMonth,
      description: 'Three months of the last refresh, else of the first analysis, oldest first; null before both.',
    }),
    environment: Type.String({ enum: ['sandbox', 'production'] }),
    created_at: Type.String({ description: 'ISO 8601.' }),
    updated_at: Type.String({ description: 'ISO 8601.' }),
  },
  { $id: 'BankConnection' },
)
export type BankConnection = Static<typeof BankConnection>

/** A transaction of an account. docs/api.md#bank-connections. */
export const BankTransaction = Type.Object(
  {
    id: Type.String(),
    date: Type.String({ description: 'YYYY-MM-DD.' }),
    description: Type.String(),
    amount: Type.Number({ description: 'Negative for a debit, positive for a credit.' }),
    type: Type.Enum([...bankTransactionTypes]),
    category: Type.String({ description: 'docs/rules/bank.md#categories.' }),
    balance: Type.Number({ description: 'Balance after the transaction.' }),
  },
  { $id: 'BankTransaction' },
)
export type BankTransaction = Static<typeof BankTransaction>

/** The answer to `GET …/{connection_id}/transactions`. */
export const BankTransactions = Type.Object(
  {
    items: Type.Array(BankTransaction, { description: 'Newest first.' }),
    total: Type.Integer({ description: 'Number of transactions that the filters let through.' }),
    account_holder: Type.String(),
    bank_name: Type.String(),
  },
  { $id: 'BankTransactions' },
)
export type BankTransactions = Static<typeof BankTransactions>
