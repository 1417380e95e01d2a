import { isIP } from 'node:net'
import { EgressRefused } from '../../ports/egress.ts'
import type { AddressClass } from './addresses.ts'

/** The https port, and the first unprivileged port. Ports between serve mail, shells and file shares. */
const httpsPort = 443
const unprivilegedPortMin = 1024

/**
 * Throws `EgressRefused` for a URL that is refused for any address. Takes a parsed URL: the WHATWG parser has normalised
 * every spelling of an address (octal, hexadecimal, one number, full width), so the checked host is the dialled one.
 */
export function assertUrl(url: URL): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new EgressRefused('the URL is not https')
  if (url.username !== '' || url.password !== '') throw new EgressRefused('the URL carries credentials')
  if (url.hostname === '') throw new EgressRefused('the URL has no host')
}

/** Whether the host is a name of one label (`intranet`, `localhost.`): such names mean something inside a network only. */
function isSingleLabel({ hostname }: URL): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && !hostname.replace(/\.$/, '').includes('.')
}

/**
 * Throws `EgressRefused` for a host of a single label, unless all its addresses are ones that the operator allowed. Without
 * allowed addresses there is nothing to resolve. docs/webhooks.md#addresses.
 */
export function assertHost(url: URL, addresses: readonly AddressClass[] | null): void {
  if (isSingleLabel(url) && (addresses === null || addresses.some((one) => one !== 'allowed'))) {
    throw new EgressRefused('the host is a name without a domain, which is not public')
  }
}

/**
 * Throws `EgressRefused` unless every address of the URL's host may be called by it: public ones over https on its own or an
 * unprivileged port, allowed ones over any scheme and port. One refused address refuses the name, because the resolver's order
 * decides which one is dialled. docs/webhooks.md#addresses.
 */
export function assertAddresses(url: URL, addresses: readonly AddressClass[]): void {
  if (addresses.length === 0) throw new EgressRefused('the host has no address')
  if (addresses.includes('refused')) throw new EgressRefused('the host has an address that is not public')
  if (!addresses.includes('public')) return
  if (url.protocol !== 'https:') throw new EgressRefused('the URL is not https')
  const port = url.port === '' ? httpsPort : Number(url.port)
  if (port !== httpsPort && port < unprivilegedPortMin) {
    throw new EgressRefused(`port ${port} is neither ${httpsPort} nor ${unprivilegedPortMin} or more`)
  }
}
