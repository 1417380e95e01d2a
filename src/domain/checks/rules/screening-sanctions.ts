import { sanctionsSeverity, shownScore, worstHit } from '../../screening/severity.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { nameOfList } from '../facts/list-name.ts'

/** A party matches no entry of a sanctions list. PCMLTFA, SEMA s. 3, Criminal Code s. 83.1. */
export const screeningSanctions = defineCheck<JudgedContext>({
  id: 'screening:sanctions',
  severity: 'critical',
  label: {
    en: '{Party} is not on a sanctions list.',
    fr: '{Party} ne figure sur aucune liste de sanctions.',
  },
  details: [
    {
      en: '{Party} resembles {entry} on {list} (score {score}).',
      fr: '{Party} ressemble à {entry} de la liste {list} (score {score}).',
    },
  ],
  find({ switches, screening, screeningThresholds, pack }) {
    if (!switches.screenSanctions || screening.status !== 'run') return nothing
    return screening.parties.map((screened) => {
      const { party } = screened
      const worst = worstHit(screened, pack, (hit) => sanctionsSeverity(hit, screeningThresholds))
      if (worst === null) return { passed: true, label: party, params: { Party: party } }
      const { hit, severity } = worst
      const list = nameOfList(screening.bundle, hit)
      const params = { Party: party, entry: hit.entry, list, score: shownScore(hit.score) }
      return { passed: false, label: party, severity, params }
    })
  },
})
