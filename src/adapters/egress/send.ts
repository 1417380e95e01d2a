import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { type EgressAnswer, EgressFailed, type EgressFailure, type EgressRequest } from '../../ports/egress.ts'
import type { ResolvedAddress } from './resolve.ts'
import { withinTime } from './time-limit.ts'

/** Connection time after which the next address of a host is tried. */
const connectAttemptMs = 1_000
/** All headers of an answer together. */
const headerBytesMax = 16 * 1024

/**
 * Sends one request over its own connection to one of the addresses and reads the answer. Resolves no name, follows no
 * redirect, decompresses nothing. Throws `EgressFailed`. The socket is closed in every case. docs/reliability.md#sending.
 */
export async function send(
  options: EgressRequest,
  addresses: readonly ResolvedAddress[],
  signal: AbortSignal,
): Promise<EgressAnswer> {
  const request = open(options, addresses, signal)
  const failureNow = followProgress(request, options.url)
  try {
    const response = await headersOf(request, options.body)
    return {
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
      ),
      address: response.socket.remoteAddress ?? '',
      body: await bodyOf(response, options, signal),
    }
  } catch (error) {
    if (error instanceof EgressFailed) throw error
    signal.throwIfAborted()
    throw new EgressFailed(failureNow(), codeOf(error))
  } finally {
    request.destroy()
  }
}

function open(
  { url, method, headers }: EgressRequest,
  addresses: readonly ResolvedAddress[],
  signal: AbortSignal,
): ClientRequest {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const common = {
    method,
    host,
    port: url.port,
    path: url.pathname + url.search,
    headers: { ...headers, 'accept-encoding': 'identity' },
    agent: false,
    lookup: pinnedTo(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: connectAttemptMs,
    maxHeaderSize: headerBytesMax,
    signal,
  } as const
  if (url.protocol === 'http:') return httpRequest(common)
  // The server name for TLS, without the trailing dot; an address is not one (RFC 6066 section 3).
  const servername = isIP(host) === 0 ? host.replace(/\.$/, '') : ''
  return httpsRequest({ ...common, servername, rejectUnauthorized: true })
}

/** A `lookup` that returns the checked addresses, so that only those are dialled. */
function pinnedTo(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses
    if (all === true) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
}

/** Returns how a failure at the current phase is classified. */
function followProgress(request: ClientRequest, url: URL): () => EgressFailure {
  let failure: EgressFailure = 'connect'
  request.once('socket', (socket) => {
    socket.once('connect', () => {
      failure = url.protocol === 'https:' ? 'tls' : 'answer'
    })
    socket.once('secureConnect', () => {
      failure = 'answer'
    })
  })
  return () => failure
}

async function headersOf(request: ClientRequest, body: Uint8Array | undefined): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    request.once('response', resolve)
    // Also handles later errors: the body reader classifies them.
    request.on('error', reject)
    request.end(body)
  })
}

async function bodyOf(response: IncomingMessage, options: EgressRequest, signal: AbortSignal): Promise<Uint8Array> {
  const { bodyBytesMax, bodyDeadlineMs, deadlineMs, incompleteBody } = options
  const chunks: Uint8Array[] = []
  try {
    await withinTime({ ms: bodyDeadlineMs ?? deadlineMs, failure: 'timeout', signal }, async (bodySignal) => {
      bodySignal.addEventListener('abort', () => response.destroy(bodySignal.reason), { once: true })
      let bodyBytes = 0
      for await (const chunk of response) {
        if (!(chunk instanceof Uint8Array)) continue
        chunks.push(chunk)
        bodyBytes += chunk.length
        if (bodyBytes > bodyBytesMax) throw new EgressFailed('answer', `body over ${bodyBytesMax} bytes`)
      }
    })
  } catch (error) {
    if (incompleteBody !== 'keep') throw error
  }
  return Buffer.concat(chunks).subarray(0, bodyBytesMax)
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
