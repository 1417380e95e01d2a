import { addDays } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grouped, pageOf, plain, putJoined } from '../kit.ts'
import { people } from '../people.ts'

/** A town's electricity and water bill: date like SEP 30/26, summary at the left, usage bars at the right, a stub below a rule. */
export const hydroMunicipal: UnseenLayout = {
  name: 'hydro-municipal',
  docType: 'utility_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'CA')()
    const made = addDays(paper.today, -paper.between(6, 80))
    const due = addDays(made, 21)
    const costs = [paper.between(4000, 19_000), paper.between(2500, 7000), paper.between(2000, 6000)]
    const before = costs.reduce((sum, cents) => sum + cents, 0)
    const tax = Math.round((costs[0] ?? 0) * 0.13)
    const owed = before + tax
    const money = (cents: number) => grouped(cents, ',', '.')
    const name = paper.put('document_holder_name', `${one.surname}, ${one.given}`.toUpperCase())
    const rows = one.lines.map((row) => row.toUpperCase())
    putJoined(paper, 'address', rows, ', ')
    const account = paper.put('account_number', paper.code('00#####-##'))
    const dueText = paper.put('due_date', due, dated(due, 'B DD/y'))
    const amount = `$${paper.put('amount_due', plain(owed), money(owed))}`
    const marks: Mark[] = [
      box(0, 0, 612, 10, { fill: '#1b7f79' }),
      text(40, 50, paper.put('issuer_name', 'Sorrel Valley Utilities Commission'), {
        size: 15,
        face: 'sans-bold',
        color: '#1b7f79',
      }),
      text(40, 64, 'Power  |  Water  |  Sewer     After hours: 1-888-555-0162', { size: 8.4, face: 'sans' }),
      text(572, 50, `BILL DATE ${paper.put('document_date', made, dated(made, 'B DD/y'))}`, {
        size: 9.6,
        face: 'sans-bold',
        align: 'right',
      }),
      text(40, 110, 'YOUR ACCOUNT', { size: 8, face: 'sans-bold', color: '#1b7f79' }),
      text(40, 124, account, { size: 12, face: 'mono' }),
      text(40, 148, 'SERVICE AT', { size: 8, face: 'sans-bold', color: '#1b7f79' }),
      text(40, 161, rows.join('  '), { size: 9, face: 'sans' }),
      text(40, 200, 'What you owe', { size: 12, face: 'sans-bold' }),
      line(40, 206, 320, 206),
    ]
    const list = [
      ['Amount of last bill', money(before + paper.between(100, 3000))],
      ['Payment received, thank you', 'Paid in full'],
      [`Electricity ${paper.between(400, 1200)} kWh`, money(costs[0] ?? 0)],
      [`Water ${paper.between(9, 40)} m3`, money(costs[1] ?? 0)],
      ['Sewer surcharge', money(costs[2] ?? 0)],
      ['HST 87412 0931 RT0001', money(tax)],
    ]
    list.forEach(([caption = '', value = ''], index) => {
      marks.push(text(40, 224 + index * 18, caption, { size: 9.4, face: 'sans' }))
      marks.push(text(320, 224 + index * 18, value, { size: 9.4, face: 'sans', align: 'right' }))
    })
    marks.push(
      box(40, 336, 280, 30, { fill: '#d7efec' }),
      text(48, 355, `Please pay by ${dueText}`, { size: 10, face: 'sans-bold' }),
    )
    marks.push(text(312, 355, amount, { size: 13, face: 'sans-bold', align: 'right' }))
    marks.push(text(352, 200, 'Electricity, last 6 bills (kWh)', { size: 9, face: 'sans-bold' }))
    for (let bar = 0; bar < 6; bar += 1) {
      const height = paper.between(30, 110)
      marks.push(box(360 + bar * 34, 340 - height, 22, height, { fill: bar === 5 ? '#1b7f79' : '#a9d5d1' }))
    }
    marks.push(text(352, 366, 'Ask about our heat pump rebate of up to $5,000.', { size: 8.4, face: 'sans' }))
    marks.push(
      line(20, 590, 592, 590, { strokeWidth: 0.4 }),
      text(306, 586, 'detach here and return with payment', { size: 7, face: 'sans', align: 'middle' }),
    )
    const block = [name, ...rows]
    block.forEach((row, index) => marks.push(text(80, 650 + index * 13, row, { size: 10, face: 'mono' })))
    const stub = [account, dueText, amount]
    stub.forEach((value, index) => {
      marks.push(
        box(400, 620 + index * 34, 172, 28, { stroke: '#444' }),
        text(562, 639 + index * 34, value, { size: 10.6, face: 'mono', align: 'right' }),
      )
      marks.push(text(406, 630 + index * 34, ['Account', 'Due', 'Amount'][index] ?? '', { size: 6.6, face: 'sans' }))
    })
    marks.push(text(40, 774, 'SPECIMEN', { size: 8, face: 'sans' }))
    return [pageOf('letter', marks)]
  },
}
