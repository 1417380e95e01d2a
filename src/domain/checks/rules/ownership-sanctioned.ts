import { blockedOwnershipOf } from '../../policy-packs/definition/blocked-ownership.ts'
import { defineCheck, nothing, passes, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { ownedKinds } from '../facts/ownership.ts'
import { heldByListed, isOwned, listedParties, ownersOf, type Holding } from '../facts/sanctioned-owners.ts'

/** Owners named in a sentence, at most. */
const namedMax = 10

/** Places in `details`. */
const texts = { owned: 0, controlled: 1, mayBeOwned: 2, mayBeControlled: 3, unknown: 4 } as const

/**
 * Owners on a sanctions list do not own the client together, so that it is not blocked property itself. Shares are added up along the
 * chain as OFAC does. OFAC guidance of 13 August 2014; SEMA s. 2.1; docs/rules/policy-packs.md#owners-on-a-sanctions-list.
 */
export const ownershipSanctioned = defineCheck<JudgedContext>({
  id: 'ownership:sanctioned',
  severity: 'critical',
  label: {
    en: 'The client is not owned by persons on a sanctions list.',
    fr: 'Le client n’est pas détenu par des personnes inscrites sur une liste de sanctions.',
  },
  details: [
    {
      en: 'Owners on a sanctions list hold {percent} % together, {threshold} % makes the client blocked: {owners}.',
      fr: 'Des personnes inscrites sur une liste de sanctions détiennent ensemble {percent} %, le blocage commence à {threshold} % : {owners}.',
    },
    {
      en: 'Owners on a sanctions list control the client, which makes it blocked: {owners}.',
      fr: 'Des personnes inscrites sur une liste de sanctions contrôlent le client, ce qui entraîne le blocage : {owners}.',
    },
    {
      en: 'Possible matches with a sanctions list hold {percent} % together, {threshold} % makes the client blocked: {owners}.',
      fr: 'Des correspondances possibles avec une liste de sanctions détiennent ensemble {percent} %, le blocage commence à {threshold} % : {owners}.',
    },
    {
      en: 'Possible matches with a sanctions list control the client, which makes it blocked: {owners}.',
      fr: 'Des correspondances possibles avec une liste de sanctions contrôlent le client, ce qui entraîne le blocage : {owners}.',
    },
    {
      en: 'The share of an owner who matches a sanctions list is not stated; {threshold} % together makes the client blocked.',
      fr: 'La part d’un propriétaire qui correspond à une liste de sanctions n’est pas indiquée; ensemble, {threshold} % entraînent le blocage.',
    },
  ],
  find({ kind, profile, pack, switches, parties, screening, screeningThresholds }) {
    if (!ownedKinds.has(kind) || !switches.screenSanctions || screening.status !== 'run') return nothing
    const owners = ownersOf(profile)
    if (owners.length === 0) return nothing
    const listed = listedParties(parties, screening.parties, screeningThresholds)
    if (listed.length === 0) return passes
    const rule = blockedOwnershipOf(pack.regime)
    const sure = heldByListed(
      owners,
      listed.filter(({ severity }) => severity === 'critical'),
      rule,
    )
    const failedAs = (holding: Holding, detail: number, severity: 'critical' | 'warning'): readonly Finding[] => {
      const params = { percent: holding.percent, threshold: rule.percent, owners: namesOf(holding) }
      return [{ passed: false, severity, detail, params }]
    }
    if (isOwned(sure, rule)) {
      return failedAs(sure, sure.percent >= rule.percent ? texts.owned : texts.controlled, 'critical')
    }
    const possible = heldByListed(owners, listed, rule)
    if (isOwned(possible, rule)) {
      return failedAs(possible, possible.percent >= rule.percent ? texts.mayBeOwned : texts.mayBeControlled, 'warning')
    }
    return possible.isUnknown ? failedAs(possible, texts.unknown, 'warning') : passes
  },
})

/** `Ivan Petrov (30 %), Deep Ltd. (25 %)`; who controls without a share has none. */
function namesOf({ holders }: Holding): string {
  const shown = new Set(holders.map(({ name, percent = 0 }) => (percent > 0 ? `${name} (${percent} %)` : name)))
  const named = [...shown]
  return named.length > namedMax ? `${named.slice(0, namedMax).join(', ')}…` : named.join(', ')
}
