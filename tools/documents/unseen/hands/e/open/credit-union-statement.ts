import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, ellipse, line, lines, roundedBox, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, letter, money, paragraph, slashed } from '../kit.ts'
import { home, issuers, mailLines, resident, withInitial } from '../people.ts'

const entries = [
  ['Deposit ACH EMPLOYER PAYROLL', 1],
  ['Withdrawal POS GREEN GROCER #7', -1],
  ['Withdrawal Bill Payment CITY WATER', -1],
  ['Deposit Mobile Check', 1],
  ['Withdrawal Transfer To Share 0000', -1],
  ['Withdrawal ACH LANDLORD RENT', -1],
  ['Withdrawal ATM 4TH & PINE', -1],
  ['Deposit Dividend Tiered Rate', 1],
] as const
const teal = '#0b6e6e'

/** Credit union: masked account, member number beside it, a running balance with signed amounts, a coloured advert at the side. */
export const creditUnionStatement: UnseenLayout = {
  name: 'credit-union-statement',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.union))
    const name = paper.put('document_holder_name', withInitial(resident(paper)))
    const mail = mailLines(home(paper))
    paper.put('address', mail.join(', '), mail.join(' '))
    const account = paper.put('account_number', paper.code('XXXXXX####'))
    const end = monthEnd(paper.today, paper.between(1, 4))
    const start = `${end.slice(0, 8)}01`
    paper.put('period_start', start, slashed(start, '-'))
    paper.put('period_end', end, slashed(end, '-'))
    paper.put('currency', 'USD')
    const opening = paper.between(240_000, 800_000)
    let balance = opening
    const rows = entries.map(([what, sign], index) => {
      const cents = sign * (index === 7 ? paper.between(3, 99) : paper.between(1500, sign > 0 ? 240_000 : 64_000))
      balance += cents
      return { day: slashed(addDays(start, index * 3 + 2), '-').slice(0, 5), what, cents, balance }
    })
    const credits = rows.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)
    const debits = opening + credits - balance
    paper.put('opening_balance', canonicalMoney(opening), money(opening))
    paper.put('closing_balance', canonicalMoney(balance), money(balance))
    paper.put('total_credits', canonicalMoney(credits), money(credits))
    paper.put('total_debits', canonicalMoney(debits), money(-debits))
    const member = paper.code('00#####')
    return [
      letter(
        [
          ...[0, 1, 2].map((index) =>
            ellipse(52 + index * 14, 50, 12, 12, { fill: [teal, '#e9b44c', '#9b2915'][index] ?? teal, opacity: 1 }),
          ),
          text(100, 48, 'STATEMENT OF ACCOUNT', { size: 9, face: 'sans-bold', color: teal }),
          text(100, 60, 'People helping people since 1938', { size: 8, face: 'serif' }),
          ...grid(
            [410, -572],
            { y: 42, leading: 12 },
            [
              ['Member Number', member],
              ['Statement Period', ''],
              ['From', slashed(start, '-')],
              ['To', slashed(end, '-')],
              ['Page', '1'],
            ],
            { size: 8.5, face: 'sans' },
          ),
          ...lines(70, 126, 12, [name, ...mail], { size: 9.5, face: 'sans' }),
          box(40, 196, 382, 18, { fill: teal }),
          text(48, 209, `SHARE DRAFT CHECKING   Acct ${account}   (USD)`, {
            size: 9,
            face: 'sans-bold',
            color: '#ffffff',
          }),
          ...grid([44, 84, -320, -414], { y: 232, leading: 12 }, [['Date', 'Transaction', 'Amount', 'Balance']], {
            size: 8,
            face: 'sans-bold',
          }),
          line(40, 237, 422, 237),
          ...grid(
            [44, 84, -320, -414],
            { y: 252, leading: 17 },
            [
              [slashed(start, '-').slice(0, 5), 'Beginning Balance', '', money(opening)],
              ...rows.map(({ day, what, cents, balance: after }) => [day, what, money(cents), money(after)]),
              [slashed(end, '-').slice(0, 5), 'Ending Balance', '', money(balance)],
            ],
            { size: 8.2, face: 'sans' },
          ),
          line(40, 432, 422, 432),
          ...grid(
            [44, -230],
            { y: 452, leading: 14 },
            [
              ['Total Deposits', money(credits)],
              ['Total Withdrawals', money(-debits)],
              ['Dividends Year-To-Date', money(paper.between(40, 900))],
              ['Annual Percentage Yield Earned', '0.05%'],
              ['Overdraft Fees This Period', '0.00'],
              ['Overdraft Fees Year-To-Date', '30.00'],
            ],
            { size: 8.2, face: 'sans' },
          ),
          roundedBox(440, 196, 136, 250, 10, { fill: '#fdf3dc' }),
          ...lines(452, 222, 18, ['Auto loans', 'as low as', '4.99% APR*'], {
            size: 14,
            face: 'sans-bold',
            color: '#9b2915',
          }),
          ...paragraph(
            { x: 452, y: 288, width: 112, leading: 11 },
            '*Annual Percentage Rate. On approved credit for terms up to 60 months. $18.87 per $1,000 borrowed. Rate includes 0.25% discount for automatic payment. Offer ends 12-31-2026. Federally insured by NCUA.',
            { size: 7.5, face: 'sans' },
          ).marks,
          text(40, 580, 'Summary of your shares and loans', { size: 10, face: 'sans-bold', color: teal }),
          ...paragraph(
            { x: 40, y: 598, width: 536, leading: 12 },
            'This statement lists one account. Annual meeting: the nominating committee seeks two directors; petitions must reach the Secretary by November 20, 2026. If your statement does not agree with your records, please tell the Supervisory Committee within 60 days.',
            { size: 8.5, face: 'sans' },
          ).marks,
          ...lines(40, 700, 11, [issuer, '3200 Harbor Way   Toll free 1-888-555-0176   Routing 3250-8155-0'], {
            size: 8,
            face: 'sans',
          }),
        ],
        'SPECIMEN',
      ),
    ]
  },
}
