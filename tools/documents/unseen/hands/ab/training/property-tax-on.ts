import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** An Ontario township's final tax notice: arms, joint owners on two lines, levies in two columns, instalment stubs. */
export const propertyTaxOn: UnseenLayout = {
  name: 'property-tax-on',
  docType: 'property_tax_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'on')
    const [first, second] = [next('F'), next('M')]
    const flip = ({ surname, given }: { surname: string; given: string }) => `${surname} ${given}`.toUpperCase()
    const { lines } = capitals(first)
    const p = pen('narrow')
    const issued = addDays(paper.today, -paper.between(60, 120))
    const year = paper.put('tax_year', '2026')
    p.marks.push(...seal(70, 66, 24, '#6a5320'))
    p.b(
      110,
      56,
      paper.put(
        'issuer_name',
        `${paper.pick(['Township of', 'Municipality of', 'Town of'])} ${paper.pick(['South Ferris', 'Drumlin Hills', 'Cataraqui North', 'Maple Bay'])}`,
      ),
      15,
    )
    p.t(110, 72, 'Treasury Division', 9)
    p.b(572, 56, `${year} FINAL TAX BILL`, 13, { align: 'right' })
    p.r(572, 72, `Billing Date  ${day(paper, 'document_date', issued, 'CCC DD/YY')}`, 9)
    ;(p.frame(40, 100, 300, 90), p.frame(340, 100, 232, 90))
    p.t(46, 110, 'Assessed owner', 6.5)
    p.col(56, 126, 13, [...holders(paper, [flip(first), flip(second)]), ...address(paper, lines)], 9.6)
    ;(p.t(346, 110, 'Roll No.', 6.5),
      p.b(352, 126, paper.put('roll_number', paper.code('1#0# 0#0 00# ##### 0000')), 10.5))
    ;(p.t(346, 142, 'Legal description', 6.5),
      p.t(352, 156, `CON ${paper.between(1, 9)} PT LOT ${paper.between(1, 32)} RP 4R${paper.code('####')}`, 9))
    ;(p.t(346, 170, 'Mortgage company', 6.5), p.t(352, 183, '- none -', 9))
    const value = paper.between(180, 720) * 1000
    const rates = [
      ['Municipal', 0.0061],
      ['County', 0.0042],
      ['Education', 0.00153],
    ] as const
    const taxes = rates.map(([, rate]) => Math.round(value * rate * 100))
    const all = taxes.reduce((sofar, tax) => sofar + tax, 0)
    const interim = Math.round(all * 0.46)
    p.fill(40, 204, 532, 16, '#e8e2d0')
    ;['Tax class', 'Assessed value', 'Levy', 'Rate', 'Amount'].forEach((head, index) =>
      p.b([46, 120, 230, 340, 500][index] ?? 0, 215, head, 8.4),
    )
    rates.forEach(([levy, rate], index) => {
      const y = 236 + index * 15
      ;(p.t(46, y, 'RT'),
        p.t(120, y, value.toLocaleString('en-CA')),
        p.t(230, y, levy),
        p.t(340, y, rate.toFixed(8)),
        p.r(566, y, cash(taxes[index] ?? 0)))
    })
    const tail = [
      ['Total levy', cash(all)],
      ['Special charges: garbage bags', '0.00'],
      ['Less interim billing', `${cash(interim)} CR`],
      ['Past due as of billing date', '0.00'],
    ] as const
    tail.forEach(([label, sumOf], index) => {
      ;(p.t(340, 300 + index * 15, label), p.r(566, 300 + index * 15, sumOf))
    })
    p.rule(340, 352, 572)
    const due = all - interim
    ;(p.b(340, 366, 'Total amount due', 10), p.b(566, 366, sum(paper, 'amount_due', due, '$#'), 10, { align: 'right' }))
    p.para(
      46,
      300,
      270,
      'Penalty of 1.25% is added on the first day of default and on the first of each month after. Failure to receive a bill does not excuse the owner from payment. Receipts are issued on request only.',
      8,
    )
    const half = Math.round(due / 2)
    const stubs = [addDays(issued, 40), addDays(issued, 96)]
    stubs.forEach((date, index) => {
      const top = 470 + index * 140
      p.rule(40, top, 572, '#777')
      ;(p.b(46, top + 18, `INSTALMENT ${index + 1}`, 10), p.t(46, top + 36, `Due ${dated(date, 'CCC DD/YY')}`, 9.5))
      p.r(566, top + 36, cash(index === 0 ? half : due - half), 10.5)
      p.t(46, top + 60, 'Please make cheques payable to the Treasurer. Post-dated cheques are welcome.', 8)
    })
    p.t(46, 770, 'SPECIMEN', 8)
    return [p.sheet()]
  },
}
