import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
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

const lenders = [
  ['GB', 'Cairnmore Motor Finance', 'Cairnmore Asset Finance Limited', 'Ratho Park, Edinburgh EH28 8QJ'],
  ['GB', 'Torque', 'Black Swan Vehicle Leasing plc', '25 Orbital Way, Birmingham B37 7YD'],
  ['GB', 'Pennine Personal Loans', 'Pennine Mutual Building Society', 'Pennine House, Halifax HX1 2RG'],
  ['IE', 'Corrib Car Credit', 'Corrib Credit Union Limited', 'Eyre Square, Galway H91 FX02'],
] as const

/** An annual statement under a hire purchase agreement, as a letter: the figures in sentences or a column, the car beside. */
export const carFinanceLetter: UnseenLayout = {
  name: 'car-finance-letter',
  docType: 'loan_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['serif', 'sans', 'narrow']))
    const [home, ...known] = paper.pick(lenders)
    const [brand, legal, seat] = home === 'IE' ? known : tripleOf(paper, [known], 'gb lender')
    const coin = home === 'IE' ? irishEuros : pounds
    const ink = paper.pick(['#003049', '#9b2226', '#283618'])
    const issued = recent(paper, 4, 120)
    const pattern = paper.pick(['D MMMM YYYY', 'DD/MM/YYYY', 'Do MMMM YYYY'])
    const monthly = paper.between(14000, 52000)
    const opening = monthly * paper.between(22, 44)
    const interest = Math.round(opening * 0.06)
    const closing = opening + interest - monthly * 12
    const rate = `${paper.between(4, 14)}.${paper.between(1, 9)}`
    const agreement = paper.put(
      'account_number',
      paper.code(paper.pick(['HP########', '80##-#####-#', '5#######', 'AGR/0#####/@'])),
    )
    const left = paper.chance(0.5)
    page.add(...emblem(paper, left ? 50 : 500, 34, 42, ink, initialsOf(brand)))
    page.say(left ? 102 : 490, 60, brand, { size: 14, bold: true, color: ink, align: left ? 'left' : 'right' })
    paper.put('issuer_name', legal)
    const { line, greeting } = putHolder(paper, home, ['titled', 'initial', 'plain', 'joint initials', 'joint'])
    const rows = putAddress(paper, addressIn(paper, home))
    page.stack(60, 116, [line, ...rows], { size: 9.6 })
    page.stack(
      545,
      116,
      [
        putDay(paper, 'document_date', issued, pattern),
        `${paper.pick(['Agreement number', 'Our ref', 'Agreement no.', 'Account number'])}: ${agreement}`,
        `Vehicle: ${paper.pick(['Seat Leon', 'Kia Niro', 'VW Golf', 'Ford Puma'])} ${paper.code('@@2# @@@')}`,
      ],
      { size: 8.6, align: 'right', leading: 14 },
    )
    page.say(50, 214, line.includes(' and ') || line.includes('&') ? 'Dear Customers' : `Dear ${greeting}`, {
      size: 9.5,
    })
    page.say(
      50,
      236,
      paper.pick([
        'Annual statement under the Consumer Credit Act 1974',
        'Your hire purchase statement',
        'Loan statement',
        'Statement of account',
      ]),
      { size: 12, bold: true, color: ink },
    )
    const last = addDays(issued, paper.between(200, 900))
    const shown = putMoney(paper, 'closing_balance', closing, coin)
    const each = putMoney(paper, 'payment_amount', monthly, coin)
    const percent = paper.put('interest_rate', rate)
    const inWords = paper.chance(0.5)
    const span = `${day(addDays(issued, -370), 'D MMM YYYY')} to ${day(addDays(issued, -5), 'D MMM YYYY')}`
    let y = 258
    if (inWords) {
      y = page.wrap(
        50,
        y,
        495,
        `This statement covers ${span}. On the last day of that period the balance outstanding was ${shown}. You pay ${each} a month and the rate of interest is ${percent}% a year, fixed. Your last payment falls on ${putDay(paper, 'maturity_date', last, pattern)}, after which you may buy the vehicle for ${money(1000, coin)}.`,
        { size: 9.5, leading: 14 },
      )
    } else {
      y = page.pairs(
        50,
        400,
        y,
        [
          ['Period of statement', span],
          [paper.pick(['Monthly instalment', 'Regular payment', 'Your monthly repayment', 'Instalment amount']), each],
          [paper.pick(['Rate of interest', 'Interest rate (fixed)', 'Annual rate']), `${percent}%`],
          [
            paper.pick(['Agreement ends', 'Final payment date', 'End date of agreement']),
            putDay(paper, 'maturity_date', last, pattern),
          ],
          [
            paper.pick(['Balance outstanding', 'Closing balance', 'Amount owed at end of period', 'You still owe']),
            shown,
          ],
        ],
        { size: 9.5, leading: 16 },
      )
    }
    y += 16
    page.rule(50, 545, y, ink)
    page.grid(
      y + 14,
      [54, -330, -430, -540],
      [
        ['Transaction', 'Debit', 'Credit', 'Balance'],
        ['Opening balance', '', '', money(opening, plainEnglish)],
        ['Interest and charges', money(interest, plainEnglish), '', money(opening + interest, plainEnglish)],
        ['12 direct debits received', '', money(monthly * 12, plainEnglish), money(closing, plainEnglish)],
      ],
      { size: 8.8, leading: 17 },
    )
    page.wrap(
      50,
      y + 104,
      495,
      'Settling your agreement early: you can do so at any time by giving us notice. Ask us for a settlement figure, which is not the balance shown here. If you are struggling to pay, free help is available from MoneyHelper. The vehicle belongs to us until all sums are paid.',
      { size: 8.5, leading: 12.5 },
    )
    page.stack(
      50,
      y + 176,
      [
        'Yours sincerely',
        '',
        paper.pick(['J. Penhale', 'Customer Services', 'R. Auchterlonie']),
        paper.pick(['Head of Customer Operations', 'Collections and Support']),
      ],
      { size: 9 },
    )
    page.wrap(
      50,
      796,
      495,
      `${legal}, ${seat}. ${brand === legal ? '' : `${brand} is a trading style of ${legal}. `}Authorised and regulated.`,
      { size: 6.6 },
    )
    return [page.sheet()]
  },
}
