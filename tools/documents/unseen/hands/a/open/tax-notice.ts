import { box, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedDollars } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, paragraph } from '../kit.ts'
import { person, putAddress, resident, townLine } from '../people.ts'

const navy = '#12395b'
const counties = [
  'Foxtail County',
  'Municipal District of Lone Spruce',
  'County of Willow Bend',
  'Beaver Crossing County',
] as const

/** A western county's combined assessment and tax notice: two owners, bands of dark captions, what is due after the deadline beside it. */
export const taxNotice: UnseenLayout = {
  name: 'tax-notice',
  docType: 'property_tax_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const owner = resident(paper, paper.pick(['AB', 'SK']))
    const [partner] = person(paper)
    const county = paper.pick(counties)
    const year = paper.put('tax_year', String(paper.between(2025, 2026)))
    const mailed = `${year}-05-${paper.between(12, 29)}`
    const [land, building] = [paper.between(74, 310) * 1000, paper.between(120, 540) * 1000]
    const assessed = land + building
    const taxes: readonly (readonly [string, number, number])[] = [
      ['Municipal', 4.1207, Math.round(assessed * 0.41207)],
      ['School - Public Requisition', 2.6141, Math.round(assessed * 0.26141)],
      ['Seniors Lodge', 0.0863, Math.round(assessed * 0.00863)],
      ['Waste transfer site', 0, 15000],
    ]
    const levy = taxes.reduce((sum, [, , cents]) => sum + cents, 0)
    const carried = -paper.pick([0, 0, 4211, 11890])
    const due = levy + carried
    const roll = paper.put('roll_number', paper.code('####2#00#'))
    const printed = printedDollars(due, 'en')
    const names = `${owner.given} ${owner.surname} & ${partner} ${owner.surname}`
    const street =
      owner.unit === '' ? `${owner.civic} ${owner.street}` : `#${owner.unit}, ${owner.civic} ${owner.street}`
    const band = (x: number, y: number, width: number, caption: string) => [
      box(x, y, width, 14, { fill: navy }),
      text(x + 5, y + 10, caption, { face: 'narrow-bold', size: 7.5, color: '#ffffff' }),
    ]
    const row = (caption: string, middle: string, value: string, y: number) => [
      text(41, y, caption, { size: 8.5 }),
      text(300, y, middle, { size: 8.5, align: 'right' as const }),
      text(382, y, value, { size: 8.5, align: 'right' as const }),
      line(36, y + 4, 388, y + 4, { stroke: '#c8d2dc', strokeWidth: 0.4 }),
    ]
    const plots = ['NW', 'SE', 'SW'] as const
    const marks: Mark[] = [
      box(0, 0, 612, 6, { fill: navy }),
      text(36, 44, `${year} PROPERTY ASSESSMENT AND TAX NOTICE`, { face: 'sans-bold', size: 13, color: navy }),
      text(36, 58, 'This is the only notice you will receive. Please keep it for your records.', { size: 8 }),
      ...band(408, 76, 168, 'ROLL NUMBER'),
      text(413, 104, roll, { size: 11, face: 'narrow-bold' }),
      ...band(408, 114, 168, 'NOTICE MAILED'),
      text(413, 142, paper.put('document_date', mailed, written(mailed, 'Sep 30 2026')), { size: 11 }),
      ...band(408, 152, 168, 'LAST DAY TO APPEAL ASSESSMENT'),
      text(413, 180, `Jul ${paper.between(20, 28)} ${year}`, { size: 11 }),
      text(
        60,
        112,
        paper.put('document_holder_name', `${owner.given} ${owner.surname}; ${partner} ${owner.surname}`, names),
        { size: 10 },
      ),
      ...lines(60, 125, 13, putAddress(paper, [street, townLine(owner)]), { size: 10 }),
      ...band(36, 200, 540, 'PROPERTY'),
      ...lines(
        41,
        228,
        12,
        [
          `Legal: ${paper.pick(plots)}-${paper.between(1, 36)}-${paper.between(31, 64)}-${paper.between(1, 28)}-W4   Plan ${paper.code('0#####')}  Block ${paper.between(1, 9)}  Lot ${paper.between(1, 60)}`,
          `Use: Residential improved   Area ${paper.between(2, 9)}.${paper.between(10, 99)} acres   School support: Public 100%`,
        ],
        { size: 8.5 },
      ),
      ...band(36, 256, 352, 'ASSESSMENT'),
      ...row('Land', '', `${land.toLocaleString('en-CA')}`, 284),
      ...row('Buildings', '', building.toLocaleString('en-CA'), 298),
      ...row('Total taxable assessment', '', assessed.toLocaleString('en-CA'), 312),
      ...band(
        36,
        330,
        352,
        'TAX LEVY                                                                    MILL RATE                       TAX',
      ),
      ...taxes.flatMap(([caption, rate, cents], index) =>
        row(caption, rate === 0 ? 'flat' : rate.toFixed(4), printedDollars(cents, 'en'), 358 + index * 14),
      ),
      ...row('Current levy', '', printedDollars(levy, 'en'), 420),
      ...row(`Balance as of April 30, ${year}`, '', printedDollars(carried, 'en'), 434),
      box(404, 256, 172, 182, { stroke: navy, strokeWidth: 1 }),
      text(490, 276, `If paid on or before Jun 30 ${year}`, { size: 8.5, align: 'middle' }),
      text(490, 300, paper.put('amount_due', canonicalMoney(due), printed), {
        face: 'sans-bold',
        size: 17,
        color: navy,
        align: 'middle',
      }),
      text(490, 316, 'TAXES DUE', { face: 'narrow-bold', size: 8, align: 'middle' }),
      line(414, 330, 566, 330, { stroke: navy }),
      text(490, 348, `After Jun 30 ${year} (6% penalty)`, { size: 8, align: 'middle' }),
      text(490, 366, printedDollars(due + Math.round(due * 0.06), 'en'), { size: 11, align: 'middle' }),
      text(490, 390, `After Oct 31 ${year} (further 8%)`, { size: 8, align: 'middle' }),
      text(490, 408, printedDollars(due + Math.round(due * 0.14), 'en'), { size: 11, align: 'middle' }),
      ...band(36, 462, 540, 'INFORMATION FOR RATEPAYERS'),
      ...paragraph(
        { x: 41, y: 490, width: 530, leading: 11 },
        'Pay online, at most banks, by mail or at the office. Enrol before January 1 to pay by twelve monthly withdrawals. Complaints about the assessment go to the clerk of the review board with a fee of $50.00, which is refunded when you succeed. Taxes must be paid on time even while a complaint is open.',
        { size: 8 },
      ).marks,
      ...paragraph(
        { x: 41, y: 540, width: 530, leading: 11 },
        `Where your dollar goes: roads and bridges 41 cents, fire and ambulance 12 cents, parks 9 cents, administration 14 cents, reserves 24 cents. Office of the Reeve: ${paper.pick(['Dale Prokop', 'Marjorie Klassen', 'Trent Okimaw'])}.`,
        { size: 8 },
      ).marks,
      line(20, 640, 592, 640, { stroke: '#777', strokeWidth: 0.5 }),
      text(36, 660, 'REMITTANCE', { face: 'narrow-bold', size: 9 }),
      ...lines(
        36,
        676,
        11,
        [paper.put('issuer_name', county), `${paper.between(4000, 5900)} - 50 Avenue`, 'Vermilion AB  T9X 1A1'],
        { size: 8.5 },
      ),
      ...lines(300, 660, 12, [`Roll  ${roll}`, `Due  Jun 30 ${year}`, `Amount  ${printed}`, 'Paid  $ ______________'], {
        size: 9,
      }),
    ]
    return [letter(marks)]
  },
}
