import type { Bilingual } from '../../../contract/locale.ts'
import { countryNoun } from '../../values/countries.ts'
import type { CountryListId } from '../../risk/country-lists.ts'
import { geographyFindings, type GeographyFinding } from '../../risk/geography.ts'
import { isOfClient, placesOf } from '../../risk/places.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { fieldName } from '../../profile/field-names.ts'

const listNames: Readonly<Record<CountryListId, Bilingual>> = {
  fatf_call_for_action: { en: 'FATF call for action', fr: 'des appels à l’action du GAFI' },
  ministerial_directive: { en: 'ministerial directives', fr: 'des directives ministérielles' },
  eu_high_risk: { en: 'EU high-risk third countries', fr: 'des pays tiers à haut risque de l’UE' },
  fatf_increased_monitoring: { en: 'FATF increased monitoring', fr: 'de surveillance renforcée du GAFI' },
  secrecy: { en: 'EU non-cooperative tax jurisdictions', fr: 'des territoires fiscaux non coopératifs de l’UE' },
}

/** In Canada, of the client itself: PCMLTFA s. 11.42 directives on DPR Korea and Iran. */
const criticalInCanada: ReadonlySet<string> = new Set(['KP', 'IR'])

/** No country of the client or of a party is on a list of the pack. */
export const geographyHighRisk = defineCheck<ClientContext>({
  id: 'geography:high_risk',
  severity: 'warning',
  label: { en: 'No listed high-risk country is involved.', fr: 'Aucun pays à haut risque n’est en cause.' },
  details: [
    {
      en: '{country} ({field}) is on the list {list}.',
      fr: '{Le country} ({field}) {country:figure/figurent} sur la liste {list}.',
    },
  ],
  find({ profile, pack, asOf }) {
    if (placesOf(profile).countries.length === 0) return nothing
    const findings = geographyFindings(profile, pack, asOf)
    const isCritical = ({ country, field }: GeographyFinding) =>
      pack.country === 'CA' && isOfClient(field) && criticalInCanada.has(country)
    const worst = findings.find(isCritical) ?? findings[0]
    if (worst === undefined) return passes
    const params = {
      country: countryNoun(worst.country) ?? worst.country,
      field: fieldName(worst.field),
      list: listNames[worst.list],
    }
    return [{ passed: false, severity: isCritical(worst) ? 'critical' : 'warning', params }]
  },
})
