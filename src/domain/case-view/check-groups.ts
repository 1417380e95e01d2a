import { severities, type Check } from '../../contract/check.ts'
import type { Locale } from '../../contract/locale.ts'
import { checkEvidence, remediationOf, type EvidenceSource } from '../case-report/check-evidence.ts'
import type { JudgedDocument } from '../case-report/report-input.ts'

/** The groups of checks in the order in which a person reads them. */
export const checkGroups = [...severities, 'passed'] as const
export type CheckGroup = (typeof checkGroups)[number]

/** A check with its rule and what it was read from. */
export interface ViewedCheck extends Check {
  /** Null: the partner's own check. */
  readonly rule: string | null
  /** Where the rule comes from: an article, a standard, `practice` or `ours`; null for a partner's own check. */
  readonly law: string | null
  /** What makes it pass; null for a passed one and for a partner's own. */
  readonly to_do: string | null
  readonly evidence: {
    readonly source: EvidenceSource
    readonly doc_type: string | null
    /** The document of the case; null when the call named none. */
    readonly document_id: string | null
    /** The party, as its hits name it. */
    readonly party: string | null
  }
}

/** The checks of a verdict, failed ones first by severity, then the passed ones; groups without a check are left out. */
export function groupedChecks(
  checks: readonly Check[],
  { documents, locale }: { readonly documents: readonly JudgedDocument[]; readonly locale: Locale },
): readonly { readonly group: CheckGroup; readonly checks: readonly ViewedCheck[] }[] {
  return checkGroups.flatMap((group) => {
    const some = checks.filter(({ passed, severity }) => (passed ? 'passed' : severity) === group)
    return some.length === 0 ? [] : [{ group, checks: some.map((check) => viewed(check, documents, locale)) }]
  })
}

function viewed(check: Check, documents: readonly JudgedDocument[], locale: Locale): ViewedCheck {
  const { rule, source, document, party } = checkEvidence(check.id)
  const remediation = remediationOf(rule)
  const named =
    document === null ? undefined : documents.filter(({ type }) => type === document.type)[document.number - 1]
  return {
    ...check,
    rule,
    law: remediation?.source ?? null,
    to_do: check.passed ? null : (remediation?.text[locale] ?? null),
    evidence: { source, doc_type: document?.type ?? null, document_id: named?.documentId ?? null, party },
  }
}
