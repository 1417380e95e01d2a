import { BlockList, isIP } from 'node:net'

/** Whether a text is `address/bits` or a bare address, of IPv4 or IPv6. */
export function isSubnet(text: string): boolean {
  return parsedSubnet(text) !== null
}

/** Whether a key that is limited to these subnets may be used from an address. */
export function isAllowedAddress(address: string, subnets: readonly string[]): boolean {
  if (subnets.length === 0) return true
  const family = isIP(address)
  if (family === 0) return false
  const allowed = new BlockList()
  for (const text of subnets) {
    const subnet = parsedSubnet(text)
    if (subnet !== null) allowed.addSubnet(subnet.address, subnet.bits, subnet.family)
  }
  return allowed.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

function parsedSubnet(text: string) {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  const bitsMax = family === 4 ? 32 : 128
  const size = bits === undefined ? bitsMax : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  if (family === 0 || more.length > 0 || Number.isNaN(size) || size > bitsMax) return null
  return { address, bits: size, family: family === 4 ? 'ipv4' : 'ipv6' } as const
}
