import type { JudgedContext } from '../definition/contexts.ts'
import { hasPassed } from './partner-proof.ts'
import { clientsPhotoDocuments } from './photo-documents.ts'

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
  // The copy of an official photo document. CMF R561-5-2, 1°.
  const holdsCopy = clientsPhotoDocuments(context).length > 0
  return taken + (holdsCopy ? 1 : 0) >= measuresMin
}
