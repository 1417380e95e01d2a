import type { Environment } from '../../contract/environment.ts'
import type { Purpose } from '../../contract/policy.ts'
import type { PolicyPack } from './definition/policy-pack.ts'

/** The switches of a request as sent; null: the policy decides. docs/api.md#switches. */
export interface Switches {
  readonly requireDocuments: boolean | null
  readonly screenSanctions: boolean
  readonly screenAmlPep: boolean | null
}

/** The switches of a request, and what the policy decides on. */
export interface SwitchRequest {
  readonly pack: PolicyPack
  readonly purpose: Purpose
  readonly environment: Environment
  readonly switches: Switches
  readonly asOfRequested: string | null
  readonly canadianClient: boolean
}

/** The effective switches, and the refused ones. docs/rules/policy-packs.md#locks-and-switches. */
export interface EffectiveSwitches {
  /** Documents establish identity; false in a review that does not ask for it. */
  readonly requireDocuments: boolean
  /** Documents are waived: no `required:<step>` check. docs/api.md#switches. */
  readonly stepsWaived: boolean
  readonly screenSanctions: boolean
  readonly screenAmlPep: boolean
  /** In the order of the table: require_documents, screen_sanctions, screen_aml_pep, as_of. */
  readonly refused: readonly string[]
}

/** The switches of a request under its policy's locks. A lock never refuses a stricter request. */
export function effectiveSwitches(request: SwitchRequest): EffectiveSwitches {
  const { pack, purpose, environment, switches, asOfRequested, canadianClient } = request
  const { locks, defaults } = pack
  const onboarding = purpose === 'onboarding'
  const identityHeld = onboarding && locks.identity
  const requireDocuments = identityHeld || (switches.requireDocuments ?? (onboarding && defaults.requireDocuments))
  const amlPepDefault = canadianClient && defaults.screenAmlPep !== false
  const refused = [
    ...(switches.requireDocuments === false && identityHeld ? ['require_documents'] : []),
    ...(!switches.screenSanctions && locks.sanctions ? ['screen_sanctions'] : []),
    ...(switches.screenAmlPep === false && locks.amlPep && canadianClient ? ['screen_aml_pep'] : []),
    ...(asOfRequested !== null && environment === 'production' ? ['as_of'] : []),
  ]
  return {
    requireDocuments,
    // A review without the switch still requires the steps of its purpose.
    stepsWaived: !requireDocuments && (onboarding || switches.requireDocuments === false),
    screenSanctions: locks.sanctions || switches.screenSanctions,
    screenAmlPep: canadianClient && (locks.amlPep || (switches.screenAmlPep ?? amlPepDefault)),
    refused,
  }
}
