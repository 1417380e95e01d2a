import type { Check, Severity } from '../../contract/check.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import { typeNames } from '../document-types/index.ts'
import type { ReportBlock, ReportSection } from '../report/report-content.ts'
import { filled, muted, plain } from '../report/report-cells.ts'
import { checkEvidence, remediationOf, type EvidenceSource } from './check-evidence.ts'
import type { CaseReportInput } from './report-input.ts'
import { words } from './words.ts'

const failedHeadings: Readonly<Record<Severity, Bilingual>> = {
  critical: words.failedCritical,
  warning: words.failedWarning,
  info: words.failedInfo,
}
const failedTones = { critical: 'bad', warning: 'warning', info: 'plain' } as const

/** The section of the report that has what a check was read from. */
const sections: Readonly<Partial<Record<EvidenceSource, Bilingual>>> = {
  screening: words.screening,
  registry: words.registers,
  discrepancies: words.discrepancies,
  identity: words.identity,
  eid: words.eid,
  bank: words.bank,
}

/** Every check, failed ones first: critical, warning, information, then the passed ones; absent without a verdict. */
export function checkSections({ locale, verdict }: CaseReportInput): readonly ReportSection[] {
  const checks = verdict?.content?.answer.verification.checks
  if (checks === undefined) return []
  const failed = (['critical', 'warning', 'info'] as const).flatMap((severity): readonly ReportBlock[] => {
    const some = checks.filter((check) => !check.passed && check.severity === severity)
    if (some.length === 0) return []
    const text = filled(failedHeadings[severity][locale], { count: some.length })
    return [{ kind: 'heading', text }, failedTable(some, locale)]
  })
  const passed = checks.filter((check) => check.passed)
  const passedText = filled(words.passedChecks[locale], { count: passed.length })
  const ofPassed: readonly ReportBlock[] =
    passed.length === 0 ? [] : [{ kind: 'heading', text: passedText }, passedTable(passed, locale)]
  return [{ heading: words.checks[locale], blocks: [...failed, ...ofPassed] }]
}

function failedTable(checks: readonly Check[], locale: Locale): ReportBlock {
  return {
    kind: 'table',
    columns: [
      { label: words.check[locale], share: 0.21 },
      { label: words.detail[locale], share: 0.26 },
      { label: words.toDo[locale], share: 0.25 },
      { label: words.ruleEvidence[locale], share: 0.28 },
    ],
    rows: checks.map((check) => {
      const toDo = remediationOf(checkEvidence(check.id).rule)?.text[locale]
      return [
        plain(check.label),
        check.detail === '' ? muted('–') : { text: check.detail, tone: failedTones[check.severity] },
        toDo === undefined ? muted('–') : plain(toDo),
        plain(ruleAndEvidence(check.id, locale)),
      ]
    }),
  }
}

function passedTable(checks: readonly Check[], locale: Locale): ReportBlock {
  return {
    kind: 'table',
    columns: [
      { label: words.check[locale], share: 0.58 },
      { label: words.ruleEvidence[locale], share: 0.42 },
    ],
    rows: checks.map((check) => [plain(check.label), plain(ruleAndEvidence(check.id, locale))]),
  }
}

/** `expiry:passport; document: passport` */
function ruleAndEvidence(id: string, locale: Locale): string {
  return `${id}; ${evidenceText(id, locale)}`
}

function evidenceText(id: string, locale: Locale): string {
  const { source, document } = checkEvidence(id)
  const section = sections[source]
  if (section !== undefined) return filled(words.evidenceSection[locale], { section: section[locale] })
  if (source === 'partner') return words.partnersOwn[locale]
  if (document === null) return words.evidenceProfile[locale]
  const name = typeNames(document.type).names[locale]
  return filled(words.evidenceDocument[locale], {
    label: document.number === 1 ? name : `${name} (${document.number})`,
  })
}
