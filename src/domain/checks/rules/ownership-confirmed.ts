import type { RegistryEntity } from '../../../contract/registry.ts'
import { sameParty } from '../../registry/compare-with-register.ts'
import type { OwnerShare } from '../../policy-packs/definition/policy-pack.ts'
import type { Party } from '../../profile/profile.ts'
import { defineCheck, nothing, passes, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import { namesIn, sharesIn } from '../facts/named-people.ts'
import { isShareOf, ownedKinds, ownerShareOn } from '../facts/ownership.ts'
import { reliedOnFor, setAside } from '../facts/reliance.ts'
import { ofClient } from '../facts/who-is-proven.ts'

/** How a document says that nobody reaches the share. */
const nobodyListed = /^(?:none|nil|nobody|no one|not applicable|n\/a|aucune?|n[ée]ant|personne|sans objet)\b/i

/**
 * A document of the entity or a register confirms the declared owners. PCMLTFR s. 138(2);
 * docs/rules/checks.md#whose-document.
 */
export const ownershipConfirmed = defineCheck<JudgedContext>({
  id: 'ownership:confirmed',
  severity: 'warning',
  label: { en: 'Beneficial ownership is confirmed.', fr: 'La propriété effective est confirmée.' },
  details: [
    {
      en: 'No document or register confirms the beneficial owners.',
      fr: 'Aucun document ni registre ne confirme les bénéficiaires effectifs.',
    },
    {
      en: 'No document or register confirms the beneficial owners: {reasons}.',
      fr: 'Aucun document ni registre ne confirme les bénéficiaires effectifs : {reasons}.',
    },
  ],
  find(context) {
    const { kind, profile, register } = context
    const { beneficial_owners: owners = [], no_owner_25: nobody } = profile.values
    if (!ownedKinds.has(kind) || (owners.length === 0 && nobody !== true)) return nothing
    const answer = register?.lookup.answer
    if (answer?.status === 'found' && listsOwners(answer.entity, owners)) return passes
    return [documentFinding(context)]
  },
})

function documentFinding(context: JudgedContext): Finding {
  const { beneficial_owners: owners = [], control_person: controlling = [] } = context.profile.values
  const requirement = ofClient('entity_ownership', context)
  const share = ownerShareOn(context.thresholds, context.asOf)
  const passed = reliedOnFor(requirement, context).some((judgement) =>
    owners.length > 0 ? namesOwners(judgement, owners) : showsNoOwner(judgement, controlling, share),
  )
  if (passed) return { passed }
  const reasons = setAside(requirement, context)
  return reasons === null ? { passed } : { passed, detail: 1, params: { reasons } }
}

/** True when the register lists every declared owner. */
function listsOwners({ owners: listed }: RegistryEntity, owners: readonly Party[]): boolean {
  const isListed = (name: string) => listed.some((other) => sameParty(name, other.name))
  return owners.length > 0 && owners.every((owner) => isConfirmed(owner, isListed))
}

/** True when the document names every declared owner; one that names nobody confirms none. */
function namesOwners({ document }: Judgement, owners: readonly Party[]): boolean {
  const { docType, fields } = document.facts
  // The partners of an agreement own the partnership.
  const listed = namesIn(
    fields,
    docType === 'partnership_agreement' ? ['beneficial_owners', 'partners'] : ['beneficial_owners'],
  )
  const isListed = (name: string) => listed.some((other) => name === other || sameParty(name, other))
  return owners.every((owner) => isConfirmed(owner, isListed))
}

/** True when the document says so, or shows below the share everyone it lists but those who control. PCMLTFR s. 138(4). */
function showsNoOwner({ document }: Judgement, controlling: readonly Party[], share: OwnerShare): boolean {
  const listed = sharesIn(document.facts.fields, 'beneficial_owners')
  const controls = (name: string) => controlling.some((person) => sameParty(person.name, name))
  return (
    listed.length > 0 &&
    listed.every(
      ({ name, percent }) =>
        nobodyListed.test(name) || controls(name) || (percent !== null && !isShareOf(percent, share)),
    )
  )
}

/** An owner is confirmed by name; an entity also by all its owners. */
function isConfirmed({ name, owned_by: behind = [] }: Party, isListed: (name: string) => boolean): boolean {
  return isListed(name) || (behind.length > 0 && behind.every((owner) => isConfirmed(owner, isListed)))
}
