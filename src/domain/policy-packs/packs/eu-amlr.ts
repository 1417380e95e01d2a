import { adultAge18 } from '../definition/adult-ages.ts'
import { alsoAsked, entityDataPoints, politicalExposure, type DataPoints } from '../definition/data-points.ts'
import { demandedInEurope } from '../definition/demanded-by-law.ts'
import { reportedInEurope } from '../definition/discrepancy-duty.ts'
import { maxAgeDays } from '../definition/max-age-days.ts'
import type { PolicyPack, Thresholds } from '../definition/policy-pack.ts'
import { requiredSteps, withProofOfAddress, withTaxForm } from '../definition/required-steps.ts'
import { commonSources, practice, read, unread } from '../definition/sources.ts'

const thresholds: Thresholds = {
  adultAge: adultAge18,
  minOcrConfidence: 0.6,
  expiringDays: 30,
  incomeTolerance: 0.1,
  maxListAgeDays: 7,
  sofAmount: 100_000,
  ownerShare: [{ from: '2027-07-10', percent: 25, inclusive: true }],
}

/** Codes of an entity, required if they exist. AMLR art. 22(1)(b). */
const entityCodes: DataPoints = [
  ['lei', 'C'],
  ['tax_number', 'R'],
]

/** The European Union: Regulation (EU) 2024/1624, which applies from 10 July 2027. docs/rules/policy-packs.md#packs. */
export const euAmlr: PolicyPack = {
  regime: 'eu_amlr',
  version: 1,
  effectiveFrom: '2026-11-01',
  regulator: 'AMLA',
  regulatorNames: { en: 'AMLA', fr: 'ALBC' },
  names: { en: 'European Union', fr: 'Union européenne' },
  law: ['Reg. (EU) 2024/1624 arts 22, 26, 42, 52, 77'],
  timezone: 'Europe/Brussels',
  currency: 'EUR',
  country: null,
  locks: { identity: true, sanctions: true, amlPep: false },
  defaults: { requireDocuments: true, screenSanctions: true, screenAmlPep: false },
  thresholds: { kyc: thresholds, kyb: thresholds },
  // A register extract is three months old at most. CMF R561-5-1 4°, and the same in the packs that follow it.
  maxAgeDays: { ...maxAgeDays, registry_extract: 90, credit_report: null },
  dataPoints: {
    // AMLR art. 22(1)(a): all names, place and full date of birth, nationalities, national number, residence, tax number.
    individual: [
      ['first_name', 'B'],
      ['last_name', 'B'],
      ['date_of_birth', 'B'],
      ['place_of_birth', 'R'],
      ['citizenship', 'R'],
      ['street1', 'B'],
      ['city', 'R'],
      ['postal_code', 'R'],
      ['country', 'R'],
      ['id_type', 'R'],
      ['id_number', 'R'],
      ['id_expiry', 'R'],
      ['national_number/tax_number', 'R'],
      ['occupation', 'R'],
      ['account_type', 'R'],
      ['purpose', 'R'],
      ['source_of_funds', 'R'],
      ['third_party', 'R'],
      [politicalExposure, 'R'],
      ['tax_residences', 'R'],
      ['annual_income', 'C'],
    ],
    ...entityDataPoints,
    corporation: alsoAsked(entityDataPoints.corporation, entityCodes),
    partnership: alsoAsked(entityDataPoints.partnership, entityCodes),
  },
  steps: withTaxForm(withProofOfAddress(requiredSteps)),
  // An identity document, or an electronic identity. AMLR art. 22(6).
  methods: ['identity_document', 'eid_substantial'],
  asksConsent: true,
  // AMLR art. 42: enhanced measures for every politically exposed person.
  pepRule: 'all_high',
  lists: ['eu', 'un', 'fr_freeze'],
  reviewMonths: { High: 12, Medium: 36, Low: 60 },
  // Deletion is required after that. AMLR art. 77.
  retentionYears: 5,
  deletesAfterRetention: true,
  severities: {},
  demanded: demandedInEurope,
  discrepancyDuty: reportedInEurope,
  sources: {
    ...commonSources,
    adultAge: practice,
    ownerShare: read('Reg. (EU) 2024/1624 art. 52'),
    maxAgeDays: read('practice; register extract CMF R561-5-1 4°'),
    reviewMonths: read('Reg. (EU) 2024/1624 art. 26'),
    retentionYears: read('Reg. (EU) 2024/1624 art. 77'),
    lists: unread('Council regulations on restrictive measures; UN Security Council'),
    dataPoints: read('Reg. (EU) 2024/1624 art. 22(1)'),
    pepRule: read('Reg. (EU) 2024/1624 art. 42'),
  },
}
