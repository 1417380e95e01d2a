import type { Assessment, Banded, Contribution } from '../../contract/assessment.ts'
import type { Locale } from '../../contract/locale.ts'
import { fieldName } from '../profile/field-names.ts'
import type { ReportBlock, ReportSection } from '../report/report-content.ts'
import { facts, filled, plain } from '../report/report-cells.ts'
import { capacityBands, toleranceBands } from '../risk/bands.ts'
import { capitalised } from './formats.ts'
import type { CaseReportInput } from './report-input.ts'
import { riskWords } from './value-words.ts'
import { table } from './table-block.ts'
import { words } from './words.ts'

/** How the risk and the suitability came about; absent when the verdict has no assessment. docs/rules/risk.md. */
export function riskSections({ locale, verdict }: CaseReportInput): readonly ReportSection[] {
  const answer = verdict?.content?.answer
  if (answer === undefined || !('assessment' in answer)) return []
  const { assessment } = answer
  const { level, score, factors } = assessment.compliance_risk
  const ofFactors: ReportBlock =
    factors.length === 0 ? { kind: 'paragraph', text: words.noFactors[locale] } : { kind: 'list', items: factors }
  return [
    {
      heading: words.riskBuildUp[locale],
      blocks: [
        facts(locale, [
          [words.level, plain(filled(words.levelWithScore[locale], { level: riskWords[level][locale], score }))],
          [words.tolerance, plain(bandText(assessment.risk_profile, locale))],
          [words.capacity, plain(bandText(assessment.capacity, locale))],
          [words.suitability, plain(assessment.suitability)],
        ]),
        { kind: 'heading', text: words.factors[locale] },
        ofFactors,
        ...scoreTable(assessment, locale),
      ],
    },
  ]
}

function bandText({ band, score }: Banded, locale: Locale): string {
  const found = [...toleranceBands, ...capacityBands].find(({ names }) => names.en === band)
  const name = found?.names[locale] ?? words.undetermined[locale]
  return filled(words.banded[locale], { band: name, score })
}

/** The rows of the two scores of the investor; those of the compliance risk are its factors. */
function scoreTable({ explain }: Assessment, locale: Locale): readonly ReportBlock[] {
  const rows = explain.flatMap(({ factor, points, max }: Contribution) => {
    const [score = '', ...rest] = factor.split(':')
    const name = score === 'risk_profile' ? words.tolerance : score === 'capacity' ? words.capacity : null
    if (name === null) return []
    const key = rest.at(-1) ?? ''
    const label =
      rest[0] === 'cap'
        ? filled(words.capped[locale], { field: fieldName(key)[locale] })
        : capitalised(fieldName(key)[locale])
    return [[plain(label), plain(name[locale]), plain(String(points)), plain(String(max))]]
  })
  if (rows.length === 0) return []
  const labels = [words.answerGiven, words.score, words.given, words.maximum]
  return [{ kind: 'heading', text: words.points[locale] }, table(labels, [0.46, 0.26, 0.14, 0.14], rows, locale)]
}
