import { acceptedTypes } from '../../document-types/steps.ts'
import type { RegistryEntity } from '../../../contract/registry.ts'
import { sameParty } from '../../registry/compare-with-register.ts'
import { comparePersonNames } from '../../names/person-name.ts'
import { sameNameScoreMin } from '../../names/same-scores.ts'
import type { Party } from '../../profile/profile.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import { namesIn } from '../facts/named-people.ts'
import { ownedKinds } from '../facts/ownership.ts'
import { isReliedOn } from '../facts/relied-on.ts'

/** A document or a register confirms the declared owners. PCMLTFR s. 138(2). */
export const ownershipConfirmed = defineCheck<JudgedContext>({
  id: 'ownership:confirmed',
  severity: 'warning',
  label: { en: 'Beneficial ownership is confirmed.', fr: 'La propriété effective est confirmée.' },
  details: [
    {
      en: 'No document or register confirms the beneficial owners.',
      fr: 'Aucun document ni registre ne confirme les bénéficiaires effectifs.',
    },
  ],
  find({ kind, profile, judgements, register }) {
    const { beneficial_owners: owners = [], no_owner_25: nobody } = profile.values
    if (!ownedKinds.has(kind) || (owners.length === 0 && nobody !== true)) return nothing
    const types = acceptedTypes('entity_ownership') ?? []
    const passed = judgements.some(
      (judgement) =>
        types.includes(judgement.document.facts.docType) && isReliedOn(judgement) && namesOwners(judgement, owners),
    )
    const answer = register?.lookup.answer
    return [{ passed: passed || (answer?.status === 'found' && listsOwners(answer.entity, owners)) }]
  },
})

/** True when the register lists every declared owner. */
function listsOwners({ owners: listed }: RegistryEntity, owners: readonly Party[]): boolean {
  const isListed = (name: string) => listed.some((other) => sameParty(name, other.name))
  return owners.length > 0 && owners.every((owner) => isConfirmed(owner, isListed))
}

/** True when the document names every declared owner, or has no list of owners. */
function namesOwners({ document }: Judgement, owners: readonly Party[]): boolean {
  const listed = namesIn(document.facts.fields, ['beneficial_owners'])
  if (listed.length === 0) return true
  const isListed = (name: string) => listed.some((other) => comparePersonNames(name, other) >= sameNameScoreMin)
  return owners.every((owner) => isConfirmed(owner, isListed))
}

/** An owner is confirmed by name; an entity also by all its owners. */
function isConfirmed({ name, owned_by: behind = [] }: Party, isListed: (name: string) => boolean): boolean {
  return isListed(name) || (behind.length > 0 && behind.every((owner) => isConfirmed(owner, isListed)))
}
