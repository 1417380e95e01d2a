import { errors, Refusal } from '../../contract/errors.ts'
import { allPages, connectionAnswer, openConnection } from '../bank/connection-record.ts'
import { parsePages } from '../bank/transaction-page.ts'
import { jsonFile } from '../evidence/json-file.ts'
import type { OperatorServices } from '../services.ts'
import type { ExportedCase } from './exported-case.ts'

/** The bank connections of a case with all transactions, without the secrets of the provider. An erased one has none. */
export async function* bankPart(services: OperatorServices, { found, rows, folder }: ExportedCase) {
  const { tenantId } = found
  const environment = found.environment === 'production' ? 'production' : 'sandbox'
  for (const id of rows.bankIds) {
    const opened = await openConnection(services, { tenantId, environment, id }, allPages).catch(noneWhenUnknown)
    if (opened === null) continue
    const { link_token: _link, ...connection } = connectionAnswer(opened)
    const { account } = opened.record
    yield jsonFile(`${folder}bank/${id}.json`, { connection, account, transactions: parsePages(opened.pages) })
  }
}

/** An erased connection is answered as an unknown one. */
function noneWhenUnknown(error: unknown): null {
  if (error instanceof Refusal && error.code === errors.bankConnectionUnknown().code) return null
  throw error
}
