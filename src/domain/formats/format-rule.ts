import type { FaultReason } from '../values/fault-reason.ts'

/** Where a number comes from, when its pattern depends on it: ISO alpha-2, and the ISO 3166-2 suffix of a province. */
export interface FormatContext {
  readonly country?: string
  readonly province?: string
}

export type FormatResult = { readonly valid: true } | { readonly valid: false; readonly why: FaultReason }

/** One number or code format: everything a check says about it. docs/rules/checks.md#number-formats. */
export interface FormatRule {
  /** The `<rule>` of `format:<rule>:<doc>`. */
  readonly id: string
  /** True when the format proves itself: a wrong number is then critical, not a warning. */
  readonly checkDigit: boolean
  /**
   * Shapes a number may have, `9` for a digit, `A` for a letter, `*` for either: the positions where optical reading may be
   * repaired. Absent when there is no check digit to prove a repair.
   */
  readonly shapes?: (normalised: string) => readonly string[]
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
