import { addDays } from '../../../../calendar.ts'
import { box, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A municipal electricity bill: bolt as a logo, three tiles, usage bars, time-of-use lines, tear-off stub. */
export const hydroOn: UnseenLayout = {
  name: 'hydro-on',
  docType: 'utility_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'on')()
    const p = pen('sans')
    const issued = addDays(paper.today, -paper.between(4, 24))
    const due = addDays(issued, 18)
    const issuer = `${paper.pick(['Kettle Creek', 'Trillium Lakes', 'Moraine', 'Old Mill'])} ${paper.pick(['Hydro Inc.', 'Power Distribution Corp.', 'Energy Services Inc.'])}`
    const account = paper.put('account_number', paper.code('00#####-0#'))
    p.marks.push(shape('M60 36 L44 66 L56 66 L48 92 L76 56 L62 56 L70 36 Z', { fill: '#f2a900' }))
    p.r(572, 50, 'Your electricity bill', 17, { color: '#23527c' })
    p.r(572, 66, `for service to ${dated(addDays(issued, -5), 'MMM D, YYYY')}`, 8.5)
    const half = paper.between(3000, 11000)
    const parts = [half, paper.between(1500, 4400), paper.between(3000, 6100), paper.between(80, 300)] as const
    const rebate = Math.round((parts[0] + parts[2]) * 0.13)
    const total = parts.reduce((all, part) => all + part, 0) - rebate
    const tiles = [
      ['Total due', sum(paper, 'amount_due', total, '$#')],
      ['Pay by', day(paper, 'due_date', due, 'MMM D, YYYY')],
      ['Account no.', account],
    ] as const
    tiles.forEach(([label, value], index) => {
      const x = 40 + index * 180
      p.fill(x, 108, 170, 46, index === 0 ? '#23527c' : '#e6eef5')
      const color = index === 0 ? '#fff' : '#1d1d1f'
      p.b(x + 12, 136, value, 14, { color })
      p.t(x + 12, 149, label, 7.6, { color })
    })
    const rows = address(paper, who.lines)
    p.col(60, 190, 13, [...holders(paper, [who.name]), ...rows], 10)
    p.b(330, 186, 'Message board', 9.5, { color: '#23527c' })
    p.para(
      330,
      200,
      240,
      'Ontario Electricity Rebate: the province gives a rebate on the charges before tax. Switch price plans at any time in My Account.',
      8,
    )
    p.b(60, 262, 'Electricity used (kWh per month)', 9)
    for (let month = 0; month < 12; month += 1) {
      const tall = paper.between(14, 58)
      p.marks.push(box(64 + month * 20, 336 - tall, 13, tall, { fill: month === 11 ? '#f2a900' : '#9fb8cf' }))
    }
    p.rule(60, 336, 310)
    p.t(
      60,
      348,
      `Meter ${paper.code('J#######')}   Bill date: ${day(paper, 'document_date', issued, 'MMM D, YYYY')}`,
      8,
    )
    p.b(330, 262, 'Where your money goes', 9)
    const labels = ['Electricity', 'Delivery', 'Regulatory and HST', 'Late payment charge']
    labels.forEach((label, index) => {
      p.t(330, 282 + index * 15, label)
      p.r(570, 282 + index * 15, cash(parts[index] ?? 0))
    })
    p.t(330, 342, 'Ontario Electricity Rebate')
    p.r(570, 342, `-${cash(rebate)}`)
    p.rule(330, 349, 570)
    ;(p.t(330, 362, 'Balance from your last bill'), p.r(570, 362, '0.00'))
    p.b(60, 400, 'Time-of-use', 9)
    const uses = [
      ['Off-peak', '7.6'],
      ['Mid-peak', '12.2'],
      ['On-peak', '15.8'],
    ] as const
    uses.forEach(([name, rate], index) => {
      p.t(60, 418 + index * 14, name)
      p.r(200, 418 + index * 14, `${paper.between(80, 420)} kWh`)
      p.t(220, 418 + index * 14, `at ${rate} cents`)
    })
    p.para(
      60,
      480,
      510,
      `Power out? Call 1 888 555-0142 at any hour. A late payment charge of 1.5% a month applies. ${paper.put('issuer_name', issuer)} is licensed by the Ontario Energy Board, licence ED-2003-00${paper.between(10, 99)}. HST registration ${paper.code('8########')} RT0001.`,
      7.4,
    )
    p.marks.push(box(40, 610, 532, 0.6, { fill: '#777' }))
    p.t(40, 622, 'Detach here and return with your payment', 7)
    ;(p.t(330, 650, 'Account no.'), p.r(570, 650, account))
    ;(p.t(330, 666, 'Amount due'), p.r(570, 666, `$${cash(total)}`))
    ;(p.frame(470, 676, 100, 20), p.t(330, 690, 'Amount enclosed'))
    p.col(60, 700, 12, [who.name, ...rows], 9)
    p.t(60, 770, 'SPECIMEN', 8, { color: '#b33' })
    return [p.sheet()]
  },
}
