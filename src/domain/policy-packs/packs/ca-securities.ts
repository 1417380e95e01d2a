import { caAml } from './ca-aml.ts'
import { entityDataPoints } from '../definition/data-points.ts'
import { withTaxForm } from '../definition/required-steps.ts'
import type { PolicyPack } from '../definition/policy-pack.ts'
import { read, unread } from '../definition/sources.ts'

/**
 * Dealers and advisers in Canada: the data points of a bank, and those of suitability (NI 31-103 ss. 13.2, 13.2.01, 13.3).
 * docs/rules/policy-packs.md#packs.
 */
export const caSecurities: PolicyPack = {
  ...caAml,
  regime: 'ca_securities',
  version: 1,
  extends: 'ca_aml',
  regulator: 'CIRO',
  regulatorNames: { en: 'CIRO', fr: 'OCRI' },
  names: { en: 'Canada securities', fr: 'Valeurs mobilières, Canada' },
  law: [...caAml.law, 'NI 31-103 ss. 13.2, 13.2.01, 13.3', 'CIRO GN-3400-21-004', 'CSA/CIRO notice 31-368'],
  dataPoints: {
    individual: [
      ...caAml.dataPoints.individual.filter(([point]) => point !== 'annual_income'),
      ['tax_residences', 'R'],
      ['annual_income', 'R'],
      ['net_liquid_assets', 'R'],
      ['total_net_worth', 'R'],
      ['objective', 'R'],
      ['horizon', 'R'],
      ['risk_tolerance', 'R'],
      ['liquidity_needs', 'R'],
      ['investment_knowledge', 'R'],
      ['investment_experience', 'R'],
      ['marital_status', 'R'],
      ['dependants', 'R'],
      // May be "declined". NI 31-103 s. 13.2.01.
      ['trusted_contact', 'R'],
    ],
    ...entityDataPoints,
  },
  steps: withTaxForm(caAml.steps),
  // Managed accounts are reviewed every 12 months, others within 36.
  reviewMonths: { High: 12, Medium: 24, Low: 36 },
  retentionYears: 7,
  sources: {
    ...caAml.sources,
    dataPoints: read('PCMLTFR ss. 12, 116, 135, 138, 145; NI 31-103 ss. 13.2, 13.2.01'),
    reviewMonths: read('CSA/CIRO notice 31-368'),
    retentionYears: unread('CIRO rules'),
  },
}
