import { box, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, cash, dated, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { full, someone } from '../people.ts'

/** The federal notice of assessment as the online account prints it: summary on the first page, the lines on the second. */
export const federalAssessment: UnseenLayout = {
  name: 'federal-assessment',
  docType: 'notice_of_assessment',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const holder = someone(paper, 'CA')
    const year = paper.pick(['2025', '2024'])
    paper.put('tax_year', year)
    const issued = `${Number(year) + 1}-0${paper.between(4, 8)}-${paper.pick(['07', '12', '19', '26'])}`
    const total = paper.between(2_800_000, 14_500_000)
    const taken = paper.between(80_000, 900_000)
    const net = total - taken
    const payable = Math.round(net * 0.19)
    const withheld = payable + paper.between(-180_000, -9000)
    const owing = payable - withheld
    const e = (cents: number) => amount(cents, 'en')
    const name = paper.put('document_holder_name', full(holder).toUpperCase())
    const lines = addressed(
      paper,
      holder.lines.map((row) => row.toUpperCase()),
    )
    const issuer = paper.put('issuer_name', 'Canada Revenue Agency')
    const date = () => dated(paper, 'document_date', issued, 'MMM D, YYYY')
    const head = (pageNumber: number): Marks => [
      box(40, 34, 18, 10, { fill: '#c8102e' }),
      box(58, 34, 9, 10, { fill: '#fff' }),
      box(67, 34, 18, 10, { fill: '#c8102e' }),
      f.l(94, 40, issuer, 8),
      f.l(200, 40, 'Agence du revenu', 8),
      f.l(200, 49, 'du Canada', 8),
      f.r(572, 40, `Page ${pageNumber} of 2`, 7.6),
      f.r(572, 50, 'Protected B when completed', 6.6),
    ]
    const first: Marks = [
      ...head(1),
      f.l(40, 84, 'Tax centre', 7.4),
      f.l(40, 95, `${paper.pick(['Winnipeg MB  R3C 3M2', 'Sudbury ON  P3A 5C1', 'Jonquière QC  G7S 0L3'])}`, 8),
      [name, ...lines].map((row, index) => f.l(72, 138 + index * 13, row, 10)),
      box(372, 78, 200, 78, { stroke: '#444', strokeWidth: 0.7 }),
      f.L(380, 92, 'Notice details', 9),
      grid(
        108,
        13,
        [380, -564],
        [
          ['Social insurance number', `XXX XXX ${paper.code('###')}`],
          ['Tax year', year],
          ['Date issued', date()],
          ['Access code', paper.code('####@##@')],
        ],
        { size: 8, face: 'sans' },
      ),
      f.L(40, 226, 'Notice of assessment', 20),
      paragraph(
        { x: 40, y: 250, width: 520, leading: 13 },
        `We assessed your ${year} income tax and benefit return and calculated your balance. The explanation on the next page gives more details. You have an amount due.`,
        { size: 9.4, face: 'sans' },
      ),
      f.L(40, 308, 'Account summary', 13),
      box(40, 318, 532, 56, { fill: '#eef1f6' }),
      f.l(52, 338, 'If you already paid the full balance, please ignore this request.', 8.4),
      f.L(52, 358, 'Amount due:', 11),
      f.R(560, 358, `$${cash(paper, 'balance_owing', owing, e(owing))}`, 11),
      f.L(40, 410, 'What you need to do', 13),
      paragraph(
        { x: 40, y: 430, width: 520, leading: 13 },
        'Pay by the due date of your return to avoid more interest. We charge compound daily interest at the prescribed rate on any balance not paid. To change your return, wait until you have this notice and send a request with your documents.',
        { size: 9.4, face: 'sans' },
      ),
      shape('M40 520 L572 520', { stroke: '#bbb' }),
      f.l(40, 536, `${paper.pick(['B. Hamel', 'R. Osgoode', 'T. Villiers'])}`, 8.6),
      f.l(40, 548, 'Commissioner of Revenue', 8.6),
    ]
    const rows = [
      ['15000', 'Total income', cash(paper, 'total_income', total, e(total))],
      ['', 'Deductions from total income', e(taken)],
      ['23600', 'Net income', cash(paper, 'net_income', net, e(net))],
      ['26000', 'Taxable income', e(net)],
      ['30000', 'Basic personal amount', e(1_570_500)],
      ['35000', 'Total federal non-refundable tax credits', e(paper.between(250_000, 340_000))],
      ['42000', 'Net federal tax', e(Math.round(payable * 0.62))],
      ['42800', 'Net provincial tax', e(payable - Math.round(payable * 0.62))],
      ['43500', 'Total payable', e(payable)],
      ['43700', 'Total income tax deducted', e(withheld)],
      ['48200', 'Total credits', e(withheld)],
      ['', '(Total payable minus total credits)', e(owing)],
      ['', 'Balance from this assessment', `${e(owing)} DR`],
    ]
    const second: Marks = [
      ...head(2),
      f.l(40, 78, name, 8.4),
      f.r(572, 78, `Tax year ${year}    Date issued ${date()}`, 8.4),
      f.L(40, 106, 'Tax assessment', 13),
      paragraph(
        { x: 40, y: 124, width: 520, leading: 12 },
        'We calculated your taxes using the amounts below. The following summary is based on the information we have or you gave us.',
        { size: 8.8, face: 'sans' },
      ),
      box(40, 146, 532, 17, { fill: '#d9dfe9' }),
      grid(158, 0, [46, 110, -530], [['Line', 'Description', '$ Final amount']], { size: 8, face: 'sans-bold' }),
      grid(178, 17, [46, 110, -530], rows, { size: 8.8, face: 'sans' }),
      rows.map((_, index) => rule(40, 183 + index * 17, 572, '#ddd')),
      f.L(40, 436, 'RRSP deduction limit', 13),
      f.l(46, 456, `RRSP deduction limit for ${Number(year) + 1}`, 8.8),
      f.r(530, 456, e(Math.round(net * 0.18)), 8.8),
    ]
    return [page('letter', first), page('letter', second)]
  },
}
