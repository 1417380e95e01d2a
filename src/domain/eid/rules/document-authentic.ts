import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { EidResult, EidVerdict } from '../definition/eid-result.ts'

/** Worst last. */
const order: readonly EidVerdict[] = ['clear', 'suspected', 'rejected']

/** A rating in words. */
export const verdictNames: Readonly<Record<EidVerdict, Bilingual>> = {
  clear: { en: 'clear', fr: 'conforme' },
  suspected: { en: 'suspected', fr: 'suspect' },
  rejected: { en: 'rejected', fr: 'rejeté' },
}

const noReason: Bilingual = { en: 'no reason given', fr: 'aucun motif donné' }

/** The provider found every scanned document authentic; a suspicion is a flag. */
export const eidDocumentAuthentic = defineCheck<EidResult>({
  id: 'eid:document_authentic',
  severity: 'critical',
  label: { en: 'The scanned document is authentic.', fr: 'Le document numérisé est authentique.' },
  details: [
    {
      en: 'The provider rated the document {verdict}: {reasons}.',
      fr: 'Le fournisseur a coté le document {verdict} : {reasons}.',
    },
    { en: 'The provider rated no document.', fr: 'Le fournisseur n’a coté aucun document.' },
  ],
  find({ asked, ended, documents }) {
    const [worst] = documents.toSorted((a, b) => order.indexOf(b.verdict) - order.indexOf(a.verdict))
    if (worst === undefined) {
      const isMissing = ended === 'complete' && asked.documents.includes('photo_id')
      return isMissing ? [{ passed: false, detail: 1 }] : nothing
    }
    const { verdict, reasons } = worst
    return [
      {
        passed: verdict === 'clear',
        severity: verdict === 'suspected' ? 'warning' : 'critical',
        params: { verdict: verdictNames[verdict], reasons: reasons.length === 0 ? noReason : reasons.join(', ') },
      },
    ]
  },
})
