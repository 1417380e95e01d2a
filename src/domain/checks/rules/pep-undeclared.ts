import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { exposuresOf } from '../facts/exposures.ts'
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
    const answers = exposureAnswers(context.profile)
    const exposures = exposuresOf(context)
    if (answers.length === 0 || exposures.length === 0) return nothing
    const hit = exposures.find(({ found }) => found !== null)?.found?.hit
    if (hit === undefined || answers.includes(true)) return [{ passed: true }]
    return [{ passed: false, params: { entry: hit.entry } }]
  },
})
