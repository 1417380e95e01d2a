import type { Mrz } from '../../domain/formats/mrz.ts'
import type { Barcode } from './barcode/read-barcodes.ts'

/** What speaks for a type from outside the words. */
export interface StructuralEvidence {
  /** Type that a valid MRZ or barcode belongs to. */
  readonly certain: string | null
  /** Type that an MRZ read in part, or one that several types carry, belongs to. */
  readonly likely: string | null
  /** Type that the MRZ speaks against. */
  readonly unlikely: string | null
  /** The MRZ stands on the first page. On a later one it may be of the copy of a card that comes with a letter. */
  readonly ahead?: boolean
}

/**
 * Types that cards with an MRZ of the smaller sizes are of, by their document code, unless print says otherwise: states
 * choose the second letter freely (ICAO 9303 part 5, 4.2.2): IP is the passport card of the United States. IR and AR are residence permits of the European Union, C1 and C2
 * green cards, CA the card of Canada.
 */
const likelyTypes: readonly (readonly [code: RegExp, type: string])[] = [
  [/^[IA]R$/, 'residence_permit'],
  [/^I[A-Z]?$/, 'national_id'],
  [/^C[12A]$/, 'permanent_resident_card'],
]

/**
 * What an MRZ and a barcode say of the document's type. A passport's MRZ and a licence's record leave no doubt; a card's
 * MRZ leaves some, for states issue several cards with one code. A visa lies in a passport and is none.
 */
export function typeOfCodes(mrz: Mrz | null, barcode: Barcode | null): StructuralEvidence {
  if (barcode?.record?.card === 'licence') return { certain: 'driver_licence', likely: null, unlikely: null }
  if (mrz?.format === 'MRV-A' || mrz?.format === 'MRV-B') return { certain: null, likely: null, unlikely: 'passport' }
  if (mrz?.valid !== true) return { certain: null, likely: mrz?.format === 'TD3' ? 'passport' : null, unlikely: null }
  if (mrz.format === 'TD3') return { certain: 'passport', likely: null, unlikely: null }
  if (mrz.format === 'CH-DL') return { certain: 'driver_licence', likely: null, unlikely: null }
  const [, likely = null] = likelyTypes.find(([code]) => code.test(mrz.documentCode)) ?? []
  return { certain: null, likely, unlikely: null }
}
