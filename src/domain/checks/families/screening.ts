import type { Bilingual } from '../../../contract/locale.ts'
import type { ScreeningResult } from '../../screening-result.ts'
import { defineCheck, nothing, passes } from '../check-definition.ts'
import type { JudgedContext } from '../contexts.ts'

/** `{why}`: what kept the screening from running. */
const reasons: Readonly<Record<Extract<ScreeningResult, { status: 'not_run' }>['why'], Bilingual>> = {
  no_list: { en: 'no list is loaded', fr: 'aucune liste n’est chargée' },
}

/** Every party was compared with the lists. Nothing to compare with is a failure, never a silent pass. */
export const screening = defineCheck<JudgedContext>({
  family: 'screening',
  severity: 'critical',
  label: {
    en: 'Every party was screened against sanctions lists.',
    fr: 'Toutes les parties ont été filtrées sur les listes de sanctions.',
  },
  details: [
    { en: 'Sanctions screening did not run: {why}.', fr: 'Le filtrage des sanctions n’a pas été effectué : {why}.' },
    { en: 'List {list} is {n} days old.', fr: 'La liste {list} a {n} jours.' },
  ],
  find({ switches, screening: result }) {
    if (!switches.screenSanctions) return nothing
    return result.status === 'run' ? passes : [{ passed: false, params: { why: reasons[result.why] } }]
  },
})
