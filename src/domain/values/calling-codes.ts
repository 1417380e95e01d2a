import { readRecords } from './data-record.ts'
import data from './calling-codes.json' with { type: 'json' }

/** Country by calling code, for the codes of one country. ITU-T E.164, list of assigned country codes. */
const byCode: ReadonlyMap<string, string> = new Map(
  readRecords('calling-codes.json', data, (record): [string, string] => [
    record.text('code', /^[2-9]\d{0,2}$/),
    record.text('country', /^[A-Z]{2}$/),
  ]),
)

const codeLengthMax = 3

/** Area codes of the North American Numbering Plan in Canada. Canadian Numbering Administrator. */
const canadian = areaCodes(
  '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 ' +
    '537 548 579 581 584 587 600 604 613 622 633 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942',
)
/** Area codes of other countries and territories, toll-free and personal numbers, and those given to nobody. NANPA. */
const elsewhere = areaCodes(
  '242 246 264 268 284 340 345 441 473 500 521 522 533 544 555 566 577 588 649 658 664 670 671 684 700 721 758 767 784 787 ' +
    '800 809 829 833 844 849 855 866 868 869 876 877 888 900 939',
)

const northAmerican = /^\+1([2-9]\d{2})[2-9]\d{6}$/
const serviceCode = /^\d11$/

/** The country of a telephone number in E.164; null when the number does not tell. */
export function countryOfPhone(number: string): string | null {
  if (number.startsWith('+1')) {
    const area = northAmerican.exec(number)?.[1]
    if (area === undefined || elsewhere.has(area) || serviceCode.test(area)) return null
    return canadian.has(area) ? 'CA' : 'US'
  }
  if (!number.startsWith('+')) return null
  for (let length = codeLengthMax; length >= 1; length--) {
    const country = byCode.get(number.slice(1, 1 + length))
    if (country !== undefined) return country
  }
  return null
}

function areaCodes(codes: string): ReadonlySet<string> {
  return new Set(codes.split(' '))
}
