import { addDays } from '../../../../calendar.ts'
import { roundedBox, ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A Canadian reward card: two columns, account box at the right, transactions by cardholder. */
export const cardCa: UnseenLayout = {
  name: 'card-ca',
  docType: 'credit_card_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = capitals(crowd(paper, 'on')())
    const p = pen('narrow')
    const issued = addDays(paper.today, -paper.between(2, 28))
    const bank = paper.put(
      'issuer_name',
      `${paper.pick(['Tamarack', 'Selkirk', 'Lighthouse', 'Bluenose'])} ${paper.pick(['Financial', 'Bank of Canada Cards', 'Credit Union'])}`,
    )
    p.marks.push(
      roundedBox(40, 36, 60, 38, 5, { fill: '#20335c' }),
      ellipse(84, 62, 7, 7, { fill: '#e58b1c' }),
      ellipse(92, 62, 7, 7, { fill: '#d33' }),
    )
    p.b(110, 52, bank, 12)
    p.t(110, 68, `${paper.pick(['World Travel', 'Cash Back', 'Grocery Plus'])} Mastercard`, 11)
    const account = paper.put('account_number', paper.code('5### **** **** ####'))
    p.col(60, 116, 12.5, [...holders(paper, [who.name]), ...address(paper, who.lines)], 9.6)
    const prev = paper.between(10000, 240000)
    const charges = Array.from({ length: paper.between(6, 12) }, () => paper.between(400, 28000))
    const spent = charges.reduce((all, one) => all + one, 0)
    const interest = paper.chance(0.4) ? paper.between(200, 5000) : 0
    const limit = paper.between(2, 24) * 100000
    const balance = spent + interest
    const box = [
      ['Statement date', day(paper, 'document_date', issued, 'MMM. D, YYYY')],
      ['Account number', account],
      ['Previous balance', `$${cash(prev)}`],
      ['Payments and credits', `-$${cash(prev)}`],
      ['Purchases', `+$${cash(spent)}`],
      ['Interest', `+$${cash(interest)}`],
      ['New balance', sum(paper, 'closing_balance', balance, '$#')],
      ['Minimum payment', sum(paper, 'minimum_payment', Math.max(1000, Math.round(balance * 0.03)), '$#')],
      ['Payment due date', dated(addDays(issued, 21), 'MMM. D, YYYY')],
      ['Credit limit', sum(paper, 'credit_limit', limit, '$#')],
      ['Available credit', `$${cash(Math.max(0, limit - balance))}`],
    ]
    p.fill(360, 96, 212, 20 + box.length * 15, '#eef1f7')
    box.forEach(([label = '', value = ''], index) => {
      const face = label.startsWith('New') || label.startsWith('Minimum') ? 'narrow-bold' : 'narrow'
      ;(p.t(370, 114 + index * 15, label, 8.8, { face }), p.r(562, 114 + index * 15, value, 8.8, { face }))
    })
    p.para(
      60,
      190,
      270,
      `If you make only the minimum payment each month, it will take about ${paper.between(2, 19)} year(s) and ${paper.between(1, 11)} month(s) to pay the full balance.`,
      8,
    )
    p.t(
      60,
      236,
      `Points earned this month  ${paper.between(100, 3000)}     Points balance  ${paper.between(4000, 90000)}`,
      8,
    )
    p.b(40, 300, `Transactions for ${who.name}`, 9.6)
    p.rule(40, 306, 572)
    ;(p.t(46, 317, 'TRANS DATE', 6.6),
      p.t(110, 317, 'POST DATE', 6.6),
      p.t(180, 317, 'DESCRIPTION', 6.6),
      p.r(566, 317, 'AMOUNT ($)', 6.6))
    const first = addDays(issued, -29)
    ;(p.t(46, 332, dated(first, 'MMM. D')),
      p.t(110, 332, dated(addDays(first, 1), 'MMM. D')),
      p.t(180, 332, 'PAYMENT - THANK YOU'),
      p.r(566, 332, `-${cash(prev)}`))
    charges.forEach((cents, index) => {
      const y = 347 + index * 15
      const when = addDays(first, 2 + index * 2)
      ;(p.t(46, y, dated(when, 'MMM. D')), p.t(110, y, dated(addDays(when, 1), 'MMM. D')))
      ;(p.t(
        180,
        y,
        paper.pick([
          'HARBOUR GROCER #114',
          'PRAIRIE FUELS',
          'STREAMLY.COM',
          'TRANSIT FARE',
          'PHO CORNER',
          'BOOK NOOK',
          'VET CLINIC',
        ]),
      ),
        p.r(566, y, cash(cents)))
    })
    p.t(46, 560, 'Annual interest rates:  Purchases 20.99%     Cash advances 22.99%', 8)
    p.rule(40, 620, 572, '#888')
    p.t(46, 640, 'Payment slip: pay at any branch, by telephone or on the web.', 8)
    ;(p.t(46, 660, account), p.r(566, 660, `$${cash(balance)}`))
    p.t(46, 768, 'SPECIMEN', 8)
    return [p.sheet()]
  },
}
