import { addYears, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, named } from '../people.ts'
import { day, putAddress, putDay, putNames, putSum, sum } from '../print.ts'

/** A British building society's yearly mortgage statement: joint borrowers, opening to closing balance, details beside. */
export const mortgageAnnualStatement: UnseenLayout = {
  name: 'mortgage-annual-statement',
  docType: 'loan_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'GB', paper.between(1, 2))
    const [first] = people
    if (first === undefined) throw new Error('Nobody borrows.')
    const page = openWriter('a4', { face: 'sans', size: 9 })
    const end = monthEnd(paper.today, paper.pick([1, 7, 10]))
    const opening = paper.between(60_000_00, 480_000_00)
    const rate = paper.pick(['4.29', '5.14', '3.84', '4.9'])
    const interest = Math.round((opening * Number(rate)) / 100)
    const monthly = paper.between(650_00, 2600_00)
    const paid = monthly * 12
    const closing = opening + interest - paid
    const form = paper.pick(['uk', 'slashDmy'] as const)
    page.say(
      50,
      54,
      paper.put(
        'issuer_name',
        paper.pick(['Calder Vale Building Society', 'Lochend Home Loans Limited', 'Wharfedale Mortgages plc']),
      ),
      { face: 'sans-bold', size: 14, color: paper.pick(['#8a1538', '#005b70']) },
    )
    page.say(545, 54, paper.pick(['Annual mortgage statement', 'Your mortgage statement', 'MORTGAGE STATEMENT']), {
      align: 'right',
      size: 12,
    })
    for (const [index, name] of putNames(paper, 'document_holder_name', people.map(named)).entries())
      page.say(58, 104 + index * 12, name)
    page.column(58, 104 + people.length * 12, putAddress(paper, 'address', first.lines))
    page.rows(
      104,
      [360, 460],
      [
        [
          paper.pick(['Account number', 'Mortgage account', 'Account no.']),
          paper.put('account_number', paper.code(paper.pick(['##/######/##', '########-#', 'M#######']))),
        ],
        [paper.pick(['Statement date', 'Date', 'Produced on']), putDay(paper, 'document_date', end, form)],
        [paper.pick(['Interest rate', 'Current rate']), `${paper.put('interest_rate', rate, rate)}% fixed`],
        [
          paper.pick(['Monthly payment', 'Your payment', 'Contractual payment']),
          putSum(paper, 'payment_amount', monthly, 'pounds'),
        ],
        [
          paper.pick(['Mortgage ends', 'Term end date', 'Final payment due']),
          putDay(paper, 'maturity_date', addYears(monthEnd(end, 2), paper.between(4, 28)), form),
        ],
      ],
      { size: 8.5, leading: 15 },
    )
    page.say(50, 220, `Your account from ${day(addYears(end, -1), form)} to ${day(end, form)}`, { face: 'sans-bold' })
    page.rule(50, 228, 545)
    let y = page.rows(
      246,
      [56, -540],
      [
        [
          paper.pick(['Opening balance', 'Balance brought forward', 'Balance at last statement']),
          sum(opening, 'pounds'),
        ],
        ['Interest charged', sum(interest, 'pounds')],
        ['Payments received (12)', `-${sum(paid, 'pounds')}`],
        ['Fees and insurance', '£0.00'],
      ],
      { leading: 18 },
    )
    page.rule(50, y - 11, 545)
    y = page.rows(
      y + 6,
      [56, -540],
      [
        [
          paper.pick(['Closing balance', 'Balance outstanding', 'What you owe']),
          putSum(paper, 'closing_balance', closing, 'pounds'),
        ],
      ],
      { face: 'sans-bold', size: 10.5 },
    )
    y = page.wrap(
      50,
      y + 16,
      495,
      `An early repayment charge of 2% (${sum(Math.round(closing * 0.02), 'pounds')}) applies if you repay in full this year. This is not a redemption statement.`,
    )
    page.wrap(50, y + 10, 495, 'YOUR HOME MAY BE REPOSSESSED IF YOU DO NOT KEEP UP REPAYMENTS ON YOUR MORTGAGE.', {
      face: 'sans-bold',
      size: 8,
    })
    return [page.sheet()]
  },
}
