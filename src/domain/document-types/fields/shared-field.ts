import type { FieldKind, FieldPlace } from '../definition/document-type.ts'

/** How a canonical field is printed whoever issues the document. */
export interface SharedField {
  readonly kind: FieldKind
  /** Labels parted by ` | `. */
  readonly en: string
  readonly fr: string
  readonly places?: readonly FieldPlace[]
  readonly grammar?: RegExp
  readonly unsigned?: true
  readonly whole?: true
  readonly monthEnd?: true
  readonly single?: readonly string[]
}

/** Labels in English and French, each parted by ` | `, as a list. */
export function inBothLanguages(en: string, fr: string): readonly string[] {
  return [...en.split('|'), ...fr.split('|')].map((label) => label.trim()).filter((label) => label !== '')
}
