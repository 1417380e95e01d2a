import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, logo, money, page, pairs, paragraph, sum } from '../kit.ts'
import { addressLines, issuer, merchants, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A bank's credit card: tear-off coupon on top, warnings about late and minimum payments, account summary in a box. */
export const cardBilling: UnseenLayout = {
  name: 'card-billing',
  docType: 'credit_card_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const bank = issuer(paper, ['Bank USA, N.A.', 'Bank (USA)', 'Card Services, N.A.'])
    const ink = paper.pick(['#123f7d', '#a3161d', '#1b1b1b', '#00627a'])
    const close = addDays(paper.today, -paper.between(4, 50))
    const bought = Array.from({ length: paper.between(5, 10) }, () => paper.between(399, 23000))
    const purchases = bought.reduce((all, cents) => all + cents, 0)
    const previous = paper.between(5000, 320000)
    const paid = paper.chance(0.5) ? previous : paper.between(3500, previous)
    const interest = paid === previous ? 0 : Math.round((previous - paid) * 0.0199)
    const balance = previous - paid + purchases + interest
    const limit = 100000 * paper.between(3, 24)
    const minimum = Math.max(3500, Math.round(balance / 100))
    const due = addDays(close, 25)
    const number = paper.put(
      'account_number',
      paper.pick([
        paper.code('XXXX XXXX XXXX ####'),
        paper.code('4### #### #### ####'),
        paper.code('ending in ####').slice(10),
      ]),
    )
    const print = paper.pick([day.short, day.slashes])
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const name = paper.put('document_holder_name', plainName(who).toUpperCase())
    const fresh = sum(paper, 'closing_balance', balance)
    const least = sum(paper, 'minimum_payment', minimum)
    const newName = paper.pick(['New Balance', 'New balance total', 'Statement balance'])
    const dueName = paper.pick(['Payment Due Date', 'Payment due', 'Due Date'])
    const leastName = paper.pick(['Minimum Payment Due', 'Minimum payment', 'Total Minimum Payment Due'])
    const facts: [string, string][] = [
      ['Previous Balance', money.dollars(previous)],
      ['Payment, Credits', `-${money.dollars(paid)}`],
      ['Purchases', `+${money.dollars(purchases)}`],
      ['Cash Advances', '$0.00'],
      ['Fees Charged', '$0.00'],
      ['Interest Charged', money.dollars(interest)],
      [newName, fresh],
    ]
    const limits: [string, string][] = [
      [
        paper.pick(['Opening/Closing Date', 'Billing period']),
        `${print(addDays(close, -30))} - ${dated(paper, 'document_date', close, print)}`,
      ],
      [
        paper.pick(['Credit Limit', 'Credit Access Line', 'Total credit line', 'Revolving credit limit']),
        paper.put('credit_limit', `${limit / 100}.00`, `$${money.plain(limit).replace('.00', '')}`),
      ],
      ['Available Credit', `$${money.plain(limit - balance).replace(/\.\d\d$/, '')}`],
      ['Cash Access Line', `$${money.plain(limit / 5).replace('.00', '')}`],
      ['Past Due Amount', '$0.00'],
    ]
    const couponTop = paper.chance(0.5)
    const y0 = couponTop ? 190 : 60
    const couponY = couponTop ? 30 : 610
    const coupon = [
      ...logo(paper, 36, couponY, bank.slice(0, 2).toUpperCase(), ink, 24),
      ...pairs(
        { x: 330, y: couponY + 12, leading: 13, right: 572 },
        [
          [dueName, print(due)],
          [newName, fresh],
          [leastName, least],
          ['Account number', number],
        ],
        { size: 8.5, face: 'sans' },
      ),
      text(330, couponY + 70, 'Amount enclosed  $ ______________  Make checks payable to card services', { size: 7 }),
      ...lines(60, couponY + 70, 11.5, [name, ...address], { size: 8.5, face: 'sans' }),
      ...lines(
        330,
        couponY + 92,
        10,
        ['CARDMEMBER SERVICE', `PO BOX ${paper.code('#####')}`, 'PHOENIX AZ 85062-9100'],
        { size: 7.5, face: 'mono' },
      ),
      line(30, couponTop ? 152 : 598, 582, couponTop ? 152 : 598, { stroke: '#888', strokeWidth: 0.5 }),
    ]
    const body = grid(
      [
        ['Date of Transaction', 40, 'left'],
        ['Merchant Name or Transaction Description', 140, 'left'],
        ['$ Amount', 572, 'right'],
      ],
      [
        [day.slashDay(addDays(close, -20)), 'Payment Thank You - Web', `-${money.plain(paid)}`],
        ...bought.map((cents, index) => [
          day.slashDay(addDays(close, index - 14)),
          paper.pick(merchants.slice(7)),
          money.plain(cents),
        ]),
      ],
      { y: y0 + 236, leading: 12.5, size: 8 },
    )
    return [
      page([
        ...coupon,
        text(40, y0, paper.pick(['ACCOUNT SUMMARY', 'Summary of account activity', 'Account activity']), {
          size: 11,
          face: 'sans-bold',
          color: ink,
        }),
        box(36, y0 + 8, 262, 190, { fill: '#f3f5f8' }),
        ...pairs({ x: 42, y: y0 + 24, leading: 14, right: 290 }, facts, { size: 8.5 }),
        ...pairs({ x: 42, y: y0 + 132, leading: 13.5, right: 290 }, limits, { size: 8.5 }),
        ...pairs(
          { x: 316, y: y0 + 6, leading: 17, right: 572 },
          [
            [newName, fresh],
            [leastName, least],
            [dueName, print(due)],
          ],
          { size: 10, face: 'narrow-bold', color: ink },
        ),
        ...paragraph(
          316,
          y0 + 62,
          256,
          `Late Payment Warning: If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00, and your APRs may be subject to increase to a maximum Penalty APR of 29.99%.`,
          { size: 7.5 },
        ).marks,
        ...paragraph(
          316,
          y0 + 112,
          256,
          `Minimum Payment Warning: Enroll in Auto-Pay and avoid missing a payment. If you make only the minimum payment each period, you will pay more in interest. Paying about ${money.dollars(Math.round(balance / 30))} each month pays off the balance in 36 months.`,
          { size: 7.5 },
        ).marks,
        text(40, y0 + 220, 'ACCOUNT ACTIVITY', { size: 10, face: 'sans-bold', color: ink }),
        ...body.marks,
        text(
          306,
          772,
          `Cards are issued by ${paper.put('issuer_name', bank)}. ${paper.code('0000001 FIS33339 C 1 000 N Z ## 26/##/##')}`,
          { size: 6, align: 'middle' },
        ),
      ]),
    ]
  },
}
