import type { ScreeningHit } from './result.ts'

/** An office as a list tells it. */
export interface Office {
  /** ISO 3166 alpha-2, '' when unknown. */
  readonly country: string
  /** Of an international organisation. */
  readonly international: boolean
}

/**
 * Whether an office is foreign or domestic to a party of these countries, or of an international organisation; unknown
 * where the list or the file names no country. PCMLTFA s. 9.3, docs/screening.md#politically-exposed-persons.
 */
export function pepClass(
  { country, international }: Office,
  partyCountries: readonly string[],
): Exclude<ScreeningHit['pepClass'], null> {
  if (international) return 'hio'
  if (country === '' || partyCountries.length === 0) return 'unknown'
  return partyCountries.includes(country) ? 'domestic' : 'foreign'
}
