import { errors } from '../../contract/errors.ts'
import type { StoredCheckpoint } from '../../domain/audit/check-checkpoints.ts'
import { checkpointsOf } from '../../store/audit-chain.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import type { OperatorServices } from '../services.ts'
import { publicKeysOf } from './signing.ts'

/** What there is to verify or to export, beside the chains themselves. */
export interface Trail {
  readonly publicKeys: readonly string[]
  readonly workspaceIds: readonly string[]
  /** Lines of the checkpoint file: those of the workspaces, and those that name no workspace any more. */
  readonly kept: readonly string[]
  readonly memoised: readonly StoredCheckpoint[]
}

/**
 * The checkpoints of one workspace or of all. Read before the chains, which only grow; what the database remembers is read
 * before the file, which is written first. Throws 404 for a workspace that is unknown.
 */
export async function readTrail(services: OperatorServices, workspaceId: string | undefined): Promise<Trail> {
  const all = (await listWorkspaces(services.store)).map(({ id }) => id)
  const workspaceIds = all.filter((id) => workspaceId === undefined || id === workspaceId)
  if (workspaceId !== undefined && workspaceIds.length === 0) throw errors.notFound()
  const memoised: StoredCheckpoint[] = []
  for (const id of workspaceIds) memoised.push(...(await checkpointsOf(services.store, id)))
  const others = all.filter((id) => !workspaceIds.includes(id))
  const kept: string[] = []
  for await (const line of services.checkpoints.read()) {
    if (!others.some((id) => line.includes(`"tenant_id":"${id}"`))) kept.push(line)
  }
  return { publicKeys: publicKeysOf(services.keys), workspaceIds, kept, memoised }
}
