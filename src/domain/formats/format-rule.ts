import type { FaultReason } from '../values/fault-reason.ts'

/** The origin of a number, for patterns that depend on it: ISO alpha-2, and the ISO 3166-2 suffix of a province. */
export interface FormatContext {
  readonly country?: string
  readonly province?: string
}

export type FormatResult = { readonly valid: true } | { readonly valid: false; readonly why: FaultReason }

/** One number or code format. docs/rules/checks.md#number-formats. */
export interface FormatRule {
  /** The `<rule>` of `format:<rule>:<doc>`. */
  readonly id: string
  /** True when the number has a check digit: a wrong number is then critical instead of a warning. */
  readonly checkDigit: boolean
  normalise(text: string): string
  test(normalised: string, context?: FormatContext): FormatResult
}

export const validFormat: FormatResult = { valid: true }
export const wrongPattern: FormatResult = { valid: false, why: 'wrong_pattern' }
export const wrongCheckDigit: FormatResult = { valid: false, why: 'wrong_check_digit' }

/** Upper case, without spaces, hyphens or dots. docs/rules/checks.md#number-formats. */
export function compactNumber(text: string): string {
  return text.toUpperCase().replace(/[\s.\-‐-―]+/g, '')
}
