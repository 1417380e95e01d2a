import { readRecords } from '../values/data-record.ts'
import data from './iban-structures.json' with { type: 'json' }

const country = /^[A-Z]{2}$/
const structure = /^(?:[nac][1-9]\d?)+$/

/** What follows the country and the two check digits of the IBANs of one country. */
export interface IbanStructure {
  /** ISO 3166-1 alpha-2, and XK for Kosovo. */
  readonly country: string
  /** `n` digits, `a` letters, `c` either, each with its length: `a4n14`. */
  readonly structure: string
  /** `registry` is that of ISO 13616 (SWIFT), `practice` what banks print that the registry does not list. */
  readonly source: string
}

/** Every country whose IBAN is known, once. `iban.dat` of python-stdnum has the same of the registry. */
export const ibanStructures: readonly IbanStructure[] = readRecords('iban-structures.json', data, (record) => ({
  country: record.text('country', country),
  structure: record.text('structure', structure),
  source: record.text('source', /^(?:registry|practice)$/),
}))
