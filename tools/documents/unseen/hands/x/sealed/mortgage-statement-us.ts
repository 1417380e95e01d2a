import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, cash, dated, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { another, firm, someone } from '../people.ts'

/** An American servicer's monthly statement: boxes of account information and of the amount due, a coupon at the foot. */
export const mortgageStatementUs: UnseenLayout = {
  name: 'mortgage-statement-us',
  docType: 'loan_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const w = pen('sans', 'sans-bold', '#ffffff')
    const one = someone(paper, 'US')
    const two = another(paper, 'US', one)
    const names = [one, two].map(({ given }) => `${given} ${one.surname}`.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    const lines = addressed(
      paper,
      one.lines.map((row) => row.toUpperCase()),
    )
    const issuer = paper.put('issuer_name', `${firm(paper, 'US', ['Home Loans', 'Mortgage Servicing', 'Lending'])} LLC`)
    const stated = addDays(paper.today, -paper.between(6, 50))
    const due = `${addDays(stated, 30).slice(0, 8)}01`
    const principal = paper.between(9_000_000, 48_000_000)
    const rate = (paper.between(22, 60) / 8).toFixed(3)
    const interest = Math.round((principal * Number(rate)) / 1200)
    const part = paper.between(40_000, 110_000)
    const escrow = paper.between(30_000, 90_000)
    const payment = part + interest + escrow
    const fee = paper.chance(0.4) ? 4500 : 0
    const u = (cents: number) => `$${amount(cents, 'en')}`
    const matures = `${paper.between(2038, 2055)}-${due.slice(5, 7)}-01`
    const account = paper.put('account_number', paper.code('00########'))
    const panel = (x: number, y: number, width: number, height: number, title: string) => [
      box(x, y, width, height, { stroke: '#254d32', strokeWidth: 0.8 }),
      box(x, y, width, 16, { fill: '#254d32' }),
      w.L(x + 6, y + 11.5, title, 8.6),
    ]
    const marks: Marks = [
      f.L(36, 50, issuer, 14),
      f.l(36, 64, 'P.O. Box 90117', 7.6),
      f.l(36, 74, 'Customer service 1-800-555-0188', 7.6),
      f.R(576, 48, 'Mortgage Statement', 14),
      f.r(576, 62, `Statement Date: ${dated(paper, 'document_date', stated, 'MM/DD/YYYY')}`, 9),
      [...names, ...lines].map((row, index) => f.l(66, 128 + index * 12.5, row, 9.6)),
      box(330, 84, 246, 96, { stroke: '#254d32', strokeWidth: 1.2 }),
      grid(
        102,
        17,
        [340, -566],
        [
          ['Account Number', account],
          ['Payment Due Date', slashed(due)],
          ['Amount Due', u(payment + fee)],
        ],
        { size: 10, face: 'sans-bold' },
      ),
      paragraph(
        { x: 340, y: 156, width: 226, leading: 10 },
        `If payment is received after the 16th, a ${u(Math.round(payment * 0.04))} late fee will be charged.`,
        { size: 7.6, face: 'sans' },
      ),
      panel(36, 206, 260, 116, 'Account Information'),
      grid(
        240,
        16,
        [44, -288],
        [
          ['Outstanding Principal', cash(paper, 'closing_balance', principal, u(principal))],
          ['Interest Rate (Fixed)', paper.put('interest_rate', rate, `${rate}%`)],
          ['Maturity Date', dated(paper, 'maturity_date', matures, 'MM/DD/YYYY')],
          ['Escrow Balance', u(paper.between(90_000, 480_000))],
          ['Prepayment Penalty', 'None'],
        ],
        { size: 9, face: 'sans' },
      ),
      panel(316, 206, 260, 116, 'Explanation of Amount Due'),
      grid(
        236,
        13,
        [324, -568],
        [
          ['Principal', u(part)],
          ['Interest', u(interest)],
          ['Escrow (Taxes and Insurance)', u(escrow)],
          ['Regular Monthly Payment', cash(paper, 'payment_amount', payment, u(payment))],
          ['Total Fees and Charges', u(fee)],
          ['Overdue Payment', u(0)],
        ],
        { size: 8.6, face: 'sans' },
      ),
      rule(324, 308, 568),
      f.L(324, 318, 'Total Amount Due', 8.6),
      f.R(568, 318, u(payment + fee), 8.6),
      panel(36, 338, 540, 70, 'Transaction Activity'),
      grid(
        368,
        14,
        [44, 130, -420, -568],
        [
          ['Date', 'Description', 'Charges', 'Payments'],
          [slashed(addDays(due, -30)), 'Payment received – thank you', '', u(payment)],
          [slashed(addDays(due, -22)), 'Property inspection fee', fee === 0 ? u(0) : u(fee), ''],
        ],
        { size: 8.4, face: 'sans' },
      ),
      panel(36, 424, 260, 84, 'Past Payments Breakdown'),
      grid(
        452,
        13,
        [44, -200, -288],
        [
          ['', 'Last Month', 'Year to Date'],
          ['Principal', u(part - 300), u(part * 9 - 12_000)],
          ['Interest', u(interest + 300), u(interest * 9 + 12_000)],
          ['Escrow', u(escrow), u(escrow * 9)],
        ],
        { size: 8.4, face: 'sans' },
      ),
      f.L(316, 436, 'Important Messages', 9),
      paragraph(
        { x: 316, y: 452, width: 256, leading: 11 },
        'Rates have moved. Ask whether a no-closing-cost refinance fits you. If you are having trouble making your payment, call a HUD-approved housing counselor.',
        { size: 8.2, face: 'sans' },
      ),
      rule(20, 600, 592, '#777'),
      f.l(36, 622, 'Detach and return with your payment. Make checks payable to the servicer.', 7.6),
      grid(
        646,
        15,
        [36, -250],
        [
          ['Loan number', account],
          ['Due', slashed(due)],
          ['Amount', u(payment + fee)],
        ],
        { size: 9.4, face: 'sans' },
      ),
      f.l(340, 646, 'Additional principal', 8.6),
      box(450, 634, 116, 16, { stroke: '#555', strokeWidth: 0.6 }),
      f.l(340, 668, 'Total enclosed', 8.6),
      box(450, 656, 116, 16, { stroke: '#555', strokeWidth: 0.6 }),
    ]
    return [page('letter', marks)]
  },
}

/** As the statement writes dates that are no field. */
function slashed(iso: string): string {
  return `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
}
