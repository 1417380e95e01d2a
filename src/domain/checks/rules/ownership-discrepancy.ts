import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { dutyAbout } from '../facts/discrepancy-duty.ts'
import { areOwnersCompared, ownerDifferences, publicRecords } from '../facts/ownership-discrepancies.ts'

const nobody: Bilingual = { en: 'nobody', fr: 'personne' }

/**
 * The declared owners are those of the public register, where the law asks to report that they are not. AMLR art. 24;
 * CMF L561-47-1; docs/rules/registries.md#discrepancies.
 */
export const ownershipDiscrepancy = defineCheck<JudgedContext>({
  id: 'ownership:discrepancy',
  severity: 'warning',
  label: {
    en: 'The declared owners agree with the register.',
    fr: 'Les bénéficiaires effectifs déclarés concordent avec le registre.',
  },
  details: [
    {
      en: '{register} shows {a}; the profile says {b}. See whether it has to be reported to {authority}.',
      fr: '{register} indique {a}; le profil indique {b}. Voyez s’il faut le signaler : {authority}.',
    },
  ],
  find(context) {
    const duty = dutyAbout(context)
    if (duty === null) return nothing
    const records = publicRecords(context)
      .filter((record) => record.isFederal || !duty.federalAtHighRisk)
      .filter((record) => areOwnersCompared(record, context))
    if (records.length === 0) return nothing
    const [first] = records.flatMap((record) => ownerDifferences(record, context))
    if (first === undefined) return passes
    const { declared, found, record } = first
    const params = { register: record.names, a: found ?? nobody, b: declared ?? nobody, authority: duty.reportTo }
    return [{ passed: false, params }]
  },
})
