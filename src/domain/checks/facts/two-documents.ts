import type { CheckedDocument } from '../definition/contexts.ts'
import type { Param, Params } from '../definition/template.ts'
import { inSentence } from './text-list.ts'
import { typeNames } from '../../document-types/index.ts'

/** `{doc_a}` at the start of a sentence and `{doc_b}` inside it, each with the value it shows. */
export function twoDocuments(
  first: { readonly document: CheckedDocument; readonly shows: Param },
  second: { readonly document: CheckedDocument; readonly shows: Param },
): Params {
  return {
    doc_a: typeNames(first.document.facts.docType).titles,
    a: first.shows,
    doc_b: inSentence(typeNames(second.document.facts.docType).titles),
    b: second.shows,
  }
}
