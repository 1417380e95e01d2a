import { addDays } from '../../../../calendar.ts'
import { box, ellipse, lines, text } from '../../../../drawing/sheet.ts'
import { cells, day, dated, money, page, pairs, paragraph, sum } from '../kit.ts'
import { addressLines, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A shop's own card: the chain's name in bright letters, rewards certificates, the bank that issues it only in the notice below. */
export const storeCard: UnseenLayout = {
  name: 'store-card',
  docType: 'credit_card_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const shop = paper.pick(['Larkin & Rowe', 'HOMEBARN', 'Stitchery', 'Tire Kingdom West', 'Juniper Lane'])
    const bank = issuer(paper, ['Capital Bank', 'Retail Bank', 'Consumer Bank'])
    const ink = paper.pick(['#c4122e', '#e87511', '#27704a', '#6b2c91'])
    const date = addDays(paper.today, -paper.between(3, 40))
    const previous = paper.between(2500, 140000)
    const paid = paper.between(2500, previous)
    const bought = paper.between(1200, 45000)
    const fees = Math.round((previous - paid) * 0.0249)
    const balance = previous - paid + bought + fees
    const print = paper.pick([day.slashes, day.bare, day.capitals])
    const address = addressLines(who, paper.pick(['capitals', 'written']))
    recordAddress(paper, address)
    const name = paper.put('document_holder_name', paper.pick([plainName(who), plainName(who).toUpperCase()]))
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('###-###-###'), paper.code('**** **** **** ####'), paper.code('6### #### #### ####')]),
    )
    const due = print(addDays(date, 23))
    const total = sum(paper, 'closing_balance', balance)
    const least = sum(paper, 'minimum_payment', Math.max(3000, Math.round(balance / 25)))
    const limit = sum(paper, 'credit_limit', 50000 * paper.between(2, 12))
    const issued = dated(paper, 'document_date', date, print)
    const isBoxed = paper.chance(0.5)
    const figures: [string, string][] = [
      [paper.pick(['Statement date', 'Statement closing date', 'Billing date']), issued],
      [paper.pick(['Credit limit', 'Credit line']), limit],
      ['Payment due date', due],
      [paper.pick(['New balance', 'Balance']), total],
      [paper.pick(['Minimum payment', 'Min. payment due']), least],
    ]
    return [
      page([
        box(0, 0, 612, 14, { fill: ink }),
        text(40, 56, shop, { size: 24, face: paper.pick(['serif-bold', 'sans-bold']), color: ink }),
        text(40, 72, paper.pick(['credit card', 'Rewards Credit Card', 'VIP Platinum Account']), {
          size: 9,
          color: ink,
        }),
        ...(isBoxed
          ? cells({ x: 40, y: 92, height: 30, ink }, [106, 106, 106, 106, 106], figures, {
              size: 9,
              face: 'narrow-bold',
            })
          : pairs({ x: 360, y: 40, leading: 14, right: 572 }, figures, { size: 9, face: 'narrow-bold' })),
        ...lines(64, 164, 12.5, [name, ...address], { size: 9.5, face: 'sans' }),
        text(360, 152, `${paper.pick(['Account number', 'Account #'])}: ${number}`, { size: 9, face: 'sans-bold' }),
        ...lines(
          360,
          168,
          11,
          [
            `Customer Care 1-800-555-${paper.code('####')}`,
            `TDD/TTY 1-800-555-${paper.code('####')}`,
            'Hours: Mon-Sat 8 am - 9 pm EST',
          ],
          { size: 8 },
        ),
        text(40, 262, 'Summary of account activity', { size: 12, face: 'sans-bold', color: ink }),
        ...pairs(
          { x: 40, y: 282, leading: 15, right: 280 },
          [
            ['Previous balance', money.dollars(previous)],
            ['Payments', `-${money.dollars(paid)}`],
            ['Other credits', '-$0.00'],
            ['Purchases', `+${money.dollars(bought)}`],
            ['Interest charged', `+${money.dollars(fees)}`],
            ['New balance', total],
            ['Past due amount', '$0.00'],
          ],
          { size: 9 },
        ),
        ellipse(440, 320, 118, 62, { stroke: ink, strokeWidth: 1.5 }),
        ...lines(
          440,
          300,
          16,
          [
            `You have earned`,
            `$${paper.pick(['10', '15', '20'])} in rewards`,
            `${paper.between(20, 480)} points to next reward`,
          ],
          { size: 11, face: 'sans-bold', color: ink, align: 'middle' },
        ),
        text(40, 420, 'Details of your transactions', { size: 12, face: 'sans-bold', color: ink }),
        ...pairs(
          { x: 40, y: 440, leading: 15, right: 572 },
          [
            [`${print(addDays(date, -17))}   PAYMENT - THANK YOU`, `-${money.dollars(paid)}`],
            [
              `${print(addDays(date, -9))}   ${shop.toUpperCase()} #${paper.code('0###')} WOMENS SHOES / HOME`,
              money.dollars(bought),
            ],
            ['TOTAL FEES FOR THIS PERIOD', '$0.00'],
            [`INTEREST CHARGE ON PURCHASES  (APR 29.24% v)`, money.dollars(fees)],
          ],
          { size: 8.5 },
        ),
        ...paragraph(
          40,
          540,
          530,
          `Please mail payments to: ${bank}, PO Box ${paper.code('######')}, St. Louis, MO 63179. The ${shop} credit card is issued by ${paper.put('issuer_name', bank)} pursuant to a license. Your current payment due is ${least}. If you make no additional charges using this card and each month you pay only the minimum payment, you will pay off the balance in about ${paper.between(2, 9)} years.`,
          { size: 7.5 },
        ).marks,
        ...paragraph(
          40,
          610,
          530,
          'NOTICE: See reverse side for important information about your account. If you believe there is an error on your statement, write to us within 60 days. CREDIT REPORTING: We may report information about your account to credit bureaus.',
          { size: 7 },
        ).marks,
      ]),
    ]
  },
}
