import { errors } from '../../contract/errors.ts'
import { choosePack } from '../../domain/policy-packs/choose-pack.ts'
import type { PolicyPack } from '../../domain/policy-packs/definition/policy-pack.ts'
import { isLoosened, thresholdFaults, type ScreeningThresholds } from '../../domain/screening/thresholds.ts'
import type { Workspace } from '../../store/workspaces.ts'
import { publishedPolicy } from '../policies/workspace-policy.ts'
import type { OperatorServices } from '../services.ts'

/**
 * Throws the 422 list that names each threshold that a workspace cannot set. Returns whether one is above the product's default.
 * docs/policies.md#thresholds-of-the-screening.
 */
export async function refuseThresholds(
  services: Pick<OperatorServices, 'store'>,
  workspace: Workspace,
  scores: ScreeningThresholds,
  overrides: boolean,
): Promise<boolean> {
  const faults = thresholdFaults(scores, { packs: await packsOf(services, workspace), overrides })
  if (faults.length > 0) {
    throw errors.issues(
      faults.map(({ topic, of, message }) => ({
        type: 'value_error',
        loc: ['body', 'topics', topic, of],
        msg: `Value error, ${topic}.${of} ${message}`,
      })),
    )
  }
  return isLoosened(scores)
}

/** Every pack that may judge a client of a workspace: two where the client's country selects it. */
async function packsOf(
  { store }: Pick<OperatorServices, 'store'>,
  { id: tenantId, policy, regime, extends: base = null }: Workspace,
): Promise<readonly PolicyPack[]> {
  if (policy !== null) return [(await publishedPolicy(store, { tenantId, ...policy })).pack]
  const choice = { id: null, regime, extends: base }
  return [...new Set(['CA', null].map((country) => choosePack(choice, country).pack))]
}
