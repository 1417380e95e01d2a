import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** The register has exactly one such entity. docs/rules/registries.md#asking. */
export const registryFound = defineCheck<JudgedContext>({
  id: 'registry:found',
  severity: 'warning',
  label: { en: 'The entity is in the public register.', fr: 'L’entité figure au registre public.' },
  details: [{ en: '{register} has no entity {number}.', fr: '{register} ne contient pas l’entité {number}.' }],
  find({ register }) {
    if (register === null || register.lookup.answer.status === 'unavailable') return nothing
    const { sourceName, query, answer } = register.lookup
    return [{ passed: answer.status === 'found', params: { register: sourceName, number: query.value } }]
  },
})
