import type { Bilingual } from '../../../contract/locale.ts'
import { countryName } from '../../values/countries.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { americanIndicia, reportingIndicia, type TaxIndicium } from '../facts/tax-indicia.ts'
import { listOf } from '../facts/text-list.ts'

/** The country whose institutions do not apply the Common Reporting Standard. */
const outsideStandard = 'US'

/**
 * The certified tax residences agree with the rest of the file. 26 CFR 1.1471-4(c)(5)(iv)(B); CRS sections III.B(2), IV.A and VII.A;
 * Income Tax Act Parts XVIII and XIX.
 */
export const taxIndicia = defineCheck<ClientContext>({
  id: 'tax:indicia',
  severity: 'warning',
  label: {
    en: 'The certified tax residences agree with the file.',
    fr: 'Les résidences fiscales attestées concordent avec le dossier.',
  },
  details: [
    {
      en: 'Certified: {certified}. The file also points to: {indicia}.',
      fr: 'Attestation : {certified}. Le dossier indique aussi : {indicia}.',
    },
  ],
  find(context) {
    const { profile, pack } = context
    const { tax_residences: residences } = profile.values
    if (residences === undefined) return nothing
    const certified = new Set(residences.map(({ country }) => country))
    const all = [...americanIndicia(context), ...(pack.country === outsideStandard ? [] : reportingIndicia(context))]
    const against = all.filter(({ country }) => !certified.has(country))
    if (against.length === 0) return passes
    const params = {
      certified: listOf([...certified].map(nameOf)),
      indicia: listOf(
        [...new Set(against.map(({ country }) => country))].map((country) => saying(country, against)),
        '; ',
      ),
    }
    return [{ passed: false, params }]
  },
})

/** "France (mailing address, telephone number)". */
function saying(country: string, indicia: readonly TaxIndicium[]): Bilingual {
  const facts = [...new Set(indicia.filter((one) => one.country === country).map(({ what }) => what))]
  const name = nameOf(country)
  const list = listOf(facts)
  return { en: `${name.en} (${list.en})`, fr: `${name.fr} (${list.fr})` }
}

function nameOf(country: string): Bilingual {
  return { en: countryName(country, 'en'), fr: countryName(country, 'fr') }
}
