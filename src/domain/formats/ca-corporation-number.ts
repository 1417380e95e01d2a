import { patternRule } from './pattern-rule.ts'

/** Federal corporation number of Canada; printed `229101-1`, compared as 2291011. docs/rules/checks.md#number-formats. */
export const caCorporationNumber = patternRule('ca_corporation_number', /^\d{6,8}$/)
