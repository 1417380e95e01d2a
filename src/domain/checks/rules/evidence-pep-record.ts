import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { RatedContext } from '../definition/contexts.ts'
import { measuredPerson } from '../facts/exposure-measures.ts'
import { fieldName } from '../../profile/field-names.ts'
import { listOf } from '../facts/text-list.ts'

/** The office and the day of the determination are recorded. PCMLTFR s. 123. */
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
    const person = measuredPerson(context)
    if (person === null) return nothing
    const { position, determinedOn } = person.stated
    const missing = [
      ...(position === undefined ? ['pep_position'] : []),
      ...(determinedOn === undefined ? ['pep_determined_on'] : []),
    ]
    if (missing.length === 0) return passes
    return [{ passed: false, params: { Party: person.name, fields: listOf(missing.map((key) => fieldName(key))) } }]
  },
})
