import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import { photoIdTypes } from './identity-documents.ts'
import { isReliedOn } from './relied-on.ts'

/** The photo documents of a request. docs/rules/document-types.md#types. */
export function photoDocuments({ judgements }: Pick<JudgedContext, 'judgements'>): readonly Judgement[] {
  return judgements.filter(({ document }) => photoIdTypes.has(document.facts.docType))
}

/**
 * The photo documents that can be relied on and whose name was compared with the client's. A name that is only close flags the
 * client and does not make the document another's; another name is a critical failure. docs/rules/checks.md#person-names.
 */
export function clientsPhotoDocuments(context: Pick<JudgedContext, 'judgements'>): readonly Judgement[] {
  return photoDocuments(context).filter((judgement) => isReliedOn(judgement) && wasCompared('match:name', judgement))
}

function wasCompared(rule: string, { document, matches }: Judgement): boolean {
  return matches.some(({ id }) => id === `${rule}:${document.label}`)
}
