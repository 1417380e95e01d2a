import type { Judgement } from '../definition/contexts.ts'
import { documentDate } from './document-date.ts'

/**
 * The newest documents of each type, by the date of the document; those of one date all count, and a dated one goes before one
 * without. docs/rules/checks.md#whose-document.
 */
export function newestOfType(judgements: readonly Judgement[]): readonly Judgement[] {
  const newest = new Map<string, string>()
  const dateOf = ({ document }: Judgement) => documentDate(document.facts.fields) ?? ''
  for (const judgement of judgements) {
    const { docType } = judgement.document.facts
    const date = dateOf(judgement)
    if (date >= (newest.get(docType) ?? '')) newest.set(docType, date)
  }
  return judgements.filter((judgement) => dateOf(judgement) === newest.get(judgement.document.facts.docType))
}
