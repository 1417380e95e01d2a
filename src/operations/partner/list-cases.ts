import { Type } from 'typebox'
import { CaseList } from '../../contract/case.ts'
import { caseFilters } from '../cases/case-filters.ts'
import { pageOfCases } from '../cases/page-of-cases.ts'
import { keysAct } from '../cases/read-case.ts'
import type { ParameterOperation } from '../operation.ts'

const yesOrNo = (description: string) => Type.Optional(Type.Enum(['true', 'false'], { description }))

const Parameters = Type.Object({ path: Type.Object({}), query: Type.Object(caseFilters(yesOrNo)) })

/** `GET /v1/kyc/cases`. docs/api.md#cases. */
export const listCases: ParameterOperation<typeof Parameters> = {
  id: 'listCases',
  method: 'GET',
  path: '/v1/kyc/cases',
  scope: 'kyc:cases:read',
  tag: 'Cases',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'List and search cases',
  description:
    'Cases of the environment that fulfil every filter, the last created first. Pages are stable while new cases come. Names and ' +
    'numbers are compared by keyed hashes: a whole name, never a part of one.',
  parameters: Parameters,
  exampleQuery: { state: 'open', limit: '10' },
  answer: { status: 200, schema: CaseList },
  refusals: [{ status: 422, when: 'The header or a parameter is not valid.' }],
  run(services, caller, { query }): Promise<CaseList> {
    const { legal_hold: held, passed, limit, cursor, ...others } = query
    const { tenantId, environment, workspaceKey } = caller
    return pageOfCases(services, {
      ...{ tenantId, environment, workspaceKey, limit, cursor, cursorIn: 'query' },
      search: {
        ...others,
        ...(held !== undefined && { legal_hold: held === 'true' }),
        ...(passed !== undefined && { passed: passed === 'true' }),
      },
      listing: (at) => keysAct(caller, { at, action: 'case.listed', objectId: tenantId }),
    })
  },
}
