import { packRetentionYears } from '../../domain/policy-packs/retention.ts'
import type { JudgedBy } from '../../store/cases.ts'
import type { Store } from '../../store/store.ts'
import type { Workspace } from '../../store/workspaces.ts'
import { publishedPolicy } from '../policies/workspace-policy.ts'

/**
 * The retentions that apply to a case, in calendar years: of each policy that judged it, as it was published, and of the
 * workspace's policy. docs/rules/privacy.md#retention.
 */
export function retentionYears(
  store: Store,
  { id: tenantId, regime, extends: base = null, policy }: Workspace,
  judgedBy: readonly JudgedBy[],
): Promise<readonly number[]> {
  const own = regime === null ? [] : [{ regime, base, policy }]
  const judges = [...judgedBy.map((judge) => ({ ...judge, base: null })), ...own]
  return Promise.all(
    judges.map(async (judge) => {
      if (judge.policy === null) return packRetentionYears(judge.regime, judge.base)
      return (await publishedPolicy(store, { tenantId, ...judge.policy })).pack.retentionYears
    }),
  )
}
