import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { putHolder } from '../holder.ts'
import { tripleOf } from '../invent.ts'
import { day, dollars, emblem, money, openPage, putAddress, putDay, putMoney, recent } from '../kit.ts'
import { addressIn } from '../people.ts'

const issuers = [
  ['Summit Rewards Visa®', 'Keystone Harbor Bank, N.A.', 'PO Box 15123, Wilmington, DE 19850-5123'],
  ['Voyagr', 'Voyagr Bank USA, National Association', 'PO Box 60500, City of Industry, CA 91716'],
  ['Barn & Bolt Store Card', 'Continuity Bank', 'PO Box 960061, Orlando, FL 32896-0061'],
  ['CashLoop Mastercard', 'Saltillo Federal Credit Union', '9100 Loop 410 W, San Antonio, TX 78238'],
] as const

/** An American card statement: coupon on top or below, late payment and minimum payment warnings, APR table, issuer in the small print. */
export const usCardStatement: UnseenLayout = {
  name: 'us-card-statement',
  docType: 'credit_card_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const page = openPage('letter', paper.pick(['narrow', 'sans', 'serif']))
    const [brand, legal, seat] = tripleOf(paper, issuers, 'us bank')
    const ink = paper.pick(['#0a3161', '#8b0000', '#1b4332', '#2b2d42'])
    const issued = recent(paper, 4, 45)
    const due = addDays(issued, 25)
    const pattern = paper.pick(['MM/DD/YYYY', 'MM/DD/YY', 'MMMM D, YYYY', 'MMM D, YYYY'])
    const purchases = Array.from({ length: paper.between(5, 9) }, () => paper.between(400, 32000))
    const previous = paper.between(8000, 210000)
    const paid = paper.between(4000, previous)
    const fee = paper.chance(0.3) ? 2900 : 0
    const bought = purchases.reduce((sum, cents) => sum + cents, 0)
    const interest = previous === paid ? 0 : Math.round((previous - paid) * 0.021)
    const balance = previous - paid + bought + fee + interest
    const least = Math.max(2500, Math.round(balance * 0.02))
    const limit = paper.between(3, 24) * 100000
    const full = luhnNumber(paper, '4147 20## #### ####')
    const account = paper.put(
      'account_number',
      paper.pick([
        `XXXX XXXX XXXX ${full.slice(-4)}`,
        `XXXX-XXXX-XXXX-${full.slice(-4)}`,
        full,
        `****${full.slice(-4)}`,
      ]),
    )
    const { line } = putHolder(paper, 'US', ['capitals', 'capitals', 'plain', 'comma'])
    const rows = putAddress(paper, addressIn(paper, 'US'))
    const shown = putMoney(paper, 'closing_balance', balance, dollars)
    const minimum = putMoney(paper, 'minimum_payment', least, dollars)
    const couponTop = paper.chance(0.5)
    const [coupon, body] = couponTop ? [30, 190] : [610, 30]
    const numberCaption = paper.pick(['Account number', 'Account Number:', 'Card number'])
    page.pairs(
      330,
      576,
      coupon + 20,
      [
        [numberCaption, account],
        [paper.pick(['New Balance', 'New balance total', 'Statement balance']), shown],
        [paper.pick(['Minimum Payment Due', 'Total Minimum Payment', 'Minimum amount due']), minimum],
        ['Payment Due Date', day(due, pattern)],
        ['Amount enclosed', '$ ____________'],
      ],
      { size: 8.6, leading: 14 },
    )
    page.stack(56, coupon + 64, [line, ...rows], { size: 9.5 })
    page.stack(
      330,
      coupon + 100,
      [
        paper.pick(['Make check payable to', 'Mail payment to', 'Remit to:']),
        brand.replace('®', ''),
        ...seat.split(/, (?=[A-Z][a-z]+)/),
      ],
      { size: 8 },
    )
    page.rule(36, 576, couponTop ? 174 : 598, '#999999')
    page.add(...emblem(paper, 36, body, 30, ink, ''))
    page.say(74, body + 21, brand, { size: 15, bold: true, color: ink })
    page.stack(
      576,
      body + 8,
      [
        `${paper.pick(['Statement closing date', 'Closing Date', 'Statement Date:', 'Billing period ending'])} ${putDay(paper, 'document_date', issued, pattern)}`,
        `Opening date ${day(addDays(issued, -29), pattern)}`,
        'Days in billing cycle 30',
      ],
      { size: 8, align: 'right' },
    )
    const y = body + 58
    page.say(36, y, paper.pick(['ACCOUNT SUMMARY', 'Summary of Account Activity', 'Your account at a glance']), {
      size: 10,
      bold: true,
      color: ink,
    })
    const below = page.pairs(
      36,
      290,
      y + 18,
      [
        ['Previous Balance', money(previous, dollars)],
        ['Payment, Credits', money(-paid, dollars)],
        ['Purchases', `+${money(bought, dollars)}`],
        ['Fees Charged', money(fee, dollars)],
        ['Interest Charged', money(interest, dollars)],
        ['New Balance', shown],
        [
          paper.pick(['Credit Access Line', 'Credit Limit', 'Total credit line', 'Revolving credit line']),
          putMoney(paper, 'credit_limit', limit, dollars),
        ],
        ['Available Credit', money(Math.max(0, limit - balance), dollars)],
      ],
      { size: 8.4, leading: 13 },
    )
    page.add(box(306, y - 10, 270, 112, { stroke: ink, strokeWidth: 0.8 }))
    page.wrap(
      314,
      y + 6,
      252,
      `Late Payment Warning: If we do not receive your minimum payment by ${day(due, pattern)}, you may have to pay a late fee of up to $40. Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest and it will take you about ${paper.between(6, 19)} years to pay off ${shown}. If you would like credit counseling services call 1-866-555-0120.`,
      { size: 7.6 },
    )
    page.say(36, below + 14, paper.pick(['ACCOUNT ACTIVITY', 'Transactions', 'Transaction detail']), {
      size: 9.5,
      bold: true,
      color: ink,
    })
    page.rule(36, 576, below + 18, ink)
    const shops = [
      'CORNER PANTRY DAYTON OH',
      'STREAMLY.EXAMPLE 888-555',
      'GAS-N-GO #114',
      'AERO JUNCTION TICKETS',
      'BARN & BOLT 221',
      'SQ *TAQUERIA LUZ',
      'PARKMETER CITY OF',
      'AMBER DRUG 40',
      'LIBRARY FINES',
    ] as const
    const bottom = page.grid(
      below + 32,
      [36, 84, -570],
      [
        [day(addDays(issued, -20), 'MM/DD'), 'PAYMENT THANK YOU - WEB', money(-paid, dollars)],
        ...purchases.map((cents, index) => [
          day(addDays(issued, index * 3 - 28), 'MM/DD'),
          shops[index] ?? 'MISC',
          money(cents, dollars),
        ]),
      ],
      { size: 7.8, leading: 11.5 },
    )
    page.say(
      36,
      bottom + 6,
      `Purchases APR ${paper.between(19, 29)}.${paper.between(10, 99)}%(v)   Cash advances ${paper.between(28, 30)}.24%   2026 totals year-to-date: fees ${money(fee, dollars)}`,
      { size: 7.4 },
    )
    paper.put('issuer_name', legal)
    page.say(
      306,
      couponTop ? 770 : 590,
      paper.pick([
        `Cards are issued by ${legal} pursuant to a license.`,
        `${brand} accounts are owned and serviced by ${legal}.`,
        `© 2026 ${legal}  Member FDIC`,
      ]),
      { size: 6.5, align: 'middle' },
    )
    return [page.sheet()]
  },
}
