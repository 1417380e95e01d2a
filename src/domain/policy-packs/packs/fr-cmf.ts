import { euAmlr } from './eu-amlr.ts'
import type { DataPoints } from '../definition/data-points.ts'
import { demandedInFrance } from '../definition/demanded-by-law.ts'
import { reportedInFrance } from '../definition/discrepancy-duty.ts'
import type { PolicyPack, Thresholds } from '../definition/policy-pack.ts'
import { read, unread } from '../definition/sources.ts'

const thresholds: Thresholds = {
  ...euAmlr.thresholds.kyc,
  // More than 25 % until the Regulation applies. CMF R561-1.
  ownerShare: [
    { from: '2026-11-01', percent: 25, inclusive: false },
    { from: '2027-07-10', percent: 25, inclusive: true },
  ],
}

/**
 * The data points of `eu_amlr` without the national number, and with an address that does not block.
 * docs/rules/policy-packs.md#data-points.
 */
const individual: DataPoints = euAmlr.dataPoints.individual
  .filter(([point]) => point !== 'national_number/tax_number')
  .map(([point, mark]) => [point, point === 'street1' ? 'R' : mark])

/** France: Code monétaire et financier, L561-5 and R561-5 to R561-5-2. docs/rules/policy-packs.md#packs. */
export const frCmf: PolicyPack = {
  ...euAmlr,
  regime: 'fr_cmf',
  version: 1,
  extends: 'eu_amlr',
  regulator: 'ACPR',
  regulatorNames: { en: 'ACPR', fr: 'ACPR' },
  names: { en: 'France', fr: 'France' },
  law: ['CMF L561-5', 'CMF R561-5, R561-5-1, R561-5-2', 'CMF R561-1 to R561-3', ...euAmlr.law],
  timezone: 'Europe/Paris',
  country: 'FR',
  thresholds: { kyc: thresholds, kyb: thresholds },
  dataPoints: {
    ...euAmlr.dataPoints,
    individual: [...individual, ['marital_status', 'C'], ['dependants', 'C']],
  },
  // CMF R561-5-1 1° and 2°, 3°; where none of them can be taken, two of the measures of R561-5-2.
  methods: ['eid_substantial', 'original_document', 'two_measures'],
  demanded: demandedInFrance,
  discrepancyDuty: reportedInFrance,
  sources: {
    ...euAmlr.sources,
    ownerShare: read('CMF R561-1; Reg. (EU) 2024/1624 art. 52 from 10 July 2027'),
    dataPoints: read('CMF R561-5 1°'),
    lists: unread('Registre national des gels; Council regulations; UN Security Council'),
  },
}
