import { countryCode } from '../../values/countries.ts'
import { provinceCode } from '../../names/provinces.ts'

/** Where a document was issued, as far as known. */
export interface IssuerPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  /** ISO 3166-2 suffix of a Canadian province. */
  readonly province?: string
}

const twoLetters = /^[A-Z]{2}$/

/** The place in a document's fields; the country defaults to `home`, the pack's country. */
export function issuerPlace(fields: Readonly<Record<string, string>>, home: string | null): IssuerPlace {
  const { id_country: printedCountry, id_province: printedProvince } = fields
  const country = printedCountry === undefined ? home : countryCode(printedCountry)
  const province = printedProvince === undefined ? null : canadianProvince(printedProvince)
  return { ...(country === null ? {} : { country }), ...(province === null ? {} : { province }) }
}

function canadianProvince(text: string): string | null {
  return twoLetters.test(text) ? text : provinceCode(text, 'CA')
}
