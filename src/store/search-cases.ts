import { sql, type RawBuilder, type SelectQueryBuilder, type Transaction } from 'kysely'
import { shownDecisions, type ShownCaseDecision } from '../contract/case-acts.ts'
import type { Environment } from '../contract/environment.ts'
import { caseOf, type StoredCase } from './cases.ts'
import type { Tables } from './tables.ts'

/** Cases are counted so far to find which of several filters fewest fulfil. */
const countedMax = 10_000

/** Whose cases are searched. */
interface Owner {
  readonly tenantId: string
  readonly environment: Environment
}

/** Which cases of a workspace are wanted; absent: any. */
export interface CaseFilter {
  readonly reference?: string
  readonly state?: 'open' | 'closed'
  readonly legalHold?: boolean
  readonly kind?: string
  readonly passed?: boolean
  readonly riskLevel?: string
  /** Its term is among `has` too: a case keeps the terms of earlier verdicts. */
  readonly failedCheck?: string
  readonly decision?: ShownCaseDecision
  /** The term of who it is assigned to. domain/crypto/search-index.ts. */
  readonly assignee?: Buffer
  readonly createdFrom?: Date
  /** The first moment that is too late, as for `changedBefore`. */
  readonly createdBefore?: Date
  readonly changedFrom?: Date
  readonly changedBefore?: Date
  /** The terms that a case must all have. domain/crypto/search-index.ts. */
  readonly has: readonly Buffer[]
}

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
export async function searchCases(tx: Transaction<Tables>, of: Owner, page: Page): Promise<readonly ListedCase[]> {
  const term = await startingTerm(tx, of, page.filter)
  const query = term === null ? pageOfAll(tx, of, page) : pageOfTerm(tx, of, { ...page, term })
  return (await query.execute()).map(listedOf)
}

function pageOfAll(tx: Transaction<Tables>, of: Owner, page: Page) {
  return filtered(listedCases(tx, of.tenantId), of, page.filter)
    .where(({ and }) => and(createdWithin('id', page)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
}

/**
 * Goes through the cases that have a term in the order of its index and looks each up by its id, until there are enough. `offset 0`
 * leaves no other plan: those that the planner prefers when it expects few sort all cases of the term.
 */
function pageOfTerm(tx: Transaction<Tables>, of: Owner, page: Page & { readonly term: Buffer }) {
  const having = termed(tx, of, page.term)
    .select(['created_at', 'case_id'])
    .where(({ and }) => and(createdWithin('case_id', page)))
    .orderBy('created_at', 'desc')
    .orderBy('case_id', 'desc')
    .offset(0)
  const listed = filtered(listedCases(tx, of.tenantId), of, page.filter)
    .where('id', '=', sql.ref<string>('having_term.case_id'))
    .offset(0)
  return tx
    .selectFrom(having.as('having_term'))
    .innerJoinLateral(listed.as('listed'), (join) => join.onTrue())
    .selectAll('listed')
    .orderBy('having_term.created_at', 'desc')
    .orderBy('having_term.case_id', 'desc')
    .limit(page.limit)
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

/**
 * The term whose cases are gone through: the one that fewest have. Null: none is asked for, or another filter that has an index leaves
 * fewer, which the planner then uses.
 */
async function startingTerm(tx: Transaction<Tables>, of: Owner, filter: CaseFilter): Promise<Buffer | null> {
  const { reference, decision, assignee, has } = filter
  const isIndexed = decision !== undefined || assignee !== undefined
  if (has.length === 0 || reference !== undefined) return null
  if (has.length === 1 && !isIndexed) return has[0] ?? null
  const cases = tx
    .selectFrom('kyc_case')
    .select('id')
    .where('tenant_id', '=', of.tenantId)
    .where('environment', '=', of.environment)
  const counts = [
    ...has.map((term) => ({ term, count: counted(tx, termed(tx, of, term).select('case_id')) })),
    ...(decision === undefined ? [] : [{ term: null, count: counted(tx, cases.where('decision', '=', decision)) }]),
    ...(assignee === undefined
      ? []
      : [{ term: null, count: counted(tx, cases.where('assignee_term', '=', assignee)) }]),
  ]
  let fewest = Infinity
  let starting: Buffer | null = null
  for (const { term, count } of counts) {
    const found = await count(Math.min(fewest, countedMax))
    if (found < fewest) [fewest, starting] = [found, term]
  }
  return starting
}

/** Counts rows, but not beyond a maximum. */
function counted<Table extends keyof Tables, Row>(
  tx: Transaction<Tables>,
  rows: SelectQueryBuilder<Tables, Table, Row>,
): (max: number) => Promise<number> {
  return async (max) => {
    const { count } = await tx
      .selectFrom(rows.limit(max).as('counted'))
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
}

/** The cases of an environment that fulfil a filter; a case keeps its terms, so that those without an index of their own find it too. */
function filtered<Row>(
  query: SelectQueryBuilder<Tables, 'kyc_case', Row>,
  { environment }: Owner,
  filter: CaseFilter,
): SelectQueryBuilder<Tables, 'kyc_case', Row> {
  let of = query.where('environment', '=', environment)
  if (filter.reference !== undefined) of = of.where('reference', '=', filter.reference)
  if (filter.state !== undefined) of = of.where('closed_at', filter.state === 'open' ? 'is' : 'is not', null)
  if (filter.legalHold !== undefined) of = of.where('legal_hold', '=', filter.legalHold)
  if (filter.kind !== undefined) of = of.where('kind', '=', filter.kind)
  if (filter.passed !== undefined) of = of.where('passed', '=', filter.passed)
  if (filter.riskLevel !== undefined) of = of.where('risk_level', '=', filter.riskLevel)
  if (filter.failedCheck !== undefined) of = of.where(sql<boolean>`${filter.failedCheck} = any(failed_checks)`)
  if (filter.decision !== undefined) of = of.where('decision', '=', filter.decision)
  if (filter.assignee !== undefined) of = of.where('assignee_term', '=', filter.assignee)
  if (filter.changedFrom !== undefined) of = of.where('updated_at', '>=', filter.changedFrom)
  if (filter.changedBefore !== undefined) of = of.where('updated_at', '<', filter.changedBefore)
  if (filter.has.length > 0) of = of.where(sql<boolean>`search_index @> ${filter.has}::bytea[]`)
  return of
}

/** Rows of the terms of cases, one for each case that has the term. */
function termed(tx: Transaction<Tables>, { tenantId, environment }: Owner, term: Buffer) {
  return tx
    .selectFrom('case_term')
    .where('tenant_id', '=', tenantId)
    .where('environment', '=', environment)
    .where('term', '=', term)
}

/** One case of a workspace and environment; null when there is none. */
export async function findListedCase(
  tx: Transaction<Tables>,
  of: Owner & { readonly id: string },
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
