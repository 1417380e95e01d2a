import { addDays, monthEnd, parts } from '../../../../calendar.ts'
import { box, ellipse, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, cash, dated, day, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { another, firm, someone } from '../people.ts'

const spending = [
  'POS PURCHASE CO-OP GAS BAR',
  'E-TRANSFER SENT',
  'PRE-AUTH DEBIT MUNICIPAL UTIL',
  'ATM WITHDRAWAL',
  'BILL PMT CABLE',
  'CHQ 118',
  'POS PURCHASE FRESHMART',
  'SERVICE CHARGE',
] as const

/** A credit union's statement: two holders, the union's name in the small print only, dates as SEP 30/26. */
export const creditUnionStatement: UnseenLayout = {
  name: 'credit-union-statement',
  docType: 'bank_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [f, m] = [pen('sans', 'sans-bold'), pen('mono', 'mono-bold')]
    const first = someone(paper, 'CA')
    const second = another(paper, 'CA', first)
    const end = monthEnd(paper.today, paper.between(1, 3))
    const start = `${end.slice(0, 8)}01`
    const names = [first, second].map((one) => `${one.given} ${one.middle.charAt(0)} ${first.surname}`.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    const union = paper.put(
      'issuer_name',
      `${firm(paper, 'CA', ['Savings', 'Community', 'Members'])} Credit Union Limited`,
    )
    const stamp = (field: string, iso: string) => dated(paper, field, iso, 'MMM DD/YY').toUpperCase()
    paper.put('document_date', end, day(end, 'MMM DD/YY').toUpperCase())
    paper.put('period_start', start, day(start, 'MMM DD/YY').toUpperCase())
    paper.put('period_end', end, day(end, 'MMM DD/YY').toUpperCase())
    const lines = addressed(
      paper,
      first.lines.map((row) => row.toUpperCase()),
    )
    const opening = paper.between(40_000, 900_000)
    let balance = opening
    let [out, into] = [0, 0]
    const rows: string[][] = []
    const count = paper.between(9, 13)
    for (let index = 0; index < count; index += 1) {
      const date = day(addDays(start, Math.floor((index * (parts(end).day - 1)) / count)), 'MMM DD').toUpperCase()
      const isPay = index % 6 === 2
      const cents = isPay ? paper.between(120_000, 310_000) : paper.between(900, 42_000)
      balance += isPay ? cents : -cents
      if (isPay) into += cents
      else out += cents
      const shown = balance < 0 ? `${amount(-balance, 'en')}-` : amount(balance, 'en')
      rows.push([
        date,
        isPay ? 'DIRECT DEPOSIT PAYROLL' : paper.pick(spending),
        isPay ? '' : amount(cents, 'en'),
        isPay ? amount(cents, 'en') : '',
        shown,
      ])
    }
    cash(paper, 'opening_balance', opening, amount(opening, 'en'))
    const closing = balance < 0 ? `${amount(-balance, 'en')}-` : amount(balance, 'en')
    cash(paper, 'closing_balance', balance, closing)
    const foot = 330 + (count + 1) * 14
    const marks: Marks = [
      ellipse(64, 54, 22, 22, { fill: '#0d6b5e' }),
      shape('M48 60 C56 40 62 66 68 48 C72 40 78 52 80 56', { stroke: '#fff', strokeWidth: 4 }),
      f.L(96, 50, 'Member statement', 15),
      f.l(96, 64, 'Keep this statement for your records. Report differences within 30 days.', 7),
      f.r(572, 46, 'Statement date', 7.5),
      f.R(572, 58, stamp('document_date', end), 10),
      f.r(572, 72, 'Page 1 of 1', 7),
      names.map((name, index) => m.l(72, 128 + index * 12, name, 10)),
      lines.map((row, index) => m.l(72, 152 + index * 12, row, 10)),
      box(350, 112, 222, 84, { fill: '#eef5f3' }),
      f.L(358, 127, 'Know your rate. Lock it in.', 9),
      paragraph(
        { x: 358, y: 141, width: 206, leading: 10.5 },
        'Members who renew before the end of the season keep their bonus of 0.25% on every term deposit of 18 months. Ask at any branch.',
        { size: 7.5, face: 'sans' },
      ),
      rule(40, 222, 572, '#0d6b5e', 1.4),
      f.l(40, 236, 'Membership', 7),
      f.l(150, 236, 'Account', 7),
      f.l(290, 236, 'From', 7),
      f.l(370, 236, 'To', 7),
      f.l(450, 236, 'Currency', 7),
      f.l(40, 250, paper.code('####07#'), 9.5),
      f.l(150, 250, paper.put('account_number', paper.code('10####-###-##')), 9.5),
      f.l(290, 250, stamp('period_start', start), 9.5),
      f.l(370, 250, stamp('period_end', end), 9.5),
      f.l(450, 250, paper.put('currency', 'CAD'), 9.5),
      f.L(40, 284, `${paper.pick(['EVERYDAY', 'NO-FEE', 'UNLIMITED'])} CHEQUING`, 10),
      box(40, 292, 532, 16, { fill: '#0d6b5e' }),
      grid(303, 0, [46, 100, -380, -470, -566], [['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance']], {
        size: 8,
        face: 'sans-bold',
        color: '#fff',
      }),
      m.l(100, 322, 'BALANCE FORWARD', 8.5),
      m.r(566, 322, amount(opening, 'en'), 8.5),
      grid(336, 14, [46, 100, -380, -470, -566], rows, { size: 8.5, face: 'mono' }),
      rule(40, foot, 572),
      f.L(100, foot + 13, 'Closing totals', 8.5),
      m.R(380, foot + 13, cash(paper, 'total_debits', out, amount(out, 'en')), 8.5),
      m.R(470, foot + 13, cash(paper, 'total_credits', into, amount(into, 'en')), 8.5),
      m.R(566, foot + 13, closing, 8.5),
      rule(40, 716, 572),
      paragraph(
        { x: 40, y: 728, width: 532, leading: 9 },
        `Deposits are guaranteed without limit by the provincial deposit guarantee corporation. ${union} is a member-owned co-operative. Items and balances are held to be correct if we do not hear from you.`,
        { size: 6.6, face: 'sans', color: '#555' },
      ),
    ]
    return [page('letter', marks)]
  },
}
