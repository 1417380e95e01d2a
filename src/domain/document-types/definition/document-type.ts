import type { Bilingual } from '../../../contract/locale.ts'

/**
 * What a value looks like, so that reading knows where it ends and how to write it canonically (dates ISO, money with a
 * dot).
 */
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
  /** A rate as a decimal number without its sign. */
  | 'percent'
  /** A whole number of things. */
  | 'count'
  /** The answer to a question, by a mark or in words: `true` or `false`. */
  | 'yes_no'
  /** Countries as alpha-2 codes, joined by `; `. */
  | 'countries'
  /** Names of persons or firms, of a list, a table or a sentence, joined by `; `. */
  | 'people'
  /** How somebody is employed: part_time, permanent, temporary, full_time. */
  | 'employment'
  /** Id of a document type. */
  | 'document_type'
  /** Where an entity stands in its register: active, dissolved, inactive. */
  | 'registry_status'
  /** Where money came from, as a data point of the profile: gift, inheritance, property_sale, else as printed. */
  | 'origin'
  /** Code of a province or state. */
  | 'province'

/** Where on the page a value stands as seen from its printed label. */
export type FieldPlace = 'right' | 'below' | 'above' | 'row_end'

/** One canonical field of a type and how it is printed. Labels are what issuers print, in any order of likelihood. */
export interface FieldRule {
  readonly name: string
  readonly kind: FieldKind
  readonly labels: readonly string[]
  /** Tried in order; default right, then below, then above. */
  readonly places?: readonly FieldPlace[]
  /** The value must match this when written canonically. */
  readonly grammar?: RegExp
  /** Which value of the place is meant, from 0: the end of a period is value 1 of its label, -1 the last. Default 0. */
  readonly nth?: number
  /** Printed heads of the table column the value stands in; without such a head on the page, `nth` decides. */
  readonly columns?: readonly string[]
  /** An amount that some issuers print with a minus and that is kept without. */
  readonly unsigned?: true
  /** Labels of a list that stand for one person each: "Father", "Mother". */
  readonly single?: readonly string[]
  /** A day that some issuers print without its day, and that is then the last of the month. */
  readonly monthEnd?: true
  /** An amount that is printed in whole units, without cents. */
  readonly whole?: true
}

/** A printed word or phrase and how much it says. */
export interface Cue {
  readonly text: string
  readonly weight: number
}

/**
 * A document type: everything the product knows about it, as data. One file a type, one line in index.ts.
 * docs/rules/document-types.md#types lists them all.
 */
export interface DocumentType {
  readonly id: string
  readonly names: Bilingual
  /** With article and capital, as `{Doc}` in check labels: "The passport" / "Le passeport". */
  readonly titles: Bilingual
  /** Keys of the steps that take it, the one it is best for first. */
  readonly steps: readonly string[]
  readonly photoId: boolean
  readonly carriesExpiry: boolean
  readonly twoSided: boolean
  readonly carriesMrz: boolean
  /** Issuer-made PDF (statement, bill, payslip, tax paper, register extract): provenance checks apply. */
  readonly issuerPdf: boolean
  /** Default days between document_date and as_of, 'tax' for the tax-year rule, null when age does not matter. */
  readonly maxAgeDays: number | 'tax' | null
  /** Key fields needed for `legible`, default 2. */
  readonly legibleFieldsMin?: number
  /** Fields whose absence `legible` and `complete` count. */
  readonly keyFields: readonly string[]
  readonly fields: readonly FieldRule[]
  /**
   * Sentences that hold values, as `employed as {occupation} since {hire_date}`: words as printed, names of fields in braces.
   * Letters, deeds and resolutions have no labels.
   */
  readonly phrases?: readonly string[]
  /** What issuers print as the title of such a document. */
  readonly printedTitles: readonly string[]
  /** Printed words or phrases that speak for this type, with their weight; compared without case and accents. */
  readonly cues: readonly Cue[]
  /** Words that speak against it, with their weight. */
  readonly countercues?: readonly Cue[]
}
