import { scopes } from '../../contract/scopes.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { requireSecretOf } from '../required-secret.ts'
import type { OperatorServices } from '../services.ts'
import { createKey } from './keys.ts'
import { createWorkspace } from './workspaces.ts'

/**
 * Makes a workspace with every plan and a key with every scope at the first start, so that the first call needs no further
 * set-up; null when there is a workspace. Throws SecretMissing when that one was made under another secret, by a process that
 * started at the same time. docs/operations.md#the-first-start.
 */
export async function makeFirstWorkspace(
  services: OperatorServices,
): Promise<{ readonly workspaceId: string; readonly key: string } | null> {
  if ((await listWorkspaces(services.store)).length > 0) {
    await requireSecretOf(services)
    return null
  }
  const workspace = await createWorkspace.run(services, { name: 'Sandbox', growth: true })
  const { key } = await createKey.run(services, {
    workspace_id: workspace.id,
    name: 'First key',
    scopes: [...scopes],
  })
  return { workspaceId: workspace.id, key }
}
