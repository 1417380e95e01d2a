import { compactNumber, validFormat, wrongPattern, type FormatRule } from './format-rule.ts'

/** Driver's licence numbers by province, hyphens already dropped. docs/rules/checks.md#driver-licences. */
const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['AB', /^(\d{9}|\d{5,9})$/],
  ['BC', /^\d{7}$/],
  ['MB', /^[A-Z]{7}\d{3}[A-Z]{2}$/],
  ['NB', /^\d{5,7}$/],
  ['NL', /^[A-Z]\d{9}$/],
  ['NS', /^[A-Z]{5}[0-3]\d[01]\d{6}$/],
  ['ON', /^[A-Z]\d{4}\d{5}\d[0156]\d[0-3]\d$/],
  ['PE', /^\d{5,6}$/],
  ['QC', /^[A-Z]\d{4}\d{6}\d{2}$/],
  ['SK', /^\d{8}$/],
  ['NT', /^\d{6}$/],
  ['NU', /^\d{5,6}$/],
  ['YT', /^\d{1,6}$/],
])

/**
 * Canadian driver's licence by province; any other licence passes, because its rule is unknown.
 * docs/rules/checks.md#driver-licences.
 */
export const driverLicence: FormatRule = {
  id: 'driver_licence',
  checkDigit: false,
  normalise: compactNumber,
  test(normalised, context) {
    const abroad = context?.country !== undefined && context.country !== 'CA'
    const pattern = abroad ? undefined : patterns.get(context?.province ?? '')
    return pattern === undefined || pattern.test(normalised) ? validFormat : wrongPattern
  },
}
