import { readRecords } from '../values/data-record.ts'
import data from './iban-structures.json' with { type: 'json' }

const country = /^[A-Z]{2}$/
const structure = /^(?:[nac][1-9]\d?)+$/

/** The structure of one country's IBANs after the country and the two check digits. */
export interface IbanStructure {
  /** ISO 3166-1 alpha-2, and XK for Kosovo. */
  readonly country: string
  /** `n` digits, `a` letters, `c` either, each with its length: `a4n14`. */
  readonly structure: string
  /** `registry`: ISO 13616 (SWIFT). `practice`: printed by banks but not in the registry. */
  readonly source: string
}

/** Every known IBAN structure, one per country. Those of the registry agree with `iban.dat` of python-stdnum. */
export const ibanStructures: readonly IbanStructure[] = readRecords('iban-structures.json', data, (record) => ({
  country: record.text('country', country),
  structure: record.text('structure', structure),
  source: record.text('source', /^(?:registry|practice)$/),
}))
