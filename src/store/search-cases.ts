import { sql, type RawBuilder, type SelectQueryBuilder, type Transaction } from 'kysely'
import { shownDecisions, type ShownCaseDecision } from '../contract/case-acts.ts'
import type { CaseFilter, CaseOwner } from './case-filter.ts'
import type { CaseGroup } from './case-groups.ts'
import { havingTerm, searchStart } from './case-search-start.ts'
import { caseOf, type StoredCase } from './cases.ts'
import type { Tables } from './tables.ts'

/** The place of a case in a list: the next page begins after it. */
export interface CasePlace {
  readonly createdAt: Date
  readonly id: string
}

/** What a case's newest verdict says, and its newest decision. */
export interface ListedCase extends StoredCase {
  readonly judgedAt: Date | null
  readonly passed: boolean | null
  readonly riskLevel: string | null
  readonly failedChecks: readonly string[]
  readonly decision: ShownCaseDecision
  readonly decidedAt: Date | null
  /** Sealed; null: it is assigned to nobody. */
  readonly assignment: Buffer | null
}

/** Which cases of a list are wanted: those after a place that fulfil a filter, so many at most. */
interface Page {
  readonly filter: CaseFilter
  readonly after: CasePlace | null
  readonly limit: number
}

/** Cases of a workspace and environment, the last created first, after a place: new cases move no page. */
export async function searchCases(tx: Transaction<Tables>, of: CaseOwner, page: Page): Promise<readonly ListedCase[]> {
  const start = await searchStart(tx, of, page.filter)
  if (start.from === 'groups' && start.groups.length === 0) return []
  const query =
    start.from === 'term'
      ? pageOfTerm(tx, of, page, start.term)
      : start.from === 'groups'
        ? pageOfGroups(tx, of, page, start.groups)
        : pageOfAll(tx, of, page)
  return (await query.execute()).map(listedOf)
}

function pageOfAll(tx: Transaction<Tables>, of: CaseOwner, page: Page) {
  return ungrouped(grouped(listedCases(tx, of.tenantId), page.filter), of, page.filter)
    .where(({ and }) => and(createdWithin('id', page)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
}

/**
 * Goes through the cases that have a term in the order of its index and looks each up by its id, until there are enough. `offset 0`
 * leaves no other plan: those that the planner prefers when it expects few sort all cases of the term.
 */
function pageOfTerm(tx: Transaction<Tables>, of: CaseOwner, page: Page, term: Buffer) {
  const having = havingTerm(tx, of, term)
    .select(['created_at', 'case_id as id'])
    .where(({ and }) => and(createdWithin('case_id', page)))
    .orderBy('created_at', 'desc')
    .orderBy('case_id', 'desc')
    .offset(0)
  const listed = ungrouped(grouped(listedCases(tx, of.tenantId), page.filter), of, page.filter)
    .where('id', '=', sql.ref<string>('found.id'))
    .offset(0)
  return tx
    .selectFrom(having.as('found'))
    .innerJoinLateral(listed.as('listed'), (join) => join.onTrue())
    .selectAll('listed')
    .orderBy('found.created_at', 'desc')
    .orderBy('found.id', 'desc')
    .limit(page.limit)
}

/** Takes the newest of each group from the index, and of these the newest, which are then looked up by their ids. */
function pageOfGroups(tx: Transaction<Tables>, of: CaseOwner, page: Page, groups: readonly CaseGroup[]) {
  const wanted = sql<{ list_group: CaseGroup }>`unnest(${groups}::text[])`.as<'wanted'>(sql`wanted(list_group)`)
  const ofGroup = ungrouped(tx.selectFrom('kyc_case').where('tenant_id', '=', of.tenantId), of, page.filter)
    .select(['created_at', 'id'])
    .where('list_group', '=', sql.ref<string>('wanted.list_group'))
    .where(({ and }) => and(createdWithin('id', page)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
  const found = tx
    .selectFrom(wanted)
    .innerJoinLateral(ofGroup.as('of_group'), (join) => join.onTrue())
    .select(['of_group.created_at', 'of_group.id'])
    .orderBy('of_group.created_at', 'desc')
    .orderBy('of_group.id', 'desc')
    .limit(page.limit)
  const listed = listedCases(tx, of.tenantId).where('id', '=', sql.ref<string>('found.id')).offset(0)
  return tx
    .selectFrom(found.as('found'))
    .innerJoinLateral(listed.as('listed'), (join) => join.onTrue())
    .selectAll('listed')
    .orderBy('found.created_at', 'desc')
    .orderBy('found.id', 'desc')
}

/** Conditions on when a case was created and on its place, for a table that names its id so. */
function createdWithin(id: 'id' | 'case_id', { filter, after }: Page): readonly RawBuilder<boolean>[] {
  const { createdFrom, createdBefore } = filter
  return [
    ...(createdFrom === undefined ? [] : [sql<boolean>`created_at >= ${createdFrom}::timestamptz`]),
    ...(createdBefore === undefined ? [] : [sql<boolean>`created_at < ${createdBefore}::timestamptz`]),
    ...(after === null
      ? []
      : [sql<boolean>`(created_at, ${sql.ref(id)}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`]),
  ]
}

type CaseQuery<Row> = SelectQueryBuilder<Tables, 'kyc_case', Row>

/** The cases that fulfil the filters by which they are grouped. src/store/case-groups.ts. */
function grouped<Row>(query: CaseQuery<Row>, filter: CaseFilter): CaseQuery<Row> {
  const { kind, passed, riskLevel, state, legalHold, decision } = filter
  let of = query
  if (state !== undefined) of = of.where('closed_at', state === 'open' ? 'is' : 'is not', null)
  if (legalHold !== undefined) of = of.where('legal_hold', '=', legalHold)
  if (kind !== undefined) of = of.where('kind', '=', kind)
  if (passed !== undefined) of = of.where('passed', '=', passed)
  if (riskLevel !== undefined) of = of.where('risk_level', '=', riskLevel)
  if (decision !== undefined) of = of.where('decision', '=', decision)
  return of
}

/** The cases of an environment that fulfil all other filters; each case keeps its terms, by which a second one is found without an index. */
function ungrouped<Row>(query: CaseQuery<Row>, { environment }: CaseOwner, filter: CaseFilter): CaseQuery<Row> {
  const { reference, failedCheck, assignee, changedFrom, changedBefore, has } = filter
  let of = query.where('environment', '=', environment)
  if (reference !== undefined) of = of.where('reference', '=', reference)
  if (failedCheck !== undefined) of = of.where(sql<boolean>`${failedCheck} = any(failed_checks)`)
  if (assignee !== undefined) of = of.where('assignee_term', '=', assignee)
  if (changedFrom !== undefined) of = of.where('updated_at', '>=', changedFrom)
  if (changedBefore !== undefined) of = of.where('updated_at', '<', changedBefore)
  if (has.length > 0) of = of.where(sql<boolean>`search_index @> ${has}::bytea[]`)
  return of
}

/** One case of a workspace and environment; null when there is none. */
export async function findListedCase(
  tx: Transaction<Tables>,
  of: CaseOwner & { readonly id: string },
): Promise<ListedCase | null> {
  const row = await listedCases(tx, of.tenantId)
    .where('environment', '=', of.environment)
    .where('id', '=', of.id)
    .executeTakeFirst()
  return row === undefined ? null : listedOf(row)
}

/** Without the hashes, and of the sealed columns with the assignment alone, which a list shows. */
function listedCases(tx: Transaction<Tables>, tenantId: string) {
  return tx
    .selectFrom('kyc_case')
    .select(['tenant_id', 'id', 'environment', 'reference', 'kind', 'created_at', 'updated_at', 'closed_at'])
    .select(['legal_hold', 'next_review_due', 'erased_at', 'judged_at', 'passed', 'risk_level', 'failed_checks'])
    .select(['decision', 'decided_at', 'assignment'])
    .where('tenant_id', '=', tenantId)
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof listedCases>['execute']>>[number]

function listedOf(row: ListedRow): ListedCase {
  return {
    ...caseOf(row),
    judgedAt: row.judged_at,
    passed: row.passed,
    riskLevel: row.risk_level,
    failedChecks: row.failed_checks,
    decision: shownOf(row.decision),
    decidedAt: row.decided_at,
    assignment: row.assignment,
  }
}

function shownOf(decision: string): ShownCaseDecision {
  return shownDecisions.find((shown) => shown === decision) ?? 'none'
}
