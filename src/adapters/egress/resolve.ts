import { lookup } from 'node:dns/promises'

/** One answer of a resolver, as `dns.lookup` gives them. */
export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** All addresses of a host name; throws when there is none. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>

/**
 * The system's resolver, including `/etc/hosts`. Lookups in flight are shared: each holds one of the few threads that file and
 * password work also use, so a slow name server must not hold one per delivery.
 */
export function systemResolver(): Resolve {
  const inFlight = new Map<string, Promise<readonly ResolvedAddress[]>>()
  return (hostname) => {
    const asked = inFlight.get(hostname)
    if (asked !== undefined) return asked
    const answer = lookup(hostname, { all: true })
    const forget = () => inFlight.delete(hostname)
    inFlight.set(hostname, answer)
    answer.then(forget, forget)
    return answer
  }
}
