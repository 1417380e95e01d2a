import { listWorkspaces } from '../../store/workspaces.ts'
import type { OperatorServices } from '../services.ts'
import { createKey } from './keys.ts'
import { createWorkspace } from './workspaces.ts'

/**
 * Makes a workspace and a key at the first start, so that the first call needs no further set-up; null when there is a workspace.
 * docs/operations.md#the-first-start.
 */
export async function makeFirstWorkspace(
  services: OperatorServices,
): Promise<{ readonly workspaceId: string; readonly key: string } | null> {
  if ((await listWorkspaces(services.store)).length > 0) return null
  const workspace = await createWorkspace.run(services, { name: 'Sandbox' })
  const { key } = await createKey.run(services, {
    workspace_id: workspace.id,
    name: 'First key',
    scopes: ['kyc:extract', 'kyc:verify', 'kyc:eid'],
  })
  return { workspaceId: workspace.id, key }
}
