import { sql, type Transaction } from 'kysely'
import type { CaseFilter, CaseOwner } from './case-filter.ts'
import type { Tables } from './tables.ts'

/**
 * A group of cases that agree in all that has few values: the words of the column `list_group` of a case, which the database makes of its
 * other columns. Migration 0032.
 */
export type CaseGroup = string

const separator = '/'

/** The word that a filter wants at each place of a group, in the order of migration 0032; undefined: any. */
function wordsOf(filter: CaseFilter): readonly (string | undefined)[] {
  const { kind, passed, riskLevel, state, legalHold, decision } = filter
  return [
    kind,
    passed === undefined ? undefined : passed ? 'passed' : 'failed',
    riskLevel,
    state,
    legalHold === undefined ? undefined : legalHold ? 'held' : 'free',
    decision,
  ]
}

/**
 * The groups of an environment's cases that fulfil the filters on kind, result, risk level, state, hold and decision; null when there is no
 * such filter. A workspace has some dozens of groups, of 1,680 that could be.
 */
export async function groupsFulfilling(
  tx: Transaction<Tables>,
  of: CaseOwner,
  filter: CaseFilter,
): Promise<readonly CaseGroup[] | null> {
  const wanted = wordsOf(filter)
  if (wanted.every((word) => word === undefined)) return null
  return (await presentGroups(tx, of)).filter((group) => {
    const words = group.split(separator)
    return wanted.every((word, place) => word === undefined || word === words[place])
  })
}

/** Steps from each group to the next one in the index, so that it takes as long as there are groups, not cases. */
async function presentGroups(
  tx: Transaction<Tables>,
  { tenantId, environment }: CaseOwner,
): Promise<readonly CaseGroup[]> {
  const { rows } = await sql<{ list_group: CaseGroup }>`
    with recursive present as (
      (select list_group from kyc_case where tenant_id = ${tenantId} and environment = ${environment}
        order by list_group limit 1)
      union all
      select (select kyc_case.list_group from kyc_case
        where kyc_case.tenant_id = ${tenantId} and kyc_case.environment = ${environment}
          and kyc_case.list_group > present.list_group
        order by kyc_case.list_group limit 1)
      from present where present.list_group is not null
    )
    select list_group from present where list_group is not null`.execute(tx)
  return rows.map(({ list_group: group }) => group)
}
