import { patternRule } from './pattern-rule.ts'

/** Unique client identifier of Immigration, Refugees and Citizenship Canada. domain/3-checks 3.2. */
export const uci = patternRule('uci', /^(\d{8}|\d{10})$/)
