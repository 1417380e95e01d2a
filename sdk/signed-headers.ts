/** Headers as a framework passes them: a `Headers`, or an object with names in any case. */
export type GivenHeaders =
  { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>

/** The headers of a signature; null when absent. */
export interface SignedHeaders {
  readonly timestamp: string | null
  readonly signature: string | null
  readonly oldSignature: string | null
  readonly standardId: string | null
  readonly standardTimestamp: string | null
  readonly standardSignature: string | null
}

/** Finds the headers in any case. The values of a repeated header are joined, which makes it invalid. */
export function signedHeadersOf(headers: GivenHeaders): SignedHeaders {
  const find = finder(headers)
  return {
    timestamp: find('x-service-timestamp'),
    signature: find('x-service-signature-v2'),
    oldSignature: find('x-service-signature'),
    standardId: find('webhook-id'),
    standardTimestamp: find('webhook-timestamp'),
    standardSignature: find('webhook-signature'),
  }
}

function finder(headers: GivenHeaders): (name: string) => string | null {
  const { get } = headers
  if (typeof get === 'function') return (name) => get.call(headers, name)
  const values = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat()]))
  return (name) => {
    const given = (values.get(name) ?? []).filter((value) => value !== undefined)
    return given.length === 0 ? null : given.join(', ')
  }
}
