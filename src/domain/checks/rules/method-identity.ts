import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { identityMethods } from '../facts/identity-methods.ts'
import { listOf } from '../facts/text-list.ts'

/**
 * One of the methods that the pack names is complete; nothing is asked where a pack names none. Onboarding only.
 * PCMLTFR s. 105(1); CMF R561-5-1, R561-5-2; AMLR art. 22(6); 31 CFR 1020.220(a)(2)(ii).
 */
export const methodIdentity = defineCheck<JudgedContext>({
  id: 'method:identity',
  severity: 'critical',
  label: {
    en: 'Identity is verified by a prescribed method.',
    fr: 'L’identité est vérifiée par une méthode prescrite.',
  },
  details: [
    {
      en: 'No prescribed method is complete: {status of each}.',
      fr: 'Aucune méthode prescrite n’est complète : {status}.',
    },
  ],
  find(context) {
    const { pack, kind, purpose, switches } = context
    if (pack.methods.length === 0 || kind !== 'individual' || purpose !== 'onboarding') return nothing
    if (!switches.requireDocuments) return nothing
    const methods = identityMethods(context)
    if (methods.some(({ complete }) => complete)) return passes
    const status = listOf(
      methods.map((method) => method.status),
      '; ',
    )
    return [{ passed: false, params: { status, 'status of each': status } }]
  },
})
