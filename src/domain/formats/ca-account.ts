import { validFormat, wrongPattern, type FormatResult } from './format-rule.ts'
import { patternRule } from './pattern-rule.ts'

/**
 * Canadian account as on a cheque: transit 5, institution 3, account 7 to 12 digits, in that order.
 * docs/rules/checks.md#number-formats.
 */
export const caAccount = patternRule('ca_account', /^\d{8}\d{7,12}$/)

/** Institution number of a Canadian account. docs/rules/checks.md#number-formats. */
export const caInstitution = patternRule('ca_institution', /^\d{3}$/)

/** Transit (branch) number of a Canadian account. docs/rules/checks.md#number-formats. */
export const caTransit = patternRule('ca_transit', /^\d{5}$/)

const accountNumber = patternRule('ca_account_number', /^\d{7,12}$/)

/** Known institution numbers; others exist. 016 is part of 003 since 2024. docs/rules/checks.md#number-formats. */
const institutions: ReadonlySet<string> = new Set(
  '001 002 003 004 006 010 016 030 039 219 260 310 608 614 623 809 815 828'.split(' '),
)

/** The three numbers of an account as a document prints them; a number that is not printed is absent. */
export interface CanadianAccount {
  readonly transit?: string | undefined
  readonly institution?: string | undefined
  readonly account?: string | undefined
}

/**
 * Whether the given parts of an account have the right form, and the institution is known.
 * docs/rules/checks.md#number-formats.
 */
export function testCanadianAccount({ transit, institution, account }: CanadianAccount): FormatResult {
  const parts = [
    [caTransit, transit],
    [caInstitution, institution],
    [accountNumber, account],
  ] as const
  for (const [rule, text] of parts) {
    if (text !== undefined && !rule.test(rule.normalise(text)).valid) return wrongPattern
  }
  const isKnown = institution === undefined || institutions.has(caInstitution.normalise(institution))
  return isKnown ? validFormat : { valid: false, why: 'unknown_institution' }
}
