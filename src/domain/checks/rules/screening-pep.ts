import type { Bilingual } from '../../../contract/locale.ts'
import { shownScore } from '../../screening/severity.ts'
import { defineCheck, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { exposuresOf } from '../facts/exposures.ts'
import { nameOfList } from '../facts/list-name.ts'
import { exposedPersonTerm } from '../../risk/legal-terms.ts'

const positionNotStated: Bilingual = { en: 'position not stated', fr: 'fonction non précisée' }

/** A party matches no listed politically exposed person. PCMLTFR s. 121(1). */
export const screeningPep = defineCheck<JudgedContext>({
  id: 'screening:pep',
  severity: 'warning',
  label: {
    en: '{Party} is not a known politically exposed person.',
    fr: '{Party} n’est pas {un exposed person} connue.',
  },
  details: [
    {
      en: '{Party} resembles {entry} ({position}) in {source} (score {score}).',
      fr: '{Party} ressemble à {entry} ({position}) dans {source} (score {score}).',
    },
  ],
  find: (context) =>
    exposuresOf(context).map(({ party, found }): Finding => {
      const named = { Party: party, 'exposed person': exposedPersonTerm(context.pack) }
      if (found === null) return { passed: true, label: party, params: named }
      const { hit, severity, bundle } = found
      const position = hit.position === '' ? positionNotStated : hit.position
      const source = nameOfList(bundle, hit)
      const params = { ...named, entry: hit.entry, position, source, score: shownScore(hit.score) }
      return { passed: false, label: party, severity, params }
    }),
})
