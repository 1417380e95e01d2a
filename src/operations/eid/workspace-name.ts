import { findWorkspace } from '../../store/workspaces.ts'
import type { Services } from '../services.ts'

/** The name of a workspace, as its clients see it. */
export async function workspaceName({ store }: Pick<Services, 'store'>, tenantId: string): Promise<string> {
  const workspace = await findWorkspace(store, tenantId)
  if (workspace === null) throw new Error('the workspace of a proven key is missing')
  return workspace.name
}
