import { adultAge18 } from '../definition/adult-ages.ts'
import { entityDataPoints, politicalExposure } from '../definition/data-points.ts'
import { nothingDemanded } from '../definition/demanded-by-law.ts'
import { maxAgeDays } from '../definition/max-age-days.ts'
import type { PolicyPack, Thresholds } from '../definition/policy-pack.ts'
import { requiredSteps } from '../definition/required-steps.ts'
import { commonSources, practice, unread } from '../definition/sources.ts'

/** docs/rules/policy-packs.md#thresholds; figures without a source are ours or practice. */
const thresholds: Thresholds = {
  adultAge: adultAge18,
  minOcrConfidence: 0.6,
  expiringDays: 30,
  incomeTolerance: 0.1,
  maxListAgeDays: 30,
  sofAmount: 100_000,
  ownerShare: [{ from: '2026-11-01', percent: 25, inclusive: true }],
}

/** The default pack: FATF Recommendations 10, 12 and 22. docs/rules/policy-packs.md#packs. */
export const generic: PolicyPack = {
  regime: 'generic',
  version: 1,
  effectiveFrom: '2026-11-01',
  regulator: null,
  names: { en: 'Generic', fr: 'Générique' },
  law: ['FATF Recommendations 10, 12, 22'],
  timezone: 'UTC',
  currency: 'USD',
  country: null,
  locks: { identity: false, sanctions: false, amlPep: false },
  defaults: { requireDocuments: true, screenSanctions: true, screenAmlPep: false },
  thresholds: { kyc: thresholds, kyb: thresholds },
  maxAgeDays: { ...maxAgeDays, payslip: 90, employment_letter: 90 },
  dataPoints: {
    individual: [
      ['first_name', 'B'],
      ['last_name', 'B'],
      ['date_of_birth', 'B'],
      ['citizenship', 'R'],
      ['street1', 'R'],
      ['city', 'R'],
      ['postal_code', 'R'],
      ['country', 'R'],
      ['phone', 'R'],
      ['email', 'R'],
      ['id_type', 'R'],
      ['id_number', 'R'],
      ['id_expiry', 'R'],
      ['occupation', 'R'],
      ['account_type', 'R'],
      ['purpose', 'R'],
      ['source_of_funds', 'R'],
      ['third_party', 'R'],
      [politicalExposure, 'R'],
    ],
    ...entityDataPoints,
  },
  steps: requiredSteps,
  methods: [],
  pepRule: 'foreign_high',
  lists: ['un', 'us_ofac', 'eu', 'uk', 'ca_sema'],
  reviewMonths: { High: 12, Medium: 24, Low: 36 },
  retentionYears: 5,
  severities: {},
  demanded: nothingDemanded,
  sources: {
    ...commonSources,
    adultAge: practice,
    ownerShare: unread('FATF Recommendation 10'),
    retentionYears: unread('FATF Recommendation 11'),
    lists: unread('FATF Recommendations 6 and 7'),
    dataPoints: unread('FATF Recommendations 10, 12, 22'),
    pepRule: unread('FATF Recommendation 12'),
  },
}
