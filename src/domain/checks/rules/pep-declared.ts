import type { Bilingual } from '../../../contract/locale.ts'
import { partiesBehind } from '../../profile/party-lists.ts'
import type { Profile } from '../../profile/profile.ts'
import type { PolicyPack } from '../../policy-packs/definition/policy-pack.ts'
import { exposedPersonRegimes } from '../../risk/political-exposure.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import { clientName } from '../facts/client-name.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { enhancedMeasures } from '../../risk/legal-terms.ts'

/** The declared kinds in order; the French terms are the Act's. PCMLTFA s. 9.3. */
const kinds = [
  ['pep_foreign', { en: 'a politically exposed foreign person', fr: 'étranger politiquement vulnérable (EPV)' }],
  ['pep_domestic', { en: 'a politically exposed domestic person', fr: 'national politiquement vulnérable (NPV)' }],
  [
    'pep_hio',
    { en: 'the head of an international organisation', fr: 'dirigeant d’une organisation internationale (DOI)' },
  ],
  ['pep', { en: 'a politically exposed person', fr: 'personne politiquement vulnérable (PPV)' }],
  [
    'pep_family',
    {
      en: 'a family member of a politically exposed person',
      fr: 'membre de la famille d’une personne politiquement vulnérable',
    },
  ],
  [
    'pep_associate',
    {
      en: 'a close associate of a politically exposed person',
      fr: 'personne étroitement associée à une personne politiquement vulnérable',
    },
  ],
] as const satisfies readonly (readonly [keyof Profile['values'], Bilingual])[]

const declaredPep: Bilingual = { en: 'a politically exposed person', fr: 'personne politiquement vulnérable (PPV)' }

/**
 * The French terms outside Canada, where the laws have one kind only. CMF L561-10;
 * docs/rules/risk.md#political-exposure.
 */
const exposedPerson = 'personne politiquement exposée (PPE)'
const exposedRelatives: Readonly<Record<string, string>> = {
  pep_family: `membre de la famille d’une ${exposedPerson}`,
  pep_associate: `personne étroitement associée à une ${exposedPerson}`,
}

/** No party is declared as politically exposed. */
export const pepDeclared = defineCheck<ClientContext>({
  id: 'pep:declared',
  severity: 'warning',
  label: { en: 'No political exposure was declared.', fr: 'Aucune exposition politique déclarée.' },
  details: [
    {
      en: '{Party} is declared as {pep kind}; {measures}.',
      fr: 'Selon la déclaration, {Party} a la qualité {de pep kind}; {measures}.',
    },
  ],
  find({ profile, pack }) {
    const { values } = profile
    const measures = enhancedMeasures(pack)
    const declared = kinds.find(([key]) => values[key] === true)
    if (declared !== undefined) {
      const [key, kind] = declared
      return [{ passed: false, params: { Party: clientName(profile), 'pep kind': inLaw(pack, kind, key), measures } }]
    }
    const answers = partiesBehind(profile).filter(({ pep }) => pep !== undefined)
    const party = answers.find(({ pep }) => pep === true)
    if (party !== undefined)
      return [{ passed: false, params: { Party: party.name, 'pep kind': inLaw(pack, declaredPep), measures } }]
    return answers.length > 0 || kinds.some(([key]) => values[key] === false) ? passes : nothing
  },
})

function inLaw({ regime }: PolicyPack, kind: Bilingual, key = 'pep'): Bilingual {
  return exposedPersonRegimes.has(regime) ? { ...kind, fr: exposedRelatives[key] ?? exposedPerson } : kind
}
