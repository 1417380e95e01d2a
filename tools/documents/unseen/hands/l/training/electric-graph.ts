import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, logo, money, page, pairs, paragraph, sum } from '../kit.ts'
import { addressLines, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** An investor-owned electric company: usage bars, meter reads, current charges in a column, coupon below with the mailing block. */
export const electricGraph: UnseenLayout = {
  name: 'electric-graph',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const company = paper.put(
      'issuer_name',
      issuer(paper, ['Power & Light', 'Edison', 'Energy Ohio', 'Electric Company']),
    )
    const ink = paper.pick(['#00843d', '#e87722', '#1f3a93', '#333'])
    const date = addDays(paper.today, -paper.between(3, 60))
    const print = paper.pick([day.month, day.slashes, day.long])
    const usage = paper.between(310, 1900)
    const before = paper.between(20000, 90000)
    const items: [string, number][] = [
      ['Customer Charge', 1025],
      ['Distribution Charge', usage * 4],
      ['Generation / Supply', usage * 8],
      ['Transmission', usage],
      ['State Sales Tax', Math.round(usage * 0.6)],
    ]
    const current = items.reduce((all, [, cents]) => all + cents, 0)
    const previous = paper.between(4000, 21000)
    const isPaid = paper.chance(0.75)
    const total = current + (isPaid ? 0 : previous)
    const due = dated(paper, 'due_date', addDays(date, 21), print)
    const owed = sum(paper, 'amount_due', total)
    const issued = dated(paper, 'document_date', date, print)
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('### ### ### ###'), paper.code('##########-#'), paper.code('#### #### ##')]),
    )
    const name = paper.put('document_holder_name', paper.pick([plainName(who).toUpperCase(), plainName(who)]))
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const dueName = paper.pick(['Total Amount Due', 'Amount Due', 'Please pay', 'Pay This Amount'])
    const dayName = paper.pick(['Due Date', 'Due by', 'Payment due'])
    const bars = Array.from({ length: 13 }, () => paper.between(15, 70))
    const x = paper.pick([40, 330])
    const other = x === 40 ? 310 : 40
    const amounts: [string, string][] = [
      ['Previous Balance', money.dollars(previous)],
      [
        isPaid ? `Payment received ${print(addDays(date, -12))} - Thank you` : 'Payments received',
        isPaid ? `-${money.dollars(previous)}` : '$0.00',
      ],
      ['Balance Forward', money.dollars(isPaid ? 0 : previous)],
      ...items.map(([what, cents]): [string, string] => [what, money.dollars(cents)]),
      ['Total Current Charges', money.dollars(current)],
      [dueName, owed],
    ]
    return [
      page([
        ...logo(paper, 40, 28, company.slice(0, 1), ink, 32),
        text(82, 50, company, { size: 16, face: 'sans-bold', color: ink }),
        ...pairs(
          { x: 360, y: 38, leading: 13, right: 572 },
          [
            [paper.pick(['Account Number', 'Account No.', 'Customer account']), number],
            [paper.pick(['Bill Date', 'Statement Date', 'Date mailed', 'Billing Date']), issued],
            [dayName, due],
            [dueName, owed],
          ],
          { size: 9, face: 'narrow-bold' },
        ),
        line(36, 96, 576, 96, { stroke: ink, strokeWidth: 2 }),
        text(x, 116, 'Your Electric Usage', { size: 10, face: 'sans-bold', color: ink }),
        ...bars.map((height, index) =>
          box(x + index * 17, 200 - height, 11, height, { fill: index === 12 ? ink : '#c5ccd3' }),
        ),
        ...bars.map((_, index) =>
          text(x + 5 + index * 17, 209, 'SONDJFMAMJJAS'.charAt(index), { size: 6.5, align: 'middle' }),
        ),
        ...pairs(
          { x, y: 228, leading: 12.5, right: x + 232 },
          [
            ['Meter Number', paper.code('########')],
            [`Present reading ${day.bare(addDays(date, -2))}`, String(before + usage)],
            [`Previous reading ${day.bare(addDays(date, -32))}`, String(before)],
            ['kWh used (30 days)', `${usage}`],
            ['Next scheduled read', day.bare(addDays(date, 28))],
          ],
          { size: 8.5 },
        ),
        text(other, 116, paper.pick(['Billing Summary', 'Explanation of charges', 'Your bill at a glance']), {
          size: 10,
          face: 'sans-bold',
          color: ink,
        }),
        ...pairs({ x: other, y: 134, leading: 14.5, right: other + 256 }, amounts, { size: 8.5 }),
        ...paragraph(
          40,
          330,
          530,
          paper.pick([
            'Call before you dig: dial 811. To report an outage or a downed line call 1-800-555-0161 any time. Budget Billing: spread your cost evenly over the year for $131.00 a month.',
            'A late payment charge of 1.5% applies to balances unpaid after the due date. Price to compare: 8.41 cents per kWh. Your supplier may be chosen at the state comparison site.',
          ]),
          { size: 8 },
        ).marks,
        ...paragraph(
          40,
          380,
          530,
          'Rate: Residential Service RS-1. You may be eligible for bill assistance (HEAP, PIPP). If you have a complaint contact us first; if unresolved, contact the Public Utilities Commission at 1-800-555-0126 or at www.example.gov.',
          { size: 8 },
        ).marks,
        line(20, 556, 592, 556, { stroke: '#999', strokeWidth: 0.5 }),
        text(306, 566, 'Please return this portion with your payment.', { size: 7, align: 'middle' }),
        ...pairs(
          { x: 360, y: 590, leading: 14, right: 572 },
          [
            ['Account', number],
            [dueName, owed],
            [dayName, due],
            ['Amount Enclosed', '$ ____________'],
          ],
          { size: 9 },
        ),
        ...lines(72, 610, 12.5, [name, ...address], { size: 9.5, face: 'mono' }),
        ...lines(
          360,
          670,
          11.5,
          [company.toUpperCase(), `PO BOX ${paper.code('74####')}`, 'CINCINNATI OH 45274-1188'],
          { size: 8.5, face: 'mono' },
        ),
        text(72, 748, paper.code('0000################0000#####'), { size: 9, face: 'mono' }),
      ]),
    ]
  },
}
