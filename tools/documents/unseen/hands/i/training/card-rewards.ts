import { addDays } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, putAddress, putDate, putMoney } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { home, initialsOf, issuer, nameIn, somebody } from '../people.ts'
import { slidingMonth } from '../times.ts'

const shops = [
  'KELP & CLAY COFFEE MONCTON NB',
  'PARKADE 4471 VANCOUVER BC',
  'BOREAL HARDWARE #0112',
  'STREAMBOX.EXAMPLE 866-555-0101 ON',
  'THE WOOL SHED HALIFAX NS',
  'GAS BAR 7 RED DEER AB',
  'NORTHSTAR AIRWAYS 014827',
  'PHARMA-CENTRE 221 OTTAWA ON',
]

/** A cash-back card: the balance in a coloured band on the left, calculation in the middle, a payment slip to tear off. */
export const cardRewards: UnseenLayout = {
  name: 'card-rewards',
  docType: 'credit_card_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['sans', 'narrow']), size: 8 })
    const tone = paper.pick(['#1d3557', '#3d6b35', '#7b2d43'])
    const bank = issuer(paper, 'card')
    const { start, end } = slidingMonth(paper)
    const form = paper.pick(['Sep 30, 2026', 'September 30, 2026', 'Sep. 30, 2026'] as const)
    const spent = Array.from(
      { length: paper.between(5, 12) },
      () => [paper.between(0, 29), paper.pick(shops), paper.between(350, 38_000)] as const,
    )
    const purchases = spent.reduce((sum, [, , cents]) => sum + cents, 0)
    const previous = paper.between(12_000, 260_000)
    const paid = paper.chance(0.6) ? previous : paper.between(5_000, previous)
    const interest = paid === previous ? 0 : Math.round((previous - paid) * 0.0171)
    const balance = previous - paid + purchases + interest
    const limit = paper.pick([200_000, 500_000, 750_000, 1_250_000, 2_000_000])
    const due = dateIn(addDays(end, paper.between(21, 25)), form)
    const account = paper.put(
      'account_number',
      paper.pick([
        `XXXX XXXX XXXX ${paper.code('####')}`,
        `**** **** **** ${paper.code('####')}`,
        paper.code('4500 12** **** ####'),
      ]),
    )
    page.draw(box(0, 0, 180, 540, { fill: '#f1f1ec' }), box(0, 0, 180, 66, { fill: tone }))
    logo(page, 20, 14, initialsOf(bank), paper.pick(['hex', 'leaf', 'disc']), '#b0883c')
    page.text(70, 38, paper.pick(['Cash Back', 'Rewards+', 'Voyager']), { color: '#ffffff', size: 13, bold: true })
    const name = paper.put(
      'document_holder_name',
      nameIn(somebody(paper, 'CA'), paper.pick(['plain', 'capitals', 'initial'])),
    )
    page.text(200, 34, name, { size: 12, bold: true })
    page.text(200, 48, `${paper.pick(['Account number', 'Your card number', 'Card no.'])} ${account}`)
    page.text(
      200,
      62,
      `${paper.pick(['Statement date', 'Statement closing date', 'Your statement of'])} ${putDate(paper, 'document_date', end, form)}`,
    )
    if (paper.chance(0.6)) page.text(400, 62, `Activity since ${dateIn(addDays(start, 1), form)}`, { size: 7 })
    const facts: readonly (readonly [string, string])[] = [
      [
        paper.pick(['New balance', 'Your new balance', 'Total balance']),
        putMoney(paper, 'closing_balance', balance, '-$1.00'),
      ],
      [
        paper.pick(['Minimum payment due', 'Minimum payment', 'Pay at least']),
        putMoney(paper, 'minimum_payment', Math.max(1_000, Math.round(balance * 0.03)), '-$1.00'),
      ],
      [paper.pick(['Payment due date', 'Pay by']), due],
      [paper.pick(['Credit limit', 'Your credit limit']), putMoney(paper, 'credit_limit', limit, '-$1.00')],
      ['Available credit', moneyIn(Math.max(0, limit - balance), '-$1.00')],
    ]
    facts.forEach(([caption, value], index) => {
      page.text(20, 92 + index * 40, caption, { size: 8 })
      page.text(20, 108 + index * 40, value, { size: index === 0 ? 15 : 12, bold: true, color: tone })
    })
    page.prose(
      20,
      310,
      145,
      `Estimated time to repay: if you make only the minimum payment each month it will take about ${paper.between(4, 38)} years and 2 months to repay the balance.`,
      { size: 7 },
    )
    page.stack(20, 372, 11, ['Annual interest rates', 'Purchases 20.99%', 'Cash advances 22.99%'], { size: 7 })
    const sums = page.pairs({ x: 200, right: 580, y: 92, leading: 12 }, [
      [paper.pick(['Previous balance', 'Balance from last statement']), moneyIn(previous, '-$1.00')],
      [paper.pick(['Payments', 'Payments and credits']), moneyIn(-paid, '-$1.00')],
      ['Purchases', moneyIn(purchases, '-$1.00')],
      ['Interest', moneyIn(interest, '-$1.00')],
      ['New balance', moneyIn(balance, '-$1.00'), true],
    ])
    page.grid(
      [
        ['Trans. date', 202],
        ['Post date', 260],
        ['Description', 312],
        ['Amount ($)', 580, 'right'],
      ],
      [
        [
          dateIn(addDays(start, 3), 'Sep 30'),
          dateIn(addDays(start, 4), 'Sep 30'),
          'PAYMENT - THANK YOU',
          moneyIn(-paid, '-1.00'),
        ],
        ...[...spent]
          .sort(([a], [b]) => a - b)
          .map(([day, shop, cents]) => [
            dateIn(addDays(start, day), 'Sep 30'),
            dateIn(addDays(start, day + 1), 'Sep 30'),
            shop,
            moneyIn(cents, '-1.00'),
          ]),
      ],
      { x: 200, y: sums + 14, width: 382, leading: 15, size: 7.2, shade: '#e5e5df' },
    )
    page.draw(line(20, 560, 592, 560, { stroke: '#888888', strokeWidth: 0.5 }))
    page.text(306, 557, 'detach here and return with your payment', { size: 6, align: 'middle' })
    page.stack(60, 610, 11.5, [name, ...putAddress(paper, home(paper, 'CA', paper.chance(0.5)).lines)], { size: 9 })
    page.stack(
      60,
      700,
      11,
      [paper.put('issuer_name', bank), 'Card Payment Centre', 'PO Box 4016 Stn A', 'Toronto ON  M5W 2E6'],
      { size: 8.5 },
    )
    page.pairs({ x: 350, right: 580, y: 600, leading: 16 }, [
      ['Account', account],
      ['New balance', moneyIn(balance, '-$1.00')],
      ['Minimum payment', moneyIn(Math.max(1_000, Math.round(balance * 0.03)), '-$1.00')],
      ['Due', due],
      ['Amount paid', '$ ______________'],
    ])
    return [page.sheet()]
  },
}
