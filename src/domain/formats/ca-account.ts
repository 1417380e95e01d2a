import { patternRule } from './pattern-rule.ts'

/** Canadian account as on a cheque: transit 5, institution 3, account 7 to 12 digits, in that order. domain/3-checks 3.2. */
export const caAccount = patternRule('ca_account', /^\d{8}\d{7,12}$/)

/** Institution number of a Canadian account. domain/3-checks 3.2. */
export const caInstitution = patternRule('ca_institution', /^\d{3}$/)

/** Transit (branch) number of a Canadian account. domain/3-checks 3.2. */
export const caTransit = patternRule('ca_transit', /^\d{5}$/)
