import { postalCode, provincesOfPostalCode } from '../../formats/postal-code.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** The first letter of a Canadian postal code matches the province. docs/rules/checks.md#postal-codes. */
export const consistencyPostalCode = defineCheck<ClientContext>({
  id: 'consistency:postal_code',
  severity: 'warning',
  label: { en: 'The postal code belongs to the province.', fr: 'Le code postal appartient à la province.' },
  details: [
    {
      en: '{postal_code} is a {found} code; the province is {province}.',
      fr: '{postal_code} est un code de {found}; la province est {province}.',
    },
  ],
  find({ profile: { values } }) {
    const { postal_code: code, province, country } = values
    if (code === undefined || province === undefined || (country !== undefined && country !== 'CA')) return nothing
    const found = provincesOfPostalCode(postalCode.normalise(code))
    if (found.length === 0 || !postalCode.test(postalCode.normalise(code), { country: 'CA' }).valid) return nothing
    return [{ passed: found.includes(province), params: { postal_code: code, found: found.join('/'), province } }]
  },
})
