import type { Bilingual } from '../../../contract/locale.ts'
import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import { dateField, documentDate } from './document-date.ts'
import { isSwapped } from './swapped-dates.ts'

/**
 * Why the dates of a document keep it from proving the death or the executor's power: a certificate of another day of death is of
 * another person, and nobody makes a will after death. Code civil du Québec arts 125, 613, 704; docs/rules/checks.md#whose-document.
 */
export function contradictsDeath({
  profile,
}: Pick<JudgedContext, 'profile'>): (judgement: Judgement) => Bilingual | null {
  const { date_of_death: died } = profile.values
  return ({ document: { facts } }) => {
    if (died === undefined) return null
    const shown = dateField(facts.fields, 'date_of_death')
    if (shown !== null && shown !== died && !isSwapped(shown, died)) {
      return {
        en: `shows another date of death (${shown}, not ${died})`,
        fr: `indique une autre date de décès (${shown}, et non ${died})`,
      }
    }
    const made = facts.docType === 'will' ? documentDate(facts.fields) : null
    return made === null || made <= died
      ? null
      : { en: `is dated ${made}, after the death (${died})`, fr: `porte la date du ${made}, après le décès (${died})` }
  }
}
