import { box, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, captioned, cash, day, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { another, someone } from '../people.ts'

/** A prairie town's combined assessment and tax notice: cells, a table of levies, the last line is the amount with a penalty date. */
export const taxNoticeTown: UnseenLayout = {
  name: 'tax-notice-town',
  docType: 'property_tax_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const f = pen('narrow', 'narrow-bold')
    const m = pen('mono', 'mono-bold')
    const owner = someone(paper, 'CA')
    const mate = another(paper, 'CA', owner)
    const names = (paper.chance(0.5) ? [owner, mate] : [owner]).map(({ surname, given }) =>
      `${surname} ${given}`.toUpperCase(),
    )
    paper.put('document_holder_name', names.join('; '), names[0])
    const lines = addressed(
      paper,
      owner.lines.map((row) => row.toUpperCase()),
    )
    const town = paper.put(
      'issuer_name',
      `${paper.pick(['Town', 'City', 'Village', 'R.M.'])} of ${paper.pick(['Heron Pond', 'Stonewick', 'Lac Clair', 'Prairie Gate'])}`.toUpperCase(),
    )
    const year = paper.put('tax_year', paper.pick(['2026', '2025']))
    const mailed = `${year}-05-${paper.pick(['19', '22', '27', '29'])}`
    const value = paper.between(180, 690) * 1000
    const levies = [
      ['Municipal', '9.2150'],
      ['School – public', '2.6540'],
      ['Library', '0.2210'],
      ['Seniors’ housing', '0.0817'],
    ] as const
    const taxes = levies.map(([, rate]) => Math.round((value * Number(rate)) / 10))
    const local = paper.between(8000, 31_000)
    const total = taxes.reduce((sum, cents) => sum + cents, local)
    const e = (cents: number) => amount(cents, 'en')
    const cell = (x: number, y: number, width: number, caption: string, content: string) =>
      captioned({ x, y, width, height: 26 }, caption, content, { face: 'mono', size: 8.6 })
    const roll = paper.put('roll_number', paper.code('30######.000'))
    const marks: Marks = [
      shape('M48 40 L84 40 L84 66 C84 82 66 88 66 90 C66 88 48 82 48 66 Z', {
        fill: '#fff',
        stroke: '#2f5d3a',
        strokeWidth: 2,
      }),
      shape('M58 76 L58 52 M66 80 L66 48 M74 76 L74 52', { stroke: '#c9a227', strokeWidth: 2.4 }),
      f.L(98, 56, town, 14),
      f.l(98, 70, 'Office hours 9 to 4, closed over noon.  Box 220', 7.6),
      f.R(572, 56, `${year} ASSESSMENT AND TAX NOTICE`, 12),
      f.r(572, 70, 'Retain for income tax and rebate purposes', 7.6),
      cell(340, 96, 116, 'ROLL NUMBER', roll),
      cell(456, 96, 116, 'DATE MAILED', paper.put('document_date', mailed, day(mailed, 'MMM DD, YYYY').toUpperCase())),
      cell(340, 122, 116, 'PLAN – BLOCK – LOT', paper.code('#####21-##-##')),
      cell(456, 122, 116, 'MORTGAGE CODE', paper.pick(['', '014', '207'])),
      cell(340, 148, 232, 'CIVIC ADDRESS OF PROPERTY', lines[0] ?? ''),
      [...names, ...lines].map((row, index) => m.l(70, 126 + index * 12.5, row, 9.4)),
      f.L(40, 212, 'ASSESSMENT', 9),
      grid(
        228,
        14,
        [46, 180, -420, -566],
        [
          ['Class', 'Description', 'Land', 'Total value'],
          [
            '1 – Residential',
            'Single family',
            `${amount(value * 30, 'en').slice(0, -3)}`,
            amount(value * 100, 'en').slice(0, -3),
          ],
        ],
        { size: 8.8, face: 'narrow' },
      ),
      box(40, 258, 532, 17, { fill: '#e3ebe0' }),
      grid(270, 0, [46, -300, -420, -566], [['LEVY', 'TAXABLE VALUE', 'MILL RATE', 'TAX']], {
        size: 8,
        face: 'narrow-bold',
      }),
      grid(
        290,
        15,
        [46, -300, -420, -566],
        [
          ...levies.map(([title, rate], index) => [
            title,
            amount(value * 100, 'en').slice(0, -3),
            rate,
            e(taxes[index] ?? 0),
          ]),
          ['Local improvement – sidewalk', '', '', e(local)],
        ],
        { size: 9, face: 'narrow' },
      ),
      rule(40, 366, 572),
      grid(
        382,
        15,
        [330, -566],
        [
          ['Current taxes', e(total)],
          ['Arrears and penalties', '0.00'],
          ['Prepaid', '0.00'],
        ],
        { size: 9, face: 'narrow' },
      ),
      box(320, 420, 252, 24, { fill: '#2f5d3a' }),
      pen('narrow', 'narrow-bold', '#fff').L(330, 436, 'PAY THIS AMOUNT', 10),
      pen('narrow', 'narrow-bold', '#fff').R(566, 437, cash(paper, 'amount_due', total, `$${e(total)}`), 12),
      f.r(572, 460, `ON OR BEFORE JUN 30, ${year} TO AVOID A PENALTY OF 8%`, 8.4),
      paragraph(
        { x: 40, y: 388, width: 250, leading: 11 },
        'A complaint about the assessment must reach the clerk within 60 days of the mailing date, with the fee of $50. Taxes must be paid while a complaint is heard.',
        { size: 8.2, face: 'narrow' },
      ),
      rule(20, 600, 592, '#999'),
      f.l(40, 618, 'PLEASE RETURN THIS STUB WITH YOUR REMITTANCE', 7.6),
      m.l(40, 644, `ROLL ${roll}`, 9.4),
      m.l(40, 658, names[0] ?? '', 9.4),
      m.r(572, 644, `$${e(total)}`, 11),
    ]
    return [page('letter', marks)]
  },
}
