import { patternRule } from './pattern-rule.ts'

/** Number printed on a Canadian permanent resident card. domain/3-checks 3.2. */
export const prCard = patternRule('pr_card', /^[A-Z]{2}\d{7,10}$/)
