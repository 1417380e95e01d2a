import type { Egress, EgressAnswer } from '../../ports/egress.ts'
import { EgressFailed } from '../../ports/egress.ts'

/** Largest file of a list, in bytes; the largest published one has 130 MB. */
const fileBytesMax = 512 * 1024 * 1024
const deadlineMs = 10 * 60_000
const redirectsMax = 4

/** A server's validators of a file, to ask later whether it changed (RFC 9110 section 8.8). */
export interface Validator {
  readonly etag: string
  readonly lastModified: string
}

export type Download =
  | { readonly status: 'unchanged' }
  | { readonly status: 'changed'; readonly body: Uint8Array; readonly validator: Validator }

/**
 * Downloads a file, unless the server says that it has not changed. Follows redirects, and checks the address of each. Throws
 * EgressRefused, or EgressFailed, also for any other status.
 */
export async function download(egress: Egress, address: URL, known: Validator | null): Promise<Download> {
  let url = address
  for (let redirects = 0; redirects <= redirectsMax; redirects++) {
    const answer = await egress.request({
      url,
      method: 'GET',
      headers: {
        'user-agent': 'Gatehouse',
        accept: '*/*',
        ...(known !== null && known.etag !== '' && { 'if-none-match': known.etag }),
        ...(known !== null && known.lastModified !== '' && { 'if-modified-since': known.lastModified }),
      },
      deadlineMs,
      bodyDeadlineMs: deadlineMs,
      bodyBytesMax: fileBytesMax,
    })
    if (answer.status === 304) return { status: 'unchanged' }
    if (answer.status === 200) return { status: 'changed', body: answer.body, validator: validatorOf(answer) }
    const next = redirectOf(answer, url)
    if (next === null) throw new EgressFailed('answer', `status ${answer.status}`)
    url = next
  }
  throw new EgressFailed('answer', `more than ${redirectsMax} redirects`)
}

function validatorOf({ headers }: EgressAnswer): Validator {
  return { etag: headers['etag'] ?? '', lastModified: headers['last-modified'] ?? '' }
}

function redirectOf({ status, headers }: EgressAnswer, from: URL): URL | null {
  const location = headers['location']
  return [301, 302, 303, 307, 308].includes(status) && location !== undefined ? URL.parse(location, from.href) : null
}
