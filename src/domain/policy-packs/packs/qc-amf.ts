import { caAml } from './ca-aml.ts'
import { caSecurities } from './ca-securities.ts'
import type { PolicyPack } from '../definition/policy-pack.ts'

const personalInformation = 'P-39.1 (Loi 25)'

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
  law: [...caSecurities.law, 'Règlement 31-103', personalInformation],
  asksConsent: true,
}

/** Québec for lenders, who sell no securities: the pack of lenders and banks under P-39.1. docs/rules/policy-packs.md#packs. */
export const qcAmfOverAml: PolicyPack = {
  ...caAml,
  regime: qcAmf.regime,
  version: 1,
  extends: 'ca_aml',
  regulator: 'AMF',
  regulatorNames: { en: 'AMF', fr: 'AMF' },
  names: { en: 'Québec, lenders', fr: 'Québec, prêteurs' },
  law: [...caAml.law, personalInformation],
  asksConsent: true,
}
