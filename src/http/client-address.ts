import { isIP, type BlockList } from 'node:net'

/** Most hops of X-Forwarded-For that are read, from the right. */
const hopsMax = 20

/**
 * The address that the rate limit counts: the socket's, or, behind trusted proxies, the first untrusted hop of
 * X-Forwarded-For, read from the right. An invalid entry ends the search at the hop that wrote it.
 * docs/api.md#rate-limit.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let address = plainAddress(socketAddress)
  if (forwardedFor === undefined) return address
  const hops = forwardedFor.split(',').slice(-hopsMax)
  while (hops.length > 0 && isTrusted(address, trusted)) {
    const hop = plainAddress((hops.pop() ?? '').trim())
    if (isIP(hop) === 0) break
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
  if (isIP(address) !== 6) return address
  // The URL parser turns a dotted IPv4 tail into two hexadecimal groups.
  const written = URL.parse(`http://[${address.split('%')[0]}]`)?.hostname.slice(1, -1) ?? address
  const [head = '', tail] = written.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** An address without the IPv4-in-IPv6 wrapping that dual-stack sockets give. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address) ?? []
  if (high === undefined || low === undefined) return address
  return [...Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex')].join('.')
}
