import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { errors, type Refusal } from '../contract/errors.ts'
import { pathOf } from './pipeline.ts'
import { requestId } from './request-id.ts'

/**
 * Answers a request that Node's parser refuses with 404 in the contract's shape; closes a silent or broken socket.
 * docs/api.md#order-of-refusals.
 */
export function refuseUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
  const silent = error.code === 'ECONNRESET' || error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable
  if (silent) socket.destroy()
  else socket.end(rawAnswer(errors.routeUnknown('a request', 'that could not be parsed')))
}

/** Answers CONNECT with 404: Node passes the bare socket and no longer listens for its errors. */
export function refuseConnect(request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  const refusal = errors.routeUnknown('CONNECT', pathOf(request))
  socket.end(rawAnswer(refusal, request.headers['x-request-id']), () => socket.destroy())
}

/** A refusal as raw HTTP, for a socket without a parsed request. */
function rawAnswer(refusal: Refusal, givenId?: string | readonly string[]): string {
  const body = JSON.stringify(refusal.body)
  return [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-ID: ${requestId(givenId)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
