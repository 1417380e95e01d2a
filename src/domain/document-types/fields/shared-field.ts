import type { FieldKind, FieldPlace } from '../definition/document-type.ts'

/** How a canonical field is printed on documents of all types. */
export interface SharedField {
  readonly kind: FieldKind
  /** Labels separated by ` | `. */
  readonly en: string
  readonly fr: string
  readonly places?: readonly FieldPlace[]
  readonly grammar?: RegExp
  readonly unsigned?: true
  readonly whole?: true
  readonly monthEnd?: true
  readonly single?: readonly string[]
}

/** Texts in English and French, separated by ` | `, as a list. */
export function inBothLanguages(en: string, fr: string): readonly string[] {
  return [...en.split('|'), ...fr.split('|')].map((label) => label.trim()).filter((label) => label !== '')
}
