import type { TestServer } from '../../support/server.ts'

/** Ids of what was stored, so that pages have something to show. */
export interface Filled {
  readonly keyId: string
}

/** Stores something for every page. */
export async function fill(server: TestServer): Promise<Filled> {
  const input = { workspace_id: server.workspaceId, name: 'loan origination', scopes: ['kyc:verify', 'kyc:extract'] }
  const { id } = (await server.operate('keys.create', input)) as { readonly id: string }
  await server.operate('keys.rotate', { id, grace_hours: 24 })
  return { keyId: id }
}

/** The addresses of a page below its workspace: its path with ids in it. */
export function addressesOf(path: string, filled: Filled): readonly string[] {
  return [path.replace('$key', filled.keyId)]
}
