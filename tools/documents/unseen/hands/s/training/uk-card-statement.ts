import { addDays } from '../../../../calendar.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { putHolder } from '../holder.ts'
import { tripleOf } from '../invent.ts'
import {
  day,
  emblem,
  initialsOf,
  irishEuros,
  money,
  openPage,
  plainEnglish,
  pounds,
  putAddress,
  putDay,
  putMoney,
  recent,
} from '../kit.ts'
import { addressIn } from '../people.ts'

const issuers = [
  ['Thornbury Platinum', 'Thornbury Bank UK PLC', 'Card Services, Sunderland SR43 4AA'],
  ['Nectarine Card', 'Quidditas Financial Services Limited', '20 Appold Yard, London EC2A 2UT'],
  ['Pocket', 'Marlowe & Finch Consumer Finance Ltd', 'PO Box 1189, Chelmsford CM99 2UX'],
  ['Arranmore Classic', 'Arranmore Bank Ireland plc', '1 Molesworth Place, Dublin 2'],
] as const

/** A British or Irish card statement: credit marked CR, limits in a side column, estimated interest, giro slip by chance. */
export const ukCardStatement: UnseenLayout = {
  name: 'uk-card-statement',
  docType: 'credit_card_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['sans', 'narrow', 'mono']))
    const [brand, legal, seat] = tripleOf(paper, issuers, 'gb bank')
    const irish = legal.includes('Ireland')
    const coin = irish ? irishEuros : pounds
    const ink = paper.pick(['#00334e', '#6a040f', '#3d405b'])
    const issued = recent(paper, 3, 50)
    const due = addDays(issued, paper.between(18, 26))
    const pattern = paper.pick(['D MMMM YYYY', 'DD MMM YYYY', 'DD/MM/YYYY', 'DD MMMM YY'])
    const items = Array.from({ length: paper.between(4, 8) }, () => paper.between(300, 19000))
    const previous = paper.between(3000, 150000)
    const paid = paper.between(2000, previous)
    const bought = items.reduce((sum, cents) => sum + cents, 0)
    const balance = previous - paid + bought
    const limit = paper.between(8, 90) * 10000
    page.add(...emblem(paper, 500, 30, 44, ink, initialsOf(legal)))
    page.say(40, 54, brand, { size: 17, bold: true, color: ink })
    const { line } = putHolder(paper, irish ? 'IE' : 'GB', ['titled', 'initial', 'plain', 'capitals'])
    const rows = putAddress(paper, addressIn(paper, irish ? 'IE' : 'GB'))
    page.stack(62, 108, [line, ...rows], { size: 9.5 })
    const card = luhnNumber(paper, '5434 6### #### ####')
    const account = paper.put(
      'account_number',
      paper.pick([card, `XXXX XXXX XXXX ${card.slice(-4)}`, `5434 **** **** ${card.slice(-4)}`]),
    )
    page.stack(
      350,
      108,
      [
        `${paper.pick(['Card number', 'Account number', 'Your card number'])}  ${account}`,
        `${paper.pick(['Statement date', 'Date of statement', 'Statement issued'])}  ${putDay(paper, 'document_date', issued, pattern)}`,
        'Statement no.  ' + String(paper.between(2, 80)),
        'Page 1 of 3',
      ],
      { size: 8, leading: 14 },
    )
    const shown = putMoney(paper, 'closing_balance', balance, coin)
    const least = putMoney(paper, 'minimum_payment', Math.max(500, Math.round(balance * 0.025)), coin)
    const figures = [
      [paper.pick(['Your new balance', 'New balance', 'Balance as at this statement', 'What you owe us']), shown],
      [paper.pick(['Minimum payment', 'Minimum payment due', 'Pay at least']), least],
      [paper.pick(['Payment due date', 'To reach us by', 'Please pay by']), day(due, pattern)],
      [paper.pick(['Credit limit', 'Your credit limit', 'Your limit']), putMoney(paper, 'credit_limit', limit, coin)],
    ] as const
    if (paper.chance(0.5))
      for (const [index, [caption, value]] of figures.entries())
        page.cell(40 + index * 130, 204, 125, 40, caption, value, { size: 10.5, bold: true, color: ink })
    else page.pairs(40, 320, 208, figures, { size: 9, leading: 14, bold: true })
    page.rule(40, 555, 264, ink)
    page.grid(
      280,
      [40, 112, 205, -545],
      [['Date entered', 'Transaction date', 'Details', `Amount ${irish ? '€' : '£'}`]],
      { size: 8, bold: true },
    )
    const shops = [
      'Greenway Stores Leeds',
      'Tramline App',
      'Rail ticket machine',
      'The Crooked Billet',
      'Calder Books',
      'Apollo Pharmacy',
      'Airline XJ booking',
      'Garden centre',
    ] as const
    const bottom = page.grid(
      298,
      [40, 112, 205, -545],
      [
        [
          '',
          '',
          paper.pick(['Balance from previous statement', 'Previous balance', 'Brought forward']),
          money(previous, plainEnglish),
        ],
        [
          day(addDays(issued, -18), 'DD MMM'),
          '',
          paper.pick(['DIRECT DEBIT PAYMENT - THANK YOU', 'PAYMENT RECEIVED - THANK YOU']),
          money(-paid, { ...plainEnglish, minus: 'credit' }),
        ],
        ...items.map((cents, index) => [
          day(addDays(issued, index * 3 - 27), 'DD MMM'),
          day(addDays(issued, index * 3 - 28), 'DD MMM'),
          shops[index] ?? '',
          money(cents, plainEnglish),
        ]),
      ],
      { size: 8.3, leading: 15 },
    )
    page.rule(40, 555, bottom - 8, ink)
    page.pairs(205, 545, bottom + 6, [['Total balance', money(balance, plainEnglish)]], { size: 9, bold: true })
    page.wrap(
      40,
      bottom + 40,
      515,
      `If you make only the minimum payment each month, it will take longer and cost more to clear your balance. Your estimated interest next month is ${money(Math.round(balance * 0.016), coin)}. Available to spend ${money(Math.max(0, limit - balance), coin)}. Interest rates: purchases 1.873% monthly, 24.9% p.a.; cash 2.2% monthly.`,
      { size: 8 },
    )
    if (paper.chance(0.5)) {
      page.rule(40, 555, 660, '#aaaaaa')
      page.grid(
        680,
        [40, 240, 420],
        [
          ['bank giro credit', `Account ${account}`, `Balance ${shown}`],
          ['Cashier’s stamp', line, `Minimum ${least}`],
        ],
        { size: 8.5, leading: 24 },
      )
    }
    paper.put('issuer_name', legal)
    page.wrap(
      40,
      786,
      515,
      paper.pick([
        `${brand} is issued by ${legal}, ${seat}.`,
        `${legal}. Registered office: ${seat}. Authorised and regulated.`,
        `The lender is ${legal}. Correspondence: ${seat}.`,
      ]),
      { size: 6.6 },
    )
    clutter(paper, page, { x: 40, right: 555, top: bottom + 90, bottom: 650 }, 'gb')
    return [page.sheet()]
  },
}
