import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import {
  day,
  dollars,
  emblem,
  initialsOf,
  money,
  openPage,
  plainEnglish,
  putAddress,
  putDay,
  putMoney,
  recent,
} from '../kit.ts'
import { account } from '../moves.ts'
import { addressIn } from '../people.ts'

const labels = {
  in: [
    'ACH Deposit Orbital Staffing Payroll PPD ID ######',
    'Mobile Check Deposit',
    'Zelle from Marta Reyes ######',
    'Direct Dep IRS Treas 310 Tax Ref',
  ],
  out: [
    'Card Purchase Corner Pantry #### Dayton',
    'Check No. 1###',
    'Recurring Card Purchase Streamly',
    'ATM Withdrawal 44 Main St',
    'ACH Debit Tri-County Water',
    'Card Purchase Gas-N-Go ###',
    'Zelle to Bo',
    'Monthly Service Fee',
  ],
} as const

/** A checking statement of an American bank: account summary first, deposits and withdrawals apart, disclosures on page two. */
export const usChecking: UnseenLayout = {
  name: 'us-checking',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const family = paper.pick(['narrow', 'sans', 'serif'] as const)
    const [page, back] = [openPage('letter', family), openPage('letter', family)]
    const { brand, legal, seat } = firmOf(paper, firms.usBank, 'us bank')
    const ink = paper.pick(['#12326b', '#7a0019', '#00594c', '#222222'])
    const end = recent(paper, 3, 40)
    const start = addDays(end, -paper.between(28, 31))
    const { opening, closing, credits, debits, moves } = account(
      paper,
      { start, end, count: paper.between(8, 14) },
      labels,
    )
    page.add(...emblem(paper, 40, 28, 30, ink, initialsOf(brand)))
    page.say(78, 48, brand, { size: 15, bold: true, color: ink })
    page.stack(40, 76, seat.split(/, (?=[A-Z][a-z]+,)/), { size: 7.5 })
    const { line } = putHolder(paper, 'US', ['capitals', 'capitals', 'plain', 'joint', 'comma'])
    const rows = putAddress(paper, addressIn(paper, 'US'))
    page.stack(60, 124, [line, ...rows], { size: 9.5 })
    const pattern = paper.pick(['MMMM D, YYYY', 'MM/DD/YYYY', 'MM/DD/YY', 'MMM D, YYYY'])
    const [from, to] = [putDay(paper, 'period_start', start, pattern), putDay(paper, 'period_end', end, pattern)]
    const number = paper.put(
      'account_number',
      paper.code(paper.pick(['00000 4## ### ###', 'XXXXXX4###', '****8###', '31########', '2#-#####-#'])),
    )
    const period = paper.pick([
      [`${from} through ${to}`],
      ['Statement Period', `${from} - ${to}`],
      [`Beginning ${from}`, `Ending ${to}`],
      [`For the period ${from} to ${to}`],
    ])
    page.stack(
      572,
      60,
      [
        ...period,
        `${paper.pick(['Account Number:', 'Primary account', 'Account #', 'Acct No.'])} ${number}`,
        'Page 1 of 2',
      ],
      { size: 8.5, align: 'right', leading: 13 },
    )
    page.stack(
      390,
      124,
      ['CUSTOMER SERVICE', 'Web: see back of your card', 'Phone: 1-800-555-0190', 'Para español: 1-888-555-0191'],
      { size: 7.5 },
    )
    page.fill(40, 196, 532, 18, ink)
    page.say(
      46,
      209,
      paper.pick(['CHECKING SUMMARY', 'Account Summary', 'Your Everyday Checking', 'Totally Free Checking Summary']),
      { size: 10, bold: true, color: '#ffffff' },
    )
    const below = page.pairs(
      46,
      360,
      232,
      [
        [
          paper.pick(['Beginning Balance', `Balance last statement`, 'Previous Balance', 'Starting balance']),
          putMoney(paper, 'opening_balance', opening, dollars),
        ],
        [
          paper.pick(['Deposits and Additions', 'Total credits', 'Deposits/Credits', 'Money in']),
          putMoney(paper, 'total_credits', credits, paper.pick([plainEnglish, { ...plainEnglish, before: '+ $' }])),
        ],
        [
          paper.pick(['Electronic Withdrawals and Checks', 'Total debits', 'Withdrawals/Debits', 'Money out']),
          paper.put(
            'total_debits',
            (debits / 100).toFixed(2),
            paper.pick([`-${money(debits, plainEnglish)}`, money(debits, plainEnglish), `- ${money(debits, dollars)}`]),
          ),
        ],
        [
          paper.pick(['Ending Balance', 'Balance this statement', 'New Balance', 'Closing balance']),
          putMoney(paper, 'closing_balance', closing, dollars),
        ],
      ],
      { size: 9, leading: 15 },
    )
    page.pairs(
      390,
      572,
      232,
      [
        ['Average ledger balance', money(Math.round((opening + closing) / 2), dollars)],
        ['Annual Percentage Yield Earned', '0.01%'],
        ['Interest Paid Year-to-Date', `$0.${paper.between(10, 99)}`],
      ],
      { size: 7.5, leading: 14 },
    )
    let y = below + 14
    for (const [title, wanted] of [
      [paper.pick(['DEPOSITS AND ADDITIONS', 'Deposits and other credits']), 1],
      [paper.pick(['WITHDRAWALS', 'Checks and other debits', 'Electronic withdrawals']), -1],
    ] as const) {
      page.say(40, y, title, { size: 9.5, bold: true, color: ink })
      page.rule(40, 572, y + 4, ink)
      y =
        page.grid(
          y + 18,
          [44, 110, -566],
          moves
            .filter(({ cents }) => cents * wanted > 0)
            .map(({ date, label, cents }) => [day(date, 'MM/DD'), label, money(Math.abs(cents), plainEnglish)]),
          { size: 8.2, leading: 13.5 },
        ) + 12
    }
    const shut = paper.pick([
      `${legal} Member FDIC`,
      `Bank products are offered by ${legal}. Equal Housing Lender.`,
      `© 2026 ${legal}. All rights reserved.`,
    ])
    paper.put('issuer_name', legal)
    page.say(306, 772, shut, { size: 6.5, align: 'middle' })
    back.say(40, 60, 'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS', { size: 9, bold: true })
    back.wrap(
      40,
      78,
      530,
      'Call or write us at the telephone number or address on the front of this statement if you think your statement or receipt is wrong. We must hear from you no later than 60 days after we sent you the FIRST statement on which the problem or error appeared. Be prepared to give us your name and account number, and the dollar amount of the suspected error.',
      { size: 8 },
    )
    back.stack(
      40,
      160,
      [
        'BALANCING YOUR CHECKBOOK',
        '1. Write in the ending balance shown   $________',
        '2. Add deposits not shown   $________',
        '3. Subtract outstanding checks   $________',
      ],
      { size: 8.5, leading: 16 },
    )
    clutter(paper, page, { x: 40, right: 572, top: y + 12, bottom: 756 }, 'us')
    clutter(paper, back, { x: 40, right: 572, top: 260, bottom: 760 }, 'us')
    return [page.sheet(), back.sheet()]
  },
}
