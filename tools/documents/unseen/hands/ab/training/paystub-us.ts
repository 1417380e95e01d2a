import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A payroll service's earnings statement: file codes, this period beside year to date, non-negotiable advice at the foot. */
export const paystubUs: UnseenLayout = {
  name: 'paystub-us',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'us')()
    const p = pen('narrow')
    const paid = addDays(paper.today, -paper.between(2, 20))
    const end = addDays(paid, -6)
    const firm = paper.put(
      'employer_name',
      `${paper.pick(['CASCADE FREIGHT', 'BAYOU PLUMBING', 'HILLCREST NURSING', 'QUICKSTITCH'])} ${paper.pick(['SERVICES INC', 'CORP', 'LLC'])}`,
    )
    p.col(
      40,
      44,
      9,
      ['CO.   FILE     DEPT.    CLOCK  VCHR. NO.', paper.code('@#@   0#####   0####0   ##     000##0####')],
      6.8,
    )
    p.col(40, 80, 11, [firm, `${paper.between(10, 9000)} INDUSTRIAL PKWY`, 'SUITE 200'], 8.6)
    p.b(572, 50, 'Earnings Statement', 17, { align: 'right' })
    p.col(380, 78, 13, ['Period Beginning:', 'Period Ending:', 'Pay Date:'], 9)
    ;(p.t(470, 78, day(paper, 'pay_period_start', addDays(end, -13), 'MM/DD/YYYY')),
      p.t(470, 91, day(paper, 'pay_period_end', end, 'MM/DD/YYYY')),
      p.t(470, 104, day(paper, 'document_date', paid, 'MM/DD/YYYY')))
    p.col(
      380,
      146,
      12,
      [...holders(paper, [who.name.toUpperCase()]), ...who.lines.map((row) => row.toUpperCase())],
      9.6,
    )
    ;(p.t(40, 150, 'Taxable Marital Status:  Single', 8), p.t(40, 162, 'Exemptions/Allowances:  Federal 0', 8))
    const rate = paper.between(1700, 4600)
    const extra = paper.between(0, 12)
    const regular = rate * 80
    const over = Math.round(rate * 1.5) * extra
    const gross = regular + over
    const periods = paper.between(14, 20)
    p.b(40, 206, 'Earnings', 10)
    ;['rate', 'hours', 'this period', 'year to date'].forEach((head, index) =>
      p.r([150, 200, 270, 350][index] ?? 0, 206, head, 8),
    )
    p.rule(40, 210, 350, '#000', 1)
    const earned = [
      ['Regular', rate, '80.00', regular, regular * periods],
      ['Overtime', Math.round(rate * 1.5), `${extra}.00`, over, over * 3],
    ] as const
    earned.forEach(([label, at, hours, now, year], index) => {
      const y = 224 + index * 13
      ;(p.t(40, y, label),
        p.r(150, y, (at / 100).toFixed(4)),
        p.r(200, y, hours),
        p.r(270, y, cash(now)),
        p.r(350, y, cash(year)))
    })
    const grossYear = regular * periods + over * 3
    p.fill(100, 254, 250, 14, '#ddd')
    ;(p.b(104, 264, 'Gross Pay', 9),
      p.b(270, 264, sum(paper, 'gross_pay', gross, '$#'), 9, { align: 'right' }),
      p.b(350, 264, sum(paper, 'gross_pay_ytd', grossYear), 9, { align: 'right' }))
    ;(p.b(40, 296, 'Deductions', 10), p.t(104, 296, 'Statutory', 9))
    p.rule(40, 300, 350, '#000', 1)
    const cuts = [
      ['Federal Income Tax', 0.105],
      ['Social Security Tax', 0.062],
      ['Medicare Tax', 0.0145],
      ['State Income Tax', 0.035],
      ['401K *', 0.04],
      ['Medical *', 0.03],
    ] as const
    const taken = cuts.map(([, share]) => Math.round(gross * share))
    cuts.forEach(([label, share], index) => {
      const y = 314 + index * 13
      ;(p.t(104, y, label),
        p.r(270, y, `-${cash(taken[index] ?? 0)}`),
        p.r(350, y, cash(Math.round(grossYear * share))))
    })
    const net = gross - taken.reduce((all, one) => all + one, 0)
    p.fill(100, 396, 250, 14, '#ddd')
    ;(p.b(104, 406, 'Net Pay', 9), p.b(270, 406, sum(paper, 'net_pay', net, '$#'), 9, { align: 'right' }))
    ;(p.t(104, 424, 'Checking', 9), p.r(270, 424, `-${cash(net)}`))
    ;(p.b(390, 206, 'Other Benefits and', 9), p.b(390, 218, 'Information', 9), p.r(572, 218, 'total to date', 8))
    ;(p.t(390, 236, 'Vacation Bal'),
      p.r(572, 236, `${paper.between(0, 90)}.00`),
      p.t(390, 250, 'Sick Bal'),
      p.r(572, 250, `${paper.between(0, 40)}.00`))
    p.t(104, 450, '* Excluded from federal taxable wages', 7.4)
    p.rule(40, 560, 572, '#888')
    ;(p.t(40, 590, firm, 9), p.t(380, 590, `Advice number:  000${paper.code('##0####')}`, 9))
    ;(p.t(40, 624, 'Deposited to the account of', 7.4), p.b(40, 640, who.name.toUpperCase(), 10))
    ;(p.t(300, 624, 'account number', 7.4),
      p.t(300, 640, paper.code('xxxxxx####')),
      p.r(560, 624, 'amount', 7.4),
      p.r(560, 640, `$${cash(net)}`))
    p.b(306, 700, 'SPECIMEN - THIS IS NOT A CHECK - NON-NEGOTIABLE', 11, { align: 'middle', color: '#777' })
    return [p.sheet()]
  },
}
