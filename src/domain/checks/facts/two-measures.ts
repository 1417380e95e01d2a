import type { JudgedContext } from '../definition/contexts.ts'
import { photoIdTypes } from './identity-documents.ts'
import { hasPassed } from './partner-proof.ts'
import { agreesOn, isReliedOn } from './relied-on.ts'

/**
 * Measures to verify a remote client, besides the copy of a document: two are needed. The partner reports each as an extra
 * check. CMF R561-5-2, 2° to 6°.
 */
export const measuresOfPartner = [
  'certified_copy',
  'first_payment',
  'third_party_confirmation',
  'pvid',
  'qualified_signature',
] as const

const measuresMin = 2

/** True when two measures were taken. CMF R561-5-2; docs/rules/policy-packs.md#identity-methods. */
export function tookTwoMeasures(context: JudgedContext): boolean {
  const taken = measuresOfPartner.filter((id) => hasPassed(id, context)).length
  return taken + (holdsCopy(context) ? 1 : 0) >= measuresMin
}

/** True for a copy of an official photo document that passes its checks and names the client. CMF R561-5-2, 1°. */
function holdsCopy({ judgements }: JudgedContext): boolean {
  return judgements.some(
    (judgement) =>
      photoIdTypes.has(judgement.document.facts.docType) && isReliedOn(judgement) && agreesOn('match:name', judgement),
  )
}
