import { patternRule } from './pattern-rule.ts'

/**
 * Numbers printed in advertisements, used by thousands and since withdrawn. docs/rules/checks.md#number-formats;
 * python-stdnum us.ssn.
 */
const withdrawn = ['078051120', '457555462', '219099999'] as const

/**
 * United States social security number: area never 000, 666 or 9xx, group never 00, serial never 0000.
 * docs/rules/checks.md#number-formats.
 */
export const ssn = patternRule(
  'ssn',
  new RegExp(`^(?!000|666|9|${withdrawn.join('|')})\\d{3}(?!00)\\d{2}(?!0000)\\d{4}$`),
)
