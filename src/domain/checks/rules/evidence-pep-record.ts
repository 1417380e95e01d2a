import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { RatedContext } from '../definition/contexts.ts'
import { measuredPersons } from '../facts/exposure-measures.ts'
import type { StatedExposure } from '../../profile/profile.ts'
import { fieldName } from '../../profile/field-names.ts'
import { listOf } from '../facts/text-list.ts'

/** The office and the day of the determination are recorded for every person measured. PCMLTFR s. 123. */
export const evidencePepRecord = defineCheck<RatedContext>({
  id: 'evidence:pep_record',
  severity: 'warning',
  label: { en: 'The political exposure is recorded.', fr: 'L’exposition politique est consignée.' },
  details: [
    {
      en: 'Missing in the record of political exposure of {Party}: {fields}.',
      fr: 'Manquant au relevé d’exposition politique {de Party} : {fields}.',
    },
  ],
  find(context) {
    if (context.pack.country !== 'CA') return nothing
    const persons = measuredPersons(context)
    if (persons.length === 0) return nothing
    const gaps = persons.map(({ name, stated }) => ({ name, missing: missingOf(stated) }))
    const gap = gaps.find(({ missing }) => missing.length > 0)
    if (gap === undefined) return passes
    return [{ passed: false, params: { Party: gap.name, fields: listOf(gap.missing.map((key) => fieldName(key))) } }]
  },
})

function missingOf({ position, determinedOn }: StatedExposure): readonly string[] {
  return [
    ...(position === undefined ? ['pep_position'] : []),
    ...(determinedOn === undefined ? ['pep_determined_on'] : []),
  ]
}
