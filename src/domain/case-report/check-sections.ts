import type { Check, Severity } from '../../contract/check.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import { remediations } from '../checks/remediation/index.ts'
import { isDocumentTypeId, typeNames } from '../document-types/index.ts'
import type { ReportBlock, ReportSection } from '../report/report-content.ts'
import { filled, muted, plain } from '../report/report-cells.ts'
import type { CaseReportInput } from './report-input.ts'
import { words } from './words.ts'

const failedHeadings: Readonly<Record<Severity, Bilingual>> = {
  critical: words.failedCritical,
  warning: words.failedWarning,
  info: words.failedInfo,
}
const failedTones = { critical: 'bad', warning: 'warning', info: 'plain' } as const

/** What each rule is read from, by the start of its id; other rules read the profile of the client. */
const sectionsOfRules: readonly (readonly [start: string, section: Bilingual])[] = [
  ['screening', words.screening],
  ['pep:undeclared', words.screening],
  ['registry:', words.registers],
  ['ownership:discrepancy', words.discrepancies],
  ['method:', words.identity],
  ['eid:', words.eid],
  ['bank:', words.bank],
]

const rules: ReadonlyMap<string, { readonly text: Bilingual }> = new Map(Object.entries(remediations))

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
      const toDo = rules.get(ruleOf(check.id) ?? '')?.text[locale]
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
  const rule = ruleOf(id)
  if (rule === null) return words.partnersOwn[locale]
  const [, section] = sectionsOfRules.find(([start]) => rule.startsWith(start)) ?? []
  if (section !== undefined) return filled(words.evidenceSection[locale], { section: section[locale] })
  const label = id.slice(rule.length + 1)
  const [type = '', number] = (label.split(':').find((part) => isDocumentTypeId(part.split('#')[0] ?? '')) ?? '').split(
    '#',
  )
  if (type === '') return words.evidenceProfile[locale]
  const name = typeNames(type).names[locale]
  return filled(words.evidenceDocument[locale], { label: number === undefined ? name : `${name} (${number})` })
}

/** The rule of a check: the longest id of a rule that the check's id starts with; null for a partner's own check. */
function ruleOf(id: string): string | null {
  const parts = id.split(':')
  for (let length = parts.length; length > 0; length--) {
    const rule = parts.slice(0, length).join(':')
    if (rules.has(rule)) return rule
  }
  return null
}
