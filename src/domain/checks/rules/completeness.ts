import { defineCheck, passes } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { gapName } from '../facts/gap-name.ts'
import { listOf } from '../facts/text-list.ts'

/** Every data point of the pack is known. docs/rules/profile.md#completeness. */
export const completeness = defineCheck<JudgedContext>({
  id: 'completeness',
  severity: 'warning',
  label: { en: 'The profile is complete.', fr: 'Le profil est complet.' },
  details: [
    {
      en: '{n} of {required} data points {n:is/are} missing: {list}.',
      fr: '{n} des {required} renseignements {n:manque/manquent} : {list}.',
    },
  ],
  find({ completeness: { required, present, missing } }) {
    if (missing.length === 0) return passes
    // `missing` may name several gaps of one data point.
    const params = { n: required - present, required, list: listOf(missing.map((gap) => gapName(gap))) }
    return [{ passed: false, params }]
  },
})
