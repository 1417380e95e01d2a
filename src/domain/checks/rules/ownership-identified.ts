import { onceFor } from '../../values/verdict-memo.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { entityName, isNaturalParty } from '../../profile/natural-party.ts'
import { ultimateOwners } from '../../profile/ownership-chain.ts'
import type { Party } from '../../profile/profile.ts'
import { isIdentifiedOwner, isOwnerShare, ownedKinds, ownerShareOn } from '../facts/ownership.ts'

/** Owners named in a sentence, at most. */
const namedMax = 5

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
    {
      en: 'No person owning or controlling {threshold} % or more is identified. The name of an entity: {names}; send its owners.',
      fr: 'Aucune personne détenant ou contrôlant {threshold} % ou plus n’est identifiée. Nom d’une entité : {names}; envoyez ses propriétaires.',
    },
    {
      en: 'No person owning or controlling {threshold} % or more is identified. Probably the name of an entity: {names}; send its owners, or for a person kind or birth date.',
      fr: 'Aucune personne détenant ou contrôlant {threshold} % ou plus n’est identifiée. Probablement le nom d’une entité : {names}; envoyez ses propriétaires ou, pour une personne, kind ou la date de naissance.',
    },
  ],
  // The rule about the senior officer asks too.
  find: onceFor((context) => context, find),
})

function find({ kind, profile, thresholds, asOf }: JudgedContext): readonly Finding[] {
  if (!ownedKinds.has(kind)) return nothing
  const { beneficial_owners: owners = [], no_owner_25: nobody, control_person: control = [] } = profile.values
  const share = ownerShareOn(thresholds, asOf)
  const ultimate = ultimateOwners(owners)
  const named = ultimate.some((owner) => isIdentifiedOwner(owner, share))
  const controlled = nobody === true && control.some(isNaturalParty)
  const params = { threshold: share.percent }
  if (named || controlled) return [{ passed: true, params }]
  const asked = ultimate.filter((owner) => isOwnerShare(owner, share)).map(({ party }) => party)
  const entities = [...asked, ...(nobody === true ? control : [])].filter((party) => entityName(party) !== null)
  if (entities.length === 0) return [{ passed: false, params }]
  return [
    { passed: false, detail: entities.some(mayBePerson) ? 2 : 1, params: { ...params, names: namesOf(entities) } },
  ]
}

/** Whether `kind` or a birth date would make the party a person. */
function mayBePerson(party: Party): boolean {
  return party.kind === undefined && entityName(party) === 'likely'
}

function namesOf(parties: readonly Party[]): string {
  const names = [...new Set(parties.map(({ name }) => name))]
  return names.length > namedMax ? `${names.slice(0, namedMax).join(', ')}…` : names.join(', ')
}
