import { defineCheck } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** Every data point of the pack is known. Both languages show the wire names. docs/rules/profile.md#completeness. */
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
    // `missing` may name several gaps of one data point.
    const params = { n: required - present, required, list: missing.join(', ') }
    return [{ passed: missing.length === 0, params }]
  },
})
