import { Type } from 'typebox'
import type { CaseList } from '../../contract/case.ts'
import { environments } from '../../contract/environment.ts'
import { errors } from '../../contract/errors.ts'
import { findWorkspace } from '../../store/workspaces.ts'
import { listingOf } from '../audit/case-acts.ts'
import { caseFilters } from '../cases/case-filters.ts'
import { pageOfCases } from '../cases/page-of-cases.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'

const flag = (description: string) => Type.Optional(Type.Boolean({ description }))

const SearchCases = Type.Object({
  workspace_id: Type.String(),
  environment: Type.Enum([...environments]),
  ...caseFilters(flag),
})

/** A page of the cases of a workspace and environment, as the API lists them. The audit entry is committed first. docs/api.md#cases. */
export const searchCasesOfWorkspace: OperatorOperation<typeof SearchCases, CaseList> = {
  name: 'cases.search',
  input: SearchCases,
  async run(services, { workspace_id: tenantId, environment, limit, cursor, ...search }) {
    if (!isUuid(tenantId) || (await findWorkspace(services.store, tenantId)) === null) throw errors.notFound()
    return pageOfCases(services, {
      ...{ tenantId, environment, workspaceKey: null, search, limit, cursor, cursorIn: 'body' },
      listing: (at) => listingOf(tenantId, at),
    })
  },
}
