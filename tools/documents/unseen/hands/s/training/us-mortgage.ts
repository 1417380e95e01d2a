import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { putHolder } from '../holder.ts'
import { tripleOf } from '../invent.ts'
import { day, dollars, emblem, initialsOf, money, openPage, putAddress, putDay, putMoney, recent } from '../kit.ts'
import { addressIn } from '../people.ts'

const servicers = [
  ['Homestead', 'Homestead Loan Servicing, LLC', 'PO Box 619063, Dallas, TX 75261-9063'],
  ['MB&T Mortgage', 'Merrow Bank & Trust Company', 'One Merrow Square, Portland, ME 04101'],
  ['FRONT PORCH', 'Front Porch Financial Corporation', 'PO Box 77404, Ewing, NJ 08628'],
  ['Great Basin', 'Great Basin Savings Bank, FSB', '350 Pioneer Way, Elko, NV 89801'],
] as const

/** An American mortgage statement after the Regulation Z form: amount due in a box, explanation, past payments, transaction log, coupon. */
export const usMortgage: UnseenLayout = {
  name: 'us-mortgage',
  docType: 'loan_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const page = openPage('letter', paper.pick(['narrow', 'sans', 'serif']))
    const [brand, legal, seat] = tripleOf(paper, servicers, 'us lender')
    const ink = paper.pick(['#14532d', '#1e3a8a', '#7c2d12', '#404040'])
    const issued = recent(paper, 4, 45)
    const due =
      `${addDays(issued, 20).slice(0, 8)}01` > issued
        ? `${addDays(issued, 20).slice(0, 8)}01`
        : `${addDays(issued, 31).slice(0, 8)}01`
    const pattern = paper.pick(['MM/DD/YYYY', 'MM/DD/YY', 'MMMM D, YYYY', 'MMM D, YYYY'])
    const rate = `${paper.between(2, 7)}.${paper.pick(['125', '250', '375', '500', '625', '875'])}`
    const principal = paper.between(9000000, 51000000)
    const interest = Math.round((principal * Number(rate)) / 1200)
    const paidDown = paper.between(30000, 120000)
    const escrow = paper.between(20000, 90000)
    const payment = interest + paidDown + escrow
    const number = paper.put(
      'account_number',
      paper.code(paper.pick(['00########', '6########-1', '#### ####', 'LN-70######'])),
    )
    const { line } = putHolder(paper, 'US', ['joint', 'capitals', 'plain', 'comma', 'capitals'])
    const rows = putAddress(paper, addressIn(paper, 'US'))
    page.add(...emblem(paper, 36, 28, 34, ink, initialsOf(brand)))
    page.say(78, 48, brand, { size: 14, bold: true, color: ink })
    paper.put('issuer_name', legal)
    page.say(78, 60, paper.pick(['Home loan servicing', 'NMLS #000000', 'Equal Housing Lender']), { size: 7 })
    page.stack(56, 116, [line, ...rows], { size: 9.5 })
    page.say(576, 46, paper.pick(['MORTGAGE STATEMENT', 'Mortgage Loan Statement', 'Billing Statement']), {
      size: 13,
      bold: true,
      align: 'right',
    })
    const shown = putMoney(paper, 'payment_amount', payment, dollars)
    page.pairs(
      340,
      576,
      66,
      [
        [
          paper.pick(['Statement Date', 'Statement date:', 'Date of statement']),
          putDay(paper, 'document_date', issued, pattern),
        ],
        [paper.pick(['Account Number', 'Loan Number', 'Loan no.', 'Your loan number']), number],
        [paper.pick(['Payment Due Date', 'Payment due']), day(due, pattern)],
        [paper.pick(['Amount Due', 'Total Amount Due', 'Payment amount', 'Current payment due']), shown],
      ],
      { size: 8.8, leading: 15 },
    )
    page.say(
      576,
      132,
      `If payment is received after ${day(addDays(due, 15), pattern)}, ${money(Math.round(payment * 0.05), dollars)} late fee will be charged.`,
      { size: 6.8, align: 'right' },
    )
    page.fill(36, 196, 262, 16, ink)
    page.say(42, 208, 'Account Information', { size: 9, bold: true, color: '#ffffff' })
    const years = paper.between(6, 27)
    const maturity = `${addYears(due, years).slice(0, 8)}01`
    page.pairs(
      40,
      294,
      230,
      [
        [
          paper.pick([
            'Outstanding Principal',
            'Unpaid Principal Balance',
            'Principal balance',
            'Principal Balance (not a payoff amount)',
          ]),
          putMoney(paper, 'closing_balance', principal, dollars),
        ],
        [paper.chance(0.5) ? 'Interest Rate' : 'Current interest rate', `${paper.put('interest_rate', rate)}%`],
        ...(paper.chance(0.7)
          ? [
              [
                paper.pick(['Maturity Date', 'Loan matures', 'Maturity']),
                putDay(paper, 'maturity_date', maturity, paper.pick(['MM/DD/YYYY', 'MMMM D, YYYY'])),
              ] as const,
            ]
          : []),
        ['Prepayment Penalty', 'No'],
        ['Escrow balance', money(escrow * paper.between(1, 8), dollars)],
      ],
      { size: 8.3, leading: 14.5 },
    )
    page.fill(312, 196, 264, 16, ink)
    page.say(318, 208, 'Explanation of Amount Due', { size: 9, bold: true, color: '#ffffff' })
    page.pairs(
      316,
      572,
      230,
      [
        ['Principal', money(paidDown, dollars)],
        ['Interest', money(interest, dollars)],
        ['Escrow (taxes and insurance)', money(escrow, dollars)],
        ['Regular Monthly Payment', shown],
        ['Total Fees and Charges', '$0.00'],
        ['Overdue Payment', '$0.00'],
      ],
      { size: 8.3, leading: 14.5 },
    )
    page.say(36, 336, 'Past Payments Breakdown', { size: 9.5, bold: true, color: ink })
    const months = Number(issued.slice(5, 7)) - 1
    page.grid(
      354,
      [40, -380, -560],
      [
        ['', 'Paid Last Month', 'Paid Year to Date'],
        ['Principal', money(paidDown, dollars), money(paidDown * months, dollars)],
        ['Interest', money(interest, dollars), money(interest * months, dollars)],
        ['Escrow', money(escrow, dollars), money(escrow * months, dollars)],
        ['Total', money(payment, dollars), money(payment * months, dollars)],
      ],
      { size: 8.2, leading: 14 },
    )
    page.say(36, 440, `Transaction Activity (${day(addDays(issued, -30), 'MM/DD/YY')} to ${day(issued, 'MM/DD/YY')})`, {
      size: 9.5,
      bold: true,
      color: ink,
    })
    page.grid(
      458,
      [40, 120, -560],
      [
        [day(addDays(issued, -17), 'MM/DD/YY'), 'Payment Received - Thank you', money(payment, dollars)],
        [
          day(addDays(issued, -9), 'MM/DD/YY'),
          'County tax disbursement',
          money(-escrow, { ...dollars, minus: 'parentheses' }),
        ],
      ],
      { size: 8.2, leading: 14 },
    )
    page.wrap(
      36,
      512,
      540,
      paper.pick([
        'Housing Counselor Information: if you would like counseling or assistance, contact the U.S. Department of Housing and Urban Development.',
        'Partial Payments: any partial payments that you make are held in a separate suspense account.',
        'Rates have moved! Ask whether a refinance could lower your monthly payment.',
      ]),
      { size: 8 },
    )
    page.rule(36, 576, 580, '#999999')
    page.pairs(
      340,
      576,
      606,
      [
        ['Due by', day(due, pattern)],
        ['Amount Due', shown],
        ['Additional Principal', '$ ________'],
        ['Total enclosed', '$ ________'],
      ],
      { size: 8.6, leading: 14 },
    )
    page.stack(40, 606, [`Account ${number}`, line], { size: 8.6 })
    page.stack(340, 694, [legal, ...seat.split(/, (?=[A-Z][a-z]+,)/)], { size: 9 })
    return [page.sheet()]
  },
}
