import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { putHolder } from '../holder.ts'
import { tripleOf } from '../invent.ts'
import { day, dollars, money, openPage, putAddress, putDay, putMoney, recent, split } from '../kit.ts'
import { addressIn } from '../people.ts'

const carriers = [
  ['Boomerang', 'Boomerang Wireless Services, LLC', 'PO Box 650051, Dallas, TX 75265-0051'],
  ['Vela Mobile', 'Vela Communications of Illinois, Inc.', 'PO Box 6029, Carol Stream, IL 60197-6029'],
  ['Cablex', 'Cablex Broadband Holdings Corp.', '1 Coaxial Way, Manchester, NH 03101'],
  ['sunfish', 'Sunfish Fiber Cooperative', 'PO Box 17, Elkins, WV 26241-0017'],
] as const

/** An American wireless or cable bill: greeting, a big total with AutoPay, changes since last month, lines of the family, remit slip. */
export const usWireless: UnseenLayout = {
  name: 'us-wireless',
  docType: 'telecom_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const page = openPage('letter', paper.pick(['sans', 'narrow']))
    const [brand, legal, seat] = tripleOf(paper, carriers, 'us telecom')
    const ink = paper.pick(['#d50032', '#e20074', '#0057b8', '#ff6a00', '#111111'])
    const issued = recent(paper, 4, 42)
    const due = addDays(issued, 21)
    const pattern = paper.pick(['MMM D, YYYY', 'MM/DD/YYYY', 'MMMM D, YYYY', 'MM/DD/YY'])
    const count = paper.between(1, 4)
    const total = paper.between(5500, 32000)
    const parts = split(paper, total, count + 2)
    const shown = putMoney(paper, 'amount_due', total, dollars)
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['28#########', '6########-0000#', '9## ### ### ##', '8155 30 ### #######'])),
    )
    const { line, who } = putHolder(paper, 'US', ['capitals', 'plain', 'capitals', 'comma'])
    const rows = putAddress(paper, addressIn(paper, 'US'))
    paper.put('issuer_name', legal)
    page.say(36, 56, brand, { size: 22, bold: true, color: ink })
    const dated = putDay(paper, 'document_date', issued, pattern)
    const facts = [
      `${paper.pick(['Bill date', 'Issue Date:', 'Billing date', 'Statement date', 'Bill issued'])} ${dated}`,
      `${paper.pick(['Account number', 'Account:', 'Account #', 'Acct number'])} ${account}`,
      `${paper.pick(['Invoice number', 'Bill #'])} ${paper.code('9#########')}`,
      `Services from ${day(addDays(issued, 1), 'MMM D')} through ${day(addDays(issued, 31), 'MMM D')}`,
    ]
    page.stack(576, 44, paper.chance(0.5) ? facts : [...facts].reverse(), { size: 8.2, align: 'right' })
    const top = paper.chance(0.5)
    if (top) page.stack(50, 108, [line, ...rows], { size: 9 })
    page.say(
      36,
      190,
      paper.pick([
        `Hi ${who.given}, thanks for being a loyal customer.`,
        `Hello ${who.given},`,
        'Your bill at a glance',
        `${who.given}, here’s your bill for this month.`,
      ]),
      { size: 13, bold: true },
    )
    page.fill(36, 206, 250, 100, '#f3f3f3')
    page.say(
      50,
      228,
      paper.pick(['Total due', 'Total amount due', 'Amount due', 'Your total', 'New charges due', 'Balance due']),
      { size: 11 },
    )
    page.say(50, 262, shown, { size: 25, bold: true, color: ink })
    page.say(
      50,
      290,
      `${paper.pick(['Due by', 'AutoPay is scheduled for', 'Please pay by', 'Payment due'])} ${day(due, pattern)}`,
      { size: 9 },
    )
    page.say(310, 218, paper.pick(['Account summary', 'Bill summary', 'Where your money goes']), {
      size: 11,
      bold: true,
    })
    const before = paper.between(5000, 31000)
    page.pairs(
      310,
      576,
      238,
      [
        ['Previous balance', money(before, dollars)],
        [`Payment - ${day(addDays(issued, -11), 'MMM D')}`, money(-before, dollars)],
        ['Balance forward', '$0.00'],
        ['Current charges', money(total, dollars)],
        ['Total', money(total, dollars)],
      ],
      { size: 8.6, leading: 14 },
    )
    page.rule(36, 576, 330, ink)
    page.grid(
      346,
      [36, -420, -500, -576],
      [[paper.pick(['Line / Service', 'Your services', 'Charges by line']), 'Plan', 'Taxes & fees', 'Total']],
      { size: 8, bold: true },
    )
    const owners = ['Mom', 'Work', 'Kiddo', 'Home Internet']
    page.grid(
      366,
      [36, -420, -500, -576],
      parts.map((cents, index) => {
        const name =
          index === 0
            ? 'Account-wide charges'
            : index === parts.length - 1
              ? 'Surcharges, fees and taxes'
              : `${owners[index] ?? 'Tablet'}  (555) 01${paper.code('#-####')}`
        const fee = Math.round(cents * 0.12)
        return [name, money(cents - fee, dollars), money(fee, dollars), money(cents, dollars)]
      }),
      { size: 8.4, leading: 17 },
    )
    page.wrap(
      36,
      490,
      540,
      paper.pick([
        'Save $10 a month when you enroll in AutoPay with a bank account. A late fee of $7 applies to unpaid balances.',
        `Trade in any phone in any condition and get up to $830 off. Offer ends ${day(addDays(issued, 40), 'MMM D')}. See store for details.`,
        'Beginning next month the Administrative and Telco Recovery Charge will go up by $0.20 per line.',
      ]),
      { size: 8.2 },
    )
    page.rule(36, 576, 566, '#999999')
    page.say(
      36,
      562,
      paper.pick([
        'Detach and mail this slip with your payment',
        'Please return this portion with your check made payable to',
      ]),
      { size: 6.5 },
    )
    page.pairs(
      330,
      576,
      590,
      [
        ['Account number', account],
        ['Total due', shown],
        ['Amount enclosed', '$ ________'],
      ],
      { size: 8.8 },
    )
    page.stack(330, 668, [legal, ...seat.split(/, (?=[A-Z][a-z]+)/)], { size: 9 })
    page.stack(50, 668, top ? ['o  Check here for address', '    changes on the back'] : [line, ...rows], { size: 9 })
    page.say(36, 748, paper.code('2####### 0000##### 000000#### 0#'), { size: 9 })
    return [page.sheet()]
  },
}
