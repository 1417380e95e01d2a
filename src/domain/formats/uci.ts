import { patternRule } from './pattern-rule.ts'

/** Unique client identifier of Immigration, Refugees and Citizenship Canada. docs/rules/checks.md#number-formats. */
export const uci = patternRule('uci', /^(\d{8}|\d{10})$/)

/**
 * Whether the printed number is the client's (a UCI). A Canadian permanent resident card prints the UCI while its MRZ
 * has the card number, so the two are not compared. docs/rules/checks.md#number-formats.
 */
export function isClientNumber(docType: string, number: string | undefined): boolean {
  return docType === 'permanent_resident_card' && number !== undefined && uci.test(uci.normalise(number)).valid
}
