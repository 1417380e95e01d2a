import type { CheckedDocument } from '../definition/contexts.ts'
import type { Param, Params } from '../definition/template.ts'
import { inSentence } from './text-list.ts'
import { typeNames } from '../../document-types/index.ts'
import type { Noun } from '../../values/noun.ts'

/** `{doc_a}` at the start of a sentence and `{doc_b}` inside it, each with the value it shows. */
export function twoDocuments(
  first: { readonly document: CheckedDocument; readonly shows: Param },
  second: { readonly document: CheckedDocument; readonly shows: Param },
): Params {
  return {
    doc_a: titled(first.document.facts.docType),
    a: first.shows,
    doc_b: inSentence(titled(second.document.facts.docType)),
    b: second.shows,
  }
}

/** The title of a type, with the grammar of its name. */
function titled(docType: string): Noun {
  const { names, titles } = typeNames(docType)
  return { ...names, ...titles }
}
