import { canadianAdultAge } from '../definition/adult-ages.ts'
import { entityDataPoints, politicalExposure } from '../definition/data-points.ts'
import { demandedInCanada } from '../definition/demanded-by-law.ts'
import { reportedInCanada } from '../definition/discrepancy-duty.ts'
import { maxAgeDays } from '../definition/max-age-days.ts'
import type { PolicyPack, Thresholds } from '../definition/policy-pack.ts'
import { requiredSteps } from '../definition/required-steps.ts'
import { commonSources, read, unread } from '../definition/sources.ts'

/** docs/rules/policy-packs.md#thresholds; figures without a source are ours or practice. */
const thresholds: Thresholds = {
  adultAge: canadianAdultAge,
  minOcrConfidence: 0.6,
  expiringDays: 30,
  incomeTolerance: 0.1,
  maxListAgeDays: 7,
  sofAmount: 100_000,
  ownerShare: [{ from: '2026-11-01', percent: 25, inclusive: true }],
}

/**
 * Lenders and banks in Canada: PCMLTFA ss. 5, 6, 9.2, 9.3, 9.6 and PCMLTFR. Identity cannot be switched off because an
 * anonymous client is prohibited (Act s. 9.2). docs/rules/policy-packs.md#packs.
 */
export const caAml: PolicyPack = {
  regime: 'ca_aml',
  version: 1,
  effectiveFrom: '2026-11-01',
  regulator: 'FINTRAC',
  regulatorNames: { en: 'FINTRAC', fr: 'CANAFE' },
  names: { en: 'Canada lender and bank', fr: 'Prêteur et banque, Canada' },
  law: ['PCMLTFA S.C. 2000 c.17 ss. 5, 6, 9.2, 9.3, 9.6', 'PCMLTFR SOR/2002-184'],
  timezone: 'America/Toronto',
  currency: 'CAD',
  country: 'CA',
  locks: { identity: true, sanctions: true, amlPep: true },
  defaults: { requireDocuments: true, screenSanctions: true, screenAmlPep: 'canadian_client' },
  thresholds: { kyc: thresholds, kyb: thresholds },
  // A register extract is "the most recent version": PCMLTFR s. 109(1).
  maxAgeDays,
  dataPoints: {
    // PCMLTFR s. 12(b) name, address, occupation, birth date; 12(d) intended use; 12(k) financial capacity and employer for
    // credit; 116 political exposure; 135 third party; 145 purpose. A SIN is asked for tax reporting only.
    individual: [
      ['first_name', 'B'],
      ['last_name', 'B'],
      ['date_of_birth', 'B'],
      ['citizenship', 'R'],
      ['street1', 'B'],
      ['city', 'R'],
      ['province', 'R'],
      ['postal_code', 'R'],
      ['country', 'R'],
      ['phone', 'R'],
      ['email', 'R'],
      ['id_type', 'R'],
      ['id_number', 'R'],
      ['id_expiry', 'R'],
      ['sin/ssn', 'R'],
      ['occupation', 'R'],
      ['employer_name', 'C'],
      ['account_type', 'R'],
      ['purpose', 'R'],
      ['source_of_funds', 'R'],
      ['third_party', 'R'],
      [politicalExposure, 'R'],
      ['annual_income', 'C'],
    ],
    ...entityDataPoints,
  },
  steps: requiredSteps,
  // PCMLTFR ss. 105(1), 106, 107.
  methods: ['photo_id', 'government_body', 'credit_file', 'dual_process', 'affiliate', 'reliance'],
  // PCMLTFR ss. 121(1), 157: foreign is High by rule, domestic by its total.
  pepRule: 'foreign_high',
  lists: ['ca_sema', 'ca_criminal_code', 'un'],
  // PCMLTFR s. 123.1 says risk-based; the months are practice.
  reviewMonths: { High: 12, Medium: 24, Low: 36 },
  // PCMLTFR s. 148.
  retentionYears: 5,
  severities: {},
  demanded: demandedInCanada,
  discrepancyDuty: reportedInCanada,
  sources: {
    ...commonSources,
    adultAge: unread('age of majority acts of the provinces and territories'),
    ownerShare: read('PCMLTFR s. 138(1)'),
    retentionYears: read('PCMLTFR s. 148'),
    lists: unread('SEMA, JVCFOA, Criminal Code s. 83.05, UN Act'),
    dataPoints: read('PCMLTFR ss. 12, 116, 135, 138, 145'),
    pepRule: read('PCMLTFR ss. 121(1), 121(2), 157'),
  },
}
