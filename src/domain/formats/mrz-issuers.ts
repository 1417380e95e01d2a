import { countries, countryCode } from '../values/countries.ts'

/** Codes of ICAO 9303 part 3, section 5, that are not ISO 3166-1: organisations, stateless persons, Kosovo, specimens. */
export const otherIssuers: ReadonlySet<string> = new Set(
  'UNO UNA UNK XOM XXA XXB XXC XXX XPO XBA XIM XCC XCO XEC XES XMP XDC EUE RKS KS UTO GBD GBN GBO GBP GBS'.split(' '),
)

/** Every code that an MRZ may name a state or an organisation with, three characters each, fillers included. */
export const issuerCodes: readonly string[] = [...countries.map(({ alpha3 }) => alpha3), ...otherIssuers, 'D'].map(
  (code) => code.padEnd(3, '<'),
)

/** Whether a country code of an MRZ exists, fillers already removed. */
export function isIssuer(code: string): boolean {
  return otherIssuers.has(code) || code === 'D' || (code.length === 3 && countryCode(code) !== null)
}
