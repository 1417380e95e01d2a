import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grouped, pageOf, plain, putJoined } from '../kit.ts'
import { people } from '../people.ts'

/** A community bank's checking statement of joint holders: summary in a grey band, postings by kind, minus after the amount. */
export const checkingUs: UnseenLayout = {
  name: 'checking-us',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'US')
    const [one, two] = [next(), next()]
    const end = monthEnd(paper.today, paper.between(1, 3))
    const start = addDays(monthEnd(end, 1), 1)
    const money = (cents: number) => grouped(cents, ',', '.')
    const credits = [paper.between(90_000, 260_000), paper.between(90_000, 260_000), paper.between(40, 900)]
    const debits = Array.from({ length: 8 }, () => paper.between(900, 32_000))
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
    const opening = paper.between(250_000, 900_000)
    const closing = opening + sum(credits) - sum(debits)
    const holders = [one.full, two.full].map((name) => name.toUpperCase())
    putJoined(paper, 'document_holder_name', holders, '; ')
    const rows = one.lines.map((row) => row.toUpperCase())
    putJoined(paper, 'address', rows, ', ')
    const account = paper.put('account_number', paper.code('xxxxxx####'))
    const marks: Mark[] = [
      text(44, 52, paper.put('issuer_name', 'Buffalo Creek State Bank'), {
        size: 18,
        face: 'serif-bold',
        color: '#7a3b12',
      }),
      text(44, 66, '200 Main St  *  Member FDIC  *  buffalocreek.example', { size: 8, face: 'sans' }),
      text(568, 52, `Page 1 of 1   ${account}`, { size: 9, face: 'mono', align: 'right' }),
      ...[...holders, ...rows].map((row, index) => text(80, 130 + index * 13, row, { size: 10, face: 'mono' })),
      text(380, 130, 'Questions? Call 1-800-555-0144', { size: 9, face: 'sans' }),
      text(380, 144, 'Skip the stamps: enroll in eStatements!', { size: 9, face: 'sans-bold', color: '#7a3b12' }),
      box(44, 206, 524, 18, { fill: '#dedede' }),
      text(50, 219, 'FREE HOMETOWN CHECKING', { size: 10, face: 'sans-bold' }),
      text(
        562,
        219,
        `Statement Dates  ${paper.put('period_start', start, dated(start, 'MM/DD/y'))} thru ${paper.put('period_end', end, dated(end, 'MM/DD/y'))}`,
        {
          size: 9,
          face: 'sans',
          align: 'right',
        },
      ),
    ]
    const left = [
      ['Previous Balance', paper.put('opening_balance', plain(opening), money(opening))],
      [`${credits.length} Deposits/Credits`, paper.put('total_credits', plain(sum(credits)), money(sum(credits)))],
      [`${debits.length} Checks/Debits`, paper.put('total_debits', plain(sum(debits)), money(sum(debits)))],
      ['Service Charge', '.00'],
      ['Ending Balance', paper.put('closing_balance', plain(closing), money(closing))],
    ]
    left.forEach(([caption = '', value = ''], index) => {
      marks.push(text(50, 242 + index * 14, caption, { size: 9.4, face: 'sans' }))
      marks.push(text(280, 242 + index * 14, value, { size: 9.4, face: 'mono', align: 'right' }))
    })
    const right = [
      ['Days in the statement period', String(Number(end.slice(8)))],
      ['Average Ledger', money(Math.round((opening + closing) / 2))],
      ['Average Collected', money(Math.round((opening + closing) / 2.02))],
    ]
    right.forEach(([caption = '', value = ''], index) => {
      marks.push(text(320, 242 + index * 14, caption, { size: 9.4, face: 'sans' }))
      marks.push(text(562, 242 + index * 14, value, { size: 9.4, face: 'mono', align: 'right' }))
    })
    const shops = [
      'POS PURCHASE FEED & SEED',
      'ACH DEBIT CITY WATER',
      'ATM WITHDRAWAL MAIN ST',
      'BILLPAY CABLE CO',
      'POS PURCHASE GROCER',
    ]
    const list = (y: number, title: string, posts: readonly (readonly [string, number])[], sign: string) => {
      marks.push(text(44, y, title, { size: 10, face: 'sans-bold' }), line(44, y + 4, 568, y + 4))
      posts.forEach(([name, cents], index) => {
        const date = addDays(start, 2 + Math.floor((index * 24) / posts.length))
        marks.push(text(50, y + 18 + index * 14, dated(date, 'MM/DD'), { size: 9, face: 'mono' }))
        marks.push(text(110, y + 18 + index * 14, name, { size: 9, face: 'mono' }))
        marks.push(text(562, y + 18 + index * 14, `${money(cents)}${sign}`, { size: 9, face: 'mono', align: 'right' }))
      })
    }
    const names = ['PAYROLL DIR DEP', 'PAYROLL DIR DEP', 'INTEREST PAID']
    list(
      340,
      'Deposits and Additions',
      credits.map((cents, index) => [names[index] ?? '', cents] as const),
      ' ',
    )
    list(
      420,
      'Checks and Withdrawals',
      debits.map((cents) => [paper.pick(shops), cents] as const),
      '-',
    )
    marks.push(text(44, 770, 'SPECIMEN   See reverse for the error resolution notice.', { size: 8, face: 'sans' }))
    return [pageOf('letter', marks)]
  },
}
