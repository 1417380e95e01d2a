import type { Bilingual } from '../../../contract/locale.ts'
import { partiesBehind } from '../../profile/party-lists.ts'
import type { PolicyPack } from '../../policy-packs/definition/policy-pack.ts'
import { declaredOffices, standingOf, type Office } from '../../risk/exposures.ts'
import { exposedPersonRegimes } from '../../risk/political-exposure.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import { clientName } from '../facts/client-name.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { enhancedMeasures } from '../../risk/legal-terms.ts'

/** The declared kinds; the French terms are the Act's. PCMLTFA s. 9.3. */
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
] as const
type KindKey = (typeof kinds)[number][0]
const kindNames: ReadonlyMap<KindKey, Bilingual> = new Map<KindKey, Bilingual>(kinds)

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
    {
      en: 'The office declared for {Party} ended on {date}; measures follow the risk.',
      fr: 'La fonction déclarée pour {Party} a pris fin le {date}; les mesures suivent le risque.',
    },
  ],
  find({ profile, pack, asOf }) {
    const measures = enhancedMeasures(pack)
    const offices = declaredOffices(profile, pack)
    const office = offices.find((one) => standingOf(one, pack, asOf) === 'counts') ?? offices[0]
    if (office === undefined) {
      const isAnswered = partiesBehind(profile).some(({ pep }) => pep !== undefined)
      return isAnswered || kinds.some(([key]) => profile.values[key] === false) ? passes : nothing
    }
    const params = {
      Party: office.party?.name ?? clientName(profile),
      'pep kind': inLaw(pack, keyOf(office)),
      measures,
      date: office.stated.endDate ?? '',
    }
    return [{ passed: false, detail: standingOf(office, pack, asOf) === 'counts' ? 0 : 1, params }]
  },
})

function keyOf({ kind, relation }: Office): KindKey {
  if (relation !== null) return relation === 'family' ? 'pep_family' : 'pep_associate'
  return kind === 'unknown' ? 'pep' : `pep_${kind}`
}

function inLaw({ regime }: PolicyPack, key: KindKey): Bilingual {
  const kind = kindNames.get(key) ?? { en: '', fr: '' }
  return exposedPersonRegimes.has(regime) ? { ...kind, fr: exposedRelatives[key] ?? exposedPerson } : kind
}
