import type { Check } from '../../contract/check.ts'
import type { Locale } from '../../contract/locale.ts'
import { emit, type CheckRule } from '../checks/definition/check-rule.ts'
import type { EidResult } from './eid-result.ts'
import { eidAddressMatch } from './address-match.ts'
import { eidComplete } from './complete.ts'
import { eidCreditFile } from './credit-file.ts'
import { eidDobMatch } from './dob-match.ts'
import { eidDocumentAuthentic } from './document-authentic.ts'
import { eidDocumentExpiry } from './document-expiry.ts'
import { eidDualProcess } from './two-sources.ts'
import { eidFaceMatch } from './face-match.ts'
import { eidFraud } from './fraud.ts'
import { eidLiveness } from './liveness.ts'
import { eidNameMatch } from './name-match.ts'

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
  for (const rule of eidRules) emit(checks, rule, result, { locale, severities: {} })
  return checks
}
