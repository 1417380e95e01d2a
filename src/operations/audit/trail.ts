import { errors } from '../../contract/errors.ts'
import type { StoredCheckpoint, StoredHead } from '../../domain/audit/check-checkpoints.ts'
import { checkpointsOf, headOf } from '../../store/audit-chain.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import type { OperatorServices } from '../services.ts'
import { publicKeysOf } from './signing.ts'

/** What is verified or exported in addition to the chains. */
export interface Trail {
  readonly publicKeys: readonly string[]
  readonly workspaceIds: readonly string[]
  /** Lines of the checkpoint file: those of the workspaces, and those of unknown workspaces. */
  readonly kept: readonly string[]
  /** The checkpoints in the database. */
  readonly stored: readonly StoredCheckpoint[]
  /** The signed ends of the chains, in the database and outside, which may be newer than the checkpoints. */
  readonly heads: readonly StoredHead[]
}

/**
 * The checkpoints of one workspace or of all. Read them before the chains, which only grow. The database is read before the file,
 * because the file is written first. Throws 404 for an unknown workspace.
 */
export async function readTrail(services: OperatorServices, workspaceId: string | undefined): Promise<Trail> {
  const all = (await listWorkspaces(services.store)).map(({ id }) => id)
  const workspaceIds = all.filter((id) => workspaceId === undefined || id === workspaceId)
  if (workspaceId !== undefined && workspaceIds.length === 0) throw errors.notFound()
  const stored: StoredCheckpoint[] = []
  const heads: StoredHead[] = []
  for (const id of workspaceIds) {
    stored.push(...(await checkpointsOf(services.store, id)))
    const head = await headOf(services.store, id)
    if (head !== null) heads.push(head)
  }
  const others = new Set(workspaceId === undefined ? [] : all.filter((id) => id !== workspaceId))
  const kept: string[] = []
  for await (const line of services.checkpoints.read()) {
    if (!others.has(tenantOf(line))) kept.push(line)
  }
  for (const line of await services.checkpoints.ends()) {
    const tenantId = tenantOf(line)
    if (!others.has(tenantId)) heads.push({ tenantId, line })
  }
  return { publicKeys: publicKeysOf(services.keys), workspaceIds, kept, stored, heads }
}

/** The workspace that a line names, whether or not it is whole. */
function tenantOf(line: string): string {
  return /"tenant_id":"([^"]*)"/.exec(line)?.[1] ?? ''
}
