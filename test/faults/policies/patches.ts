import type { PolicyFile } from '../../../src/contract/policy-file.ts'
import type { Random } from './random.ts'

const thresholds = {
  adult_age: [16, 18, 21],
  min_ocr_confidence: [0, 0.6, 0.9],
  expiring_days: [1, 30, 90],
  income_tolerance: [0, 0.1, 0.9],
  max_list_age_days: [1, 7, 365],
  sof_amount: [1, 100_000, 1_000_000_000],
  owner_share_percent: [0.01, 10, 25, 50],
} as const
const ruleIds = [
  ...['required:photo_id', 'required', 'method:identity', 'legible', 'accepted', 'expiry', 'match:name', 'match:dob'],
  ...['screening', 'geography:high_risk', 'pep:declared', 'freshness', 'expiring', 'mrz', 'adult', 'integrity'],
  ...['ownership:confirmed', 'evidence:source_of_funds', 'evidence:source_of_wealth', 'third_party:declared'],
  ...['pep:undeclared', 'screening:pep', 'review:due', 'charity:status', 'ownership:identified'],
]
const points = [
  ...['first_name', 'date_of_birth', 'street1', 'phone', 'annual_income', 'legal_name', 'beneficial_owners'],
  ...['third_party', 'ownership_structure', 'pep_foreign/pep_domestic/pep_hio/pep'],
]
const steps = ['photo_id', 'proof_of_address', 'entity_existence', 'entity_ownership', 'tax_form', 'source_of_funds']
const types = ['passport', 'payslip', 'utility_bill', 'registry_extract', 'credit_report', 't4']
const methods = ['photo_id', 'credit_file', 'reliance', 'eid_substantial', 'two_measures']
const kinds = ['individual', 'corporation', 'trust', 'estate'] as const

/** A policy file over a pack that changes a few figures, to tighter or looser ones. */
export function randomPatch(regime: string, random: Random): PolicyFile {
  const some = <Value>(make: () => Value): Value | undefined => (random.percent(25) ? make() : undefined)
  const row = <Value>(names: readonly string[], values: readonly Value[]) =>
    Object.fromEntries([0, 1].map(() => [random.pick(names), random.pick(values)]))
  const kind = random.pick(kinds)
  const patch = {
    regime,
    locks: some(() => ({ [random.pick(['identity', 'sanctions', 'aml_pep'])]: random.percent(50) })),
    defaults: some(() => ({ require_documents: random.percent(50), screen_aml_pep: random.percent(50) })),
    thresholds: some(() => ({ kyc: randomThresholds(random), kyb: randomThresholds(random) })),
    max_age_days: some(() => row(types, [1, 90, 9_000, 'tax', null] as const)),
    data_points: some(() => ({ [kind]: row(points, ['B', 'R', 'C', '-'] as const) })),
    steps: some(() => ({
      [random.pick(['onboarding', 'periodic_review'])]: { [kind]: row(steps, ['C', 'W', '-'] as const) },
    })),
    lists: some(() => ['uk', 'own_list']),
    refused_ids: some(() => [random.pick(types)]),
    severities: some(() => row(ruleIds, ['critical', 'warning', 'info', 'off'] as const)),
    pep_rule: some(() => 'all_high' as const),
    adverse_media: some(() => true as const),
    methods: some(() => [random.pick(methods), random.pick(methods)]),
    retention_years: some(() => random.pick([1, 5, 6, 30])),
    review_months: some(() => ({ [random.pick(['High', 'Medium', 'Low'])]: random.pick([1, 12, 60]) })),
  }
  return Object.fromEntries(Object.entries(patch).filter(([, part]) => part !== undefined)) as PolicyFile
}

function randomThresholds(random: Random) {
  const names = Object.keys(thresholds) as (keyof typeof thresholds)[]
  const chosen = names.filter(() => random.percent(25))
  return Object.fromEntries(chosen.map((name) => [name, random.pick<number>(thresholds[name])]))
}
