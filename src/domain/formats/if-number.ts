import { patternRule } from './pattern-rule.ts'

/** Moroccan tax identifier (identifiant fiscal). domain/3-checks 3.2. */
export const ifNumber = patternRule('if_number', /^\d{7,9}$/)
