import { eidDocumentKinds } from '../../contract/eid.ts'
import type { Issue } from '../../contract/errors.ts'
import { documentsFaults, type DocumentsFault } from '../../domain/eid/requested-documents.ts'
import { literalIssue } from '../literal-issue.ts'

/** The 422 entries of `documents` that its schema cannot say. docs/rules/eid.md#what-a-client-shows. */
export function documentsIssues({ documents }: Readonly<Record<string, unknown>>): readonly Issue[] {
  const isCounted = Array.isArray(documents) && (documents.length === 1 || documents.length === 2)
  return isCounted ? documentsFaults(documents).map(issueOf) : []
}

function issueOf(found: DocumentsFault): Issue {
  const loc = ['body', 'documents'] as const
  switch (found.fault) {
    case 'unknown_kind': {
      const place = found.within === 'type' ? [...loc, found.index, 'type'] : [...loc, found.index]
      return literalIssue(place, found.given, eidDocumentKinds)
    }
    case 'single_source':
      return {
        type: 'value_error',
        loc,
        msg: 'one document must be photo_id or credit_file; two documents are needed for the dual-process method',
      }
    case 'same_kind':
      return { type: 'value_error', loc, msg: 'the two documents must be of two kinds' }
  }
}
