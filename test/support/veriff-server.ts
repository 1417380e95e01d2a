import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { providerFaults, type FaultyAnswers, type ProviderFault } from './provider-faults.ts'

/** What can be asked of the stub. */
export type VeriffCallName = 'create' | 'decision' | 'delete'

/** The decision on a session, as Veriff sends it. */
export type VeriffDecisionBody = Readonly<Record<string, unknown>>

interface Session {
  readonly person: Readonly<Record<string, unknown>>
  /** Null while there is none. */
  decision: VeriffDecisionBody | null
}

/** Veriff on loopback: the documented answers, sessions held in memory, and faults on demand. docs/rules/eid.md#veriff. */
export interface VeriffServer {
  readonly base: URL
  /** What was asked, oldest first. */
  readonly asked: {
    readonly call: VeriffCallName
    readonly path: string
    readonly headers: IncomingMessage['headers']
    readonly body: string
  }[]
  /** Sessions that were not deleted. */
  readonly sessions: ReadonlyMap<string, Session>
  /** Accepted credentials. */
  readonly account: { readonly apiKey: string; readonly sharedSecret: string }
  /** The fault of one call; all others work. Without a call: of all. */
  fault: { readonly kind: ProviderFault; readonly call?: VeriffCallName } | null
  /** How successes are signed. */
  signs: 'well' | 'with another secret' | 'not at all'
  /** The deletion of sessions is enabled for the integration. */
  deletes: boolean
  finish(ref: string, decision?: VeriffDecisionBody): void
  stop(): Promise<void>
}

const account = { apiKey: '5f3c1d1e-7a0b-4c2d-9e8f-0123456789ab', sharedSecret: 'shared-secret-of-a-test' }
const unknownStatus =
  '{"status":"success","verification":{"id":"5f3c1d1e-0000-4000-8000-000000000000","status":"finished","code":9001}}'

export async function startVeriff(): Promise<VeriffServer> {
  const sessions = new Map<string, Session>()
  const faulty: FaultyAnswers = {
    error: '{"status":"fail","message":"jane@example.com"}',
    failure: '{"status":"fail","code":"1104","message":"jane@example.com"}',
    otherShape: '{"status":"success","verification":{"id":7}}',
    unknownStatus,
    signatureOf: (body) => ({ 'x-hmac-signature': hmac(account.sharedSecret, body) }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request
    const body = await text(request)
    const [, id = ''] = /^\/v1\/sessions\/([^/]+)/.exec(path) ?? []
    const call = method === 'POST' ? 'create' : method === 'DELETE' ? 'delete' : 'decision'
    veriff.asked.push({ call, path, headers, body })
    const { fault } = veriff
    if (fault !== null && (fault.call === undefined || fault.call === call)) {
      return providerFaults[fault.kind](response, faulty)
    }
    const code = refusedCode(headers, call === 'create' ? body : id)
    if (code !== null) return say(response, 401, { status: 'fail', code, message: 'Could not authenticate' })
    if (path === '/v1/sessions' && call === 'create') return create(response, body)
    const session = sessions.get(id)
    if (session === undefined) return say(response, 404, { status: 'fail', message: 'Session not found' })
    if (path === `/v1/sessions/${id}/decision` && call === 'decision')
      return say(response, 200, { status: 'success', verification: session.decision, technicalData: { ip: null } })
    if (path !== `/v1/sessions/${id}` || call !== 'delete' || !veriff.deletes)
      return say(response, 404, { status: 'fail', message: 'Not found' })
    sessions.delete(id)
    return say(response, 200, { status: 'success', verification: { id } })
  }

  function create(response: ServerResponse, body: string) {
    const { verification } = JSON.parse(body) as { verification: { person: Session['person']; vendorData: string } }
    const id = randomUUID()
    sessions.set(id, { person: verification.person, decision: null })
    const [host, sessionToken] = ['https://alchemy.veriff.com', `token-of-${id}`]
    const { vendorData } = verification
    say(response, 201, {
      status: 'success',
      verification: { id, url: `${host}/v/${sessionToken}`, vendorData, host, status: 'created', sessionToken },
    })
  }

  function say(response: ServerResponse, status: number, answered: unknown) {
    const body = JSON.stringify(answered)
    const secret = veriff.signs === 'well' ? account.sharedSecret : 'another secret'
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'x-auth-client': account.apiKey,
      ...(veriff.signs === 'not at all' ? {} : { 'x-hmac-signature': hmac(secret, body) }),
    })
    response.end(body)
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const veriff: VeriffServer = {
    base: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    asked: [],
    sessions,
    account,
    fault: null,
    signs: 'well',
    deletes: true,
    finish(ref, decision = {}) {
      const session = sessions.get(ref)!
      session.decision = { ...approvalOf(ref, session), ...decision }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return veriff
}

/** The code of a call whose key or signature is not accepted; null for one that is. */
function refusedCode(headers: IncomingMessage['headers'], signed: string): string | null {
  if (headers['x-auth-client'] !== account.apiKey) return '1803'
  return headers['x-hmac-signature'] === hmac(account.sharedSecret, signed) ? null : '1818'
}

function approvalOf(id: string, { person }: Session): VeriffDecisionBody {
  return {
    id,
    attemptId: '6cab5b00-c506-47a6-922d-6ae3b72ca172',
    vendorData: '1001',
    endUserId: null,
    status: 'approved',
    code: 9001,
    reason: null,
    reasonCode: null,
    acceptanceTime: '2026-11-23T12:00:00.000000Z',
    decisionTime: '2026-11-23T12:05:00.000000Z',
    person: { ...person, gender: null, nationality: null, idNumber: null },
    document: {
      number: 'AB123456',
      type: 'PASSPORT',
      country: 'CA',
      validFrom: '2020-06-01',
      validUntil: '2030-06-01',
    },
    additionalVerifiedData: {},
    riskLabels: [],
  }
}

function hmac(secret: string, signed: string): string {
  return createHmac('sha256', secret).update(signed).digest('hex')
}
