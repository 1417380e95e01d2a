import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { RatedContext } from '../definition/contexts.ts'
import { exposedPersons } from '../facts/exposure-measures.ts'
import { reliedOnFor, setAside } from '../facts/reliance.ts'
import { ofClient } from '../facts/who-is-proven.ts'

/** Regimes in which a High level alone requires it. docs/reference/en/checks/evidence-source_of_wealth.md. */
const askedWhenHigh: ReadonlySet<string> = new Set(['eu_amlr', 'fr_cmf', 'ma_bam'])

/**
 * Foreign politically exposed persons, their family and associates explain their wealth: the client or a party, declared or found by
 * the screening. PCMLTFR s. 121(1)(a).
 */
export const evidenceSourceOfWealth = defineCheck<RatedContext>({
  id: 'evidence:source_of_wealth',
  severity: 'warning',
  label: { en: 'The source of wealth is established.', fr: 'L’origine du patrimoine est établie.' },
  details: [
    { en: 'The source of wealth is not established.', fr: 'L’origine du patrimoine n’est pas établie.' },
    {
      en: 'The source of wealth is not established: {reasons}.',
      fr: 'L’origine du patrimoine n’est pas établie : {reasons}.',
    },
  ],
  find(context) {
    const {
      profile: { values },
      level,
      pack,
    } = context
    const exposed = exposedPersons(context).some(({ kind, isRelative }) => kind === 'foreign' || isRelative)
    if (!exposed && !(level === 'High' && askedWhenHigh.has(pack.regime))) return nothing
    const requirement = ofClient('source_of_wealth', context)
    if (values.source_of_wealth !== undefined || reliedOnFor(requirement, context).length > 0) return passes
    const reasons = setAside(requirement, context)
    return [{ passed: false, ...(reasons === null ? {} : { detail: 1, params: { reasons } }) }]
  },
})
