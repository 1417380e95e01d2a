import { postalCode, provincesOfPostalCode } from '../../formats/postal-code.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { provinceNoun } from '../../names/provinces.ts'
import { linked } from '../../values/french.ts'
import type { Param } from '../definition/template.ts'

/** The first letter of a Canadian postal code matches the province. docs/rules/checks.md#postal-codes. */
export const consistencyPostalCode = defineCheck<ClientContext>({
  id: 'consistency:postal_code',
  severity: 'warning',
  label: { en: 'The postal code belongs to the province.', fr: 'Le code postal appartient à la province.' },
  details: [
    {
      en: '{postal_code} is a {found} code; the province is {province}.',
      fr: '{postal_code} est un code {du found}; la province est {le province}.',
    },
  ],
  find({ profile: { values } }) {
    const { postal_code: code, province, country } = values
    if (code === undefined || province === undefined || (country !== undefined && country !== 'CA')) return nothing
    const found = provincesOfPostalCode(postalCode.normalise(code))
    if (found.length === 0 || !postalCode.test(postalCode.normalise(code), { country: 'CA' }).valid) return nothing
    return [
      {
        passed: found.includes(province),
        params: { postal_code: code, found: nounOf(found), province: nounOf([province]) },
      },
    ]
  },
})

/** The provinces in a sentence: « Territoires du Nord-Ouest ou du Nunavut » after the first one’s article. */
function nounOf([first = '', ...others]: readonly string[]): Param {
  const named = provinceNoun(first, 'CA')
  if (named === null || others.length === 0) return named ?? first
  const rest = others.flatMap((code) => provinceNoun(code, 'CA') ?? [])
  return {
    ...named,
    en: [named, ...rest].map(({ en }) => en).join(' or '),
    fr: [named.fr, ...rest.map((other) => linked('du', other))].join(' ou '),
  }
}
