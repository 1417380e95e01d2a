import type { Check } from '../../contract/check.ts'
import type { Locale } from '../../contract/locale.ts'
import { emitAll, ownSeverities, type CheckRule } from '../checks/definition/check-rule.ts'
import type { EidResult } from './definition/eid-result.ts'
import { eidAddressMatch } from './rules/address-match.ts'
import { eidComplete } from './rules/complete.ts'
import { eidCreditFile } from './rules/credit-file.ts'
import { eidDobMatch } from './rules/dob-match.ts'
import { eidDocumentAuthentic } from './rules/document-authentic.ts'
import { eidDocumentExpiry } from './rules/document-expiry.ts'
import { eidDualProcess } from './rules/two-sources.ts'
import { eidFaceMatch } from './rules/face-match.ts'
import { eidFraud } from './rules/fraud.ts'
import { eidLiveness } from './rules/liveness.ts'
import { eidNameMatch } from './rules/name-match.ts'

/** Every check rule of an eID result, in the order of a summary. docs/rules/eid.md#checks. */
export const eidRules: readonly CheckRule<EidResult>[] = [
  eidComplete,
  eidDocumentAuthentic,
  eidDocumentExpiry,
  eidLiveness,
  eidFaceMatch,
  eidNameMatch,
  eidDobMatch,
  eidAddressMatch,
  eidCreditFile,
  eidDualProcess,
  eidFraud,
]

/**
 * The checks of a finished eID check: a pure function of the provider's result. docs/rules/eid.md#result,
 * docs/rules/eid.md#checks.
 */
export function eidChecks(result: EidResult, locale: Locale): readonly Check[] {
  const checks: Check[] = []
  emitAll(checks, eidRules, result, { locale, severities: ownSeverities })
  return checks
}
