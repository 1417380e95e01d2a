import type { Bilingual } from '../../contract/locale.ts'

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

/** Where on the page a value stands as seen from its printed label. */
export type FieldPlace = 'right' | 'below' | 'row_end'

/** One canonical field of a type and how it is printed. Labels are what issuers print, in any order of likelihood. */
export interface FieldRule {
  readonly name: string
  readonly kind: FieldKind
  readonly labels: readonly string[]
  /** Tried in order; default right, then below. */
  readonly places?: readonly FieldPlace[]
  /** The value must match this when written canonically. */
  readonly grammar?: RegExp
  /** Which value of the place is meant, from 0: the end of a period is value 1 of its label. Default 0. */
  readonly nth?: number
  /** Printed heads of the table column the value stands in; without such a head on the page, `nth` decides. */
  readonly columns?: readonly string[]
  /** An amount that some issuers print with a minus and that is kept without. */
  readonly unsigned?: true
}

/**
 * A document type: everything the product knows about it, as data. One file a type, one line in index.ts.
 * Names, fields, steps and ages are those of data/domain/doctypes.json.
 */
export interface DocumentType {
  readonly id: string
  readonly names: Bilingual
  /** With article and capital, as `{Doc}` in check labels: "The passport" / "Le passeport". */
  readonly titles: Bilingual
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
  /** Printed words or phrases that speak for this type, EN and FR, with their weight; compared without case and accents. */
  readonly cues: readonly { readonly text: string; readonly weight: number }[]
  /** Words that speak against it, with their weight. */
  readonly countercues?: readonly { readonly text: string; readonly weight: number }[]
}
