import { isIP } from 'node:net'

import { type Egress, EgressFailed, type EgressTarget } from '../../ports/egress.ts'
import { addressClassifier } from './addresses.ts'
import { type Resolve, type ResolvedAddress, systemResolver } from './resolve.ts'
import { send } from './send.ts'
import { unlessAborted, withinTime } from './time-limit.ts'
import { assertAddresses, assertHost, assertUrl } from './url.ts'

/** Limit for the resolution of a name, within the deadline. docs/reliability.md#sending. */
const resolveMs = 5_000

export interface EgressOptions {
  /** CIDRs of non-public addresses that may be called, over http too. docs/operations.md#settings. */
  readonly allow: readonly string[]
  /** Absent: the system's resolver. */
  readonly resolve?: Resolve
}

/**
 * The only code that makes outbound calls. A host is resolved once and all its addresses are checked; only those are dialled,
 * which defeats DNS rebinding. Throws when an entry of `allow` is not a CIDR.
 * docs/webhooks.md#addresses.
 */
export function openEgress({ allow, resolve = systemResolver() }: EgressOptions): Egress {
  const classify = addressClassifier(allow)

  async function judge(url: URL, signal: AbortSignal): Promise<readonly ResolvedAddress[]> {
    assertUrl(url)
    if (allow.length === 0) assertHost(url, null)
    const addresses = await addressesOf(url, resolve, signal)
    const classes = addresses.map(({ address }) => classify(address))
    assertHost(url, classes)
    assertAddresses(url, classes)
    return addresses
  }

  return {
    async request(options) {
      return await withinTime(wholeTime(options), async (signal) => {
        const addresses = await judge(options.url, signal)
        return await send(options, addresses, signal)
      })
    },

    async check(target) {
      await withinTime(wholeTime(target), (signal) => judge(target.url, signal))
    },
  }
}

async function addressesOf(url: URL, resolve: Resolve, signal: AbortSignal): Promise<readonly ResolvedAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  return await withinTime({ ms: resolveMs, failure: 'dns', signal }, async (resolveSignal) => {
    const answer = resolve(host).catch(() => {
      throw new EgressFailed('dns', 'the name does not resolve')
    })
    return await unlessAborted(answer, resolveSignal)
  })
}

function wholeTime({ deadlineMs, signal }: EgressTarget) {
  return { ms: deadlineMs, failure: 'timeout', ...(signal === undefined ? {} : { signal }) } as const
}
