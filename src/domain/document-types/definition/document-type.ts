import type { Bilingual } from '../../../contract/locale.ts'
import type { Noun } from '../../values/noun.ts'

/** Kind of a value, which decides where it ends in print and how it is written canonically (dates ISO, money with a dot). */
export type FieldKind =
  | 'person_name'
  | 'company'
  | 'address'
  | 'date'
  | 'money'
  | 'id_number'
  | 'account'
  | 'iban'
  | 'sex'
  | 'country'
  | 'place'
  | 'frequency'
  | 'code'
  | 'text'
  /** A calendar year, four digits. */
  | 'year'
  /** A rate as a decimal number, without the percent sign. */
  | 'percent'
  /** A whole number. */
  | 'count'
  /** Answer to a question, by a mark or in words: `true` or `false`. */
  | 'yes_no'
  /** Countries as alpha-2 codes, joined by `; `. */
  | 'countries'
  /** Names of persons or firms from a list, table or sentence, joined by `; `. */
  | 'people'
  /** Kind of employment: part_time, permanent, temporary, full_time. */
  | 'employment'
  /** Id of a document type. */
  | 'document_type'
  /** Status in a register: active, dissolved, inactive. */
  | 'registry_status'
  /** Origin of money, as in the profile: gift, inheritance, property_sale, else as printed. */
  | 'origin'
  /** Code of a province or state. */
  | 'province'

/** Place of a value relative to its printed label. */
export type FieldPlace = 'right' | 'below' | 'above' | 'row_end'

/** One canonical field of a type and how it is printed. `labels` are what issuers print, in any order. */
export interface FieldRule {
  readonly name: string
  readonly kind: FieldKind
  readonly labels: readonly string[]
  /** Tried in order; default right, then below, then above. */
  readonly places?: readonly FieldPlace[]
  /** The value must match this when written canonically. */
  readonly grammar?: RegExp
  /** Index of the value at the place: 1 for the end of a period, -1 for the last value. Default 0. */
  readonly nth?: number
  /** Printed heads of the value's table column. On a page without such a head `nth` decides. */
  readonly columns?: readonly string[]
  /** An amount that some issuers print with a minus, which is removed. */
  readonly unsigned?: true
  /** Labels for exactly one person each: "Father", "Mother". */
  readonly single?: readonly string[]
  /** A date that some issuers print as year and month: it is then the last day of the month. */
  readonly monthEnd?: true
  /** An amount printed without cents. */
  readonly whole?: true
}

/** A printed word or phrase and its weight. */
export interface Cue {
  readonly text: string
  readonly weight: number
}

/** Everything the product knows about a document type, as data. docs/rules/document-types.md#types. */
export interface DocumentType {
  readonly id: string
  readonly names: Noun
  /** With article and capital, as `{Doc}` in check labels: "The passport" / "Le passeport". */
  readonly titles: Bilingual
  /** Keys of the steps that take it, best first. */
  readonly steps: readonly string[]
  readonly photoId: boolean
  readonly carriesExpiry: boolean
  readonly twoSided: boolean
  readonly carriesMrz: boolean
  /** Issuer-made PDF (statement, bill, payslip, tax form, register extract): provenance checks apply. */
  readonly issuerPdf: boolean
  /** Default days between document_date and as_of, 'tax' for the tax-year rule, null when age does not matter. */
  readonly maxAgeDays: number | 'tax' | null
  /** Key fields that `legible` needs. Default 2. */
  readonly legibleFieldsMin?: number
  /** Fields that `legible` and `complete` count. */
  readonly keyFields: readonly string[]
  readonly fields: readonly FieldRule[]
  /**
   * Sentences with values: words as printed and names of fields in braces, as in `employed as {occupation} since {hire_date}`.
   * Letters, deeds and resolutions have no labels.
   */
  readonly phrases?: readonly string[]
  /** Titles that issuers print on the document. */
  readonly printedTitles: readonly string[]
  /** Printed words that speak for this type. Compared without case and accents. */
  readonly cues: readonly Cue[]
  /** Printed words that speak against this type. */
  readonly countercues?: readonly Cue[]
}
