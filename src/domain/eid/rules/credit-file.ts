import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { EidResult } from '../definition/eid-result.ts'

/** A credit file is enough alone from three years and two credits. PCMLTFR s. 105(1)(c). */
const monthsMin = 36
const tradeLinesMin = 2

/** A Canadian credit file agrees. Not critical: it is one of several methods. */
export const eidCreditFile = defineCheck<EidResult>({
  id: 'eid:credit_file',
  severity: 'warning',
  label: {
    en: 'A Canadian credit file confirms the identity.',
    fr: 'Un dossier de crédit canadien confirme l’identité.',
  },
  details: [
    {
      en: 'No credit file of three years with two sources matches: {reason}.',
      fr: 'Aucun dossier de crédit de trois ans avec deux sources ne concorde : {reason}.',
    },
  ],
  find({ asked, creditFile }) {
    if (creditFile === null && !asked.documents.includes('credit_file')) return nothing
    const reason = lacks(creditFile)
    return [reason === null ? { passed: true } : { passed: false, params: { reason } }]
  },
})

/** What the credit file lacks; null for nothing. An unknown age or count is not enough. */
function lacks(file: EidResult['creditFile']): Bilingual | null {
  if (file === null) return { en: 'no file was found', fr: 'aucun dossier n’a été trouvé' }
  if (!file.match) {
    return {
      en: 'name, address or birth date differ',
      fr: 'le nom, l’adresse ou la date de naissance diffèrent',
    }
  }
  const { months, tradeLines } = file
  if (months === null || months < monthsMin) {
    return months === null
      ? { en: 'its age is not known', fr: 'son ancienneté n’est pas connue' }
      : { en: `it is ${months} ${months === 1 ? 'month' : 'months'} old`, fr: `il date de ${months} mois` }
  }
  if (tradeLines !== null && tradeLines >= tradeLinesMin) return null
  return { en: `its sources are ${tradeLines ?? 'not known'}`, fr: `ses sources : ${tradeLines ?? 'inconnues'}` }
}
