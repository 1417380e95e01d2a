import { isIP } from 'node:net'

import { type Egress, EgressFailed, type EgressTarget } from '../../ports/egress.ts'
import { addressClassifier } from './addresses.ts'
import { type Resolve, type ResolvedAddress, systemResolver } from './resolve.ts'
import { send } from './send.ts'
import { unlessAborted, withinTime } from './time-limit.ts'
import { assertAddresses, assertUrl } from './url.ts'

/** For the resolution of a name, inside the deadline. docs/reliability.md#sending. */
const resolveMs = 5_000

export interface EgressOptions {
  /** CIDRs of addresses that may be called though they are not public, over http too. Decisions 5. */
  readonly allow: readonly string[]
  /** Left out: the system's resolver. */
  readonly resolve?: Resolve
}

/**
 * The one place that dials out. A host is resolved once, all its addresses are judged and only those are dialled, so that a
 * name which changes its answer in between (DNS rebinding) gains nothing. Throws when `allow` holds no CIDR.
 * docs/webhooks.md#addresses.
 */
export function openEgress({ allow, resolve = systemResolver() }: EgressOptions): Egress {
  const classify = addressClassifier(allow)

  async function judge(url: URL, signal: AbortSignal): Promise<readonly ResolvedAddress[]> {
    assertUrl(url)
    const addresses = await addressesOf(url, resolve, signal)
    const classes = addresses.map(({ address }) => classify(address))
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
