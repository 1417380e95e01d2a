import type { Bilingual } from '../../../contract/locale.ts'
import { embargoes, hasEmbargoes } from '../../risk/embargoes.ts'
import { embargoFindings, type EmbargoReason } from '../../risk/embargo-findings.ts'
import { placesOf } from '../../risk/places.ts'
import { citationIn } from '../../policy-packs/definition/citations.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { fieldName } from '../../profile/field-names.ts'

/** The reasons in the order of the details. */
const reasons: readonly EmbargoReason[] = ['prohibited', 'partial', 'part_of_oblast', 'national', 'likely']
const unreadDetail = reasons.length

/** The regulations of the data, as each language cites them. */
const citations: ReadonlyMap<string, Bilingual> = new Map(
  embargoes.map(({ law }) => [law, { en: law, fr: citationIn(law, 'fr') }]),
)

/**
 * No place of the file is under an embargo of the pack's law: 31 CFR parts 510, 515, 560, 589; SOR/2011-167, SOR/2014-60; Reg. (EU)
 * 692/2014, 2022/263. It blocks what the law prohibits, and flags what it restricts.
 */
export const geographyEmbargo = defineCheck<ClientContext>({
  id: 'geography:embargo',
  severity: 'critical',
  label: {
    en: 'No embargoed country or region is involved.',
    fr: 'Aucun pays ni aucune région sous embargo n’est en cause.',
  },
  details: [
    {
      en: '{place} ({field}) is under an embargo that prohibits the relationship: {law}.',
      fr: '{place} ({field}) : embargo qui interdit la relation, {law}.',
    },
    {
      en: '{place} ({field}) is under sanctions that prohibit some dealings: {law}.',
      fr: '{place} ({field}) : sanctions qui interdisent certaines opérations, {law}.',
    },
    {
      en: '{place} ({field}): the address may lie in the part that is under an embargo: {law}.',
      fr: '{place} ({field}) : l’adresse peut se trouver dans la partie sous embargo, {law}.',
    },
    {
      en: '{place} ({field}): a national is blocked unless permanently resident elsewhere: {law}.',
      fr: '{place} ({field}) : un ressortissant est visé sauf résidence permanente ailleurs, {law}.',
    },
    {
      en: '{place} ({field}): the address may lie there, under an embargo: {law}.',
      fr: '{place} ({field}) : l’adresse peut s’y trouver, sous embargo, {law}.',
    },
    {
      en: 'A country could not be read ({field}): an embargo cannot be excluded.',
      fr: 'Un pays n’a pu être lu ({field}) : un embargo ne peut être exclu.',
    },
  ],
  find({ profile, kind, pack, asOf }) {
    if (!hasEmbargoes(pack)) return nothing
    const places = placesOf(profile)
    const [worst] = embargoFindings({ places, kind, pack, asOf })
    if (worst === undefined) {
      const { countries, citizenships, unread } = places
      const [field] = unread
      if (field !== undefined) {
        return [{ passed: false, severity: 'warning', detail: unreadDetail, params: { field: fieldName(field) } }]
      }
      return countries.length === 0 && citizenships.length === 0 ? nothing : passes
    }
    const { reason, names, field, law } = worst
    const severity = reason === 'prohibited' ? 'critical' : 'warning'
    const params = { place: names, field: fieldName(field), law: citations.get(law) ?? law }
    return [{ passed: false, severity, detail: reasons.indexOf(reason), params }]
  },
})
