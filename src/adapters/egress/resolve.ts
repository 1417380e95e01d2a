import { lookup } from 'node:dns/promises'

/** One answer of a resolver, as `dns.lookup` gives them. */
export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** All addresses of a host name; throws when there is none. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>

/**
 * The system's resolver, `/etc/hosts` included. A question that is under way is shared: each holds one of the few threads that
 * files and passwords use too, and a slow name server must not get a thread for every delivery to its host.
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
