import type { CheckedDocument, ClientContext } from '../definition/contexts.ts'

/** Types that are about the deceased; the other documents of an estate are about whoever acts for it. */
const aboutDeceased: ReadonlySet<string> = new Set(['death_certificate', 'will', 'probate'])

/**
 * The documents that are about one person: all those of an individual, those about the deceased of an estate. None of another
 * entity, whose signatories each have an identity document. docs/rules/checks.md#documents-of-one-person.
 */
export function documentsOfOnePerson({ kind, documents }: ClientContext): readonly CheckedDocument[] {
  if (kind === 'individual') return documents
  return kind === 'estate' ? documents.filter(({ facts }) => aboutDeceased.has(facts.docType)) : []
}
