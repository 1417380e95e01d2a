import { findDocumentType, typeNames } from '../document-types/index.ts'
import type { CheckedDocument, NumberedDocument } from './definition/contexts.ts'
import type { DocumentFacts } from './definition/document-facts.ts'
import type { Params } from './definition/template.ts'

const textsByType = new Map<string, Params>()

/**
 * The documents of a list with their labels: the second of a type gets `#2`, in list order.
 * docs/rules/verdict.md#check-ids.
 */
export function numberDocuments<Facts extends DocumentFacts>(list: readonly Facts[]): NumberedDocument<Facts>[] {
  const counts = new Map<string, number>()
  return list.map((facts) => {
    const count = (counts.get(facts.docType) ?? 0) + 1
    counts.set(facts.docType, count)
    return {
      facts,
      label: count === 1 ? facts.docType : `${facts.docType}#${count}`,
      type: findDocumentType(facts.docType),
      texts: textsOf(facts.docType),
    }
  })
}

/** True for a document that was read. */
export function wasRead(document: NumberedDocument): document is CheckedDocument {
  return document.facts.from !== 'unread'
}

/** `{doc}` and `{Doc}` of a canonical type id. docs/rules/verdict.md#language. */
function textsOf(docType: string): Params {
  const known = textsByType.get(docType)
  if (known !== undefined) return known
  const { names, titles } = typeNames(docType)
  const texts = { doc: names, Doc: titles }
  textsByType.set(docType, texts)
  return texts
}
