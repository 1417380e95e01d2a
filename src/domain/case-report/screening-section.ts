import type { HitDecision } from '../../contract/case-hits.ts'
import type { Locale } from '../../contract/locale.ts'
import type { ReportBlock, ReportCell, ReportSection } from '../report/report-content.ts'
import { facts, filled, known, muted, plain, type Facts } from '../report/report-cells.ts'
import { explainHit } from '../screening/explanation.ts'
import { listName } from '../screening/lists.ts'
import { shownScore } from '../screening/severity.ts'
import { countryName } from '../values/countries.ts'
import { momentText } from './formats.ts'
import type { CaseReportInput, ReportedHit, VerdictContent } from './report-input.ts'
import { hitSeverityWords, partyKindWords } from './value-words.ts'
import { words } from './words.ts'

/** The parties that were screened and each hit with its evidence and decision; absent without a verdict. */
export function screeningSections({ locale, verdict }: CaseReportInput): readonly ReportSection[] {
  const content = verdict?.content
  if (!content) return []
  const { hits, bundle } = content
  const without = bundle === null ? words.notScreened : words.noHits
  return [
    {
      heading: words.screening[locale],
      blocks: [
        ...(content.parties.length === 0 ? [] : [partiesTable(content, locale)]),
        ...(hits.length === 0
          ? [{ kind: 'paragraph', text: sentence(without[locale]) } as const]
          : hits.flatMap((hit, place) => hitBlocks(hit, place + 1, locale))),
      ],
    },
  ]
}

function sentence(text: string): string {
  const ended = text.endsWith('.') ? text : `${text}.`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}

function partiesTable({ parties, hits }: VerdictContent, locale: Locale): ReportBlock {
  return {
    kind: 'table',
    columns: [
      { label: words.party[locale], share: 0.35 },
      { label: words.partyKind[locale], share: 0.13 },
      { label: words.birth[locale], share: 0.17 },
      { label: words.countries[locale], share: 0.17 },
      { label: words.hits[locale], share: 0.18 },
    ],
    rows: parties.map(({ party, names, kind, dateOfBirth, countries }) => [
      plain([...new Set([party, ...names])].join('; ')),
      plain(partyKindWords[kind][locale]),
      known(dateOfBirth, words.notKnown[locale]),
      known(countries.map((code) => countryName(code, locale)).join(', '), words.notKnown[locale]),
      plain(String(hits.filter((hit) => hit.party === party).length)),
    ]),
  }
}

function hitBlocks({ party, hit, bundle, severity, decision }: ReportedHit, number: number, locale: Locale) {
  const list = bundle.lists.find(({ id }) => id === hit.listId)?.name ?? listName(hit.listId)[locale]
  const score = filled(words.scoreOf[locale], { score: shownScore(hit.score) })
  return [
    { kind: 'heading', text: filled(words.hit[locale], { number, party, entry: hit.entry }) },
    facts(locale, [
      [words.list, plain(`${list} (${hit.listId})`)],
      [words.record, plain(hit.recordId)],
      [words.programmes, known(hit.programs.join('; '), words.none[locale])],
      [words.score, plain(score)],
      [words.effect, severityCell(severity, locale)],
      ...decisionFacts(decision, locale),
    ]),
    { kind: 'paragraph', text: words.evidence[locale] },
    { kind: 'list', items: explainHit(hit, bundle, locale) },
  ] as const satisfies readonly ReportBlock[]
}

function severityCell(severity: ReportedHit['severity'], locale: Locale): ReportCell {
  const tone = ({ critical: 'bad', warning: 'warning', none: 'plain' } as const)[severity]
  return { text: hitSeverityWords[severity][locale], tone }
}

function decisionFacts(decision: HitDecision | null, locale: Locale): Facts {
  if (decision === null) return [[words.decision, muted(words.undecided[locale])]]
  const { state, decided_at: decidedAt, expires, applies_to: scope, reviewers, reason, reference } = decision
  const time = decidedAt === '' ? words.notKnown[locale] : momentText(decidedAt, locale)
  const text = filled(words[state][locale], { time, day: expires })
  const holdsFor = scope === 'case' ? words.thisCase[locale] : filled(words.allCases[locale], { reference })
  return [
    [words.decision, plain(text)],
    [words.clearedFor, plain(holdsFor)],
    [words.reviewers, known(reviewers.join('; '), words.notKnown[locale])],
    [words.reason, plain(reason)],
  ]
}
