import type { Bilingual } from '../../contract/locale.ts'
import { defineCheck, nothing } from '../checks/definition/check-rule.ts'
import type { EidResult } from './eid-result.ts'

/** A credit file that counts on its own: three years, drawn from two credits. PCMLTFR s. 105(1)(c). */
const monthsMin = 36
const tradeLinesMin = 2

/** A Canadian credit file says the same; one of several methods, so that missing it blocks nothing. */
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

/** What the file lacks, null for nothing. An age or a count that the provider does not give is not shown to be enough. */
function lacks(file: EidResult['creditFile']): Bilingual | null {
  if (file === null) return { en: 'no file was found', fr: 'aucun dossier trouvé' }
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
      : { en: `it is ${months} months old`, fr: `il date de ${months} mois` }
  }
  if (tradeLines !== null && tradeLines >= tradeLinesMin) return null
  return { en: `its sources are ${tradeLines ?? 'not known'}`, fr: `ses sources : ${tradeLines ?? 'inconnues'}` }
}
