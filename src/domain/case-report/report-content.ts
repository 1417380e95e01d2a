import type { ReportContent, ReportSection } from '../report/report-content.ts'
import { filled } from '../report/report-cells.ts'
import { checkSections } from './check-sections.ts'
import { documentsSection } from './document-sections.ts'
import { bankSections, eidSections, identitySections, registerSections } from './evidence-sections.ts'
import { momentText } from './formats.ts'
import { historySections } from './history-sections.ts'
import { maskedContent, numbersIn } from './masking.ts'
import type { CaseReportInput } from './report-input.ts'
import { riskSections } from './risk-section.ts'
import { screeningSections } from './screening-section.ts'
import { basisSections, summarySection } from './summary-sections.ts'
import { words } from './words.ts'

/**
 * The report of a case in one language: a pure function of its input, for a reader who has only the printout. Numbers of persons and
 * accounts are masked wherever they stand. docs/case-report.md.
 */
export function caseReportContent(input: CaseReportInput): ReportContent {
  const { locale, workspace, printedAt, requestId, verdict } = input
  const { case_id: id, reference, environment, documents } = input.case
  const isSandbox = environment === 'sandbox'
  const content: ReportContent = {
    language: locale,
    title: words.title[locale],
    subtitle: filled(words.subtitle[locale], { reference, workspace }),
    notice: isSandbox ? words.sandboxed[locale] : null,
    sections: [
      summarySection(input),
      ...basisSections(input),
      ...checkSections(input),
      documentsSection(input),
      ...screeningSections(input),
      ...identitySections(input),
      ...registerSections(input),
      ...eidSections(input),
      ...bankSections(input),
      ...riskSections(input),
      // The section of decisions and notes on the case belongs here, before the history that they end in.
      ...historySections(input),
      aboutSection(input),
    ],
    pageLabel: words.page[locale],
    ...(isSandbox ? { banner: words.banner[locale] } : {}),
    foot: [
      filled(words.footCase[locale], { id }),
      filled((requestId === null ? words.footByOperator : words.footPrinted)[locale], {
        time: momentText(printedAt, locale),
        id: requestId ?? '',
      }),
    ],
    romanised: words.romanised[locale],
  }
  const numbers = [
    ...(verdict?.content?.numbers ?? []),
    ...documents.flatMap(({ fields, other_sources: others }) => [
      ...numbersIn(mapValues(fields, ({ value }) => value)),
      ...Object.entries(others).flatMap(([field, values]) =>
        numbersIn(values.map(({ value }) => ({ [field]: value }))),
      ),
    ]),
  ]
  return maskedContent(content, numbers)
}

function aboutSection({ locale, verdict }: CaseReportInput): ReportSection {
  const hash = verdict?.content?.answerSha256
  const last = hash === undefined ? words.noHash[locale] : filled(words.hash[locale], { hash })
  const texts = [words.aboutRomanised[locale], words.aboutHash[locale], last]
  return { heading: words.about[locale], blocks: texts.map((text) => ({ kind: 'paragraph', text })) }
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
