import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/**
 * No adverse media about a party, if the workspace's policy asks. Without a source it fails, because nothing was looked at.
 * docs/adverse-media.md#what-counts.
 */
export const screeningAdverseMedia = defineCheck<JudgedContext>({
  id: 'screening:adverse_media',
  severity: 'warning',
  label: { en: 'No adverse media is known about {party}.', fr: 'Aucun média défavorable connu au sujet {de party}.' },
  details: [
    {
      en: '{n} adverse {n:item/items} found about {party}.',
      fr: '{n} {n:élément défavorable trouvé/éléments défavorables trouvés} au sujet {de party}.',
    },
    {
      en: 'Adverse media was not looked for: this workspace has no source.',
      fr: 'Les médias défavorables n’ont pas été consultés : cet espace de travail n’a pas de source.',
    },
  ],
  find({ switches, screening }) {
    if (!switches.screenSanctions || screening.status !== 'run') return nothing
    if (screening.media === null) {
      return screening.parties.map(({ party }) => ({ passed: false, label: party, detail: 1, params: { party } }))
    }
    return screening.parties.flatMap(({ party, adverseItems: n }) =>
      n === undefined ? [] : [{ passed: n === 0, label: party, params: { party, n } }],
    )
  },
})
