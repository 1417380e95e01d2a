import type { CaseHit } from '../../contract/case-hits.ts'
import type { Locale } from '../../contract/locale.ts'
import type { ReportedHit } from '../../domain/case-report/report-input.ts'
import { scorePieces } from '../../domain/screening/score-pieces.ts'
import { shownArticle, usedListOf } from '../../domain/verdict/shown-hits.ts'

/** A hit of a case with the pieces of its score and the decision on it, as the API shows it. docs/api.md#hits-of-a-case. */
export function shownHit({ party, hit, bundle, severity, decision }: ReportedHit, locale: Locale): CaseHit {
  return {
    party,
    list: usedListOf(hit.listId, bundle, locale),
    record_id: hit.recordId,
    entry: hit.entry,
    name: hit.matchedName,
    name_kind: hit.matchedNameKind,
    topics: [...hit.topics],
    ...(hit.article === undefined ? {} : { article: shownArticle(hit.article) }),
    ...(hit.programs.length === 0 ? {} : { programmes: [...hit.programs] }),
    score: hit.score,
    pieces: scorePieces(hit),
    severity,
    decision,
  }
}
