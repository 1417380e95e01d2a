import { EgressRefused } from '../../ports/egress.ts'
import type { AddressClass } from './addresses.ts'

/** The port of https, and from here on the ports that need no privilege; in between live mail, shells and file shares. */
const httpsPort = 443
const unprivilegedPortMin = 1024

/**
 * Throws `EgressRefused` for a URL that is refused wherever its host may be. Takes a parsed URL only: the WHATWG parser has by
 * then turned every other spelling of an address (octal, hexadecimal, one number, full width) into the plain one, and what is
 * judged is what is dialled.
 */
export function assertUrl(url: URL): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new EgressRefused('the URL is not https')
  if (url.username !== '' || url.password !== '') throw new EgressRefused('the URL carries credentials')
  if (url.hostname === '') throw new EgressRefused('the URL has no host')
}

/**
 * Throws `EgressRefused` unless every address of the URL's host may be called by it: public ones over https on its own or an
 * unprivileged port, allowed ones as the operator likes. One bad address refuses the name, since which one is dialled would be
 * the resolver's choice. docs/webhooks.md#addresses.
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
