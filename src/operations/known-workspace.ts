import { errors } from '../contract/errors.ts'
import { findWorkspace, type Workspace } from '../store/workspaces.ts'
import type { OperatorServices } from './services.ts'
import { isUuid } from './uuid.ts'

/** The workspace with this id. Throws 404 when there is none. */
export async function knownWorkspace({ store }: Pick<OperatorServices, 'store'>, id: string): Promise<Workspace> {
  const workspace = isUuid(id) ? await findWorkspace(store, id) : null
  if (workspace === null) throw errors.notFound()
  return workspace
}
