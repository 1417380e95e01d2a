import type { IncomingMessage } from 'node:http'
import { isIP, type BlockList } from 'node:net'

/** Most entries of X-Forwarded-For that are read, from the right. */
const hopsMax = 20

/** The bucket of the rate limit that the caller's address counts in. docs/api.md#rate-limit. */
export function bucketOf(request: IncomingMessage, trusted: BlockList): string {
  return rateBucket(addressOf(request, trusted))
}

/** The caller's address: the socket's, or the one that trusted proxies name. docs/api.md#forwarded-addresses. */
export function addressOf({ headers, socket }: IncomingMessage, trusted: BlockList): string {
  const forwarded = headers['x-forwarded-for']
  const header = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  return clientAddress(socket.remoteAddress ?? '', header, trusted)
}

/**
 * The address that the rate limit counts: the socket's, or, behind trusted proxies, the first untrusted hop of
 * X-Forwarded-For, read from the right. An invalid entry ends the search at the hop that wrote it; an empty one does not
 * count (RFC 9110 section 5.6.1). docs/api.md#forwarded-addresses.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let address = plainAddress(socketAddress)
  if (forwardedFor === undefined) return address
  const hops = forwardedFor
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .slice(-hopsMax)
  while (hops.length > 0 && isTrusted(address, trusted)) {
    const hop = hopAddress(hops.pop() ?? '')
    if (hop === null) break
    address = hop
  }
  return address
}

/** True when the address belongs to one of the proxies. */
export function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** The bucket of the rate limit: an IPv4 address, or the /64 of an IPv6 address. docs/api.md#rate-limit. */
export function rateBucket(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** The block of addresses that a call is logged with: an IPv4 /24 or an IPv6 /48. docs/operations.md#api-log. */
export function addressBlock(address: string): string {
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 3).join(':')}::/48`
  return isIP(address) === 4 ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : ''
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // The URL parser turns a dotted IPv4 tail into two hexadecimal groups.
  const written = URL.parse(`http://[${withoutScope(address)}]`)?.hostname.slice(1, -1) ?? address
  const [head = '', tail] = written.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

/** An address without its scope id and without the IPv4-in-IPv6 wrapping that dual-stack sockets give. */
export function plainAddress(address: string): string {
  const bare = withoutScope(address)
  if (!/ffff:/i.test(bare) || isIP(bare) !== 6) return bare
  const written = URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) ?? bare
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(written) ?? []
  if (high === undefined || low === undefined) return bare
  return [...Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex')].join('.')
}

/**
 * The address of one entry, with or without a port, quoted or not; null when it is none. An IPv6 address with a port is in
 * brackets (RFC 3986 section 3.2.2, RFC 7239 section 6).
 */
function hopAddress(entry: string): string | null {
  const [, quoted] = /^"(.*)"$/.exec(entry) ?? []
  const text = quoted ?? entry
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? []
  if (bracketed !== undefined) return isIP(bracketed) === 6 ? plainAddress(bracketed) : null
  const [, withPort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? []
  const address = plainAddress(withPort ?? text)
  return isIP(address) === 0 ? null : address
}

/** The scope id (`%eth0`) names an interface of one machine (RFC 4007 section 11). */
function withoutScope(address: string): string {
  const scope = address.indexOf('%')
  return scope < 0 || isIP(address) !== 6 ? address : address.slice(0, scope)
}
