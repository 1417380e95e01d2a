import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { RatedContext } from '../definition/contexts.ts'
import { bankAnalysisProves } from '../facts/bank-analysis.ts'
import { exposuresOf } from '../facts/exposures.ts'
import { exposedPersons } from '../facts/exposure-measures.ts'
import { standingOfFound } from '../../risk/exposures.ts'
import { choiceWord } from '../../profile/choice-words.ts'
import { reliedOnFor, setAside } from '../facts/reliance.ts'
import { ofClient } from '../facts/who-is-proven.ts'

const notGiven: Bilingual = { en: 'not given', fr: 'non indiquée' }

/** Checks of a bank analysis that show income and no unexplained money. docs/rules/bank.md#in-a-verdict. */
const fundsExplained = ['bank:income_stability', 'bank:large_deposit', 'bank:circular_transfers'] as const

/**
 * A document or a bank analysis supports the source of funds, when the level or the amount requires it. PCMLTFR ss. 121, 157;
 * docs/rules/checks.md#whose-document.
 */
export const evidenceSourceOfFunds = defineCheck<RatedContext>({
  id: 'evidence:source_of_funds',
  severity: 'warning',
  label: { en: 'The source of funds is documented.', fr: 'L’origine des fonds est documentée.' },
  details: [
    {
      en: 'No document supports the source of funds ({source_of_funds}).',
      fr: 'Aucun document n’appuie l’origine des fonds ({source_of_funds}).',
    },
    {
      en: 'No document supports the source of funds ({source_of_funds}): {reasons}.',
      fr: 'Aucun document n’appuie l’origine des fonds ({source_of_funds}) : {reasons}.',
    },
  ],
  find(context) {
    const { profile, level, thresholds } = context
    const { expected_amount: amount = 0, source_of_funds: source } = profile.values
    if (level !== 'High' && !isExposed(context) && amount < thresholds.sofAmount) return nothing
    const requirement = ofClient('source_of_funds', context)
    if (reliedOnFor(requirement, context).length > 0 || bankAnalysisProves(fundsExplained, context)) return passes
    const reasons = setAside(requirement, context)
    const named = { source_of_funds: source === undefined ? notGiven : choiceWord('source_of_funds', source) }
    return [{ passed: false, ...(reasons === null ? { params: named } : { detail: 1, params: { ...named, reasons } }) }]
  },
})

/** An exposed person, or a hit that may be one; a former office that no longer counts asks nothing. */
function isExposed(context: RatedContext): boolean {
  const { found: exposures, pack, asOf } = context
  const former = new Set(
    exposures.filter((one) => standingOfFound(one, pack, asOf) !== 'counts').map(({ party }) => party),
  )
  return (
    exposedPersons(context).length > 0 ||
    exposuresOf(context).some(({ party, found }) => found !== null && !former.has(party))
  )
}
