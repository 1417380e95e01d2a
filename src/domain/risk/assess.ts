import type { Assessment } from '../../contract/assessment.ts'
import type { ClientKind } from '../../contract/client-kind.ts'
import type { Locale } from '../../contract/locale.ts'
import type { BareVerdict } from '../../contract/verdict.ts'
import type { DeliveryChannel, Profile } from '../profile/profile.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { capacity } from './capacity.ts'
import { complianceRisk } from './compliance.ts'
import type { FoundExposure } from './exposures.ts'
import { factorSentence } from './factor.ts'
import { suitability } from './suitability.ts'
import { tolerance } from './tolerance.ts'

/** A client's profile with its verdict. */
export interface RiskInput {
  readonly profile: Profile
  readonly kind: ClientKind
  readonly pack: PolicyPack
  /** YYYY-MM-DD. docs/rules/verdict.md#day-of-a-verdict. */
  readonly asOf: string
  readonly locale: Locale
  readonly verification: BareVerdict
  readonly deliveryChannel: DeliveryChannel
  /** Political exposure that the screening found; absent before a screening. */
  readonly found?: readonly FoundExposure[]
}

/**
 * The risk assessment of a client. docs/api.md#assessment, docs/rules/risk.md. `explain` has every point: for
 * `risk_profile` and `capacity`, score = round(100 × Σ points ÷ Σ max) of their rows; for `compliance_risk`, score = Σ
 * points.
 */
export function assess(input: RiskInput): Assessment {
  const { profile, locale, verification } = input
  const willing = tolerance(profile)
  const able = capacity(input)
  const compliance = complianceRisk({ ...input, failedChecks: verification.checks.filter(({ passed }) => !passed) })
  return {
    risk_profile: { score: willing.score, band: willing.band, missing: willing.missing },
    capacity: { score: able.score, band: able.band, missing: able.missing },
    compliance_risk: {
      level: compliance.level,
      score: compliance.score,
      factors: compliance.factors.map((factor) => factorSentence(factor, locale)),
    },
    suitability: suitability({
      criticalFailures: verification.critical_failures.length,
      tolerance: willing,
      capacity: able,
      objective: profile.values.objective,
      level: compliance.level,
      locale,
      pack: input.pack,
    }),
    risk_level: compliance.level,
    verification,
    explain: [...willing.rows, ...able.rows, ...compliance.rows],
  }
}
