import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, grid, pen, rule, type Marks } from '../kit.ts'
import { firm, placeLines } from '../people.ts'

const dishes = [
  ['Pickerel & chips', 2195],
  ['Bison burger', 1950],
  ['Perogies (6)', 1450],
  ['Pale ale 20oz', 925],
  ['Saskatoon pie', 850],
  ['Coffee', 375],
] as const

/** A till receipt on a roll: one column of type, a tip line, a masked card. */
export const restaurantReceipt: UnseenLayout = {
  name: 'restaurant-receipt',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const m = pen('mono', 'mono-bold')
    const place = paper.put('issuer_name', firm(paper, 'CA', ['Grill', 'Diner', 'Public House']).toUpperCase())
    const on = addDays(paper.today, -paper.between(1, 200))
    const rows = dishes.filter((_, index) => index < 2 || paper.chance(0.6))
    const before = rows.reduce((sum, [, cents]) => sum + cents, 0)
    const tax = Math.round(before * 0.13)
    const tip = Math.round(before * 0.18)
    const e = (cents: number) => amount(cents, 'en')
    const bottom = 188 + rows.length * 13
    const marks: Marks = [
      m.M(113, 40, place, 11),
      placeLines(paper, 'CA').map((row, index) => m.m(113, 54 + index * 11, row, 7.6)),
      m.m(113, 80, `GST ${paper.code('8####')} RT0001`, 7.6),
      m.l(16, 108, `Table ${paper.between(1, 30)}   Guests ${paper.between(1, 5)}`, 8.4),
      m.l(16, 120, `Server: ${paper.pick(['Kim', 'Jordan', 'Ash'])}`, 8.4),
      m.l(
        16,
        132,
        `${dated(paper, 'document_date', on, 'MM-DD-YY')}  ${paper.between(5, 9)}:${paper.code('4#')} PM   Chk ${paper.code('####')}`,
        8.4,
      ),
      rule(16, 142, 210),
      grid(
        160,
        13,
        [16, -210],
        rows.map(([title, cents]) => [`1 ${title}`, e(cents)]),
        { size: 8.4, face: 'mono' },
      ),
      rule(16, bottom - 20, 210),
      grid(
        bottom - 4,
        13,
        [16, -210],
        [
          ['Subtotal', e(before)],
          ['HST 13%', e(tax)],
          ['Total', e(before + tax)],
          ['Tip', e(tip)],
        ],
        { size: 8.4, face: 'mono' },
      ),
      m.L(16, bottom + 58, 'CHARGED', 10),
      m.R(210, bottom + 58, `$${e(before + tax + tip)}`, 10),
      m.l(16, bottom + 78, `MASTERCARD ************${paper.code('####')}`, 7.6),
      m.l(16, bottom + 90, `APPROVED 00 AUTH ${paper.code('0#####')}`, 7.6),
      m.m(113, bottom + 120, 'Thank you, come again!', 8.4),
      m.m(113, bottom + 140, 'SPECIMEN', 7),
    ]
    return [{ width: 226, height: bottom + 170, pixelsPerUnit: 200 / 72, background: '#fdfdfb', marks: marks.flat() }]
  },
}
