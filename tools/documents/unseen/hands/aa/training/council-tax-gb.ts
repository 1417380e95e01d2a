import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A council tax bill of an English borough: address block, band, table of precepts, instalments in a column. */
export const councilTaxGb: UnseenLayout = {
  name: 'council-tax-gb',
  docType: 'property_tax_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'GB')
    const [one, two] = [next(), next()]
    const page = openPage()
    const council = paper.pick(['Wexcombe Borough Council', 'Marlsea District Council', 'Aldermoor City Council'])
    const sent = addDays('2026-03-05', paper.between(0, 14))
    const band = paper.pick(['B', 'C', 'D', 'E'])
    const shares = [
      paper.between(118000, 151000),
      paper.between(18000, 26000),
      paper.between(6000, 9100),
      paper.between(9000, 22000),
    ]
    const gross = shares.reduce((sum, each) => sum + each, 0)
    const off = paper.chance(0.5) ? Math.round(gross / 4) : 0
    const total = gross - off
    const names = off === 0 ? `${one.full} & ${two.full}` : one.full
    paper.put('document_holder_name', off === 0 ? `${one.full}; ${two.full}` : one.full, names)
    page.t(44, 60, paper.put('issuer_name', council), 16, 'sans-bold', { color: '#1b3f73' })
    page.rows(44, 76, 11, ['Revenues & Benefits, Civic Centre', 'counciltax@specimen.gov.uk', '01632 960 400'], 8)
    page.rows(44, 150, 13, [names, ...one.lines], 10)
    paper.put('address', joined(one.lines))
    page.t(330, 60, 'COUNCIL TAX BILL', 15, 'sans-bold')
    page.t(
      330,
      76,
      `for the year ${paper.put('tax_year', '2026', '2026')}/27 (1 April 2026 to 31 March 2027)`,
      8,
      'sans',
      { fit: 225 },
    )
    page.grid(
      [330, -555],
      110,
      16,
      [
        ['Account reference', paper.code('7#######')],
        ['Property reference', paper.put('roll_number', paper.code('00########12'))],
        ['Date of issue', paper.put('document_date', sent, day(sent, 'DD MMM YYYY', 'en'))],
        ['Valuation band', band],
        ['Reason for bill', 'Annual bill'],
      ],
      8.6,
    )
    page.t(44, 232, `Property to which this bill relates:  ${joined(one.lines)}`, 8.4, 'sans', { fit: 510 })
    page.box(44, 248, 511, 18, { fill: '#1b3f73' })
    page.t(50, 260, 'How your council tax is made up', 8.6, 'sans-bold', { color: '#ffffff' })
    page.r(549, 260, '2026/27 (£)', 8.6, 'sans-bold', '#ffffff')
    const labels = [
      'County Council (of which adult social care 2.0%)',
      'Police and Crime Commissioner',
      'Fire and Rescue Authority',
      council,
    ]
    let y = page.grid(
      [50, -440, -549],
      284,
      17,
      labels.map((label, index) => [
        label,
        `+${paper.between(1, 4)}.${paper.between(0, 9)}%`,
        money(shares[index] ?? 0, 'en'),
      ]),
      8.6,
    )
    page.rule(44, y - 8, 555)
    page.t(50, y + 6, `Total for Band ${band}`, 9, 'sans-bold')
    page.r(549, y + 6, money(gross, 'en'), 9, 'sans-bold')
    y += 24
    if (off > 0) {
      page.t(50, y, 'Less: single occupier discount 25%', 8.6)
      page.r(549, y, `${money(off, 'en')}-`, 8.6)
      y += 18
    }
    page.box(330, y - 4, 225, 26)
    page.t(338, y + 13, 'Amount to pay', 10, 'sans-bold')
    page.r(549, y + 13, `£${paper.put('amount_due', amount(total), money(total, 'en'))}`, 12, 'sans-bold')
    y += 56
    const each = Math.floor(total / 1000) * 100
    page.t(44, y, `Instalments by ${paper.pick(['Direct Debit', 'cash or cheque'])}`, 10, 'sans-bold')
    page.grid(
      [44, -170, 210, -340],
      y + 18,
      14,
      Array.from({ length: 5 }, (_, index) => [
        `01 ${['Apr', 'May', 'Jun', 'Jul', 'Aug'][index] ?? ''} 2026`,
        `£${money(index === 0 ? total - each * 9 : each, 'en')}`,
        `01 ${['Sep', 'Oct', 'Nov', 'Dec', 'Jan'][index] ?? ''} ${index === 4 ? '2027' : '2026'}`,
        `£${money(each, 'en')}`,
      ]),
      8.6,
    )
    page.para(
      44,
      y + 120,
      511,
      'If you do not pay on time you may lose the right to pay by instalments. Discounts and exemptions are explained at www.gov.uk/council-tax. Fraud is a crime: tell us at once if your circumstances change.',
      7.6,
    )
    page.t(44, 815, 'SPECIMEN  CTB-A 03/26', 7)
    return [page.sheet()]
  },
}
