import { adultAge18 } from '../definition/adult-ages.ts'
import { entityDataPoints, politicalExposure } from '../definition/data-points.ts'
import { demandedInMorocco } from '../definition/demanded-by-law.ts'
import { maxAgeDays } from '../definition/max-age-days.ts'
import type { PolicyPack, Thresholds } from '../definition/policy-pack.ts'
import { requiredSteps, withProofOfAddress } from '../definition/required-steps.ts'
import { commonSources, practice, unread } from '../definition/sources.ts'

const thresholds: Thresholds = {
  adultAge: adultAge18,
  minOcrConfidence: 0.6,
  expiringDays: 30,
  incomeTolerance: 0.15,
  maxListAgeDays: 7,
  sofAmount: 500_000,
  ownerShare: [{ from: '2026-11-01', percent: 25, inclusive: false }],
}

/**
 * Morocco: Law 43-05 as amended by 12-18 and the circulars of Bank Al-Maghrib; the FIU is the ANRF.
 * docs/rules/policy-packs.md#packs.
 */
export const maBam: PolicyPack = {
  regime: 'ma_bam',
  version: 1,
  effectiveFrom: '2026-11-01',
  regulator: 'Bank Al-Maghrib',
  regulatorNames: { en: 'Bank Al-Maghrib', fr: 'Bank Al-Maghrib' },
  names: { en: 'Morocco', fr: 'Maroc' },
  law: ['Law 43-05 as amended by 12-18', 'BAM circular 5/W/2017', 'Decree 2.21.708'],
  timezone: 'Africa/Casablanca',
  currency: 'MAD',
  country: 'MA',
  locks: { identity: true, sanctions: true, amlPep: false },
  defaults: { requireDocuments: true, screenSanctions: true, screenAmlPep: false },
  thresholds: { kyc: thresholds, kyb: thresholds },
  maxAgeDays: { ...maxAgeDays, registry_extract: 90, credit_report: null },
  dataPoints: {
    individual: [
      ['first_name', 'B'],
      ['last_name', 'B'],
      ['date_of_birth', 'B'],
      ['place_of_birth', 'R'],
      ['citizenship', 'R'],
      ['street1', 'R'],
      ['city', 'R'],
      ['country', 'R'],
      ['phone', 'R'],
      ['id_type', 'R'],
      ['id_number', 'B'],
      ['id_expiry', 'R'],
      ['occupation', 'R'],
      ['employer_name', 'R'],
      ['account_type', 'R'],
      ['purpose', 'R'],
      ['source_of_funds', 'R'],
      ['third_party', 'R'],
      [politicalExposure, 'R'],
      ['tax_residences', 'R'],
      ['annual_income', 'R'],
      ['marital_status', 'R'],
      ['dependants', 'R'],
    ],
    ...entityDataPoints,
  },
  steps: withProofOfAddress(requiredSteps),
  methods: [],
  asksConsent: true,
  pepRule: 'all_high',
  lists: ['un', 'eu', 'us_ofac'],
  reviewMonths: { High: 12, Medium: 24, Low: 36 },
  retentionYears: 10,
  severities: {},
  demanded: demandedInMorocco,
  sources: {
    ...commonSources,
    adultAge: unread('Code de la famille'),
    ownerShare: unread('Decree 2.21.708'),
    maxAgeDays: practice,
    retentionYears: unread('Law 43-05'),
    lists: unread('CNASNU'),
    dataPoints: unread('BAM circular 5/W/2017'),
    pepRule: unread('Law 43-05 as amended by 12-18'),
  },
}
