import { shortMonth } from '../../../calendar.ts'
import { cardMrz } from '../../../mrz-lines.ts'
import { printMrz } from '../../../drawing/mrz-print.ts'
import { box } from '../../../drawing/sheet.ts'
import type { Mark } from '../../../drawing/sheet.ts'
import type { Culture, Holder } from './people.ts'

/** Where holders come from: alpha-2, alpha-3, and how people there are named. */
export const origins: readonly (readonly [two: string, three: string, culture: Culture])[] = [
  ['IN', 'IND', 'CA'],
  ['PH', 'PHL', 'ES'],
  ['NG', 'NGA', 'GB'],
  ['UA', 'UKR', 'CA'],
  ['FR', 'FRA', 'FR'],
  ['MA', 'MAR', 'MA'],
  ['BE', 'BEL', 'BE'],
  ['GB', 'GBR', 'GB'],
  ['IE', 'IRL', 'IE'],
  ['MX', 'MEX', 'ES'],
  ['CO', 'COL', 'ES'],
  ['US', 'USA', 'US'],
  ['HT', 'HTI', 'QC'],
  ['PK', 'PAK', 'GB'],
  ['CM', 'CMR', 'FR'],
]

/** The machine readable zone of a card that Canada issued, at the foot of a side. */
export function zone(
  holder: Holder,
  about: { number: string; expiry: string; nationality: string; code: 'IR' | 'I<' | 'CA' | 'C<' },
): readonly Mark[] {
  const lines = cardMrz({
    person: {
      firstName: holder.given,
      middleNames: '',
      lastName: holder.last,
      sex: holder.sex,
      dateOfBirth: holder.birth,
      placeOfBirth: '',
      street: '',
      city: '',
      province: '',
      postalCode: '',
      occupation: '',
    },
    documentCode: about.code,
    nationality: about.nationality,
    number: about.number.replace(/[^A-Z0-9]/g, '').slice(0, 9),
    expiry: about.expiry,
  }).map((one, index) => (index === 0 ? `${one.slice(0, 2)}CAN${one.slice(5)}` : one))
  return [
    box(30, 520, 1138, 196, { fill: '#ffffff', opacity: 0.55 }),
    ...printMrz(lines, { x: 62, y: 542, millimetre: 14, leadingMm: 4.23 }),
  ]
}

/** A date with its month in both languages, as federal cards print it: 05 AUG / AOÛT 1985. */
export function bothMonths(iso: string, slash: string, digits: 2 | 4): string {
  const [english, french] = (['en', 'fr'] as const).map((language) => shortMonth(iso, language).toUpperCase())
  const months = english === french ? english : `${english}${slash}${french}`
  return `${iso.slice(8)} ${months} ${iso.slice(4 - digits, 4)}`
}
