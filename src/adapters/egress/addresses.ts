import { BlockList, isIP, isIPv4 } from 'node:net'

/**
 * IPv4 blocks without public hosts: the IANA special-purpose registry (RFC 6890 and its updates), multicast, reserved space,
 * and one public-looking address of cloud metadata.
 */
const specialIPv4 = [
  '0.0.0.0/8', // this network, RFC 791
  '10.0.0.0/8', // private, RFC 1918
  '100.64.0.0/10', // carrier-grade NAT, RFC 6598
  '127.0.0.0/8', // loopback, RFC 1122
  '168.63.129.16/32', // Azure's wire server
  '169.254.0.0/16', // link-local and cloud metadata, RFC 3927
  '172.16.0.0/12', // private, RFC 1918
  '192.0.0.0/24', // protocol assignments, RFC 6890
  '192.0.2.0/24', // documentation, RFC 5737
  '192.31.196.0/24', // AS112, RFC 7535
  '192.52.193.0/24', // AMT, RFC 7450
  '192.88.99.0/24', // 6to4 relays, RFC 7526
  '192.168.0.0/16', // private, RFC 1918
  '192.175.48.0/24', // AS112, RFC 7534
  '198.18.0.0/15', // benchmarking, RFC 2544
  '198.51.100.0/24', // documentation, RFC 5737
  '203.0.113.0/24', // documentation, RFC 5737
  '224.0.0.0/4', // multicast, RFC 5771
  '240.0.0.0/4', // reserved and broadcast, RFC 1112
] as const

/**
 * The only IPv6 block routed to hosts, RFC 4291. Loopback, link-local, unique local, multicast, and the ways to write an IPv4
 * address as IPv6 (mapped `::ffff:0:0/96`, NAT64 `64:ff9b::/96` and `64:ff9b:1::/48`) lie outside.
 */
const globalIPv6 = '2000::/3'

/** Blocks inside it without public hosts. */
const specialIPv6 = [
  '2001::/23', // protocol assignments, Teredo among them, RFC 2928 and RFC 4380
  '2001:db8::/32', // documentation, RFC 3849
  '2002::/16', // 6to4: carries an IPv4 address, RFC 3056
  '2620:4f:8000::/48', // AS112, RFC 7534
  '3fff::/20', // documentation, RFC 9637
] as const

/**
 * Whether an address may be called: the operator allowed it, it is public, or neither.
 * docs/webhooks.md#addresses.
 */
export type AddressClass = 'allowed' | 'public' | 'refused'

/**
 * Classifies addresses in text form, as a resolver returns them. `allow` lists CIDRs or bare addresses that the operator
 * allows; throws when one is neither.
 */
export function addressClassifier(allow: readonly string[]): (address: string) => AddressClass {
  const allowed = blockList(allow)
  return (address) => {
    if (isIP(address) === 0) return 'refused'
    if (contains(allowed, address)) return 'allowed'
    return isPublic(address) ? 'public' : 'refused'
  }
}

const notPublic = blockList([...specialIPv4, ...specialIPv6])
const globalUnicast = blockList([globalIPv6])

function isPublic(address: string): boolean {
  return (isIPv4(address) || contains(globalUnicast, address)) && !contains(notPublic, address)
}

function contains(list: BlockList, address: string): boolean {
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

function blockList(cidrs: readonly string[]): BlockList {
  const list = new BlockList()
  for (const cidr of cidrs) {
    const [network = '', bits] = cidr.split('/')
    const bitsMax = isIPv4(network) ? 32 : 128
    const prefix = bits === undefined ? bitsMax : Number(bits)
    if (isIP(network) === 0 || bits === '' || !Number.isInteger(prefix) || prefix < 0 || prefix > bitsMax) {
      throw new Error(`not a CIDR: ${cidr}`)
    }
    list.addSubnet(network, prefix, isIPv4(network) ? 'ipv4' : 'ipv6')
  }
  return list
}
