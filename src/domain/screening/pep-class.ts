import type { ScreeningHit } from './result.ts'

/** An office of a listed person. */
export interface Office {
  /** ISO 3166 alpha-2, '' when unknown. */
  readonly country: string
  /** Of an international organisation. */
  readonly international: boolean
}

/**
 * Whether an office is foreign, domestic, or of an international organisation for a party of these countries; unknown when
 * the list or the profile names no country. PCMLTFA s. 9.3, docs/screening.md#politically-exposed-persons.
 */
export function pepClass(
  { country, international }: Office,
  partyCountries: readonly string[],
): Exclude<ScreeningHit['pepClass'], null> {
  if (international) return 'hio'
  if (country === '' || partyCountries.length === 0) return 'unknown'
  return partyCountries.includes(country) ? 'domestic' : 'foreign'
}

/**
 * The class of a hit under the law of a country: the country of the office decides between foreign and domestic there. Without
 * that country, or for a pack without a home, the class that the search gave it. PCMLTFA s. 9.3.
 */
export function pepClassUnder(
  { pepClass: found, pepCountry = '' }: Pick<ScreeningHit, 'pepClass' | 'pepCountry'>,
  home: string | null,
): Exclude<ScreeningHit['pepClass'], null> {
  if (found === null) return 'unknown'
  if (found === 'hio' || pepCountry === '' || home === null) return found
  return pepCountry === home ? 'domestic' : 'foreign'
}
