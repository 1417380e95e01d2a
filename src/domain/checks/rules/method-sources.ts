import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { dualProcess } from '../facts/two-sources.ts'
import { hasCompleteMethod } from '../facts/identity-methods.ts'
import { typeNames } from '../../document-types/index.ts'

/** The two documents of the dual-process method come from different sources. PCMLTFR s. 105(4). */
export const methodSources = defineCheck<JudgedContext>({
  id: 'method:sources',
  severity: 'critical',
  label: {
    en: 'The two sources of the dual-process method differ.',
    fr: 'Les deux sources de la méthode à processus double diffèrent.',
  },
  details: [
    { en: 'Both documents come from {issuer}.', fr: 'Les deux documents proviennent {de issuer}.' },
    {
      en: 'One of the two documents comes from {issuer}, which cannot be a source.',
      fr: 'L’un des deux documents a pour émetteur {issuer}, qui ne peut être une source.',
    },
  ],
  find(context) {
    const { pack, kind, purpose, switches } = context
    if (!pack.methods.includes('dual_process') || kind !== 'individual' || purpose !== 'onboarding') return nothing
    if (!switches.requireDocuments) return nothing
    const { pair, differ, refused } = dualProcess(context)
    if (pair === null || (!differ && hasCompleteMethod(context, 'dual_process'))) return nothing
    const [{ issuer, docType }] = pair
    const named = issuer === '' ? typeNames(docType).names : issuer
    return refused === null
      ? [{ passed: differ, params: { issuer: named } }]
      : [{ passed: false, detail: 1, params: { issuer: refused } }]
  },
})
