import { monthEnd } from '../../../../calendar.ts'
import { box, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, cash, dated, day, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { firm, full, someone } from '../people.ts'

const funds = [
  ['ISHORE CDN EQUITY INDEX ETF', 'ICX'],
  ['NORTHPEAK GLOBAL BOND SER F', 'NPK204'],
  ['BEAVER RAIL & FREIGHT COM', 'BRF'],
  ['MAPLELEAF UTILITIES 5.1% PFD', 'MLU.PR.C'],
  ['HIGH INTEREST SAVINGS SER A', 'HIS100'],
  ['LAURENTIDE GOLD CORP', 'LGD'],
] as const

/** A Canadian broker's statement: the worth of the account on page 1 in two columns, the holdings on page 2. */
export const brokerageStatementCa: UnseenLayout = {
  name: 'brokerage-statement-ca',
  docType: 'investment_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const f = pen('serif', 'serif-bold')
    const s = pen('sans', 'sans-bold')
    const g = pen('sans', 'sans-bold', '#7a1c3a')
    const holder = someone(paper, 'CA')
    const name = paper.put('document_holder_name', full(holder))
    const issuer = paper.put('issuer_name', `${firm(paper, 'CA', ['Securities', 'Wealth', 'Direct Investing'])} Inc.`)
    const lines = addressed(paper, holder.lines)
    const end = monthEnd(paper.today, paper.between(1, 4))
    const kind = paper.put('account_type', paper.pick(['TFSA', 'RRSP', 'RRIF', 'RESP']))
    const number = paper.put('account_number', paper.code('5##-#####-1#'))
    const cashHeld = paper.between(2000, 420_000)
    const rows = funds
      .filter((_, index) => index < 3 || paper.chance(0.7))
      .map(([title, symbol]) => {
        const units = paper.between(20, 900)
        const price = paper.between(900, 9600)
        return { title, symbol, units, price, worth: units * price, cost: Math.round(units * price * 0.9) }
      })
    const total = rows.reduce((sum, { worth }) => sum + worth, cashHeld)
    const before = Math.round(total * (0.94 + paper.between(0, 9) / 100))
    const e = (cents: number) => amount(cents, 'en')
    const head = (number2: number): Marks => [
      shape('M40 34 L66 34 L53 58 Z M58 58 L71 34 L84 58 Z', { fill: '#7a1c3a' }),
      g.L(94, 52, issuer, 13),
      s.r(572, 44, `Account no. ${number}`, 8.4),
      s.r(572, 56, `Page ${number2} of 2`, 7.4),
      rule(40, 68, 572, '#7a1c3a', 1.2),
    ]
    const first: Marks = [
      ...head(1),
      f.L(40, 100, 'Account statement', 18),
      f.l(40, 118, `For the period ending ${dated(paper, 'document_date', end, 'MMMM D, YYYY')}`, 10),
      [name, ...lines].map((row, index) => f.l(72, 168 + index * 13, row, 10.5)),
      s.l(372, 150, 'Account type', 7.6),
      s.L(372, 164, kind, 10),
      s.l(372, 184, 'Base currency', 7.6),
      s.l(372, 197, 'Canadian dollars', 9),
      s.l(372, 216, 'Your representative', 7.6),
      s.l(372, 229, paper.pick(['Online client – no advice is given', 'Team 14']), 9),
      box(40, 258, 532, 74, { fill: '#f6eef1' }),
      g.l(56, 282, 'Total market value', 10),
      g.L(56, 312, `$${cash(paper, 'market_value', total, e(total))}`, 22),
      s.l(330, 282, 'Previous statement', 8.6),
      s.r(556, 282, `$${e(before)}`, 9.4),
      s.l(330, 300, total >= before ? 'Increase' : 'Decrease', 8.6),
      s.r(556, 300, `$${e(Math.abs(total - before))}`, 9.4),
      s.l(330, 318, 'Net deposits this period', 8.6),
      s.r(556, 318, `$${e(0)}`, 9.4),
      g.L(40, 366, 'What you hold', 11),
      grid(
        386,
        16,
        [46, -330, -430, -560],
        [
          ['Asset class', 'Market value ($)', '% of account', 'Book cost ($)'],
          ['Cash and equivalents', e(cashHeld), amount((cashHeld * 10_000) / total, 'plain'), e(cashHeld)],
          [
            'Securities',
            e(total - cashHeld),
            amount(((total - cashHeld) * 10_000) / total, 'plain'),
            e(rows.reduce((sum, { cost }) => sum + cost, 0)),
          ],
        ],
        { size: 9, face: 'sans' },
      ),
      g.L(40, 466, 'Messages', 11),
      paragraph(
        { x: 40, y: 484, width: 252, leading: 12 },
        'Settlement of most trades is now one business day after the trade. Check that cash is in your account before you place an order.',
        { size: 8.6, face: 'sans' },
      ),
      paragraph(
        { x: 316, y: 484, width: 252, leading: 12 },
        'Refer a friend and each of you receives $75 in commission rebates. The offer ends on the last day of the year; conditions apply.',
        { size: 8.6, face: 'sans' },
      ),
      paragraph(
        { x: 40, y: 738, width: 530, leading: 9 },
        `${issuer} is a member of the Canadian Investor Protection Fund. Customers' accounts are protected within specified limits. Tell us of errors within 30 days of ${day(end, 'MMM D')}.`,
        { size: 6.8, face: 'sans', color: '#555' },
      ),
    ]
    const second: Marks = [
      ...head(2),
      g.L(40, 96, 'Holdings', 13),
      box(40, 106, 532, 17, { fill: '#7a1c3a' }),
      grid(
        118,
        0,
        [46, 250, -350, -414, -490, -566],
        [['Description', 'Symbol', 'Quantity', 'Price', 'Book cost', 'Market value']],
        {
          size: 7.8,
          face: 'sans-bold',
          color: '#fff',
        },
      ),
      grid(
        140,
        18,
        [46, 250, -350, -414, -490, -566],
        [
          ...rows.map((row) => [
            row.title,
            row.symbol,
            String(row.units),
            amount(row.price, 'plain'),
            e(row.cost),
            e(row.worth),
          ]),
          ['Cash – Canadian dollars', '', '', '', e(cashHeld), e(cashHeld)],
        ],
        { size: 8, face: 'sans' },
      ),
      rule(40, 136 + (rows.length + 1) * 18, 572),
      s.L(46, 150 + (rows.length + 1) * 18, 'Total', 8.6),
      s.R(566, 150 + (rows.length + 1) * 18, e(total), 8.6),
      g.L(40, 320, 'Activity', 13),
      s.l(40, 338, 'No trades settled in this period. Dividends are reinvested.', 8.6),
    ]
    return [page('letter', first), page('letter', second)]
  },
}
