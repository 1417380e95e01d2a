import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** No adverse media about a party, if a source is configured. */
export const screeningAdverseMedia = defineCheck<JudgedContext>({
  id: 'screening:adverse_media',
  severity: 'warning',
  label: { en: 'No adverse media is known about {party}.', fr: 'Aucun média défavorable connu au sujet {de party}.' },
  details: [
    {
      en: '{n} adverse {n:item/items} found about {party}.',
      fr: '{n} {n:élément défavorable trouvé/éléments défavorables trouvés} au sujet {de party}.',
    },
  ],
  find({ switches, screening }) {
    if (!switches.screenSanctions || screening.status !== 'run') return nothing
    return screening.parties.flatMap(({ party, adverseItems: n }) =>
      n === undefined ? [] : [{ passed: n === 0, label: party, params: { party, n } }],
    )
  },
})
