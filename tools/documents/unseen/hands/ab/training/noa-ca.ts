import { addDays } from '../../../../calendar.ts'
import { shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, day, holders, pen, sum } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A federal notice of assessment: first page with the result, second page with the lines of the summary. */
export const noaCa: UnseenLayout = {
  name: 'noa-ca',
  docType: 'notice_of_assessment',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = capitals(crowd(paper, 'on')())
    const p = pen('sans')
    const issued = addDays(paper.today, -paper.between(60, 190))
    const agency = paper.put('issuer_name', 'Canada Revenue Agency')
    p.marks.push(
      shape('M40 40 L52 40 L52 58 L40 58 Z M74 40 L86 40 L86 58 L74 58 Z M63 42 L67 50 L63 57 L59 50 Z', {
        fill: '#c8102e',
      }),
    )
    ;(p.t(94, 48, agency, 8.6), p.t(94, 58, 'Agence du revenu du Canada', 8.6))
    p.col(60, 120, 12.5, [...holders(paper, [who.name]), ...address(paper, who.lines)], 9.6)
    p.b(572, 60, 'Notice of assessment', 14, { align: 'right' })
    const sin = paper.code('XXX XX# ###')
    const year = paper.put('tax_year', '2025')
    const facts = [
      ['Notice details', ''],
      ['Social insurance number', sin],
      ['Tax year', year],
      ['Date issued', day(paper, 'document_date', issued, 'MMM D, YYYY')],
      ['Access code', paper.code('#@#@##@#')],
    ]
    p.frame(350, 84, 222, 90)
    facts.forEach(([label = '', value = ''], index) => {
      ;(p.t(358, 98 + index * 17, label, 8.6, { face: index === 0 ? 'sans-bold' : 'sans' }),
        p.r(564, 98 + index * 17, value, 8.6))
    })
    const total = paper.between(2200000, 14000000)
    const net = total - paper.between(0, 900000)
    const owes = paper.chance(0.5)
    const amount = paper.between(4000, 420000)
    p.t(60, 220, 'We assessed your income tax and benefit return and calculated your balance.', 9.4)
    p.b(60, 256, owes ? 'You have an amount due of' : 'You have a refund of', 10.5)
    p.b(300, 256, owes ? sum(paper, 'balance_owing', amount, '$#') : `$${cash(amount)}`, 14)
    p.para(
      60,
      286,
      500,
      owes
        ? 'Interest is charged on any amount that you have not paid by the due date. You can pay online, at your financial institution or by mail.'
        : 'We deposited your refund in the bank account on your file. No action is needed.',
      9.4,
    )
    ;(p.b(60, 340, 'Account summary', 10.5), p.rule(60, 346, 560))
    ;(p.t(60, 362, owes ? 'Amount due' : 'Refund'), p.r(560, 362, `$${cash(amount)}${owes ? '' : ' CR'}`))
    p.t(60, 764, 'SPECIMEN     Page 1 of 2', 8)
    const q = pen('sans')
    ;(q.b(40, 56, 'Summary of your assessment', 12), q.t(40, 74, `${who.name}     ${sin}     Tax year ${year}`, 8.6))
    ;(q.fill(40, 90, 532, 18, '#e5e5e5'),
      q.b(46, 103, 'Line', 8.6),
      q.b(100, 103, 'Description', 8.6),
      q.b(566, 103, '$ Final amount', 8.6, { align: 'right' }))
    const rows = [
      ['15000', 'Total income', sum(paper, 'total_income', total)],
      ['', 'Deductions from total income', cash(total - net)],
      ['23600', 'Net income', sum(paper, 'net_income', net)],
      ['26000', 'Taxable income', cash(net)],
      ['35000', 'Total federal non-refundable tax credits', cash(268000)],
      ['42000', 'Net federal tax', cash(Math.round(net * 0.14))],
      ['42800', 'Net provincial tax', cash(Math.round(net * 0.07))],
      ['43700', 'Total income tax deducted', cash(Math.round(net * 0.2))],
    ]
    rows.forEach(([number = '', label = '', value = ''], index) => {
      ;(q.t(46, 126 + index * 18, number),
        q.t(100, 126 + index * 18, label),
        q.r(566, 126 + index * 18, value),
        q.rule(40, 131 + index * 18, 572, '#ccc'))
    })
    ;(q.b(40, 300, 'Your 2026 RRSP deduction limit', 10.5), q.r(566, 300, `$${cash(paper.between(50000, 4200000))}`))
    q.t(60, 764, 'SPECIMEN     Page 2 of 2', 8)
    return [p.sheet(), q.sheet()]
  },
}
