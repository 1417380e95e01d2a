import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

const nobody: Bilingual = { en: 'nobody', fr: 'personne' }

/** The register and the profile list the same directors. PCMLTFR s. 138(1)(a). */
export const registryDirectors = defineCheck<JudgedContext>({
  id: 'registry:directors',
  severity: 'warning',
  label: { en: 'The directors agree with the register.', fr: 'Les administrateurs concordent avec le registre.' },
  details: [
    {
      en: 'Not in the register: {a}. Not declared: {b}.',
      fr: 'Absents du registre : {a}. Non déclarés : {b}.',
    },
  ],
  find({ register }) {
    const directors = register?.comparison?.matches.directors ?? null
    if (directors === null) return nothing
    const { missing, extra } = directors
    const listed = (names: readonly string[]) => (names.length === 0 ? nobody : names.join(', '))
    return [{ passed: missing.length === 0 && extra.length === 0, params: { a: listed(missing), b: listed(extra) } }]
  },
})
