import type { FormatRule } from '../formats/format-rule.ts'
import { nir } from '../formats/nir.ts'
import { textOf } from './reading.ts'
import { shaped, type ShapedReader } from './value-shape.ts'

const numberLengthMax = 60

/**
 * A number with a format rule. It is kept normalised even when the format is wrong, so that it can be compared.
 * docs/rules/checks.md#number-formats.
 */
export function ruledNumber(rule: FormatRule): ShapedReader<string> {
  return shaped({ kind: 'formatted_number', format: rule.id }, (raw, context) => {
    const text = textOf(raw)
    if (text === null) return { why: 'wrong_pattern' }
    if (text.length > numberLengthMax) return { why: 'too_long' }
    const normalised = rule.normalise(text)
    const result = rule.test(normalised, context.country === null ? {} : { country: context.country })
    return result.valid ? { value: normalised } : { value: normalised, why: result.why }
  })
}

/** A national number: the NIR in France; elsewhere no rule is known. docs/rules/checks.md#number-formats. */
export const nationalNumber = shaped<string>({ kind: 'formatted_number', format: nir.id }, (raw, context) =>
  context.country === 'FR' ? frenchNumber(raw, context) : anyNumber(raw, context),
)

const frenchNumber = ruledNumber(nir)

/** A number without a rule of its own. */
export const anyNumber = shaped<string>({ kind: 'number' }, (raw) => {
  const text = textOf(raw)
  if (text === null) return { why: 'wrong_pattern' }
  return text.length > numberLengthMax ? { why: 'too_long' } : { value: text }
})

/** A whole number from 0 to `max`. */
export function wholeNumber(max: number): ShapedReader<number> {
  return shaped({ kind: 'whole_number', max }, (raw) => {
    const text = textOf(raw)
    const number = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
    return number === null || number > max ? { why: 'not_a_number' } : { value: number }
  })
}
