import type { LookedAt } from '../definition/contexts.ts'
import { identityTypes } from './identity-documents.ts'

const strength = new Map([...identityTypes].map((type, index) => [type, index]))

/** The identity document that the others are held against: the strongest type, the first of its kind; null without one. */
export function strongestIdentity(documents: readonly LookedAt[]): LookedAt | null {
  let strongest: LookedAt | null = null
  for (const document of documents) {
    const rank = strength.get(document.facts.docType)
    if (rank === undefined) continue
    if (strongest === null || rank < (strength.get(strongest.facts.docType) ?? Infinity)) strongest = document
  }
  return strongest
}
