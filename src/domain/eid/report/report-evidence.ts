import type { Locale } from '../../../contract/locale.ts'
import { isDocumentTypeId, typeNames } from '../../document-types/index.ts'
import type { ReportCell, ReportSection } from '../../report/report-content.ts'
import { dateInTimeZone } from '../../values/dates.ts'
import { verdictNames } from '../rules/document-authentic.ts'
import type { EidResult } from '../definition/eid-result.ts'
import { canadianTimeZone } from '../definition/time-zone.ts'
import { facts, filled, known, muted, plain, type Facts } from '../../report/report-cells.ts'
import { documentKindLabels, reportLabels as labels } from './report-labels.ts'

/** The identification document; absent when none was asked for and none was read. PCMLTFR s. 108. */
export function documentSection(
  { asked, documents, identity, completedAt }: EidResult,
  language: Locale,
): readonly ReportSection[] {
  if (!asked.documents.includes('photo_id') && documents.length === 0 && identity.documentNumber === undefined)
    return []
  const type = identity.documentType ?? documents[0]?.type
  const value = (text: string | undefined | null) => known(text, labels.notKnown[language])
  const ratings = documents.map(({ type: rated, verdict, reasons }) => {
    const words = { type: typeName(rated, language), verdict: verdictNames[verdict][language] }
    return filled(labels.rated[language], { ...words, reasons: reasons.length === 0 ? '' : ` (${reasons.join(', ')})` })
  })
  return [
    {
      heading: labels.document[language],
      blocks: [
        facts(language, [
          [labels.documentType, value(type === undefined ? null : typeName(type, language))],
          [labels.documentNumber, value(identity.documentNumber)],
          // No provider gives the place of issue yet.
          [labels.jurisdiction, value(null)],
          [labels.country, value(null)],
          [labels.expiry, value(identity.expiryDate)],
          [labels.rating, value(ratings.length === 0 ? null : ratings.join('; '))],
          [labels.verifiedOn, value(verificationDate(completedAt))],
        ]),
      ],
    },
  ]
}

/** The credit file; absent when none was asked for and none was found. PCMLTFR s. 108. */
export function creditFileSection(
  { asked, creditFile: file, completedAt }: EidResult,
  language: Locale,
): readonly ReportSection[] {
  if (file === null && !asked.documents.includes('credit_file')) return []
  const value = (text: string | undefined | null) => known(text, labels.notKnown[language])
  const agree = file === null ? null : labels[file.match ? 'yes' : 'no'][language]
  return [
    {
      heading: labels.creditFile[language],
      blocks: [
        facts(language, [
          // No provider names the bureau and the file yet.
          [labels.creditSource, value(null)],
          [labels.creditNumber, value(null)],
          [labels.creditMatch, value(agree)],
          [labels.creditAge, value(file?.months?.toString())],
          [labels.tradeLines, value(file?.tradeLines?.toString())],
          [labels.verifiedOn, value(verificationDate(completedAt))],
        ]),
      ],
    },
  ]
}

/** The sources of the dual process; absent when one document was asked for and no source was found. PCMLTFR s. 108. */
export function sourcesSection(
  { asked, dualProcess, completedAt }: EidResult,
  language: Locale,
): readonly ReportSection[] {
  if (asked.documents.length < 2 && dualProcess === null) return []
  const found = dualProcess?.sources ?? []
  const heading = labels.sources[language]
  if (found.length === 0) return [{ heading, blocks: [{ kind: 'paragraph', text: labels.noSource[language] }] }]
  const date = known(verificationDate(completedAt), labels.notKnown[language])
  return [
    {
      heading,
      blocks: [
        {
          kind: 'table',
          columns: [
            { label: labels.source[language], share: 0.3 },
            { label: labels.confirms[language], share: 0.27 },
            { label: labels.sourceNumber[language], share: 0.24 },
            { label: labels.verifiedOn[language], share: 0.19 },
          ],
          rows: found.map(({ source, category, number }) => [
            plain(source),
            plain(documentKindLabels[category][language]),
            known(number, labels.notKnown[language]),
            date,
          ]),
        },
      ],
    },
  ]
}

/** Liveness and face match; absent when the provider tested neither. */
export function presenceSection(
  { liveness, face }: EidResult,
  { simulated, language }: { readonly simulated: boolean; readonly language: Locale },
): readonly ReportSection[] {
  if (liveness === null && face === null) return []
  const tested = (passed: boolean): ReportCell => {
    const result = labels[passed ? 'presencePassed' : 'presenceFailed'][language]
    const text = simulated ? filled(labels.presenceSimulated[language], { result }) : result
    return { text, tone: passed ? 'good' : 'bad' }
  }
  const score = (given: number | null): ReportCell =>
    given === null ? muted(labels.notKnown[language]) : plain(filled(labels.scoreOf[language], { score: given }))
  const livenessFacts: Facts = liveness === null ? [] : [[labels.liveness, tested(liveness.passed)]]
  const faceFacts: Facts =
    face === null
      ? []
      : [
          [labels.face, tested(face.passed)],
          [labels.score, score(face.score)],
          [labels.scoreMin, score(face.scoreMin)],
        ]
  return [{ heading: labels.presence[language], blocks: [facts(language, [...livenessFacts, ...faceFacts])] }]
}

/** A name of ours for a type of ours; the provider's word for another. */
function typeName(type: string, language: Locale): string {
  if (!isDocumentTypeId(type)) return type
  const name = typeNames(type).names[language]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function verificationDate(completedAt: string | null): string | null {
  return completedAt === null ? null : dateInTimeZone(completedAt, canadianTimeZone)
}
