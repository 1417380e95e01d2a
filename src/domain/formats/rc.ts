import { patternRule } from './pattern-rule.ts'

/** Number in the Moroccan trade register. domain/3-checks 3.2. */
export const rc = patternRule('rc', /^\d{1,10}$/)
