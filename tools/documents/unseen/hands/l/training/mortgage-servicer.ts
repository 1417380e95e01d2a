import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { cells, day, dated, grid, money, page, pairs, paragraph, sum } from '../kit.ts'
import { addressLines, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A mortgage servicer's monthly statement as federal rules order it: amount due box, explanation of amount due, past payments breakdown, coupon. */
export const mortgageServicer: UnseenLayout = {
  name: 'mortgage-servicer',
  docType: 'loan_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const servicer = paper.put(
      'issuer_name',
      issuer(paper, ['Mortgage LLC', 'Home Loans', 'Loan Servicing, Inc.', 'Bank Mortgage']),
    )
    const ink = paper.pick(['#00548f', '#84243c', '#355e2b', '#333'])
    const date = addDays(paper.today, -paper.between(2, 45))
    const print = paper.pick([day.slashes, day.short, day.long])
    const principal = paper.between(9000000, 52000000)
    const rate = paper.pick(['2.875', '3.250', '4.125', '5.990', '6.625', '7.000'])
    const interest = Math.round((principal * Number(rate)) / 1200)
    const down = paper.between(21000, 90000)
    const escrow = paper.between(18000, 78000)
    const total = interest + down + escrow
    const name = paper.put('document_holder_name', plainName(who).toUpperCase())
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('##########'), paper.code('06########'), paper.code('###-#######-#')]),
    )
    const issued = dated(paper, 'document_date', date, print)
    const balance = sum(paper, 'closing_balance', principal)
    const payment = sum(paper, 'payment_amount', total)
    const due = print(`${addDays(date, 32).slice(0, 7)}-01`)
    const hasMaturity = paper.chance(0.5)
    const loan: [string, string][] = [
      [paper.pick(['Outstanding Principal', 'Unpaid Principal Balance', 'Principal balance']), balance],
      [paper.pick(['Interest Rate', 'Current Interest Rate']), `${paper.put('interest_rate', rate, `${rate}%`)}`],
      ['Prepayment Penalty', 'No'],
      ...(hasMaturity
        ? [
            [
              'Maturity Date',
              dated(paper, 'maturity_date', `20${paper.between(33, 55)}-0${paper.between(1, 9)}-01`, print),
            ],
          ]
        : []
      ).map(([a = '', b = '']): [string, string] => [a, b]),
      ['Escrow Balance', money.dollars(paper.between(40000, 400000))],
    ]
    const owed: [string, string][] = [
      ['Principal', money.dollars(down)],
      ['Interest', money.dollars(interest)],
      ['Escrow (Taxes and Insurance)', money.dollars(escrow)],
      [paper.pick(['Regular Monthly Payment', 'Current Payment']), payment],
      ['Total Fees and Charges', '$0.00'],
      ['Overdue Payment', '$0.00'],
      ['Total Amount Due', payment],
    ]
    const flip = paper.chance(0.5)
    return [
      page([
        text(40, 46, servicer, { size: 16, face: 'sans-bold', color: ink }),
        ...lines(
          40,
          60,
          10,
          [`P.O. Box ${paper.code('####')}, Coppell, TX 75019`, 'Customer service 1-800-555-0181   www.example.com'],
          { size: 7.5 },
        ),
        text(572, 46, paper.pick(['Mortgage Statement', 'Monthly Mortgage Statement', 'Billing Statement']), {
          size: 13,
          face: 'serif-bold',
          align: 'right',
        }),
        text(572, 60, `${paper.pick(['Statement Date:', 'Statement date', 'Date:'])} ${issued}`, {
          size: 9,
          align: 'right',
        }),
        ...lines(64, 118, 12.5, [name, ...address], { size: 9.5, face: 'mono' }),
        ...cells(
          { x: 340, y: 84, height: 26, ink },
          [232],
          [[paper.pick(['Account Number', 'Loan Number', 'Mortgage loan #']), number]],
          { face: 'narrow-bold' },
        ),
        ...cells(
          { x: 340, y: 110, height: 26, ink },
          [116, 116],
          [
            ['Payment Due Date', due],
            ['Amount Due', payment],
          ],
          { face: 'narrow-bold' },
        ),
        text(
          340,
          148,
          `If payment is received after the 16th, $${(total * 0.0004).toFixed(2)} late fee will be charged.`,
          { size: 7 },
        ),
        box(36, 196, 262, 14, { fill: ink }),
        box(314, 196, 262, 14, { fill: ink }),
        text(42, 206, flip ? 'Explanation of Amount Due' : 'Account Information', {
          size: 9,
          face: 'sans-bold',
          color: '#fff',
        }),
        text(320, 206, flip ? 'Account Information' : 'Explanation of Amount Due', {
          size: 9,
          face: 'sans-bold',
          color: '#fff',
        }),
        ...pairs(
          { x: flip ? 320 : 42, y: 226, leading: 15, right: flip ? 570 : 292 },
          [['Property Address', who.street], ...loan],
          { size: 8.5 },
        ),
        ...pairs({ x: flip ? 42 : 320, y: 226, leading: 15, right: flip ? 292 : 570 }, owed, { size: 8.5 }),
        ...grid(
          [
            ['Past Payments Breakdown', 40, 'left'],
            ['Paid Last Month', 400, 'right'],
            ['Paid Year to Date', 570, 'right'],
          ],
          [
            ['Principal', money.dollars(down - 400), money.dollars(down * 8)],
            ['Interest', money.dollars(interest + 400), money.dollars(interest * 8)],
            ['Escrow (Taxes and Insurance)', money.dollars(escrow), money.dollars(escrow * 8)],
            ['Partial Payment (Unapplied)*', '$0.00', '$0.00'],
            ['Total', payment, money.dollars((down + interest + escrow) * 8)],
          ],
          { y: 362, leading: 14, size: 8.5, head: { color: ink } },
        ).marks,
        ...paragraph(
          40,
          470,
          530,
          '*Partial Payments: any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you are experiencing financial difficulty, contact HUD for a list of homeownership counselors at 1-800-555-0169.',
          { size: 7.5 },
        ).marks,
        line(20, 600, 592, 600, { stroke: '#777' }),
        ...lines(64, 650, 12, [servicer, `PO BOX ${paper.code('650###')}`, 'DALLAS TX 75265-0783'], {
          size: 9,
          face: 'mono',
        }),
        ...pairs(
          { x: 340, y: 626, leading: 16, right: 572 },
          [
            ['Loan Number', number],
            [`Due By ${due}`, payment],
            ['Additional Principal', '$ __________'],
            ['Additional Escrow', '$ __________'],
          ],
          { size: 9 },
        ),
      ]),
    ]
  },
}
