import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { ownedKinds } from '../facts/ownership.ts'
import { seniorOfficer } from '../facts/senior-officer.ts'
import { ownershipConfirmed } from './ownership-confirmed.ts'
import { ownershipIdentified } from './ownership-identified.ts'

const seniorOfficerRule = 'ownership:senior_officer'

/** Where the owners cannot be obtained or confirmed, the chief executive's identity is verified. Onboarding only. PCMLTFR s. 138(4)(a). */
export const ownershipSeniorOfficer = defineCheck<JudgedContext>({
  id: seniorOfficerRule,
  severity: 'warning',
  label: {
    en: 'The chief executive is verified, since the owners are not.',
    fr: 'L’identité du premier dirigeant est vérifiée, faute de celle des bénéficiaires effectifs.',
  },
  details: [
    {
      en: 'The beneficial owners are not confirmed and no chief executive is named.',
      fr: 'Les bénéficiaires effectifs ne sont pas confirmés et aucun premier dirigeant n’est nommé.',
    },
    {
      en: 'The beneficial owners are not confirmed and no photo document verifies {name}, who manages the entity.',
      fr: 'Les bénéficiaires effectifs ne sont pas confirmés et aucune pièce avec photo ne vérifie l’identité de la personne qui dirige l’entité : {name}.',
    },
  ],
  find(context) {
    const { pack, kind, purpose } = context
    if (pack.demanded.rules[seniorOfficerRule] === undefined || !ownedKinds.has(kind) || purpose !== 'onboarding')
      return nothing
    const ofOwners = [...ownershipIdentified.find(context), ...ownershipConfirmed.find(context)]
    if (ofOwners.every(({ passed }) => passed)) return nothing
    const { name, isVerified } = seniorOfficer(context)
    return [{ passed: isVerified, detail: name === null ? 0 : 1, params: { name: name ?? '' } }]
  },
})
