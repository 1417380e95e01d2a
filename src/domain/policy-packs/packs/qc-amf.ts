import { caSecurities } from './ca-securities.ts'
import type { PolicyPack } from '../definition/policy-pack.ts'

/**
 * Québec: the securities pack under the AMF, with consent and confidentiality of P-39.1 (Loi 25).
 * docs/rules/policy-packs.md#packs.
 */
export const qcAmf: PolicyPack = {
  ...caSecurities,
  regime: 'qc_amf',
  version: 1,
  extends: 'ca_securities',
  regulator: 'AMF',
  regulatorNames: { en: 'AMF', fr: 'AMF' },
  names: { en: 'Québec', fr: 'Québec' },
  law: [...caSecurities.law, 'Règlement 31-103', 'P-39.1 (Loi 25)'],
  asksConsent: true,
}
