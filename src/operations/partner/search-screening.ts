import { Type } from 'typebox'
import {
  ScreeningSearch,
  searchedNameLengthMax,
  searchHitsPerAnswer,
  type SearchHit,
} from '../../contract/screening-search.ts'
import { bundleId, uuidOfHash } from '../../domain/screening/list-bundle.ts'
import { isSanction } from '../../domain/screening/kept-hits.ts'
import { usedList } from '../../domain/screening/used-list.ts'
import type { ScreenedBundle, ScreeningHit, ScreeningResult } from '../../domain/screening/result.ts'
import { scorePieces } from '../../domain/screening/score-pieces.ts'
import { defaultThresholds } from '../../domain/screening/thresholds.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant } from '../../store/tenant.ts'
import type { Caller, ParameterOperation } from '../operation.ts'
import { searchedParty } from '../screening/searched-party.ts'
import type { Services } from '../services.ts'

/** Longest date and country that are looked at, in characters. */
const valueLengthMax = 100
/** The gravest topic first. */
const gravity = ['sanction', 'wanted', 'debarment', 'pep', 'rca'] as const
/** The answer without a list. A caller who reads only `hits` has to read `incomplete` too: the contract has no 503. */
const nothingSearched: ScreeningSearch = { bundle: null, lists: [], incomplete: true, total: 0, hits: [] }

const Parameters = Type.Object({
  path: Type.Object({}),
  query: Type.Object({
    name: Type.String({ minLength: 1, maxLength: searchedNameLengthMax, description: 'In any script.' }),
    kind: Type.Optional(
      Type.Enum(['person', 'entity'], { description: 'What the name is of; searched as both when not said.' }),
    ),
    date_of_birth: Type.Optional(
      Type.String({
        maxLength: valueLengthMax,
        description: 'A day of the past, in any form of docs/rules/profile.md.',
      }),
    ),
    country: Type.Optional(
      Type.String({ maxLength: valueLengthMax, description: 'ISO 3166-1 alpha-2, alpha-3 or a name.' }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: searchHitsPerAnswer.max, default: searchHitsPerAnswer.default }),
    ),
  }),
})

/** `GET /v1/screening/search`. docs/api.md#screening-search. */
export const searchScreening: ParameterOperation<typeof Parameters> = {
  id: 'searchScreening',
  method: 'GET',
  path: '/v1/screening/search',
  scope: 'screening:search',
  tag: 'Screening',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Search a name in the lists',
  description:
    'The entries that a name resembles, those of sanctions first, each with the pieces that add up to its score. Searches the lists of the ' +
    'environment and the workspace’s own. Nothing is stored; the audit trail has how many were found, not the name.',
  parameters: Parameters,
  exampleQuery: { name: 'Serge Sanctionov', date_of_birth: '1970-01-01' },
  answer: { status: 200, schema: ScreeningSearch },
  refusals: [{ status: 422, when: 'The header or a parameter is not valid.' }],
  async run(services, caller, { query }): Promise<ScreeningSearch> {
    const { tenantId, environment } = caller
    const { limit = searchHitsPerAnswer.default } = query
    const party = searchedParty(query, services.clock.now().toISOString().slice(0, 10))
    const result = await services.screener.screen([party], { tenantId, environment })
    const answer = answerOf(result, limit)
    await auditSearch(services, caller, answer)
    return answer
  },
}

function answerOf(result: ScreeningResult, limit: number): ScreeningSearch {
  if (result.status !== 'run') return nothingSearched
  const { bundle, parties } = result
  const [date] = bundle.lists.map(({ checkedOn }) => checkedOn).sort()
  if (date === undefined) return nothingSearched
  const found = parties.flatMap(({ hits }) => hits)
  // A limit of hits must hide no sanctions behind those of other topics.
  const counts = (hit: ScreeningHit) => isSanction(hit, defaultThresholds)
  const inOrder = [...found.filter(counts), ...found.filter((hit) => !counts(hit))]
  return {
    bundle: { id: bundle.id, date },
    lists: bundle.lists.map((list) => ({ ...usedList(list), checked_on: list.checkedOn })),
    incomplete: parties.some(({ unread }) => unread !== undefined),
    total: found.length,
    hits: inOrder.slice(0, limit).map((hit) => shownHit(hit, bundle)),
  }
}

function shownHit(hit: ScreeningHit, { lists }: ScreenedBundle): SearchHit {
  const list = lists.find(({ id }) => id === hit.listId)
  const topics = gravity.filter((topic) => hit.topics.includes(topic))
  const [topic] = topics
  return {
    list: list === undefined ? { id: hit.listId, name: hit.listId } : usedList(list),
    record_id: hit.recordId,
    ...(topic === undefined ? {} : { topic }),
    topics,
    programmes: [...hit.programs],
    name: hit.matchedName,
    name_kind: hit.matchedNameKind,
    entry: hit.entry,
    score: hit.score,
    pieces: scorePieces(hit),
  }
}

/** Records a search before it is answered: the lists by their bundle and how many were found, never the name. */
async function auditSearch(
  { store, clock }: Services,
  { tenantId, keyId, requestId }: Caller,
  { bundle, total }: ScreeningSearch,
): Promise<void> {
  await withTenant(store.app, tenantId, (tx) =>
    insertAuditEntry(tx, {
      ...{ tenantId, at: clock.now(), action: 'screening.searched', requestId },
      actor: { type: 'key', id: keyId },
      objectId: uuidOfHash(bundle?.id ?? bundleId([])),
      ...(bundle === null ? { outcome: 'refused', reason: 'no_list' } : {}),
      ...(total === 0 ? {} : { count: total }),
    }),
  )
}
