import type { Locale } from '../../../src/contract/locale.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** A sample document about a person who does not exist, from an issuer who does not exist, with what it says. */
export interface Specimen {
  /** File name without its ending, as `payslip-en-scan`. */
  readonly name: string
  /** Document type id of domain/document-types. */
  readonly docType: string
  readonly language: Locale
  readonly mime: SpecimenMime
  /**
   * Canonical field name to value. Dates are ISO, money is decimal with a dot and no separator, names and numbers are as
   * printed (capitals and accents kept), an address is its printed lines joined by a comma and a space.
   */
  readonly expected: Readonly<Record<string, string>>
  /** What is drawn, page by page or side by side, before it becomes the file. */
  draw(): Promise<readonly Sheet[]>
  /** The file; the same bytes every time. */
  render(): Promise<Buffer>
}

/** Kinds of file specimens come as. */
export type SpecimenMime = 'image/png' | 'image/jpeg' | 'application/pdf'

/** File name ending for each kind. */
export const fileEndings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const
