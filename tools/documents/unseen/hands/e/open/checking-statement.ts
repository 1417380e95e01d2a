import { addDays, longDate, monthEnd } from '../../../../calendar.ts'
import { box, line, lines, shape, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, grid, letter, money, paragraph } from '../kit.ts'
import { exactHome, issuers, mailLines, resident, withInitial } from '../people.ts'

const shops = [
  'Card Purchase      0914 Trader Village #112 Card 4471',
  'Card Purchase W/Cash  Bodega 19 Card 4471',
  'Recurring Card Purchase  Streamly.Com',
  'ATM Withdrawal     1440 Market St',
  'Card Purchase      Fuel Stop 88',
  'Zella Payment To Roommate Rfz99A',
] as const
const bills = [
  'Online Payment 20117 To Northern Electric',
  'Rental Mgmt Web Pmts  CCD ID: 9417',
  'Auto Loan 0082 ACH PMT  PPD ID: 3114',
  'Orig CO Name: Student Ln Svc  Descr: PMT',
] as const
const navy = '#0f2d52'

/** Large national bank: bank's block and envelope block one above the other, summary with black heads, transactions by kind on page two. */
export const checkingStatement: UnseenLayout = {
  name: 'checking-statement',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.bigBank))
    const holder = resident(paper)
    const name = paper.put('document_holder_name', withInitial(holder, '').toUpperCase())
    const mail = mailLines(exactHome(paper)).map((row) => row.toUpperCase())
    paper.put('address', mail.join(', '), mail.join(' '))
    const account = paper.put('account_number', paper.code('000000#########'))
    const end = addDays(monthEnd(paper.today, paper.between(1, 3)), -paper.between(3, 8))
    const start = addDays(end, -29)
    paper.put('period_start', start, longDate(start, 'en'))
    paper.put('period_end', end, longDate(end, 'en'))
    const moment = (days: number) => addDays(start, days).slice(5).replace('-', '/')
    const salary = paper.between(120_000, 290_000)
    const credits = [salary, salary, paper.between(2000, 26_000)]
    const cards = shops.map(() => paper.between(600, 21_000))
    const payments = bills.map(() => paper.between(4000, 92_000))
    const fee = paper.pick([0, 1200])
    const opening = paper.between(190_000, 900_000)
    const [sumIn, sumCards, sumPayments] = [total(credits), total(cards), total(payments)]
    const closing = opening + sumIn - sumCards - sumPayments - fee
    paper.put('opening_balance', canonicalMoney(opening), `$${money(opening)}`)
    paper.put('closing_balance', canonicalMoney(closing), `$${money(closing)}`)
    paper.put('total_credits', canonicalMoney(sumIn), money(sumIn))
    paper.put('currency', 'USD', 'U.S. dollars')
    const head = (page: number) => [
      shape('M36 36 L58 28 L58 50 L36 58 Z', { fill: navy }),
      shape('M62 28 L84 36 L84 58 L62 50 Z', { fill: '#7a93b5' }),
      text(576, 60, `${longDate(start, 'en')} through ${longDate(end, 'en')}`, {
        size: 8.5,
        face: 'sans',
        align: 'right',
      }),
      text(576, 72, `Account Number:  ${account}`, { size: 8.5, face: 'sans-bold', align: 'right' }),
      text(576, 770, `Page ${page} of 2`, { size: 7.5, face: 'sans', align: 'right' }),
    ]
    const section = (y: number, title: string) => [
      text(36, y, title, { size: 11, face: 'sans-bold', color: navy }),
      line(36, y + 5, 576, y + 5, { strokeWidth: 1.3 }),
    ]
    const listing = (y: number, rows: readonly string[], amounts: readonly number[], sign: string) =>
      grid(
        [40, 84, -572],
        { y, leading: 14 },
        rows.map((row, index) => [moment(index * 4 + 1), row, `${sign}${money(amounts[index] ?? 0)}`]),
        { size: 8, face: 'sans' },
      )
    return [
      letter(
        [
          ...head(1),
          ...lines(36, 84, 9.5, [issuer, 'Box 182051', 'Columbus, OH 43218 - 2051'], { size: 7.5, face: 'sans' }),
          text(66, 142, paper.code('00######  DRE 703 219 27426 NNNNNNNNNNN  1 000000000 64 0000'), {
            size: 5.5,
            face: 'sans',
          }),
          ...lines(66, 154, 11, [name, ...mail], { size: 9, face: 'sans' }),
          bars(paper, { x: 66, y: 192, width: 150, height: 8 }),
          text(350, 118, 'CUSTOMER SERVICE INFORMATION', { size: 8, face: 'sans-bold', color: navy }),
          ...grid(
            [350, -576],
            { y: 134, leading: 11 },
            [
              ['Web site:', 'bank.example.test'],
              ['Service Center:', '1-800-555-0195'],
              ['Para Espanol:', '1-877-555-0141'],
              ['International Calls:', '1-713-555-0160'],
            ],
            { size: 8, face: 'sans' },
          ),
          ...paragraph(
            { x: 36, y: 236, width: 540, leading: 12 },
            'We updated the deposit account agreement. Beginning November 16, 2026 the Stop Payment Fee will be $30.00 for each request, and up to three overdraft fees may be charged each business day. You can get the latest agreement at a branch or by request when you call us.',
            { size: 8.5, face: 'sans' },
          ).marks,
          ...section(310, 'CHECKING SUMMARY'),
          text(190, 310, 'Everyday Total Checking', { size: 9, face: 'sans' }),
          box(36, 322, 330, 16, { fill: '#000000' }),
          text(358, 333, 'AMOUNT', { size: 7.5, face: 'sans-bold', color: '#ffffff', align: 'right' }),
          ...grid(
            [40, -358],
            { y: 352, leading: 17 },
            [
              ['Beginning Balance', `$${money(opening)}`],
              ['Deposits and Additions', money(sumIn)],
              ['ATM & Debit Card Withdrawals', `-${money(sumCards)}`],
              ['Electronic Withdrawals', `-${money(sumPayments)}`],
              ['Fees', fee === 0 ? '0.00' : `-${money(fee)}`],
            ],
            { size: 9, face: 'sans' },
          ),
          line(36, 426, 366, 426),
          ...grid([40, -358], { y: 438, leading: 17 }, [['Ending Balance', `$${money(closing)}`]], {
            size: 9,
            face: 'sans-bold',
          }),
          ...paragraph(
            { x: 36, y: 474, width: 540, leading: 12 },
            `Your account ending in ${account.slice(-4)} is linked to 0000005${account.slice(-8)} for overdraft protection. All amounts are in U.S. dollars.`,
            { size: 8.5, face: 'sans' },
          ).marks,
        ],
        'SPECIMEN   JPX-118  Equal Housing Lender',
      ),
      letter(
        [
          ...head(2),
          ...section(110, 'DEPOSITS AND ADDITIONS'),
          ...listing(
            132,
            [
              'Payroll Direct Dep  PPD ID: 1941077001',
              'Payroll Direct Dep  PPD ID: 1941077001',
              'Remote Online Deposit 1',
            ],
            credits,
            '',
          ),
          text(572, 178, `Total Deposits and Additions  $${money(sumIn)}`, {
            size: 8.5,
            face: 'sans-bold',
            align: 'right',
          }),
          ...section(210, 'ATM & DEBIT CARD WITHDRAWALS'),
          ...listing(232, shops, cards, '-'),
          text(572, 322, `Total ATM & Debit Card Withdrawals  -$${money(sumCards)}`, {
            size: 8.5,
            face: 'sans-bold',
            align: 'right',
          }),
          ...section(354, 'ELECTRONIC WITHDRAWALS'),
          ...listing(376, bills, payments, '-'),
          text(572, 438, `Total Electronic Withdrawals  -$${money(sumPayments)}`, {
            size: 8.5,
            face: 'sans-bold',
            align: 'right',
          }),
          ...paragraph(
            { x: 36, y: 480, width: 540, leading: 11 },
            `In case of errors or questions about your electronic funds transfers: call us or write to the address on the front of this statement immediately. We must hear from you no later than 60 days after we sent you the FIRST statement on which the problem appeared. ${issuer} Member FDIC.`,
            { size: 7.5, face: 'sans' },
          ).marks,
        ],
        'SPECIMEN',
      ),
    ]
  },
}
