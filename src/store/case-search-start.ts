import type { SelectQueryBuilder, Transaction } from 'kysely'
import type { CaseFilter, CaseOwner } from './case-filter.ts'
import { groupsFulfilling, type CaseGroup } from './case-groups.ts'
import type { Tables } from './tables.ts'

/** Cases are counted so far to find which of several filters fewest fulfil. */
const countedMax = 10_000

/** Whose cases a search goes through, the last created first: those of a term, of groups, or what the planner finds best. */
export type SearchStart =
  | { readonly from: 'term'; readonly term: Buffer }
  | { readonly from: 'groups'; readonly groups: readonly CaseGroup[] }
  | { readonly from: 'planner' }

const planned: SearchStart = { from: 'planner' }

/** The start that leaves fewest cases to go through, of the filters that have an index. */
export async function searchStart(tx: Transaction<Tables>, of: CaseOwner, filter: CaseFilter): Promise<SearchStart> {
  const { reference, assignee, has } = filter
  if (reference !== undefined) return planned
  const groups = await groupsFulfilling(tx, of, filter)
  if (groups?.length === 0) return { from: 'groups', groups }
  const cases = tx
    .selectFrom('kyc_case')
    .select('id')
    .where('tenant_id', '=', of.tenantId)
    .where('environment', '=', of.environment)
  const starts: readonly { readonly start: SearchStart; readonly count: (max: number) => Promise<number> }[] = [
    ...has.map((term) => ({
      start: { from: 'term', term } as const,
      count: counted(tx, havingTerm(tx, of, term).select('case_id')),
    })),
    ...(assignee === undefined
      ? []
      : [{ start: planned, count: counted(tx, cases.where('assignee_term', '=', assignee)) }]),
    ...(groups === null
      ? []
      : [
          {
            start: { from: 'groups', groups } as const,
            count: counted(tx, cases.where('list_group', 'in', [...groups])),
          },
        ]),
  ]
  if (starts.length < 2) return starts[0]?.start ?? planned
  let fewest = Infinity
  let best = planned
  for (const { start, count } of starts) {
    const found = await count(Math.min(fewest, countedMax))
    if (found < fewest) [fewest, best] = [found, start]
  }
  return best
}

/** Rows of the terms of cases, one for each case that has the term. */
export function havingTerm(tx: Transaction<Tables>, { tenantId, environment }: CaseOwner, term: Buffer) {
  return tx
    .selectFrom('case_term')
    .where('tenant_id', '=', tenantId)
    .where('environment', '=', environment)
    .where('term', '=', term)
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
