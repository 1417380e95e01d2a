import { datesOf } from '../../profile/date-readings.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { fieldName } from '../../profile/field-names.ts'
import { listOf } from '../facts/text-list.ts'

const always = ['third_party_name', 'third_party_address', 'third_party_phone'] as const
const person = ['third_party_date_of_birth'] as const
const entity = ['third_party_registration_number', 'third_party_jurisdiction'] as const
const last = ['third_party_occupation', 'third_party_relationship'] as const

/** All details of a third party; an entity has a number and jurisdiction instead of a birth date. */
export const thirdPartyDetails = defineCheck<ClientContext>({
  id: 'third_party:details',
  severity: 'critical',
  label: { en: 'The third party is fully described.', fr: 'Le tiers est entièrement décrit.' },
  details: [{ en: 'Missing about the third party: {fields}.', fr: 'Il manque au sujet du tiers : {fields}.' }],
  find({ profile }) {
    const { values } = profile
    if (values.third_party !== true) return nothing
    const isEntity = entity.some((key) => values[key] !== undefined)
    const missing = [...always, ...(isEntity ? entity : person), ...last].filter(
      (key) => datesOf(profile, key).length === 0,
    )
    if (missing.length === 0) return passes
    return [{ passed: false, params: { fields: listOf(missing.map((key) => fieldName(key))) } }]
  },
})
