import type { Check } from '../../contract/check.ts'
import type { Locale } from '../../contract/locale.ts'
import { emit, type CheckFamily } from '../checks/check-definition.ts'
import type { EidResult } from './eid-result.ts'
import { eidAddressMatch } from './families/address-match.ts'
import { eidComplete } from './families/complete.ts'
import { eidCreditFile } from './families/credit-file.ts'
import { eidDobMatch } from './families/dob-match.ts'
import { eidDocumentAuthentic } from './families/document-authentic.ts'
import { eidDocumentExpiry } from './families/document-expiry.ts'
import { eidDualProcess } from './families/two-sources.ts'
import { eidFaceMatch } from './families/face-match.ts'
import { eidFraud } from './families/fraud.ts'
import { eidLiveness } from './families/liveness.ts'
import { eidNameMatch } from './families/name-match.ts'

/** Every family of an eID result, in the order in which a summary shows them. data/domain check families `eid:*`. */
export const eidFamilies: readonly CheckFamily<EidResult>[] = [
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

/** The checks of a finished eID check: a pure function of what the provider found. Contract 2.7, domain/6-eid 6.3. */
export function eidChecks(result: EidResult, locale: Locale): readonly Check[] {
  const checks: Check[] = []
  for (const family of eidFamilies) emit(checks, family, result, { locale, severities: {} })
  return checks
}
