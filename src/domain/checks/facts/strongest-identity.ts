import type { CheckedDocument } from '../definition/contexts.ts'
import { identityTypes } from './identity-documents.ts'

const strength = new Map([...identityTypes].map((type, index) => [type, index]))

/** The first identity document of the strongest type, which the others are compared with; null without one. */
export function strongestIdentity(documents: readonly CheckedDocument[]): CheckedDocument | null {
  let strongest: CheckedDocument | null = null
  for (const document of documents) {
    const rank = strength.get(document.facts.docType)
    if (rank === undefined) continue
    if (strongest === null || rank < (strength.get(strongest.facts.docType) ?? Infinity)) strongest = document
  }
  return strongest
}
