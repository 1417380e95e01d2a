import type { Mrz } from '../../domain/formats/mrz.ts'
import type { Barcode } from './barcode/read-barcodes.ts'

/** Evidence for a type from MRZ and barcode. */
export interface StructuralEvidence {
  /** Type that a valid MRZ or barcode proves. */
  readonly certain: string | null
  /** Type that an invalid MRZ, or one that several types have, suggests. */
  readonly likely: string | null
  /** Type that the MRZ speaks against. */
  readonly unlikely: string | null
  /** Whether that type is excluded, whatever is printed: a visa has the words of a passport. */
  readonly isExcluded?: boolean
  /** A valid MRZ of a visa. It is a document of no type that has the fields of its MRZ. */
  readonly isVisa?: boolean
  /** The MRZ is on the first page. A later one may be of the copy of a card attached to a letter. */
  readonly ahead?: boolean
}

/**
 * Likely types of cards by document code, whose second letter each state chooses (ICAO 9303-5 §4.2.2). IR and AR are residence
 * permits of the European Union, C1 and C2 green cards of the United States, CA permanent resident cards of Canada.
 */
const likelyTypes: readonly (readonly [code: RegExp, type: string])[] = [
  [/^[IA]R$/, 'residence_permit'],
  [/^I[A-Z]?$/, 'national_id'],
  [/^C[12A]$/, 'permanent_resident_card'],
]

/**
 * Evidence for the document type. The MRZ of a passport and the record of a licence are certain. The MRZ of a card is not,
 * because states issue several cards with one code. A visa looks like a page of a passport.
 */
export function typeOfCodes(mrz: Mrz | null, barcode: Barcode | null): StructuralEvidence {
  if (barcode?.record?.card === 'licence') return { certain: 'driver_licence', likely: null, unlikely: null }
  if (mrz?.format === 'MRV-A' || mrz?.format === 'MRV-B') {
    return { certain: null, likely: null, unlikely: 'passport', isExcluded: true, isVisa: mrz.valid }
  }
  if (mrz?.valid !== true) return { certain: null, likely: mrz?.format === 'TD3' ? 'passport' : null, unlikely: null }
  if (mrz.format === 'TD3') return { certain: 'passport', likely: null, unlikely: null }
  if (mrz.format === 'CH-DL') return { certain: 'driver_licence', likely: null, unlikely: null }
  const [, likely = null] = likelyTypes.find(([code]) => code.test(mrz.documentCode)) ?? []
  return { certain: null, likely, unlikely: null }
}
