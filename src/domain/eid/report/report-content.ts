import type { Check } from '../../../contract/check.ts'
import type { Environment } from '../../../contract/environment.ts'
import type { Bilingual, Locale } from '../../../contract/locale.ts'
import type { ReportBlock, ReportCell, ReportContent, ReportSection, ReportTone } from '../../report/report-content.ts'
import { localTime } from '../../values/local-time.ts'
import type { EidResult } from '../definition/eid-result.ts'
import { canadianTimeZone } from '../definition/time-zone.ts'
import { facts, filled, known, muted, plain } from '../../report/report-cells.ts'
import { creditFileSection, documentSection, presenceSection, sourcesSection } from './report-evidence.ts'
import {
  documentKindLabels,
  environmentLabels,
  methodLabels,
  providerNames,
  reportLabels as labels,
  type EidMethod,
} from './report-labels.ts'

/** The provider that simulates liveness and face match. docs/rules/eid.md#report. */
const simulator = 'sandbox'

/** A finished eID check and the circumstances of its report. */
export interface EidReportInput {
  readonly result: EidResult
  /** The checks of the result, in the language of the report. */
  readonly checks: readonly Check[]
  readonly key: number
  /** Name of the workspace. */
  readonly workspace: string
  readonly environment: Environment
  /** Id of the provider. */
  readonly provider: string
  readonly language: Locale
  readonly startedAt: Date
  readonly reportedAt: Date
}

/**
 * The report of a finished eID check in one language: a pure function of its input. It has what PCMLTFR s. 108 asks to
 * be recorded, as far as the provider gave it, and says "not known" for the rest. docs/rules/eid.md#report.
 */
export function eidReportContent(input: EidReportInput): ReportContent {
  const { result, checks, language, key, workspace } = input
  return {
    language,
    title: labels.title[language],
    subtitle: filled(labels.subtitle[language], { key, workspace }),
    notice: noticeOf(input),
    sections: [
      summary(input, checks),
      person(result, language),
      method(result, language),
      ...documentSection(result, language),
      ...creditFileSection(result, language),
      ...sourcesSection(result, language),
      ...presenceSection(result, { simulated: input.provider === simulator, language }),
      { heading: labels.checks[language], blocks: [checksTable(checks, language)] },
    ],
    pageLabel: labels.page[language],
  }
}

function noticeOf({ provider, environment, language }: EidReportInput): string | null {
  if (provider === simulator) return labels.simulated[language]
  return environment === 'sandbox' ? labels.sandboxed[language] : null
}

function summary(input: EidReportInput, checks: readonly Check[]): ReportSection {
  const { result, key, workspace, environment, provider, language, startedAt, reportedAt } = input
  const time = (instant: Date): ReportCell => plain(`${localTime(instant, canadianTimeZone)} (${canadianTimeZone})`)
  return {
    heading: labels.summary[language],
    blocks: [
      facts(language, [
        [labels.outcome, outcome(result, checks, language)],
        [labels.key, plain(String(key))],
        [labels.workspace, plain(workspace)],
        [labels.environment, plain(environmentLabels[environment][language])],
        [labels.provider, plain(providerNames.get(provider)?.[language] ?? provider)],
        [labels.started, time(startedAt)],
        [
          labels.completed,
          result.completedAt === null ? muted(labels.notCompleted[language]) : time(new Date(result.completedAt)),
        ],
        [labels.reported, time(reportedAt)],
      ]),
    ],
  }
}

/** `passed` of an EidSummary in words, with the counts of what failed. docs/rules/eid.md#result. */
function outcome(result: EidResult, checks: readonly Check[], language: Locale): ReportCell {
  const failed = checks.filter(({ passed }) => !passed)
  const failures = failed.filter(({ severity }) => severity === 'critical').length
  const warnings = failed.length - failures
  const words = (label: Bilingual, tone: ReportTone) => ({
    text: filled(label[language], { failures, warnings }),
    tone,
  })
  if (failures > 0 || result.ended !== 'complete') return words(labels.failedWith, 'bad')
  return warnings > 0 ? words(labels.passedWith, 'warning') : words(labels.passedAll, 'good')
}

function person({ asked, identity }: EidResult, language: Locale): ReportSection {
  const row = (label: Bilingual, given: string | null, found: string | undefined): readonly ReportCell[] => [
    plain(label[language]),
    known(given, labels.notGiven[language]),
    known(found, labels.notRead[language]),
  ]
  return {
    heading: labels.person[language],
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: labels.information[language], share: 0.26 },
          { label: labels.asked[language], share: 0.37 },
          { label: labels.read[language], share: 0.37 },
        ],
        rows: [
          row(labels.lastName, asked.lastName, identity.lastName),
          row(labels.firstName, asked.firstName, identity.firstName),
          row(labels.dateOfBirth, asked.dateOfBirth, identity.birthDate),
          row(labels.address, asked.address, identity.address),
        ],
      },
    ],
  }
}

function method({ asked: { documents } }: EidResult, language: Locale): ReportSection {
  const { name, law } = methodLabels[methodOf(documents)]
  return {
    heading: labels.method[language],
    blocks: [
      facts(language, [
        [labels.methodAsked, plain(name[language])],
        [labels.legalBasis, plain(law[language])],
        [labels.shown, plain(documents.map((kind) => documentKindLabels[kind][language]).join('; '))],
      ]),
      { kind: 'paragraph', text: labels.whoDecides[language] },
    ],
  }
}

/** Two entries are the dual process. docs/rules/eid.md#what-a-client-shows. */
function methodOf(documents: EidResult['asked']['documents']): EidMethod {
  if (documents.length > 1) return 'dual_process'
  return documents.includes('credit_file') ? 'credit_file' : 'photo_document'
}

function checksTable(checks: readonly Check[], language: Locale): ReportBlock {
  return {
    kind: 'table',
    columns: [
      { label: labels.check[language], share: 0.42 },
      { label: labels.result[language], share: 0.17 },
      { label: labels.detail[language], share: 0.41 },
    ],
    rows: checks.map((check) => [
      plain(check.label),
      checkResult(check, language),
      check.detail === '' ? muted('–') : plain(check.detail),
    ]),
  }
}

function checkResult({ passed, severity }: Check, language: Locale): ReportCell {
  if (passed) return { text: labels.passed[language], tone: 'good' }
  if (severity === 'critical') return { text: labels.failed[language], tone: 'bad' }
  return { text: labels.warning[language], tone: 'warning' }
}
