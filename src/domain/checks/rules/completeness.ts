import { defineCheck } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/**
 * Every data point that the pack asks for is known. The names are the wire's, in both languages.
 * docs/rules/profile.md#completeness.
 */
export const completeness = defineCheck<JudgedContext>({
  id: 'completeness',
  severity: 'warning',
  label: { en: 'The profile is complete.', fr: 'Le profil est complet.' },
  details: [
    {
      en: '{n} of {required} data points are missing: {list}.',
      fr: '{n} des {required} renseignements manquent : {list}.',
    },
  ],
  find({ completeness: { required, present, missing } }) {
    // A party may lack several things, which are one data point.
    const params = { n: required - present, required, list: missing.join(', ') }
    return [{ passed: missing.length === 0, params }]
  },
})
