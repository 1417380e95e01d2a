import { Type, type Static } from 'typebox'
import { riskLevels } from '../../contract/assessment.ts'
import { caseActLengths, shownDecisions } from '../../contract/case-acts.ts'
import { CaseList, casesPerAnswer } from '../../contract/case.ts'
import { clientKinds } from '../../contract/client-kind.ts'
import { referenceLengthMax, referencePattern } from '../../contract/environment.ts'
import { searchIndex } from '../../domain/crypto/search-index.ts'
import { checkTerm, nameTerm, numberTerm } from '../../domain/profile/search-terms.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import type { CaseFilter } from '../../store/case-filter.ts'
import { searchCases } from '../../store/search-cases.ts'
import { withTenant } from '../../store/tenant.ts'
import { cursorOf, placeOf } from '../cases/case-cursor.ts'
import { assigneeIndex } from '../cases/assign-case.ts'
import { assigneesOf } from '../cases/assignees-of.ts'
import { keysAct } from '../cases/read-case.ts'
import { shownSummary } from '../cases/shown-case.ts'
import type { Caller, ParameterOperation } from '../operation.ts'
import type { Services } from '../services.ts'

/** Longest name, number, check id or cursor that is looked for, in characters. */
const valueLengthMax = 400
const dayMs = 86_400_000

const text = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: valueLengthMax, description }))
const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))
const yesOrNo = (description: string) => Type.Optional(Type.Enum(['true', 'false'], { description }))

const Parameters = Type.Object({
  path: Type.Object({}),
  query: Type.Object({
    reference: Type.Optional(Type.String({ pattern: referencePattern, maxLength: referenceLengthMax })),
    state: Type.Optional(Type.Enum(['open', 'closed'])),
    legal_hold: yesOrNo('Whether it is under legal hold.'),
    kind: Type.Optional(Type.Enum([...clientKinds])),
    passed: yesOrNo('Whether its newest verdict passed.'),
    risk_level: Type.Optional(Type.Enum([...riskLevels], { description: 'Of its newest assessment.' })),
    failed_check: text('A check that its newest verdict failed, as `failed_checks` names it.'),
    party: text('The whole name of its client or of a party; order of words, case and accents do not count.'),
    number: text('The number of an identity document or of a party.'),
    decision: Type.Optional(
      Type.Enum([...shownDecisions], { description: 'As `decision` of the answer: the newest, or one that waits.' }),
    ),
    assignee: Type.Optional(
      Type.String({
        ...{ minLength: 1, maxLength: caseActLengths.name, pattern: '\\S' },
        description: 'Who it is assigned to; case and spaces around do not count.',
      }),
    ),
    created_from: day('The first day, UTC.'),
    created_to: day('The last day, UTC.'),
    changed_from: day('The first day of its last change, UTC.'),
    changed_to: day('The last day of its last change, UTC.'),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: casesPerAnswer.max, default: casesPerAnswer.default })),
    cursor: text('`next_cursor` of the page before, with the same filters.'),
  }),
})
type Query = Static<typeof Parameters>['query']

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
  async run(services, caller, { query }): Promise<CaseList> {
    const { limit = casesPerAnswer.default, cursor } = query
    const after = cursor === undefined ? null : placeOf(cursor)
    const filter = await filterOf(services, caller, query)
    const { tenantId } = caller
    const found = await withTenant(services.store.app, tenantId, async (tx) => {
      const at = services.clock.now()
      await insertAuditEntry(tx, keysAct(caller, { at, action: 'case.listed', objectId: tenantId }))
      return filter === null ? [] : searchCases(tx, caller, { filter, after, limit: limit + 1 })
    })
    const items = found.slice(0, limit)
    const last = items.at(-1)
    const assignees = await assigneesOf(services, items)
    return {
      items: items.map((item, at) => shownSummary(item, assignees[at] ?? null)),
      next_cursor: found.length > limit && last !== undefined ? cursorOf(last) : null,
    }
  },
}

/** Null when no case can have what is searched, such as a name without a letter. */
async function filterOf({ workspaceKeys }: Services, caller: Caller, query: Query): Promise<CaseFilter | null> {
  const terms = [
    ...(query.party === undefined ? [] : [nameTerm(query.party)]),
    ...(query.number === undefined ? [] : [numberTerm(query.number)]),
    ...(query.failed_check === undefined ? [] : [checkTerm(query.failed_check)]),
  ]
  if (terms.includes('')) return null
  const { assignee } = query
  const isKeyed = terms.length > 0 || assignee !== undefined
  const key = isKeyed ? (await workspaceKeys.open(caller.tenantId, caller.workspaceKey)).key : null
  return {
    ...(query.reference !== undefined && { reference: query.reference }),
    ...(query.state !== undefined && { state: query.state }),
    ...(query.legal_hold !== undefined && { legalHold: query.legal_hold === 'true' }),
    ...(query.kind !== undefined && { kind: query.kind }),
    ...(query.passed !== undefined && { passed: query.passed === 'true' }),
    ...(query.risk_level !== undefined && { riskLevel: query.risk_level }),
    ...(query.failed_check !== undefined && { failedCheck: query.failed_check }),
    ...(query.decision !== undefined && { decision: query.decision }),
    ...(key !== null && assignee !== undefined && { assignee: assigneeIndex({ workspaceKey: key }, assignee) }),
    ...(query.created_from !== undefined && { createdFrom: startOf(query.created_from) }),
    ...(query.created_to !== undefined && { createdBefore: endOf(query.created_to) }),
    ...(query.changed_from !== undefined && { changedFrom: startOf(query.changed_from) }),
    ...(query.changed_to !== undefined && { changedBefore: endOf(query.changed_to) }),
    has: key === null ? [] : searchIndex(key, terms),
  }
}

function startOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function endOf(date: string): Date {
  return new Date(startOf(date).getTime() + dayMs)
}
