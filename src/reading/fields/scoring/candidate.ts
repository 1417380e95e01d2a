import type { FieldKind, FieldRule } from '../../../domain/document-types/definition/document-type.ts'
import type { FieldEvidence } from '../../../ports/reader.ts'
import type { FoundValue } from '../../page/printed-text.ts'
import type { Row, Segment } from '../../page/rows.ts'

/** A value somewhere on the pages that a field may have. */
export interface Candidate extends FoundValue {
  /** Index in the pages of the document; that of the first one for a value without a place. */
  readonly page: number
  readonly row: Row | null
  readonly segment: Segment | null
  /** What the rules gave for the field, when it is this value. */
  readonly given: FieldEvidence | null
  /** Of a name: whether a courtesy title stood before it, several persons are named, and an address stands under it. */
  readonly name?: {
    readonly title: boolean
    readonly joint: boolean
    readonly addressed: boolean
    readonly inAddress: boolean
    /** Of people who follow each other: how many, and whether more precede or follow. */
    readonly list?: { readonly count: number; readonly before: boolean; readonly after: boolean }
  }
  /** Of an address: whether names stand over it. */
  readonly named?: boolean
}

/** A field with all its rules: a type may read one field in several ways. */
export interface SoughtField {
  readonly name: string
  readonly kind: FieldKind
  readonly rules: readonly [FieldRule, ...FieldRule[]]
}
