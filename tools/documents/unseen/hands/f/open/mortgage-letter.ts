import { addDays } from '../../../../calendar.ts'
import { line, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, dated, grid, located, page, paid, paragraph, say, sum } from '../kit.ts'
import { company, home, issuers, resident } from '../people.ts'

/** A lender's yearly mortgage statement as a letter: rate, end of term and monthly payment stand in its sentences. */
export const mortgageLetter: UnseenLayout = {
  name: 'mortgage-letter',
  docType: 'loan_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const [brand, legal] = company(paper, issuers.lender)
    const issued = addDays('2026-01-09', paper.between(0, 24))
    const start = paper.between(9000, 31000) * 1000
    const rate = paper.between(389, 579)
    const monthly = Math.round(start * 0.0061)
    const interest = Math.round((start * rate) / 10000) - paper.between(0, 9000)
    const end = start + interest + 3500 - 12 * monthly
    const name = paper.put('document_holder_name', `${who.first} ${who.middle} ${who.last}`)
    const lines = located(paper, home(paper))
    const number = paper.put('account_number', paper.code('#####/#######'))
    const ends = `${paper.between(2033, 2054)}-${paper.pick(['03-31', '06-30', '11-30'])}`
    const percent = `${paper.put('interest_rate', (rate / 100).toFixed(2))}%`
    const balance = paid(paper, 'closing_balance', end)
    const payment = paid(paper, 'payment_amount', monthly)
    return [
      page([
        shape('M44 66 L66 40 L88 66 L80 66 L80 84 L52 84 L52 66 Z', { fill: '#1f5f8b' }),
        text(98, 74, brand, { size: 17, face: 'serif', color: '#1f5f8b' }),
        ...column(
          424,
          50,
          10,
          [
            'Mortgage Service Centre',
            'Cherry Tree House',
            'Gloucester GL4 0ZZ',
            'Tel: 03300 000 450',
            'Fax: 03300 000 451',
          ],
          { size: 7.6, face: 'serif' },
        ),
        ...column(64, 140, 12.6, [`${who.title} ${name}`, ...lines], { size: 9.4, face: 'serif' }),
        text(424, 140, dated(paper, 'document_date', issued, 'Do MMMM YYYY'), { size: 9.4, face: 'serif' }),
        text(424, 156, `Our ref: ${paper.code('AMS/25/@@##')}`, { size: 8.4, face: 'serif' }),
        text(44, 252, `Dear ${who.title} ${who.last}`, { size: 10, face: 'serif' }),
        text(44, 274, 'Your annual mortgage statement: 1st January to 31st December 2025', {
          size: 11,
          face: 'serif-bold',
        }),
        text(44, 290, `Mortgage account ${number}, secured on the property at the address above`, {
          size: 9.4,
          face: 'serif',
        }),
        ...paragraph(
          44,
          314,
          507,
          `This statement shows what happened on your repayment mortgage during the year. On 31st December you owed us ${balance}. Your interest rate is ${percent} fixed until ${say(addDays(issued, 700), 'Do MMMM YYYY')}; after that it becomes our Standard Variable Rate, now 7.99%. Your usual monthly payment is ${payment}, collected by Direct Debit on the 1st. If you keep paying this, your mortgage will be paid off on ${dated(paper, 'maturity_date', ends, 'Do MMMM YYYY')}.`,
          { size: 9.6, face: 'serif', leading: 14.5 },
        ),
        ...grid(
          [60, -420, -530],
          [
            ['', 'Paid out by us', 'Paid in by you'],
            [`Balance on 1st January 2025: £${sum(start)}`, '', ''],
            [`Twelve payments of ${payment}`, '', `£${sum(monthly * 12)}`],
            ['Interest charged', `£${sum(interest)}`, ''],
            ['Fee: duplicate statement, 14th August', '£35.00', ''],
            ['Overpayments', '', '£0.00'],
          ],
          { y: 430, size: 9.2, face: 'serif', leading: 19, rule: '#c9d7e1' },
        ),
        text(60, 554, 'Closing balance on 31st December 2025', { size: 9.6, face: 'serif-bold' }),
        text(530, 554, balance, { size: 9.6, face: 'serif-bold', align: 'right' }),
        line(60, 560, 530, 560),
        ...paragraph(
          44,
          586,
          507,
          `You may overpay up to 10% of the balance (£${sum(Math.round(end / 10))}) this year without an early repayment charge. Today that charge would be 3% of the sum repaid early. This balance is not a redemption figure: please ask us for one before you sell or move lender.`,
          { size: 9.6, face: 'serif', leading: 14 },
        ),
        ...paragraph(
          44,
          644,
          507,
          'Your home may be repossessed if you do not keep up repayments on your mortgage. If you are worried, call us on 03300 000 477; the sooner we talk, the more we can do.',
          { size: 9.6, face: 'serif-bold', leading: 14 },
        ),
        text(44, 690, 'Yours sincerely', { size: 9.6, face: 'serif' }),
        text(44, 728, `${resident(paper).first.charAt(0)} Harcastle, Head of Customer Lending`, {
          size: 9.6,
          face: 'serif',
        }),
        ...paragraph(
          44,
          784,
          507,
          `${paper.put('issuer_name', legal)}. Registered office: 31 Docklands Court, London E14 0ZZ. Registered in England and Wales ${paper.code('0#######')}. Calls are recorded.`,
          { size: 6.6, face: 'serif', color: '#666666' },
        ),
      ]),
    ]
  },
}
