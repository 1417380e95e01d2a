import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { box, line, lines, shape, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, letter, money, paragraph, perforation, slashed } from '../kit.ts'
import { exactHome, issuers, mailLines, resident, withInitial } from '../people.ts'

/** Mortgage statement after the bureau's model form: boxes of figures, past payments, transactions, joint borrowers. */
export const mortgageStatement: UnseenLayout = {
  name: 'mortgage-statement',
  docType: 'loan_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.mortgage))
    const [one, two] = [resident(paper, 'M'), resident(paper, 'F')]
    const names = [withInitial(one, ''), withInitial(two, '')].map((name) => name.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names.join(' '))
    const mail = mailLines(exactHome(paper)).map((row) => row.toUpperCase())
    paper.put('address', mail.join(', '), mail.join(' '))
    const loan = paper.put('account_number', paper.code('00########'))
    const month = `2026-${paper.pick(['06', '07', '08', '09'] as const)}`
    const stated = `${month}-1${paper.between(4, 9)}`
    const due = `${addDays(`${month}-28`, 9).slice(0, 7)}-01`
    paper.put('document_date', stated, slashed(stated))
    const rate = (paper.between(2500, 7490) / 1000).toFixed(3)
    paper.put('interest_rate', rate, `${rate}%`)
    const balance = paper.between(8_900_000, 61_000_000)
    const maturity = `${addYears(due, paper.between(14, 28)).slice(0, 7)}-01`
    paper.put('maturity_date', maturity, longDate(maturity, 'en'))
    const [principal, interest, escrow] = [
      paper.between(31_000, 90_000),
      Math.round((balance * Number(rate)) / 1200),
      paper.between(28_000, 96_000),
    ]
    const payment = principal + interest + escrow
    const sum = paper.put('payment_amount', canonicalMoney(payment), `$${money(payment)}`)
    paper.put('closing_balance', canonicalMoney(balance), `$${money(balance)}`)
    const late = Math.round((principal + interest) * 0.05)
    const title = (x: number, y: number, width: number, words: string) => [
      box(x, y, width, 15, { fill: '#33415c' }),
      text(x + 5, y + 11, words, { size: 8.5, face: 'sans-bold', color: '#ffffff' }),
    ]
    const plain = { size: 8, face: 'sans' } as const
    return [
      letter(
        [
          shape('M40 50 L60 32 L80 50 L74 50 L74 62 L46 62 L46 50 Z', { fill: '#33415c' }),
          text(92, 50, issuer, { size: 12, face: 'sans-bold' }),
          text(92, 62, 'NMLS # 555019   Customer service 1-800-555-0149', { size: 7.5, face: 'sans' }),
          text(576, 48, 'Mortgage Statement', { size: 16, face: 'sans-bold', align: 'right' }),
          text(576, 62, `Statement Date: ${slashed(stated)}`, { ...plain, align: 'right' }),
          ...lines(70, 108, 12, [...names, ...mail], { size: 9, face: 'sans' }),
          ...grid(
            [350, -576],
            { y: 92, leading: 14 },
            [
              ['Account Number', loan],
              ['Payment Due Date', slashed(due)],
            ],
            { size: 9, face: 'sans' },
          ),
          box(344, 116, 232, 28, { stroke: '#33415c', strokeWidth: 1.4 }),
          text(352, 134, 'Amount Due', { size: 10, face: 'sans-bold' }),
          text(568, 134, sum, { size: 11, face: 'sans-bold', align: 'right' }),
          text(
            576,
            156,
            `If payment is received after ${slashed(addDays(due, 15))}, $${money(late)} late fee will be charged.`,
            { size: 6.5, face: 'sans', align: 'right' },
          ),
          ...title(36, 186, 262, 'Account Information'),
          ...grid(
            [42, -292],
            { y: 216, leading: 15 },
            [
              ['Outstanding Principal', `$${money(balance)}`],
              ['Interest Rate (fixed)', `${rate}%`],
              ['Maturity Date', longDate(maturity, 'en')],
              ['Prepayment Penalty', 'No'],
              ['Escrow Balance', `$${money(escrow * 5)}`],
              ['Deferred Balance', '$0.00'],
            ],
            plain,
          ),
          text(42, 312, `Property: ${mail[0]}`, { size: 7.5, face: 'sans' }),
          ...title(314, 186, 262, 'Explanation of Amount Due'),
          ...grid(
            [320, -570],
            { y: 216, leading: 15 },
            [
              ['Principal', `$${money(principal)}`],
              ['Interest', `$${money(interest)}`],
              ['Escrow (Taxes and Insurance)', `$${money(escrow)}`],
              ['Regular Monthly Payment', sum],
              ['Total Fees and Charges', '$0.00'],
              ['Overdue Payment', '$0.00'],
              ['Total Amount Due', sum],
            ],
            plain,
          ),
          ...title(36, 332, 540, `Transaction Activity (${slashed(addDays(stated, -30))} to ${slashed(stated)})`),
          ...grid(
            [42, 120, -450, -570],
            { y: 362, leading: 15 },
            [
              ['Date', 'Description', 'Charges', 'Payments'],
              [slashed(addDays(stated, -14)), 'Payment Received - Thank You', '', `$${money(payment)}`],
              [slashed(addDays(stated, -6)), 'County Tax Disbursement', `$${money(escrow * 3)}`, ''],
            ],
            plain,
          ),
          ...title(36, 420, 540, 'Past Payments Breakdown'),
          ...grid(
            [42, -420, -570],
            { y: 450, leading: 15 },
            [
              ['', 'Paid Last Month', 'Paid Year to Date'],
              ['Principal', `$${money(principal - 210)}`, `$${money(principal * 8)}`],
              ['Interest', `$${money(interest + 210)}`, `$${money(interest * 8)}`],
              ['Escrow', `$${money(escrow)}`, `$${money(escrow * 8)}`],
              ['Fees', '$0.00', `$${money(late)}`],
              ['Total', sum, `$${money(payment * 8 + late)}`],
            ],
            plain,
          ),
          ...paragraph(
            { x: 36, y: 552, width: 540, leading: 11 },
            '*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied. Considering a refinance? Ask about rates as low as 5.875% (6.012% APR).',
            { size: 7.5, face: 'sans' },
          ).marks,
          ...perforation(610),
          ...grid(
            [330, -576],
            { y: 636, leading: 14 },
            [
              ['Account Number', loan],
              ['Payment Due Date', slashed(due)],
              ['Amount Due', sum],
              ['Additional Principal', '$ __________'],
              ['Total Enclosed', '$ __________'],
            ],
            plain,
          ),
          line(330, 712, 576, 712),
          ...lines(50, 640, 11, ['Make check payable to', issuer, 'Box 619063', 'Dallas, TX 75261-9063'], plain),
          text(50, 740, paper.code('0############ 0000######## 000000######'), { size: 9, face: 'mono' }),
        ],
        'SPECIMEN',
      ),
    ]
  },
}
