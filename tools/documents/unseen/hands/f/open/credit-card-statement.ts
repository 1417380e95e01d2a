import { addDays } from '../../../../calendar.ts'
import { box, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, dated, grid, located, page, paid, paragraph, say, sum } from '../kit.ts'
import { company, home, issuers, resident } from '../people.ts'

const orange = '#c2410c'
const shops = [
  'PAYLANE*BOOKSHELF  LONDON',
  'FOREST FUELS 114  M62 BIRCH',
  'CURIO HOME  HUDDERSFIELD',
  'EASY FERRIES  DOVER',
  'THE PLOUGH INN  KEIGHLEY',
  'NIMBUS STORAGE  DUBLIN IRL',
  'DEPT STORE ONLINE  LEEDS',
]

/** A card statement whose figures stand in a strip of boxes, with a masked card number and several rates below. */
export const creditCardStatement: UnseenLayout = {
  name: 'credit-card-statement',
  docType: 'credit_card_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const [brand, legal] = company(paper, issuers.card)
    const issued = addDays(paper.today, -paper.between(2, 55))
    const limit = paper.between(12, 96) * 10000
    const previous = paper.between(18000, 90000)
    const payment = paper.between(5000, 16000)
    const spent = Array.from({ length: 9 }, (_, index) => ({
      day: addDays(issued, index * 3 - 29),
      what: paper.pick(shops),
      cents: paper.between(240, 12900),
    }))
    const interest = Math.round((previous - payment) * 0.0207)
    const balance = previous - payment + interest + spent.reduce((all, { cents }) => all + cents, 0)
    const name = paper.put('document_holder_name', `${who.first} ${who.last}`.toUpperCase())
    const lines = located(paper, home(paper))
    const masked = paper.put('account_number', paper.code('XXXX XXXX XXXX ####'))
    const due = addDays(issued, 25)
    const tiles = [
      ['New balance', paid(paper, 'closing_balance', balance)],
      ['Minimum payment', paid(paper, 'minimum_payment', Math.max(2500, Math.round(balance * 0.025)))],
      ['To reach us by', say(due, 'D MMM YYYY')],
      ['Credit limit', paid(paper, 'credit_limit', limit)],
      ['Left to spend', `£${sum(limit - balance)}`],
    ]
    const posted = spent.map(({ day, what, cents }) => [
      say(day, 'D MMM'),
      say(addDays(day, 1), 'D MMM'),
      what,
      sum(cents),
    ])
    posted.splice(4, 0, [
      say(addDays(issued, -17), 'D MMM'),
      say(addDays(issued, -17), 'D MMM'),
      'PAYMENT RECEIVED - THANK YOU',
      `${sum(payment)} CR`,
    ])
    return [
      page([
        roundedBox(36, 30, 120, 46, 23, { fill: orange }),
        text(96, 59, brand, { size: 15, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
        text(559, 46, `Card number ${masked}`, { size: 9, face: 'narrow-bold', align: 'right' }),
        text(559, 60, `Statement date ${dated(paper, 'document_date', issued, 'D MMM YYYY')}`, {
          size: 9,
          align: 'right',
        }),
        text(559, 74, `Account reference ${paper.code('VC/########/0#')}`, { size: 7.4, align: 'right' }),
        ...column(60, 128, 12, [`${who.title.toUpperCase()} ${name}`, ...lines], { size: 9, face: 'mono' }),
        ...tiles.flatMap(([caption = '', value = ''], index) => [
          box(36 + index * 105.5, 226, 101, 48, { fill: index === 0 ? orange : '#fdeadf' }),
          text(44 + index * 105.5, 242, caption, { size: 8, color: index === 0 ? '#ffffff' : '#333333' }),
          text(44 + index * 105.5, 263, value, {
            size: 12,
            face: 'narrow-bold',
            color: index === 0 ? '#ffffff' : '#111111',
          }),
        ]),
        ...paragraph(
          36,
          296,
          523,
          'If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance. Set up a Direct Debit to never miss a payment. Late payment fee £12.',
          { size: 8.4, face: 'narrow-bold' },
        ),
        ...grid(
          [36, -270],
          [
            ['Your last balance', `£${sum(previous)}`],
            ['Payments and refunds', `-£${sum(payment)}`],
            ['Spending', `£${sum(balance - previous + payment - interest)}`],
            ['Interest and fees', `£${sum(interest)}`],
          ],
          { y: 342, size: 9, rule: '#f1cdb9' },
        ),
        ...grid(
          [310, 400, -559],
          [
            ['Type of balance', 'Monthly rate', 'Annual rate'],
            ['Purchases', '2.069%', '24.83%'],
            ['Balance transfers', '2.241%', '26.90%'],
            ['Cash', '2.491%', '29.90%'],
          ],
          { y: 342, size: 8.4, rule: '#f1cdb9' },
        ),
        text(36, 424, 'What you did with your card', { size: 13, face: 'sans-bold', color: orange }),
        ...grid(
          [36, 90, 146, -559],
          [
            ['Made', 'Posted', 'Where', '£'],
            ...posted,
            [say(issued, 'D MMM'), say(issued, 'D MMM'), 'INTEREST ON PURCHASES', sum(interest)],
          ],
          { y: 446, size: 8.8, leading: 18, rule: '#eeeeee' },
        ),
        ...paragraph(
          36,
          690,
          523,
          `Cardholder since ${say(addDays(issued, -paper.between(500, 4000)), 'MMMM YYYY')}. Travelling abroad? Non-sterling fee 2.99%. Earn 5,000 points when a friend is approved. To pay by bank transfer use sort code ${paper.code('23-##-##')} and account ${paper.code('1#######')} with all sixteen digits of your card as reference.`,
          { size: 8 },
        ),
        ...paragraph(
          36,
          774,
          523,
          `${brand} is a trading name of ${paper.put('issuer_name', legal)}, Trent Way, Nottingham NG2 0ZZ, authorised and regulated by the Financial Conduct Authority (ref ${paper.code('######')}).`,
          { size: 6.6, color: '#666666' },
        ),
      ]),
    ]
  },
}
