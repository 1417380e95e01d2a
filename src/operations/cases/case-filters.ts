import { Type, type TSchema } from 'typebox'
import { riskLevels } from '../../contract/assessment.ts'
import { caseActLengths, shownDecisions, type ShownCaseDecision } from '../../contract/case-acts.ts'
import { casesPerAnswer } from '../../contract/case.ts'
import { clientKinds } from '../../contract/client-kind.ts'
import { referenceLengthMax, referencePattern } from '../../contract/environment.ts'
import { searchIndex } from '../../domain/crypto/search-index.ts'
import { checkTerm, nameTerm, numberTerm } from '../../domain/profile/search-terms.ts'
import type { CaseFilter } from '../../store/case-filter.ts'
import type { WorkspaceKey } from '../workspace-keys.ts'
import { assigneeIndex } from './assign-case.ts'

/** Longest name, number, check id or cursor that is looked for, in characters. */
const valueLengthMax = 400
const dayMs = 86_400_000

const text = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: valueLengthMax, description }))
const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

/** The names by which cases are searched; `flag` makes what is yes or no, which a query writes as a word. docs/api.md#cases. */
export function caseFilters<Flag extends TSchema>(flag: (description: string) => Flag) {
  return {
    reference: Type.Optional(Type.String({ pattern: referencePattern, maxLength: referenceLengthMax })),
    state: Type.Optional(Type.Enum(['open', 'closed'])),
    legal_hold: flag('Whether it is under legal hold.'),
    kind: Type.Optional(Type.Enum([...clientKinds])),
    passed: flag('Whether its newest verdict passed.'),
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
  } as const
}

/** What cases are searched by. */
export interface CaseSearch {
  readonly reference?: string
  readonly state?: 'open' | 'closed'
  readonly legal_hold?: boolean
  readonly kind?: string
  readonly passed?: boolean
  readonly risk_level?: string
  readonly failed_check?: string
  readonly party?: string
  readonly number?: string
  readonly decision?: ShownCaseDecision
  readonly assignee?: string
  readonly created_from?: string
  readonly created_to?: string
  readonly changed_from?: string
  readonly changed_to?: string
}

/**
 * The filter of a search; null when no case can have what is searched, such as a name without a letter. `keyOf` is asked only where a
 * keyed hash is compared.
 */
export async function caseFilter(
  search: CaseSearch,
  keyOf: () => Promise<WorkspaceKey['key']>,
): Promise<CaseFilter | null> {
  const terms = [
    ...(search.party === undefined ? [] : [nameTerm(search.party)]),
    ...(search.number === undefined ? [] : [numberTerm(search.number)]),
    ...(search.failed_check === undefined ? [] : [checkTerm(search.failed_check)]),
  ]
  if (terms.includes('')) return null
  const { assignee } = search
  const key = terms.length > 0 || assignee !== undefined ? await keyOf() : null
  return {
    ...(search.reference !== undefined && { reference: search.reference }),
    ...(search.state !== undefined && { state: search.state }),
    ...(search.legal_hold !== undefined && { legalHold: search.legal_hold }),
    ...(search.kind !== undefined && { kind: search.kind }),
    ...(search.passed !== undefined && { passed: search.passed }),
    ...(search.risk_level !== undefined && { riskLevel: search.risk_level }),
    ...(search.failed_check !== undefined && { failedCheck: search.failed_check }),
    ...(search.decision !== undefined && { decision: search.decision }),
    ...(key !== null && assignee !== undefined && { assignee: assigneeIndex({ workspaceKey: key }, assignee) }),
    ...(search.created_from !== undefined && { createdFrom: startOf(search.created_from) }),
    ...(search.created_to !== undefined && { createdBefore: endOf(search.created_to) }),
    ...(search.changed_from !== undefined && { changedFrom: startOf(search.changed_from) }),
    ...(search.changed_to !== undefined && { changedBefore: endOf(search.changed_to) }),
    has: key === null ? [] : searchIndex(key, terms),
  }
}

function startOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function endOf(date: string): Date {
  return new Date(startOf(date).getTime() + dayMs)
}
