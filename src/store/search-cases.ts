import { sql, type Transaction } from 'kysely'
import { shownDecisions, type ShownCaseDecision } from '../contract/case-acts.ts'
import type { Environment } from '../contract/environment.ts'
import { caseOf, type StoredCase } from './cases.ts'
import type { Tables } from './tables.ts'

/** Cases that have a common term, at least. */
const commonMin = 1_000

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

/** Cases of a workspace and environment, the last created first, after a place: new cases move no page. */
export async function searchCases(
  tx: Transaction<Tables>,
  of: Owner,
  page: { readonly filter: CaseFilter; readonly after: CasePlace | null; readonly limit: number },
): Promise<readonly ListedCase[]> {
  const { filter, after, limit } = page
  const { tenantId, environment } = of
  let query = listedCases(tx, tenantId).where('environment', '=', environment)
  if (filter.reference !== undefined) query = query.where('reference', '=', filter.reference)
  if (filter.state !== undefined) query = query.where('closed_at', filter.state === 'open' ? 'is' : 'is not', null)
  if (filter.legalHold !== undefined) query = query.where('legal_hold', '=', filter.legalHold)
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind)
  if (filter.passed !== undefined) query = query.where('passed', '=', filter.passed)
  if (filter.riskLevel !== undefined) query = query.where('risk_level', '=', filter.riskLevel)
  if (filter.failedCheck !== undefined) {
    query = query.where(sql<boolean>`failed_checks @> array[${filter.failedCheck}]::text[]`)
  }
  if (filter.decision !== undefined) query = query.where('decision', '=', filter.decision)
  if (filter.assignee !== undefined) query = query.where('assignee_term', '=', filter.assignee)
  if (filter.createdFrom !== undefined) query = query.where('created_at', '>=', filter.createdFrom)
  if (filter.createdBefore !== undefined) query = query.where('created_at', '<', filter.createdBefore)
  if (filter.changedFrom !== undefined) query = query.where('updated_at', '>=', filter.changedFrom)
  if (filter.changedBefore !== undefined) query = query.where('updated_at', '<', filter.changedBefore)
  for (const term of filter.has) {
    query = (await isCommon(tx, of, term))
      ? query.where(sql<boolean>`search_index @> array[${term}]::bytea[]`)
      : query.where('id', 'in', termed(tx, of, term))
  }
  if (after !== null) {
    query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`)
  }
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(listedOf)
}

/** Whether so many cases have a term that it is sooner found by going through the newest ones than by sorting all that have it. */
async function isCommon(tx: Transaction<Tables>, of: Owner, term: Buffer): Promise<boolean> {
  const rows = await termed(tx, of, term).limit(commonMin).execute()
  return rows.length === commonMin
}

/** The ids of the cases that have a term. */
function termed(tx: Transaction<Tables>, { tenantId, environment }: Owner, term: Buffer) {
  return tx
    .selectFrom('case_term')
    .select('case_term.case_id')
    .where('case_term.tenant_id', '=', tenantId)
    .where('case_term.environment', '=', environment)
    .where('case_term.term', '=', term)
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
