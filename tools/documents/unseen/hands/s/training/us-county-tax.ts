import type { UnseenLayout } from '../../../layout.ts'
import type { Paper } from '../../../paper.ts'
import { clutter } from '../clutter.ts'
import { putHolder } from '../holder.ts'
import { invented } from '../invent.ts'
import { day, dollars, emblem, initialsOf, money, openPage, putAddress, putDay, putMoney, split } from '../kit.ts'
import { addressIn, someone } from '../people.ts'

const offices = [
  ['Marietta County Treasurer', '205 Putnam St, Marietta, OH 45750'],
  ['Basin County Tax Collector', '10 S Oakdale Ave, Medford, OR 97501'],
  ['Town of Larkfield', '230 Main Street, Larkfield, VT 05301'],
  ['Pine Grove County Tax Assessor-Collector', 'PO Box 839, Pine Grove, TX 78041'],
] as const

/** A county's property tax statement: parcel facts, assessed value, districts with rates, full or half payments, coupons below. */
export const usCountyTax: UnseenLayout = {
  name: 'us-county-tax',
  docType: 'property_tax_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const page = openPage('letter', paper.pick(['mono', 'narrow', 'serif']))
    const { legal: office, seat } = officeOf(paper)
    const year = paper.pick([2025, 2026])
    const issued = `${year}-${paper.pick(['08', '09'])}-${paper.pick(['03', '14', '22', '28'])}`
    const clerk = someone(paper, 'US')
    page.add(...emblem(paper, 36, 28, 44, '#3a3a3a', initialsOf(office)))
    paper.put('issuer_name', office)
    page.stack(
      306,
      42,
      [
        office,
        ...(paper.chance(0.6)
          ? [`${clerk.given} ${clerk.surname}, ${paper.pick(['Treasurer', 'Tax Collector', 'CPA, RTA'])}`]
          : []),
        seat,
      ],
      { size: 9, align: 'middle' },
    )
    const titled = putTitle(
      paper.pick([
        'REAL PROPERTY TAX STATEMENT',
        'REAL ESTATE TAX BILL',
        'Property Tax Statement',
        'SECURED PROPERTY TAX BILL',
      ]),
      paper.put('tax_year', String(year)),
    )
    page.say(306, 92, paper.pick(titled), { size: 13, bold: true, align: 'middle' })
    const { line } = putHolder(paper, 'US', ['comma', 'capitals', 'capitals', 'joint', 'plain'])
    const rows = putAddress(paper, addressIn(paper, 'US'))
    const left = paper.chance(0.5)
    const owned = paper.chance(0.5)
    page.stack(
      left ? 50 : 320,
      124,
      [...(owned ? [paper.pick(['OWNER OF RECORD', 'Assessed Owner:', 'Taxpayer'])] : []), line, ...rows],
      { size: 9 },
    )
    const parcel = paper.put(
      'roll_number',
      paper.code(paper.pick(['##-##-###-0##', '14-0#-###-0##-0000', 'R######', '372W##@@ 0####'])),
    )
    page.stack(
      left ? 330 : 40,
      124,
      [
        `${paper.pick(['Parcel Number:', 'PARCEL ID', 'APN', 'Account / Parcel No.', 'Property ID:'])} ${parcel}`,
        `Bill number ${paper.code('####-##')}`,
        `${paper.pick(['Date mailed', 'Statement date:', 'BILL DATE', 'Date of Bill'])} ${putDay(paper, 'document_date', issued, paper.pick(['MM/DD/YYYY', 'MMMM D, YYYY', 'MMM D, YYYY']))}`,
        `Tax district ${paper.code('0##')}   Code ${paper.code('49-##')}`,
        `Legal: LOT ${paper.between(1, 60)} BLK ${paper.between(1, 12)} RIVERBEND ADD`,
        `Acres ${paper.between(0, 3)}.${paper.between(10, 99)}`,
      ],
      { size: 8, leading: 13 },
    )
    const land = paper.between(30, 120) * 100000
    const building = paper.between(80, 300) * 100000
    page.grid(
      222,
      [40, -300, -572],
      [
        ['VALUES', 'LAST YEAR', 'THIS YEAR'],
        ['Land', money(land - 200000, dollars), money(land, dollars)],
        ['Improvements', money(building - 700000, dollars), money(building, dollars)],
        ['Total assessed value', money(land + building - 900000, dollars), money(land + building, dollars)],
      ],
      { size: 8.3, leading: 14 },
    )
    const total = paper.between(98000, 720000)
    const parts = split(paper, total, 5)
    page.rule(40, 572, 282)
    const bottom = page.grid(
      298,
      [40, -380, -572],
      [
        ['TAXING DISTRICT', 'RATE / 1000', 'TAX'],
        ...['County General', 'School Dist 549C', 'Library', 'Fire District 3', 'Community College'].map(
          (name, index) => [name, `${paper.between(0, 6)}.${paper.code('####')}`, money(parts[index] ?? 0, dollars)],
        ),
      ],
      { size: 8.3, leading: 14 },
    )
    page.rule(40, 572, bottom - 8)
    const caption = paper.pick([
      'TOTAL TAX DUE',
      'Total Amount Due',
      'TOTAL DUE',
      'Net Tax for the Year',
      'Full Payment',
    ])
    const shown = putMoney(paper, 'amount_due', total, dollars)
    page.pairs(40, 572, bottom + 8, [[caption, shown]], { size: 11, bold: true })
    const due = day(`${year}-11-15`, 'MMMM D, YYYY')
    page.wrap(
      40,
      bottom + 36,
      530,
      `Taxes not paid by ${due} bear interest at 1.333% a month. ${paper.pick(['Your mortgage company may have asked for this bill; do not pay twice.', 'If you no longer own the property, return this bill.', 'Failure to receive a bill does not relieve the owner of the tax.'])} Make checks payable to the office above. There is a $35 charge for returned checks.`,
      { size: 8 },
    )
    const half = Math.floor(total / 2)
    for (const [index, [title, cents, when]] of (
      [
        ['1st HALF', total - half, `${year}-11-15`],
        ['2nd HALF', half, `${year + 1}-05-15`],
      ] as const
    ).entries()) {
      const y = 560 + index * 100
      page.rule(36, 576, y - 12, '#888888')
      page.grid(
        y + 4,
        [40, 220, 390, -572],
        [[`${title} COUPON ${year}`, `Parcel ${parcel}`, `Pay by ${day(when, 'MM/DD/YYYY')}`, money(cents, dollars)]],
        { size: 8.5, bold: true },
      )
      page.stack(40, y + 24, [`Remit to: ${seat}`, line], { size: 8 })
      page.say(572, y + 50, 'AMOUNT PAID $ ____________', { size: 8, align: 'right' })
    }
    clutter(paper, page, { x: 40, right: 570, top: bottom + 76, bottom: 540 }, 'us')
    return [page.sheet()]
  },
}

function putTitle(title: string, year: string): readonly string[] {
  return [`${year} ${title}`, `${title} - TAX YEAR ${year}`, `${title} FOR ${year}`]
}

function officeOf(paper: Paper): { readonly legal: string; readonly seat: string } {
  const [legal, seat] = paper.pick(offices)
  return paper.chance(0.25) ? { legal, seat } : invented(paper, 'us county')
}
