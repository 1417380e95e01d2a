import type { Thresholds } from '../regimes/policy-pack.ts'

/** Where the province is not known: the age of most provinces. domain/1-policies 1.5. */
const adultAgeDefault = 18

/** Provinces whose age of majority is 19; it is 18 in the others. domain/1-policies 1.5. */
const majorityAt19: ReadonlySet<string> = new Set(['BC', 'NB', 'NL', 'NS', 'NT', 'NU', 'YT'])

/** The age, in full years, from which a client of a province may sign. */
export function adultAge({ adultAge: age }: Thresholds, province: string | undefined): number {
  if (age !== 'province') return age
  return province !== undefined && majorityAt19.has(province) ? 19 : adultAgeDefault
}
