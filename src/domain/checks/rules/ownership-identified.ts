import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { isNaturalParty } from '../../profile/natural-party.ts'
import { ultimateOwners } from '../../profile/ownership-chain.ts'
import { isIdentifiedOwner, ownedKinds, ownerShareOn } from '../facts/ownership.ts'

/** A natural person owns or controls the share; or, when declared that nobody does, someone controls the entity. PCMLTFR s. 138(1). */
export const ownershipIdentified = defineCheck<JudgedContext>({
  id: 'ownership:identified',
  severity: 'critical',
  label: {
    en: 'Every person owning or controlling 25 % or more is identified.',
    fr: 'Toute personne détenant ou contrôlant 25 % ou plus est identifiée.',
  },
  details: [
    {
      en: 'No person owning or controlling {threshold} % or more is identified.',
      fr: 'Aucune personne détenant ou contrôlant {threshold} % ou plus n’est identifiée.',
    },
  ],
  find({ kind, profile, thresholds, asOf }) {
    if (!ownedKinds.has(kind)) return nothing
    const { beneficial_owners: owners = [], no_owner_25: nobody, control_person: control = [] } = profile.values
    const share = ownerShareOn(thresholds, asOf)
    const named = ultimateOwners(owners).some((owner) => isIdentifiedOwner(owner, share))
    const controlled = nobody === true && control.some(isNaturalParty)
    return [{ passed: named || controlled, params: { threshold: share.percent } }]
  },
})
