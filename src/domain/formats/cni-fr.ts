import { patternRule } from './pattern-rule.ts'

/** French national card: twelve digits before 2021, nine characters since. domain/3-checks 3.2. */
export const cniFr = patternRule('cni_fr', /^(\d{12}|[A-Z0-9]{9})$/)
