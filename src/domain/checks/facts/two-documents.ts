import type { LookedAt } from '../definition/contexts.ts'
import type { Param, Params } from '../definition/template.ts'
import { inSentence } from './text-list.ts'
import { typeNames } from '../../document-types/index.ts'

/** `{doc_a}` at the start of a sentence and `{doc_b}` inside it, with what each shows. */
export function twoDocuments(
  first: { readonly document: LookedAt; readonly shows: Param },
  second: { readonly document: LookedAt; readonly shows: Param },
): Params {
  return {
    doc_a: typeNames(first.document.facts.docType).titles,
    a: first.shows,
    doc_b: inSentence(typeNames(second.document.facts.docType).titles),
    b: second.shows,
  }
}
