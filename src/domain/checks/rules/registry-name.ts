import { sameNameScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/**
 * The legal name is the register's; a previous name is info only.
 * docs/rules/checks.md#company-names.
 */
export const registryName = defineCheck<JudgedContext>({
  id: 'registry:name',
  severity: 'warning',
  label: { en: 'The legal name agrees with the register.', fr: 'Le nom légal concorde avec le registre.' },
  details: [
    { en: 'The register shows {a}; the profile says {b}.', fr: 'Le registre indique {a}; le profil indique {b}.' },
  ],
  find({ register, profile }) {
    const name = profile.values.legal_name
    const score = register?.comparison?.matches.name ?? null
    if (register?.lookup.answer.status !== 'found' || name === undefined || score === null) return nothing
    const wasCalledSo = (register.comparison?.previousName ?? 0) >= sameNameScoreMin
    return [
      {
        passed: score >= sameNameScoreMin,
        severity: wasCalledSo ? 'info' : 'warning',
        params: { a: register.lookup.answer.entity.legal_name, b: name },
        compared: { shown: register.lookup.answer.entity.legal_name, recorded: name, score },
      },
    ]
  },
})
