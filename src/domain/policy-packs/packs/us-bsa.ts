import { americanAdultAge } from '../definition/adult-ages.ts'
import { alsoAsked, entityDataPoints, type DataPoints } from '../definition/data-points.ts'
import { demandedInUnitedStates } from '../definition/demanded-by-law.ts'
import { maxAgeDays } from '../definition/max-age-days.ts'
import type { PolicyPack, Thresholds } from '../definition/policy-pack.ts'
import { requiredSteps } from '../definition/required-steps.ts'
import { commonSources, read, unread } from '../definition/sources.ts'

const thresholds: Thresholds = {
  adultAge: americanAdultAge,
  minOcrConfidence: 0.6,
  expiringDays: 30,
  incomeTolerance: 0.1,
  maxListAgeDays: 7,
  sofAmount: 100_000,
  ownerShare: [{ from: '2026-11-01', percent: 25, inclusive: true }],
}

/** One person who controls the entity, in addition to its owners. 31 CFR 1010.230(d)(2). */
const controlPerson: DataPoints = [['control_person', 'B']]

/** Customer identification in the United States: 31 CFR 1020.220 and 1010.230. docs/rules/policy-packs.md#packs. */
export const usBsa: PolicyPack = {
  regime: 'us_bsa',
  version: 1,
  effectiveFrom: '2026-11-01',
  regulator: 'FinCEN',
  regulatorNames: { en: 'FinCEN', fr: 'FinCEN' },
  names: { en: 'United States CIP', fr: 'États-Unis' },
  law: ['31 CFR 1020.220', '31 CFR 1010.230'],
  timezone: 'America/New_York',
  currency: 'USD',
  country: 'US',
  locks: { identity: true, sanctions: true, amlPep: false },
  defaults: { requireDocuments: true, screenSanctions: true, screenAmlPep: false },
  thresholds: { kyc: thresholds, kyb: thresholds },
  maxAgeDays,
  dataPoints: {
    // Name, birth date, residential address and an identification number. 31 CFR 1020.220(a)(2)(i)(A).
    individual: [
      ['first_name', 'B'],
      ['last_name', 'B'],
      ['date_of_birth', 'B'],
      ['street1', 'B'],
      ['city', 'R'],
      ['province', 'R'],
      ['postal_code', 'R'],
      ['country', 'R'],
      ['id_type', 'C'],
      ['id_number', 'C'],
      ['id_expiry', 'C'],
      ['sin/ssn/itin/passport_number', 'B'],
      ['account_type', 'R'],
      ['purpose', 'R'],
      ['source_of_funds', 'R'],
    ],
    ...entityDataPoints,
    corporation: alsoAsked(entityDataPoints.corporation, controlPerson, 'ownership_structure'),
    partnership: alsoAsked(entityDataPoints.partnership, controlPerson, 'ownership_structure'),
  },
  steps: requiredSteps,
  // With documents or without. 31 CFR 1020.220(a)(2)(ii)(A), (B).
  methods: ['identity_document', 'non_documentary'],
  pepRule: 'foreign_high',
  lists: ['us_ofac', 'us_consolidated', 'un'],
  reviewMonths: { High: 12, Medium: 24, Low: 36 },
  retentionYears: 5,
  severities: {},
  demanded: demandedInUnitedStates,
  sources: {
    ...commonSources,
    adultAge: unread('age of majority statutes of the states'),
    ownerShare: read('31 CFR 1010.230(d)(1)'),
    retentionYears: read('31 CFR 1020.220(a)(3)'),
    lists: unread('OFAC regulations, 31 CFR ch. V'),
    dataPoints: read('31 CFR 1020.220(a)(2)'),
    pepRule: unread('31 CFR 1010.620'),
  },
}
