import type { Policy, Purpose } from '../../contract/policy.ts'
import type { PolicyChoice } from './policy-choice.ts'
import { caAml } from './packs/ca-aml.ts'
import { generic } from './packs/generic.ts'
import { packByRegime } from './index.ts'
import type { PolicyPack } from './definition/policy-pack.ts'

/** The pack that runs, and how it was chosen. */
export interface ChosenPack {
  readonly pack: PolicyPack
  readonly id: string | null
  readonly source: Policy['source']
}

/**
 * The workspace's own policy, else the pack of its regime; without either, `ca_aml` for a client in Canada and `generic` for
 * others. `country` is ISO alpha-2, null when unknown. docs/rules/policy-packs.md#choosing-a-pack.
 */
export function choosePack(policy: PolicyChoice, country: string | null): ChosenPack {
  if (policy.id !== null) return { pack: policy.pack, id: policy.id, source: 'workspace' }
  if (policy.regime === null) return { pack: country === 'CA' ? caAml : generic, id: null, source: 'default' }
  return { pack: packByRegime(policy.regime, policy.extends ?? null), id: null, source: 'builtin' }
}

/** The Policy object of an answer. docs/api.md#policy. */
export function policyObject(
  { pack, id, source }: ChosenPack,
  { purpose, overridesRefused }: { readonly purpose: Purpose; readonly overridesRefused: readonly string[] },
): Policy {
  return {
    id,
    version: pack.version,
    source,
    regime: pack.regime,
    regulator: pack.regulator,
    purpose,
    overrides_refused: [...overridesRefused],
  }
}
