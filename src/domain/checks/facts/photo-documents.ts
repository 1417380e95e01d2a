import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import { photoIdTypes } from './identity-documents.ts'
import { isReliedOn } from './relied-on.ts'

/** The photo documents of a request. docs/rules/document-types.md#types. */
export function photoDocuments({ judgements }: Pick<JudgedContext, 'judgements'>): readonly Judgement[] {
  return judgements.filter(({ document }) => photoIdTypes.has(document.facts.docType))
}

/** The photo documents that can be relied on and name the client. docs/rules/checks.md#whose-document. */
export function clientsPhotoDocuments(context: Pick<JudgedContext, 'judgements' | 'subjects'>): readonly Judgement[] {
  return photoDocuments(context).filter(
    (judgement) => isReliedOn(judgement) && context.subjects.of(judgement.document).isClient,
  )
}
