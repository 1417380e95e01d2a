import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { providerFaults, type FaultyAnswers, type ProviderFault } from './provider-faults.ts'

/** What the report of a request says once its client has finished. */
export interface TreefortOutcome {
  readonly clientInformation: Readonly<Record<string, unknown>> | null
  readonly identityAnalysisResult: unknown
  readonly fraudAnalysisResult: unknown
  readonly reviewStatusDate: unknown
  /** The PDF's bytes in Base64, or whatever stands in its place. */
  readonly report: unknown
}

interface Request {
  readonly client: Readonly<Record<string, unknown>>
  status: string
  outcome: TreefortOutcome | null
}

/** Treefort on loopback: the documented answers, requests held in memory, and faults on demand. */
export interface TreefortServer {
  readonly base: URL
  /** What was asked, oldest first. */
  readonly asked: { readonly path: string; readonly authorization: string | undefined; readonly body: unknown }[]
  readonly requests: ReadonlyMap<string, Request>
  /** Accepted credentials. */
  readonly account: { readonly clientId: string; readonly secretKey: string }
  /** The fault of answers to a path; all other paths work. Without a path: to all but the token's. */
  fault: { readonly kind: ProviderFault; readonly path?: string } | null
  /** Cancellations answer false. */
  declinesCancelling: boolean
  /** Every token issued so far is refused. */
  revokeTokens(): void
  finish(ref: string, outcome?: Partial<TreefortOutcome>): void
  stop(): Promise<void>
}

export const somePdf = Buffer.from('%PDF-1.7\n% a report of a test\n%%EOF\n')

const tokenPath = '/api/authentication/token'

const faulty: FaultyAnswers = {
  error: '{"statusCode":500}',
  failure: '{"statusCode":400,"message":"jane@example.com","data":null}',
  otherShape: '{"statusCode":200,"data":{"clientRequestId":7}}',
  // Two ids, so that it does not start a request either.
  unknownStatus:
    '{"statusCode":200,"data":{"clientRequestId":"client-request-1","requestStatus":"Reviewed","other":{"clientRequestId":"b"}}}',
}

export async function startTreefort(): Promise<TreefortServer> {
  const requests = new Map<string, Request>()
  let tokens = new Set<string>()
  let issued = 0

  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    const body = (await json(request)) as Record<string, unknown>
    const { authorization } = request.headers
    treefort.asked.push({ path, authorization, body })
    const { fault } = treefort
    if (fault !== null && (fault.path === undefined ? path !== tokenPath : path === fault.path)) {
      return providerFaults[fault.kind](response, faulty)
    }
    if (path === tokenPath) return login(response, body)
    if (!tokens.has(authorization?.replace(/^Bearer /, '') ?? '')) return say(response, 401, null)
    const reply = replies[path]
    const data = reply === undefined ? undefined : reply(body)
    say(response, reply === undefined ? 404 : data === undefined ? 400 : 200, data ?? null)
  }

  function login(response: ServerResponse, { clientId, secretKey }: Record<string, unknown>) {
    if (clientId !== treefort.account.clientId || secretKey !== treefort.account.secretKey)
      return say(response, 401, null)
    issued += 1
    tokens.add(`token.${issued}`)
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(`token.${issued}`)
  }

  const replies: Readonly<Record<string, (body: Record<string, unknown>) => unknown>> = {
    '/api/client/initiate-verification-request'({ clients, requesterReferenceId }) {
      const [client] = clients as Record<string, unknown>[]
      const clientRequestId = `client-request-${requests.size + 1}`
      requests.set(clientRequestId, { client: client!, status: 'Request Pending', outcome: null })
      const file = { fileReferenceId: 'file-1', fileStatus: null, transactionKey: 'key-1' }
      return { requesterReferenceId, ...file, clients: [{ ...client, clientRequestId }] }
    },
    '/api/client/verification-details'({ clientRequestId }) {
      const request = requests.get(String(clientRequestId))
      if (request === undefined) return undefined
      return { clientRequestId, requestStatus: request.status, profile: request.client }
    },
    '/api/client/report-info'({ clientRequestId }) {
      const outcome = requests.get(String(clientRequestId))?.outcome
      return outcome ? { clientInformation: outcome.clientInformation } : undefined
    },
    '/api/client/verification-report'({ clientRequestId }) {
      const outcome = requests.get(String(clientRequestId))?.outcome
      if (!outcome) return undefined
      const { clientInformation: _, ...report } = outcome
      return { clientRequestId, reportNumber: 'report-1', ...report }
    },
    '/api/client/cancel-verification'({ clientRequestId }) {
      const request = requests.get(String(clientRequestId))
      if (request === undefined) return undefined
      if (treefort.declinesCancelling || request.status !== 'Request Pending') return false
      request.status = 'Cancelled'
      return true
    },
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const treefort: TreefortServer = {
    base: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    asked: [],
    requests,
    account: { clientId: 'client-of-a-test', secretKey: 'encrypted-key-of-a-test' },
    fault: null,
    declinesCancelling: false,
    revokeTokens() {
      tokens = new Set()
    },
    finish(ref, outcome = {}) {
      const request = requests.get(ref)!
      request.status = 'Review Report'
      request.outcome = { ...outcomeOf(request.client), ...outcome }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return treefort
}

function outcomeOf({ firstName, lastName, dateOfBirth }: Readonly<Record<string, unknown>>): TreefortOutcome {
  return {
    clientInformation: { firstName, middleName: null, lastName, dateOfBirth, currentAddress: { city: 'Ottawa' } },
    identityAnalysisResult: 'Pass',
    fraudAnalysisResult: 'Pass',
    reviewStatusDate: '2026-11-21T10:00:00',
    report: somePdf.toString('base64'),
  }
}

function say(response: ServerResponse, statusCode: number, data: unknown) {
  response.writeHead(statusCode, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ statusCode, message: '', data, errors: null }))
}
