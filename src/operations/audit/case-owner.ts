import { environments, type Environment } from '../../contract/environment.ts'
import type { OperatorServices } from '../services.ts'
import { caseById } from './case-acts.ts'

/** The workspace and environment of a case. */
export interface CaseOwner {
  readonly tenantId: string
  readonly environment: Environment
}

/** Whose a case is. Throws 404. */
export async function caseOwner(store: OperatorServices['store'], id: string): Promise<CaseOwner> {
  const { tenantId, environment } = await caseById(store, id)
  return { tenantId, environment: environments.find((name) => name === environment) ?? 'sandbox' }
}
