import { inBothLanguages, type SharedField } from './shared-field.ts'
import { sharedFields, type SharedFieldName } from './index.ts'
import type { Cue, FieldRule } from '../definition/document-type.ts'

/** What a type changes about a field that others carry too. */
type OwnRule = Partial<Omit<FieldRule, 'name' | 'labels'>> & {
  /** The shared labels mean something else on this document: only its own count. */
  readonly ownOnly?: true
}

/**
 * A canonical field as every issuer prints it, with the labels of this type, English and French, each parted by ` | `.
 * Own labels go first.
 */
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

/** Fields of a card, whose labels stand above their values. */
export function onCard(...fields: readonly FieldRule[]): readonly FieldRule[] {
  return fields.map((rule) => ({ places: ['below', 'right'], ...rule }))
}

/** Words of one weight, English and French, each parted by ` | `. */
export function cues(weight: number, en: string, fr = ''): readonly Cue[] {
  return inBothLanguages(en, fr).map((text) => ({ text, weight }))
}

/** Titles of a document, English and French, each parted by ` | `. */
export function printedTitles(en: string, fr = ''): readonly string[] {
  return inBothLanguages(en, fr)
}
