import type { ExtractAnswer } from '../../contract/kyc-answers.ts'
import { documentChecks } from '../../domain/checks/document-checks.ts'
import { policyObject } from '../../domain/policy-packs/choose-pack.ts'
import { dateInTimeZone } from '../../domain/values/dates.ts'
import type { ExtractFacts } from './extract-facts.ts'

/** The answer of extract, without the case's id. docs/api.md#extract. */
export function extractAnswer(facts: ExtractFacts): ExtractAnswer {
  const { kind, now, locale, chosen, documents, fields, caseFiles } = facts
  const { pack } = chosen
  return {
    fields,
    documents: documents.map(({ entry }) => entry),
    field_count: Object.keys(fields).length,
    checks: documentChecks(
      documents.map((document) => document.facts),
      {
        pack,
        thresholds: kind === 'individual' ? pack.thresholds.kyc : pack.thresholds.kyb,
        asOf: dateInTimeZone(now.toISOString(), pack.timezone),
        purpose: 'onboarding',
        locale,
        caseFiles,
      },
    ),
    reader_unavailable: documents.some(({ outcome }) => outcome.status === 'unavailable'),
    policy: policyObject(chosen, { purpose: 'onboarding', overridesRefused: [] }),
  }
}
