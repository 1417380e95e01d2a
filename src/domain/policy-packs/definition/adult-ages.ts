import type { Thresholds } from './policy-pack.ts'

/**
 * Ages of majority of the provinces and territories: 19 where named, 18 elsewhere.
 * docs/rules/policy-packs.md#thresholds.
 */
export const canadianAdultAge: Thresholds['adultAge'] = {
  usual: 18,
  byProvince: { BC: 19, NB: 19, NL: 19, NS: 19, NT: 19, NU: 19, YT: 19 },
}

/** Ages of majority of the states. docs/rules/policy-packs.md#thresholds. */
export const americanAdultAge: Thresholds['adultAge'] = { usual: 18, byProvince: { AL: 19, NE: 19, MS: 21 } }

export const adultAge18: Thresholds['adultAge'] = { usual: 18, byProvince: {} }
