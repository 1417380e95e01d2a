import { patternRule } from './pattern-rule.ts'

/** Unique client identifier of Immigration, Refugees and Citizenship Canada. docs/rules/checks.md#number-formats. */
export const uci = patternRule('uci', /^(\d{8}|\d{10})$/)

/**
 * Whether what a card prints as its number is the client's. The permanent resident card of Canada prints that, and its MRZ
 * has the card's own, so the two are not compared. docs/rules/checks.md#number-formats has both.
 */
export function isClientNumber(docType: string, number: string | undefined): boolean {
  return docType === 'permanent_resident_card' && number !== undefined && uci.test(uci.normalise(number)).valid
}
