import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { exposuresOf, foundExposures } from '../facts/exposures.ts'
import { exposureAnswers } from '../facts/political-exposure.ts'

/** Political exposure that the screening found was declared. PCMLTFR s. 116(1). */
export const pepUndeclared = defineCheck<JudgedContext>({
  id: 'pep:undeclared',
  severity: 'warning',
  label: { en: 'The declaration agrees with the screening.', fr: 'La déclaration concorde avec le filtrage.' },
  details: [
    {
      en: 'The client declared no political exposure; the screening found {entry}.',
      fr: 'Le client n’a déclaré aucune exposition politique; le filtrage a trouvé {entry}.',
    },
  ],
  find(context) {
    const exposures = exposuresOf(context)
    if (exposures.length === 0 || exposureAnswers(context.profile).length === 0) return nothing
    // What one person declared says nothing about another.
    const silent = new Set(foundExposures(context).flatMap(({ party, declared }) => (declared === null ? [party] : [])))
    const hit = exposures.find(({ party, found }) => found !== null && silent.has(party))?.found?.hit
    return hit === undefined ? [{ passed: true }] : [{ passed: false, params: { entry: hit.entry } }]
  },
})
