import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A small employer's pay cheque with its stub above: typed figures in a printed grid, employee before employer. */
export const chequeStubCa: UnseenLayout = {
  name: 'cheque-stub-ca',
  docType: 'payslip',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'on')()
    const p = pen('mono')
    const paid = addDays(paper.today, -paper.between(2, 30))
    const hours = paper.between(40, 88)
    const rate = paper.between(1760, 4200)
    const gross = hours * rate
    const vacation = Math.round(gross * 0.04)
    const all = gross + vacation
    const cpp = Math.round(all * 0.0535)
    const ei = Math.round(all * 0.0164)
    const tax = Math.round(all * 0.118)
    const cuts = cpp + ei + tax
    const turns = paper.between(6, 19)
    ;(p.t(40, 50, 'STATEMENT OF EARNINGS AND DEDUCTIONS', 9, { face: 'sans-bold' }),
      p.r(572, 50, 'DETACH AND KEEP', 7, { face: 'sans' }))
    const heads = ['EMPLOYEE', 'PERIOD ENDING', 'HOURS', 'RATE']
    const xs = [40, 260, 390, 480]
    ;(p.frame(40, 60, 532, 34),
      heads.forEach((head, index) => p.t((xs[index] ?? 0) + 4, 70, head, 6, { face: 'sans' })))
    ;(p.t(44, 86, holders(paper, [`${who.surname}, ${who.given}`]).join(''), 9.4),
      p.t(264, 86, day(paper, 'pay_period_end', addDays(paid, -4), 'DD-MMM-YYYY'), 9.4),
      p.t(394, 86, `${hours}.00`, 9.4),
      p.t(484, 86, cash(rate), 9.4))
    const grid = [
      ['REGULAR', cash(gross), cash(gross * turns)],
      ['VAC PAY', cash(vacation), cash(vacation * turns)],
      ['GROSS', sum(paper, 'gross_pay', all), sum(paper, 'gross_pay_ytd', all * turns)],
      ['CPP', cash(cpp), cash(cpp * turns)],
      ['EI', cash(ei), cash(ei * turns)],
      ['INC TAX', cash(tax), cash(tax * turns)],
      ['TOTAL DED', sum(paper, 'deductions_total', cuts), cash(cuts * turns)],
      ['NET PAY', sum(paper, 'net_pay', all - cuts), sum(paper, 'net_pay_ytd', (all - cuts) * turns)],
    ]
    ;(p.frame(40, 104, 360, 150),
      p.t(220, 114, 'CURRENT', 6, { face: 'sans' }),
      p.t(330, 114, 'Y.T.D.', 6, { face: 'sans' }))
    grid.forEach(([label = '', now = '', year = ''], index) => {
      ;(p.t(46, 130 + index * 16, label), p.r(270, 130 + index * 16, now), p.r(390, 130 + index * 16, year))
    })
    p.rule(0, 290, 612, '#999')
    p.b(
      40,
      330,
      paper.put(
        'employer_name',
        `${paper.pick(["Gord's", 'Prairie Rose', 'Two Rivers', 'Sunny Side'])} ${paper.pick(['Drywall Ltd.', 'Bakery & Cafe', 'Towing Inc.', 'Landscaping'])}`,
      ),
      12,
      { face: 'serif-bold' },
    )
    p.t(40, 344, `Box ${paper.between(10, 900)}, Stn Main`, 8, { face: 'serif' })
    ;(p.r(572, 330, `No. ${paper.code('00####')}`),
      p.t(400, 356, 'DATE', 6.4, { face: 'sans' }),
      p.t(440, 356, day(paper, 'document_date', paid, 'DD MM YYYY'), 10))
    ;(p.t(40, 392, 'PAY TO THE ORDER OF', 6.4, { face: 'sans' }),
      p.t(140, 392, who.name, 10.5),
      p.r(572, 392, `$ **${cash(all - cuts)}`, 11))
    p.rule(138, 396, 470)
    p.t(
      40,
      420,
      `${Math.floor((all - cuts) / 100)} dollars ${String((all - cuts) % 100).padStart(2, '0')}/100 ${'*'.repeat(30)}`,
      9,
    )
    ;(p.t(40, 452, 'SPECIMEN CREDIT UNION', 8, { face: 'sans' }),
      p.marks.push(...signature(420, 440, 0.5, 0)),
      p.rule(400, 474, 570),
      p.t(400, 484, 'PER', 6, { face: 'sans' }))
    p.t(120, 510, paper.code('"00####"  :0####-8##:  ###-###-#'), 11)
    return [p.sheet()]
  },
}
