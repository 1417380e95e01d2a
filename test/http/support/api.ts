import { scopes } from '../../../src/contract/scopes.ts'
import { openReader } from '../../../src/reading/process/pool.ts'
import { startTestServer } from '../../support/server.ts'
import { Described, type Answer, type Description } from './described.ts'

type StartOptions = NonNullable<Parameters<typeof startTestServer>[0]> & {
  /** Documents are read: the reader that the server itself would start. */
  readonly reads?: boolean
}

export type Api = Awaited<ReturnType<typeof startApi>>

/** What `ask` sends besides method and path; `key: null` sends no key, `json` is sent as it is when it is a string. */
export interface Asked {
  readonly key?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: FormData
  readonly body?: RequestInit['body']
}

/** A running server whose every answer is held against its own published description. */
export async function startApi(options: StartOptions = {}) {
  const reader = options.reads ? undefined : (options.world?.reader ?? (await lazyReader()))
  const server = await startTestServer({ ...options, world: { ...options.world, reader } })
  const published = await fetch(`${server.url}/openapi.json`)
  const description = (await published.json()) as Description
  const described = new Described(description)

  const ask = async (method: string, path: string, asked: Asked = {}): Promise<Answer> => {
    const { key, headers, json, form, body } = asked
    const given = json === undefined || typeof json === 'string' ? json : JSON.stringify(json)
    const init = { key, headers, body: body ?? form ?? (given as string | undefined), duplex: 'half' }
    const response = await server.call(method, path, init as RequestInit)
    const answer = { status: response.status, headers: response.headers, body: await response.json() }
    described.check(method, path.split('?')[0]!, answer)
    return answer
  }

  const addKey = async (input: Readonly<Record<string, unknown>>): Promise<{ id: string; key: string }> => {
    const given = { workspace_id: server.workspaceId, name: 'Test', ...input }
    return (await server.operate('keys.create', given)) as { id: string; key: string }
  }
  /** A workspace of its own with a key for every scope; answers both. */
  const addWorkspace = async (settings: Readonly<Record<string, unknown>> = {}) => {
    const given = { name: 'Lender', growth: true, ...settings }
    const { id } = (await server.operate('workspaces.create', given)) as { id: string }
    const { key } = await addKey({ workspace_id: id, scopes: [...scopes] })
    return { id, key }
  }
  const stop = async () => {
    await server.stop()
    await reader?.close()
  }
  return { ...server, described, description, ask, addKey, addWorkspace, stop }
}

/** Takes the database away from under a running server. */
export async function breakStore({ services }: Api): Promise<void> {
  await Promise.all([services.store.app.destroy(), services.store.system.destroy()])
}

/** The real reader, which starts with its first file: for tests that read nothing. */
function lazyReader() {
  return openReader({ readers: 1, warmUp: 'lazy' })
}
