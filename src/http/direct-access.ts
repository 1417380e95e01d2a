import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { errors } from '../contract/errors.ts'
import { isTrusted, plainAddress } from './client-address.ts'

/**
 * Refuses a call that did not use the public base address: one Host header that names it, or X-Forwarded-Host from a
 * trusted proxy. Not enforced while no public address is set. docs/api.md#order-of-refusals.
 */
export function refuseDirectAccess(request: IncomingMessage, publicUrl: URL | null, trusted: BlockList): void {
  if (publicUrl === null) return
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || hostName(statedHost(request, trusted)) !== publicUrl.hostname.toLowerCase()) {
    throw errors.directAccess(publicUrl.origin)
  }
}

/** An absolute address in the request line takes precedence over Host (RFC 9112 section 3.2.2). */
function statedHost(request: IncomingMessage, trusted: BlockList): string {
  const forwarded = request.headers['x-forwarded-host']
  const fromProxy =
    typeof forwarded === 'string' && isTrusted(plainAddress(request.socket.remoteAddress ?? ''), trusted)
  if (fromProxy) return forwarded
  const [, absolute] = /^[a-z]+:\/\/([^/?#]*)/i.exec(request.url ?? '') ?? []
  return absolute ?? request.headers.host ?? ''
}

/** Lower case, without the port. */
function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '')
}
