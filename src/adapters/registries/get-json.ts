import { EgressFailed, EgressRefused, type Egress } from '../../ports/egress.ts'
import { RegisterUnavailable } from '../../ports/registry.ts'

/** From the name's resolution to the last byte. docs/rules/registries.md#failures-and-caching. */
const deadlineMs = 5_000
const answerBytesMax = 1024 * 1024

/** How to reach a register. */
export interface RegisterAddress {
  readonly egress: Egress
  /** Base of its API, ending in a slash. */
  readonly base: URL
  /** Hosts of the registers that the operator enabled. */
  readonly hosts: ReadonlySet<string>
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The JSON at a path under the base; null on 404. Throws RegisterUnavailable for any other status,
 * invalid JSON and a failed call. Redirects are not followed.
 */
export async function getJson(
  { egress, base, hosts, headers = {} }: RegisterAddress,
  path: string,
  signal: AbortSignal,
): Promise<unknown> {
  const url = new URL(path, base)
  if (!hosts.has(url.host)) throw new RegisterUnavailable('host_not_allowed')
  const { status, body } = await answered(() =>
    egress.request({
      method: 'GET',
      url,
      headers: { accept: 'application/json', ...headers },
      deadlineMs,
      bodyBytesMax: answerBytesMax,
      signal,
    }),
  )
  if (status === 404) return null
  if (status !== 200) throw new RegisterUnavailable(`status_${status}`)
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    throw new RegisterUnavailable('not_json')
  }
}

async function answered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof EgressFailed) throw new RegisterUnavailable(error.failure)
    if (error instanceof EgressRefused) throw new RegisterUnavailable('refused')
    throw error
  }
}
