import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import {
  day,
  dollars,
  emblem,
  initialsOf,
  money,
  openPage,
  putAddress,
  putDay,
  putMoney,
  recent,
  split,
} from '../kit.ts'
import { addressIn } from '../people.ts'

const dueCaptions = [
  'Amount Due',
  'TOTAL AMOUNT DUE',
  'Please Pay',
  'Total Due',
  'Current Amount Due',
  'Pay This Amount',
] as const
const dateCaptions = ['Bill Date', 'Statement Date', 'Billing Date', 'Date Mailed', 'Bill Prepared'] as const
const byCaptions = ['Due Date', 'Pay By', 'Payment Due By', 'Due On', 'Delinquent After'] as const
const numberCaptions = [
  'Account Number',
  'Account No.',
  'Acct #',
  'Customer Account',
  'Service Account Number',
] as const

/** A power company's Letter bill: three figures in a band, a meter table, charges, and a stub with the mailing block. */
export const usPowerStub: UnseenLayout = {
  name: 'us-power-stub',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const page = openPage('letter', paper.pick(['narrow', 'sans']))
    const { brand, legal, seat } = firmOf(paper, firms.usPower, 'us power')
    const ink = paper.pick(['#1d4e89', '#0b6e4f', '#8a3b12', '#333333'])
    const issued = recent(paper, 4, 40)
    const due = addDays(issued, paper.between(18, 25))
    const pattern = paper.pick(['MM/DD/YYYY', 'MMM D, YYYY', 'MM/DD/YY', 'MMMM D, YYYY'])
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['1#### #####', '9## ### ### #', '4######-00#', '20########'])),
    )
    const charge = paper.between(4200, 31000)
    const parts = split(paper, charge, 4)
    const before = paper.between(4000, 20000)
    const shownDue = putMoney(paper, 'amount_due', charge, dollars)
    const figures = [
      [paper.pick(dateCaptions), putDay(paper, 'document_date', issued, pattern)],
      [paper.pick(numberCaptions), account],
      [paper.pick(byCaptions), putDay(paper, 'due_date', due, pattern)],
      [paper.pick(dueCaptions), shownDue],
    ] as const
    page.add(...emblem(paper, 36, 30, 34, ink, initialsOf(brand)))
    page.say(78, 46, brand, { size: 15, bold: true, color: ink })
    page.say(
      78,
      59,
      paper.pick([
        'Member-owned since 1938',
        'Powering what matters',
        'Customer care 24/7: 1-800-555-0142',
        'Outage line 555-0170',
      ]),
      { size: 7.5 },
    )
    page.fill(36, 78, 540, 38, ink)
    const order = paper.chance(0.5) ? figures : [...figures].reverse()
    for (const [index, [caption, value]] of order.entries()) {
      page.say(44 + index * 134, 92, caption, { size: 7.5, color: '#ffffff' })
      page.say(44 + index * 134, 108, value, { size: 10.5, bold: true, color: '#ffffff' })
    }
    const rows = addressIn(paper, 'US')
    const { line } = putHolder(paper, 'US', ['capitals', 'plain', 'capitals', 'joint', 'comma'])
    const service = paper.chance(0.6)
    if (service) page.stack(36, 134, ['Service for:', line, `Service Address: ${rows[0]}`], { size: 8 })
    const [start, end] = [addDays(issued, -33), addDays(issued, -3)]
    const read = paper.between(10000, 70000)
    const used = paper.between(300, 1900)
    page.grid(
      186,
      [36, 130, 230, 330, -470, -570],
      [
        ['Meter', 'From', 'To', 'Days', 'Previous', 'Present'],
        [paper.code('E#######'), day(start, pattern), day(end, pattern), '30', String(read), String(read + used)],
      ],
      { size: 8 },
    )
    page.rule(36, 576, 190, ink)
    page.say(36, 216, `Usage this period ${used} kWh · same month last year ${used - paper.between(20, 200)} kWh`, {
      size: 8,
    })
    const charges = [
      'Customer Charge',
      `Energy Charge ${used} kWh`,
      'Power Cost Adjustment',
      paper.pick(['State & Local Tax', 'Franchise Fee', 'Renewable Rider']),
    ]
    const bottom = page.pairs(
      36,
      340,
      246,
      [
        ['Previous Balance', money(before, dollars)],
        [`Payment received ${day(addDays(issued, -12), pattern)} - thank you`, money(-before, dollars)],
        ['Balance Forward', money(0, dollars)],
        ...charges.map((caption, index) => [caption, money(parts[index] ?? 0, dollars)] as const),
        ['Total Current Charges', money(charge, dollars)],
      ],
      { size: 8.5 },
    )
    page.rule(36, 340, bottom - 22, ink)
    page.wrap(
      370,
      250,
      205,
      paper.pick([
        'GO PAPERLESS and be entered to win a $100 bill credit. Enroll at our website by the end of the month.',
        'Bills unpaid after the date shown accrue a 1.5% late charge. Service may be disconnected after 10 days written notice.',
        'Budget Billing evens out the seasons. Your budget amount would be recalculated every April.',
      ]),
      { size: 8 },
    )
    page.say(
      306,
      560,
      '- - - - - - - - - - - - - - -  Detach and return this portion with your payment  - - - - - - - - - - - - - - -',
      { size: 7, align: 'middle' },
    )
    const left = paper.chance(0.6)
    page.stack(left ? 60 : 330, 640, [line, ...putAddress(paper, rows)], { size: 9.5 })
    page.stack(left ? 350 : 60, 640, [legal, ...seat.split(/, (?=[A-Z][a-z]+,)/)], { size: 8.5 })
    paper.put('issuer_name', legal)
    page.pairs(
      left ? 350 : 60,
      left ? 570 : 280,
      580,
      [
        [figures[3][0], shownDue],
        ['Amount Enclosed', '$__________'],
      ],
      { size: 9, bold: true },
    )
    page.say(60, 740, paper.code('00000######## 000########## 0000######'), { size: 8 })
    clutter(paper, page, { x: 36, right: 576, top: bottom + 20, bottom: 545 }, 'us')
    return [page.sheet()]
  },
}
