import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { plaidItem, type PlaidItemStub } from './plaid-item.ts'
import { providerFaults, type FaultyAnswers, type ProviderFault } from './provider-faults.ts'

const faulty: FaultyAnswers = {
  error: '{}',
  failure: '{"statusCode":400}',
  otherShape: '{"item":7}',
  unknownStatus: '{"added":[]}',
}

type Body = Readonly<Record<string, unknown>>
type Reply = (body: Body) => unknown

/** Plaid on loopback: the documented answers and errors, Items held in memory, and faults on demand. */
export interface PlaidServer {
  readonly base: URL
  /** What was asked, oldest first. */
  readonly asked: { readonly path: string; readonly body: Body; readonly version: string | undefined }[]
  /** Accepted credentials. */
  readonly account: { readonly clientId: string; readonly secret: string }
  /** By access token; a removed Item is not in it. */
  readonly items: ReadonlyMap<string, PlaidItemStub>
  /** Most updates of a page, whatever is asked for. */
  pageRows: number
  /** The fault of answers to a path; all other paths work. */
  fault: { readonly kind: ProviderFault; readonly path: string } | null
  /** A client passes Link and shares an Item: its public token. */
  link(change?: Partial<PlaidItemStub>): string
  stop(): Promise<void>
}

/** An error that Plaid answers with. */
class Refused extends Error {
  readonly body: Body
  constructor(type: string, code: string, more: Body = {}) {
    super(code)
    // The text names the client, as a careless provider's could.
    this.body = {
      error_type: type,
      error_code: code,
      error_message: 'jane@example.com',
      display_message: null,
      ...more,
    }
  }
}

export async function startPlaid(): Promise<PlaidServer> {
  const items = new Map<string, PlaidItemStub>()
  const linked = new Map<string, PlaidItemStub>()
  let links = 0

  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    const body = (await json(request)) as Body
    plaid.asked.push({ path, body, version: request.headers['plaid-version'] as string | undefined })
    if (plaid.fault?.path === path) return providerFaults[plaid.fault.kind](response, faulty)
    const reply = replies[path]
    if (reply === undefined) return say(response, 404, {})
    try {
      if (body.client_id !== plaid.account.clientId || body.secret !== plaid.account.secret)
        throw new Refused('INVALID_INPUT', 'INVALID_API_KEYS')
      say(response, 200, { ...(reply(body) as object), request_id: 'm8MDnv9okwxFNBV' })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      say(response, 400, { ...error.body, request_id: 'm8MDnv9okwxFNBV' })
    }
  }

  function itemOf({ access_token }: Body): PlaidItemStub {
    const item = items.get(String(access_token))
    if (item === undefined) throw new Refused('INVALID_INPUT', 'INVALID_ACCESS_TOKEN')
    return item
  }

  /** An Item that its bank still lets in. */
  function openItemOf(body: Body): PlaidItemStub {
    const item = itemOf(body)
    if (item.error !== null) throw new Refused('ITEM_ERROR', String(item.error.error_code), item.error)
    return item
  }

  const replies: Readonly<Record<string, Reply>> = {
    '/item/public_token/exchange'({ public_token }) {
      const item = linked.get(String(public_token))
      if (item === undefined) throw new Refused('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN')
      linked.delete(String(public_token))
      const access_token = `access-sandbox-of-${String(public_token)}`
      items.set(access_token, item)
      return { access_token, item_id: `item-of-${String(public_token)}` }
    },
    '/item/get'(body) {
      const { institutionName, error, consentExpirationTime } = itemOf(body)
      const item = {
        ...{ item_id: 'item-1', institution_id: 'ins_1', institution_name: institutionName, webhook: null },
        ...{ available_products: [], billed_products: ['identity', 'transactions'], update_type: 'background' },
        ...{ error, consent_expiration_time: consentExpirationTime },
      }
      return { item, status: { transactions: { last_successful_update: '2026-11-22T15:52:39Z' } } }
    },
    '/item/remove'(body) {
      itemOf(body)
      items.delete(String(body.access_token))
      return {}
    },
    '/accounts/get': (body) => ({ accounts: openItemOf(body).accounts, item: {} }),
    '/identity/get'(body) {
      const { accounts, names } = openItemOf(body)
      const { account_ids } = body.options as { account_ids: readonly unknown[] }
      const asked = accounts.filter(({ account_id }) => account_ids.includes(account_id))
      if (asked.length < account_ids.length) throw new Refused('INVALID_INPUT', 'INVALID_ACCOUNT_ID')
      const owner = { names, emails: [{ data: 'jane@example.com' }], phone_numbers: [], addresses: [] }
      return { accounts: asked.map((account) => ({ ...account, owners: [owner] })), item: {} }
    },
    '/transactions/sync': (body) => pageOf(openItemOf(body), body),
    '/institutions/get': () => ({ institutions: [], total: 0 }),
  }

  function pageOf(item: PlaidItemStub, { cursor = '', count, options }: Body): Body {
    const { account_id } = options as { account_id: unknown }
    if (cursor !== '' && item.changes > 0) {
      item.changes -= 1
      throw new Refused('TRANSACTIONS_ERROR', 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION')
    }
    const [status] = item.statuses
    if (cursor === '' && item.statuses.length > 1) item.statuses = item.statuses.slice(1)
    const updates = [
      ...item.added.map((row) => ({ list: 'added', row })),
      ...item.modified.map((row) => ({ list: 'modified', row })),
      ...item.removed.map((transaction_id) => ({ list: 'removed', row: { transaction_id, account_id } })),
    ]
    const start = Number(cursor || 0)
    const end = start + Math.min(Number(count), plaid.pageRows)
    const listed = (name: string) => updates.slice(start, end).flatMap(({ list, row }) => (list === name ? [row] : []))
    return {
      transactions_update_status: status,
      accounts: item.added.length === 0 ? [] : item.accounts.filter((account) => account.account_id === account_id),
      ...{ added: listed('added'), modified: listed('modified'), removed: listed('removed') },
      next_cursor: String(end),
      has_more: end < updates.length,
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const plaid: PlaidServer = {
    base: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    asked: [],
    account: { clientId: 'client-of-a-test', secret: 'secret-of-a-test' },
    items,
    pageRows: 500,
    fault: null,
    link(change = {}) {
      links += 1
      linked.set(`public-sandbox-${links}`, plaidItem(change))
      return `public-sandbox-${links}`
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return plaid
}

function say(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
