import { addDays, monthEnd } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsEnglish, englishDates, openLedger } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const issuers: readonly [card: string, legal: string][] = [
  ['Maple Rewards World Mastercard', 'Granite Bank'],
  ['PC-Style Points Visa Infinite', 'Northgate Bank of Canada'],
  ['Trailhead Cash Back Mastercard', 'Trailhead Financial Services Limited'],
  ['Voyageur Gold Card', 'Tidewater Bank of Canada'],
  ['Harvest Co-op Visa', 'Harvest Credit Union Card Services Inc.'],
  ['Simply Low Rate Visa', 'Kestrel Trust Company'],
]
const shops = [
  'FRESH BASKET #214 OTTAWA ON',
  'PETROLINE 4471 GUELPH ON',
  'AIR BOREAL 2281440',
  'CITY PARKING 0092',
  'STREAMLY.COM 866-555-0188',
  'THE BOOK MILL HALIFAX NS',
  'PHARMA PLUS 1182',
  'CAFE LUMIERE MONTREAL QC',
  'HOMEWORKS DEPOT 7719',
]

/** A Canadian card statement: masked number, minimum payment box, summary left or right, a payment slip that repeats at the foot. */
export const cardStatementEn: UnseenLayout = {
  name: 'card-statement-en',
  docType: 'credit_card_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(englishDates), paper.pick(dollarsEnglish.slice(0, 4)))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const [card, legal] = paper.pick(issuers)
    const closed = addDays(monthEnd(paper.today, paper.between(0, 5)), -paper.between(16, 27))
    const due = addDays(closed, 21)
    const isFlipped = paper.chance(0.5)
    const [side, main] = isFlipped ? [36, 232] : [396, 36]
    emblem(paper, page, { x: main, y: 24, size: 34, ink }, initialsOf(legal))
    page.t(main + 42, 40, card, { size: 12, bold: true, color: ink, within: 290 })
    page.t(
      main + 42,
      53,
      paper.pick(['Monthly statement', 'Statement of account', 'Your credit card statement', 'Account statement']),
      { size: 8.5 },
    )
    const holder = someone(paper, 'CA')
    const second = someone(paper, 'CA')
    const name = nameOf(holder, paper.pick(['capitals', 'initial', 'plain', 'middle', 'commaCaps']))
    const stars = paper.code(
      paper
        .pick([
          '5### **** **** ####',
          '5###-XXXX-XXXX-####',
          '4### XX## XXXX ####',
          '**** **** **** ####',
          '4###********####',
        ])
        .replace('X##', 'XXX'),
    )
    const number = paper.put('account_number', stars)
    const address = ledger.address('address', homeLines(paper, home(paper, 'CA'), 'CA'))
    paper.put('document_holder_name', name)
    const isLow = paper.chance(0.5)
    page.col(isLow ? 60 : main, isLow ? 668 : 100, 12, [name, ...address])
    const rows = Array.from({ length: paper.between(5, 11) }, () => ({
      on: addDays(closed, -paper.between(1, 28)),
      shop: paper.pick(shops),
      cents: paper.between(350, 48_000),
    })).toSorted((a, b) => a.on.localeCompare(b.on))
    const previous = paper.between(10_000, 300_000)
    const paid = paper.chance(0.6) ? previous : paper.between(5_000, previous)
    const bought = rows.reduce((sum, { cents }) => sum + cents, 0)
    const interest = paid === previous ? 0 : paper.between(120, 9_000)
    const balance = previous - paid + bought + interest
    const minimum = Math.min(balance, paper.pick([1_000, 1_000 + interest, Math.round(balance * 0.03)]))
    const limit = Math.ceil((balance + 100_000) / 50_000) * 50_000
    const again = (field: string, cents: number): string => ledger.money(field, cents)
    const facts: [string, string][] = [
      [
        paper.pick(['Statement date', 'Statement closing date', 'Closing date', 'Date prepared', 'Prepared on']),
        ledger.date('document_date', closed),
      ],
      [paper.pick(['Account number', 'Card number', 'Account no.', 'Your card']), number],
      [paper.pick(['Payment due date', 'Please pay by', 'Due', 'Pay by']), day(due)],
      [
        paper.pick(['Minimum payment', 'Minimum payment due', 'Min. payment', 'Minimum amount due']),
        again('minimum_payment', minimum),
      ],
      [paper.pick(['Credit limit', 'Your credit limit', 'Total credit limit']), again('credit_limit', limit)],
      [paper.pick(['Available credit', 'Credit available']), plain(limit - balance)],
      [paper.pick(['Annual interest rate: purchases', 'Purchases APR']), '20.99%'],
    ]
    const sums: [string, string][] = [
      [paper.pick(['Previous balance', 'Balance, last statement', 'Opening balance']), plain(previous)],
      [paper.pick(['Payments & credits', 'Less payments', 'Payments received']), plain(-paid)],
      [paper.pick(['Purchases', 'New purchases and debits', 'Plus purchases']), plain(bought)],
      ['Interest charges', plain(interest)],
      [
        paper.pick([
          'New balance',
          'Statement balance',
          'Total balance',
          'Balance owing',
          'Your new balance',
          'Amount you owe',
        ]),
        again('closing_balance', balance),
      ],
    ]
    page.add(box(side - 6, 78, 190, 200, { fill: '#f2f4f7' }))
    ;[...(paper.chance(0.5) ? [...facts, ...sums] : [...sums, ...facts])].forEach(([label, value], index) =>
      page.pair(side, side + 178, 94 + index * 15, label, value, { size: 7.4, bold: value === sums[4]?.[1] }),
    )
    page.t(
      main,
      isLow ? 100 : 180,
      `${paper.pick(['Primary cardholder', 'Account holder', 'Prepared for'])}: ${name}`,
      { within: 330, size: 8 },
    )
    if (paper.chance(0.6))
      page.t(main, isLow ? 112 : 192, `Authorized user: ${nameOf(second, 'capitals')}`, { size: 8 })
    page.para(
      main,
      isLow ? 134 : 216,
      330,
      `At your current rate of spending, if you make only the minimum payment each month it will take approximately ${paper.between(4, 31)} years and ${paper.between(1, 11)} months to pay the balance shown on this statement. Points earned this month: ${paper.between(40, 4_000)}.`,
      { size: 7.5 },
    )
    page.grid(
      { x: 36, y: 296, widths: [70, 70, 300, 96], right: [3], leading: 15, rules: paper.pick(['all', 'rows', 'none']) },
      [
        ['Trans. date', 'Post date', 'Description', 'Amount ($)'],
        [day(addDays(closed, -20)), day(addDays(closed, -19)), 'PAYMENT RECEIVED - THANK YOU', plain(-paid)],
        ...rows.map(({ on, shop, cents }) => [day(on), day(addDays(on, 1)), shop, plain(cents)]),
      ],
    )
    page.add(box(36, 634, 540, 0.5, { fill: '#777' }))
    page.t(300, 648, paper.pick(['Please detach and return with your payment', 'Payment slip', 'PAYMENT COUPON']), {
      size: 7,
    })
    page.col(330, 668, 13, [
      `${paper.pick(['Total amount due', 'New balance', 'Balance'])}: ${plain(balance)}`,
      `${paper.pick(['Minimum due', 'Minimum payment'])}: ${plain(minimum)} by ${day(due)}`,
      'Amount enclosed: $ ____________',
      `Account: ${number}`,
    ])
    page.para(
      36,
      752,
      540,
      `${paper.pick(['This card is issued by', 'Credit card issued by', 'Issued under licence by', 'Make cheques payable to'])} ${paper.put('issuer_name', legal)}, ${paper.pick(['PO Box 310, Station A, Toronto ON M5W 1A1', '1 Harbour Square, Halifax NS', '66 Fourth Avenue, Calgary AB'])}. ${card} is a trade-mark used under licence.`,
      { size: 6.2 },
    )
    return [page.sheet()]
  },
}
