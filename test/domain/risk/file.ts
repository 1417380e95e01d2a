import type { Check } from '../../../src/contract/check.ts'
import type { BareVerdict } from '../../../src/contract/verdict.ts'
import type { Profile, ProfileValues } from '../../../src/domain/profile/profile.ts'
import type { PolicyPack } from '../../../src/domain/policy-packs/definition/policy-pack.ts'
import type { RiskInput } from '../../../src/domain/risk/assess.ts'
import type { ComplianceFacts } from '../../../src/domain/risk/factor.ts'

export const asOf = '2026-11-21'

/** A profile in which every value was given and understood. */
export function profileOf(values: Partial<ProfileValues>): Profile {
  return { values, faults: [], given: new Set(Object.keys(values)) }
}

type PackFacts = Pick<PolicyPack, 'regime' | 'country' | 'currency' | 'pepRule'>

/** What the risk rules read of each pack. docs/rules/policy-packs.md#packs. */
export const packs = {
  ca_aml: packOf({ regime: 'ca_aml', country: 'CA', currency: 'CAD', pepRule: 'foreign_high' }),
  eu_amlr: packOf({ regime: 'eu_amlr', country: null, currency: 'EUR', pepRule: 'all_high' }),
  fr_cmf: packOf({ regime: 'fr_cmf', country: 'FR', currency: 'EUR', pepRule: 'all_high' }),
  ma_bam: packOf({ regime: 'ma_bam', country: 'MA', currency: 'MAD', pepRule: 'all_high' }),
  us_bsa: packOf({ regime: 'us_bsa', country: 'US', currency: 'USD', pepRule: 'foreign_high' }),
  generic: packOf({ regime: 'generic', country: null, currency: 'USD', pepRule: 'foreign_high' }),
}

function packOf(facts: PackFacts): PolicyPack {
  return facts as PolicyPack
}

/** A failed check. */
export function failedCheck(id: string, severity: Check['severity']): Check {
  return { id, label: 'A rule.', severity, passed: false, detail: 'Why.' }
}

/** The verdict that these failed checks make. */
export function verdictOf(failedChecks: readonly Check[]): BareVerdict {
  const passed: Check = { id: 'match:name:passport', label: 'A rule.', severity: 'critical', passed: true, detail: '' }
  const critical_failures = failedChecks.filter(({ severity }) => severity === 'critical')
  return {
    passed: critical_failures.length === 0,
    checks: [passed, ...failedChecks],
    critical_failures,
    flags: failedChecks.filter(({ severity }) => severity === 'warning'),
    completeness: { required: 0, present: 0, missing: [], percent: 100 },
  }
}

/** A file with values, and with whatever else a test says about it. */
export function fileOf(values: Partial<ProfileValues>, more: Partial<RiskInput> = {}): RiskInput {
  return {
    profile: profileOf(values),
    kind: 'individual',
    pack: packs.ca_aml,
    asOf,
    locale: 'en',
    verification: verdictOf([]),
    deliveryChannel: 'in_person',
    ...more,
  }
}

/** The same for compliance risk alone: by default a Canadian employee, in person, who gives no point at all. */
export function factsOf(values: Partial<ProfileValues>, more: Partial<ComplianceFacts> = {}): ComplianceFacts {
  return {
    profile: profileOf({ country: 'CA', source_of_funds: 'employment', ...values }),
    kind: 'individual',
    pack: packs.ca_aml,
    asOf,
    deliveryChannel: 'in_person',
    failedChecks: [],
    ...more,
  }
}
