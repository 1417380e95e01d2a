import { Type, type Static } from 'typebox'
import {
  bankTransactionTypes,
  BankTransactions,
  transactionsPerAnswer,
  type BankTransaction,
} from '../../contract/bank.ts'
import { holderText } from '../../domain/bank/definition/account.ts'
import { bankCategoryGroups } from '../../domain/bank/definition/category.ts'
import { auditReading } from '../bank/audit-reading.ts'
import { allPages, openConnection } from '../bank/connection-record.ts'
import { refuseWithoutProvider } from '../bank/environment.ts'
import { listText, pageRows, parsePages } from '../bank/transaction-page.ts'
import type { ParameterOperation } from '../operation.ts'
import { WrittenJson } from '../written-json.ts'

const Parameters = Type.Object({
  path: Type.Object({ connection_id: Type.String({ format: 'uuid', description: 'The `id` of the connection.' }) }),
  query: Type.Object({
    from: Type.Optional(Type.String({ format: 'date', description: 'First day.' })),
    to: Type.Optional(Type.String({ format: 'date', description: 'Last day.' })),
    type: Type.Optional(Type.Enum([...bankTransactionTypes])),
    category: Type.Optional(
      Type.Enum(Object.keys(bankCategoryGroups), { description: 'docs/rules/bank.md#categories.' }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: transactionsPerAnswer.max, default: transactionsPerAnswer.default }),
    ),
    offset: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: 'Transactions to skip.' })),
  }),
})
type Query = Static<typeof Parameters>['query']

/** `GET /v1/partner/bank-connections/{connection_id}/transactions`. docs/api.md#bank-connections. */
export const listBankTransactions: ParameterOperation<typeof Parameters> = {
  id: 'listBankTransactions',
  method: 'GET',
  path: '/v1/partner/bank-connections/{connection_id}/transactions',
  scope: 'bank:read',
  tag: 'Bank',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'List the transactions of an account',
  description: 'Transactions of the last reading, newest first.',
  parameters: Parameters,
  answer: { status: 200, schema: BankTransactions },
  refusals: [
    { status: 404, when: 'The workspace has no such connection in this environment: `Bank connection not found`.' },
    { status: 409, when: 'No bank data provider is set up for this environment.' },
    { status: 422, when: 'The header or a parameter is not valid.' },
  ],
  admits: refuseWithoutProvider,
  async run(services, caller, { path: { connection_id: id }, query }): Promise<WrittenJson> {
    const { limit = transactionsPerAnswer.default, offset = 0 } = query
    const isFiltered = [query.from, query.to, query.type, query.category].some((filter) => filter !== undefined)
    const range = isFiltered ? allPages : pagesOf(offset, limit)
    const { stored, record, pages } = await openConnection(services, { ...caller, id }, range)
    await auditReading(services, caller, stored)
    const holder = { account_holder: holderText(record.account.holders), bank_name: record.account.bankName }
    if (isFiltered) {
      const found = parsePages(pages).filter(filterOf(query))
      const items = found.slice(offset, offset + limit)
      return new WrittenJson(JSON.stringify({ items, total: found.length, ...holder } satisfies BankTransactions))
    }
    const start = offset - range.first * pageRows
    const rest: Omit<BankTransactions, 'items'> = { total: stored.transactionCount, ...holder }
    return new WrittenJson(`{"items":${listText(pages, start, start + limit)},${JSON.stringify(rest).slice(1)}`)
  },
}

/** The stored pages that have the rows from `offset` on. */
function pagesOf(offset: number, limit: number) {
  const first = Math.min(Math.floor(offset / pageRows), allPages.last)
  return { first, last: Math.min(Math.floor((offset + limit - 1) / pageRows), allPages.last) }
}

function filterOf({ from, to, type, category }: Query): (transaction: BankTransaction) => boolean {
  return (transaction) =>
    (from === undefined || transaction.date >= from) &&
    (to === undefined || transaction.date <= to) &&
    (type === undefined || transaction.type === type) &&
    (category === undefined || transaction.category === category)
}
