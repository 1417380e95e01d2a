/** What a happening on a case is about, as a person filters the timeline. docs/console-api.md#cases. */
export const happeningKinds = ['verdict', 'documents', 'view', 'decision', 'delivery', 'eid', 'bank', 'case'] as const
export type HappeningKind = (typeof happeningKinds)[number]

/** Actions of the audit trail that only look at a case. */
const views: ReadonlySet<string> = new Set([
  ...['case.read', 'case.revealed', 'case.reported', 'case.exported', 'document.read', 'verdict.read'],
  ...['verdict.evidence_made', 'verdict.replayed', 'eid.report_read', 'bank.read'],
])
const decisions: ReadonlySet<string> = new Set([
  ...['case.decision_asked', 'case.decided', 'case.hit_clearing_asked', 'case.hit_cleared', 'case.hit_reopened'],
])
const kindsByStart: ReadonlyMap<string, HappeningKind> = new Map([
  ['verdict', 'verdict'],
  ['documents', 'documents'],
  ['delivery', 'delivery'],
  ['webhook', 'delivery'],
  ['eid', 'eid'],
  ['bank', 'bank'],
])

/** The kind of an action of the audit trail, or of `delivery.queued` and `delivery.ended`. */
export function happeningKind(action: string): HappeningKind {
  if (views.has(action)) return 'view'
  if (decisions.has(action)) return 'decision'
  return kindsByStart.get(action.split('.')[0] ?? '') ?? 'case'
}
