import type { Locale } from '../../contract/locale.ts'
import type { ReportCell, ReportSection } from '../report/report-content.ts'
import { facts, filled, known, muted, plain, type Facts } from '../report/report-cells.ts'
import { pointName } from '../profile/field-names.ts'
import { findPack } from '../policy-packs/index.ts'
import type { ScreenedBundle, ScreenedList } from '../screening/result.ts'
import { countText, momentText, percentText } from './formats.ts'
import { reasonSentence } from './reason-sentence.ts'
import type { CaseReportInput, ReportedVerdict, VerdictContent } from './report-input.ts'
import { environmentWords, kindWords, operationWords, purposeWords, riskWords, wordOf } from './value-words.ts'
import { words } from './words.ts'

/** Who the case is about and what its verdict says, with one sentence why. */
export function summarySection(input: CaseReportInput): ReportSection {
  const { locale, workspace, verdict } = input
  const { case_id: id, reference, environment, subject, next_review_due: review } = input.case
  const kind = verdict?.content?.kind ?? input.case.kind
  const kindText = kind === null ? null : wordOf(kindWords, kind, locale)
  return {
    heading: words.summary[locale],
    blocks: [
      facts(locale, [
        [words.reference, plain(reference)],
        [words.caseId, plain(id)],
        [words.client, known(subject, words.notKnown[locale])],
        [words.kind, known(kindText, words.notKnown[locale])],
        [words.workspace, plain(workspace)],
        [words.environment, plain(environmentWords[environment][locale])],
        [words.state, plain(stateText(input))],
        ...outcomeFacts(verdict, locale),
        [words.nextReview, known(review, words.none[locale])],
      ]),
    ],
  }
}

function stateText({
  locale,
  case: { closed_at: closedAt, created_at: createdAt, legal_hold: held },
}: CaseReportInput) {
  const state =
    closedAt === null
      ? filled(words.open[locale], { day: createdAt.slice(0, 10) })
      : filled(words.closed[locale], { day: closedAt.slice(0, 10) })
  return held ? filled(words.held[locale], { state }) : state
}

function outcomeFacts(verdict: ReportedVerdict | null, locale: Locale): Facts {
  if (verdict === null) return [[words.verdict, muted(words.noVerdict[locale])]]
  const { passed, risk_level: level } = verdict.shown
  const { content } = verdict
  const reasonText =
    content === null ? words.contentErased[locale] : reasonSentence(content.answer.verification, locale)
  const tone = ({ Low: 'good', Medium: 'warning', High: 'bad' } as const)[level ?? ''] ?? 'plain'
  return [
    [
      words.verdict,
      passed ? { text: words.passed[locale], tone: 'good' } : { text: words.failed[locale], tone: 'bad' },
    ],
    [words.why, plain(reasonText)],
    [words.risk, level === null ? muted(words.notAssessed[locale]) : { text: wordOf(riskWords, level, locale), tone }],
  ]
}

/** Rules, lists, versions and day of the verdict; absent without one. */
export function basisSections({ locale, verdict }: CaseReportInput): readonly ReportSection[] {
  if (verdict === null) return []
  const { shown, content } = verdict
  const { policy } = shown
  const version = { version: policy.version, id: policy.id ?? '' }
  const note = content === null ? words.contentErased : content.isTranslated ? null : words.notTranslated
  return [
    {
      heading: words.basis[locale],
      blocks: [
        facts(locale, [
          [words.verdictId, plain(shown.verdict_id)],
          [words.operation, plain(operationWords[shown.operation][locale])],
          [words.madeAt, plain(momentText(shown.created_at, locale))],
          [words.requestId, plain(shown.request_id)],
          [words.asOf, plain(shown.as_of)],
          [words.regime, plain(regimeText(policy.regime, locale))],
          [words.policyVersion, plain(filled((policy.id === null ? words.unedited : words.edited)[locale], version))],
          [words.engine, plain(shown.engine)],
          ...(content === null ? [] : contentFacts(content, locale)),
          [words.bundle, known(shown.bundle, words.notScreened[locale])],
        ]),
        ...(content?.bundle ? [listsTable(content.bundle, locale)] : []),
        ...(note === null ? [] : [{ kind: 'paragraph', text: note[locale] } as const]),
      ],
    },
  ]
}

function regimeText(regime: string, locale: Locale): string {
  const pack = findPack(regime)
  return pack === null ? regime : `${pack.names[locale]} (${regime})`
}

function contentFacts({ answer: { verification } }: VerdictContent, locale: Locale): Facts {
  const { completeness, policy } = verification
  const { percent, present, required, missing } = completeness
  const share = percentText(percent / 100, locale)
  const none = words.none[locale]
  return [
    [words.purpose, plain(purposeWords[policy.purpose][locale])],
    [words.refused, known(policy.overrides_refused.join(', '), none)],
    [words.completeness, plain(filled(words.complete[locale], { percent: share, present, required }))],
    [words.missing, known(missing.map((point) => pointName(point)[locale]).join('; '), none)],
  ]
}

function listsTable({ lists }: ScreenedBundle, locale: Locale) {
  return {
    kind: 'table',
    columns: [
      { label: words.list[locale], share: 0.46 },
      { label: words.listDate[locale], share: 0.2 },
      { label: words.listChecked[locale], share: 0.19 },
      { label: words.entries[locale], share: 0.15 },
    ],
    rows: lists.map((list) => [
      plain(`${list.name} (${list.id})`),
      listDate(list, locale),
      plain(list.checkedOn),
      plain(countText(list.entities, locale)),
    ]),
  } as const
}

function listDate({ publishedOn, importedOn }: ScreenedList, locale: Locale): ReportCell {
  if (publishedOn !== null) return plain(publishedOn)
  return importedOn === undefined
    ? muted(words.notKnown[locale])
    : plain(filled(words.imported[locale], { day: importedOn }))
}
