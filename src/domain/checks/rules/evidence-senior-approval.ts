import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { RatedContext } from '../definition/contexts.ts'
import { approvalOf, measuredPersons, measuresDue } from '../facts/exposure-measures.ts'
import { fieldName } from '../../profile/field-names.ts'

/**
 * Senior management approved a relationship with a politically exposed person: the name and the day are recorded. In Canada the
 * account may stay open 30 days without it. PCMLTFR ss. 121(1)(b), 121(3), 123; AMLR art. 42(1); CMF R561-20-2.
 */
export const evidenceSeniorApproval = defineCheck<RatedContext>({
  id: 'evidence:senior_approval',
  severity: 'warning',
  label: { en: 'Senior management approved the relationship.', fr: 'La haute direction a approuvé la relation.' },
  details: [
    {
      en: 'No approval by senior management is recorded for {Party}.',
      fr: 'Aucune approbation de la haute direction n’est consignée pour {Party}.',
    },
    {
      en: 'No approval by senior management is recorded for {Party}; it is due by {date}.',
      fr: 'Aucune approbation de la haute direction n’est consignée pour {Party}; elle est attendue au plus tard le {date}.',
    },
    {
      en: 'No approval by senior management is recorded for {Party}; it was due by {date}.',
      fr: 'Aucune approbation de la haute direction n’est consignée pour {Party}; elle était attendue au plus tard le {date}.',
    },
    {
      en: 'The approval by senior management lacks: {field}.',
      fr: 'Élément manquant à l’approbation de la haute direction : {field}.',
    },
  ],
  find(context) {
    const persons = measuredPersons(context)
    if (persons.length === 0) return nothing
    const { by, date } = approvalOf(context.profile)
    if (by !== undefined && date !== undefined) return passes
    const dues = persons.map(({ name, stated }) => ({ name, due: measuresDue(context, stated) }))
    // The time that ends first decides, whoever's it is.
    const { name, due } = dues.reduce((one, other) => (isSooner(other.due, one.due) ? other : one))
    const isLate = due !== null && due < context.asOf
    const severity = isLate ? 'critical' : 'warning'
    if (by !== undefined || date !== undefined) {
      const field = fieldName(by === undefined ? 'senior_approval_by' : 'senior_approval_date')
      return [{ passed: false, severity, detail: 3, params: { field } }]
    }
    const detail = due === null ? 0 : isLate ? 2 : 1
    return [{ passed: false, severity, detail, params: { Party: name, date: due ?? '' } }]
  },
})

function isSooner(one: string | null, other: string | null): boolean {
  return one !== null && (other === null || one < other)
}
