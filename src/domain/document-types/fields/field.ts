import { inBothLanguages, type SharedField } from './shared-field.ts'
import { sharedFields, type SharedFieldName } from './index.ts'
import type { Cue, FieldRule } from '../definition/document-type.ts'

/** A type's changes to a shared field. */
type OwnRule = Partial<Omit<FieldRule, 'name' | 'labels'>> & {
  /** Only the type's own labels count, since the shared ones mean something else on this document. */
  readonly ownOnly?: true
}

/** A shared field with the labels of this type first, English and French, separated by ` | `. */
export function field(name: SharedFieldName, en = '', fr = '', own: OwnRule = {}): FieldRule {
  const { en: sharedEn, fr: sharedFr, ...shared }: SharedField = sharedFields[name]
  const { ownOnly, ...changed } = own
  const printed = [...inBothLanguages(en, fr), ...(ownOnly === true ? [] : inBothLanguages(sharedEn, sharedFr))]
  return { name, ...shared, ...changed, labels: [...new Set(printed)] }
}

/** A field that only one type carries. */
export function ownField(name: string, kind: FieldRule['kind'], en: string, fr: string, own: OwnRule = {}): FieldRule {
  const { ownOnly: _, ...changed } = own
  return { name, kind, ...changed, labels: inBothLanguages(en, fr) }
}

/** Fields of a card, whose labels are above their values. */
export function onCard(...fields: readonly FieldRule[]): readonly FieldRule[] {
  return fields.map((rule) => ({ places: ['below', 'right'], ...rule }))
}

/** Cues of one weight, English and French, separated by ` | `. */
export function cues(weight: number, en: string, fr = ''): readonly Cue[] {
  return inBothLanguages(en, fr).map((text) => ({ text, weight }))
}

/** Titles of a document, English and French, separated by ` | `. */
export function printedTitles(en: string, fr = ''): readonly string[] {
  return inBothLanguages(en, fr)
}
