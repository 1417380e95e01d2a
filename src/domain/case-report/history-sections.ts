import type { CaseDetail } from '../../contract/case.ts'
import type { Locale } from '../../contract/locale.ts'
import type { ReportBlock, ReportSection } from '../report/report-content.ts'
import { filled, known, muted, plain } from '../report/report-cells.ts'
import { actionWords, objectWords } from './action-words.ts'
import { countText, momentText } from './formats.ts'
import type { CaseReportInput } from './report-input.ts'
import { actorWords, deliveryStateWords, operationWords, riskWords, wordOf } from './value-words.ts'
import { table } from './table-block.ts'
import { words } from './words.ts'

/** The verdicts of the case, the deliveries of its events and what was done to it, the newest first. */
export function historySections(input: CaseReportInput): readonly ReportSection[] {
  const { locale, isTimelineCut } = input
  const { verdicts, deliveries, timeline } = input.case
  const cut: readonly ReportBlock[] = isTimelineCut
    ? [{ kind: 'paragraph', text: filled(words.timelineCut[locale], { count: countText(timeline.length, locale) }) }]
    : []
  return [
    ...(verdicts.length === 0 ? [] : [{ heading: words.verdicts[locale], blocks: [verdictsTable(verdicts, locale)] }]),
    ...(deliveries.length === 0
      ? []
      : [{ heading: words.deliveries[locale], blocks: [deliveriesTable(deliveries, locale)] }]),
    { heading: words.timeline[locale], blocks: [...cut, timelineTable(timeline, locale)] },
  ]
}

function verdictsTable(verdicts: CaseDetail['verdicts'], locale: Locale): ReportBlock {
  const labels = [words.madeAt, words.operation, words.verdict, words.risk, words.policy, words.verdictId]
  const rows = verdicts.map(({ created_at: at, operation, passed, risk_level: level, policy, verdict_id: id }) => [
    plain(momentText(at, locale)),
    plain(operationWords[operation][locale]),
    passed
      ? ({ text: words.passed[locale], tone: 'good' } as const)
      : ({ text: words.failed[locale], tone: 'bad' } as const),
    level === null ? muted('–') : plain(wordOf(riskWords, level, locale)),
    plain(`${policy.regime} ${policy.version}`),
    plain(id),
  ])
  return table(labels, [0.21, 0.15, 0.12, 0.13, 0.13, 0.26], rows, locale)
}

function deliveriesTable(deliveries: CaseDetail['deliveries'], locale: Locale): ReportBlock {
  const labels = [words.event, words.result, words.attempts, words.finished, words.object]
  const rows = deliveries.map(({ event, state, attempts, finished_at: finished, event_id: id }) => [
    plain(event),
    plain(wordOf(deliveryStateWords, state, locale)),
    plain(String(attempts)),
    known(finished === null ? null : momentText(finished, locale), '–'),
    plain(id),
  ])
  return table(labels, [0.21, 0.16, 0.14, 0.23, 0.26], rows, locale)
}

function timelineTable(timeline: CaseDetail['timeline'], locale: Locale): ReportBlock {
  const labels = [words.time, words.action, words.actor, words.object, words.requestId]
  const rows = timeline.map(({ at, action, actor, object, request_id: request }) => [
    plain(momentText(at, locale)),
    plain(wordOf(actionWords, action, locale)),
    plain(`${wordOf(actorWords, actor.type, locale)} ${actor.id}`),
    plain(`${wordOf(objectWords, object.type, locale)} ${object.id}`),
    known(request, '–'),
  ])
  return table(labels, [0.2, 0.18, 0.21, 0.22, 0.19], rows, locale)
}
