import { addDays, monthEnd } from '../../../../calendar.ts'
import { line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, logo, paragraph } from '../kit.ts'
import { initialsOf, issuers, putAddress, resident, townLine } from '../people.ts'

const edges = [40, 262, 352, 420, 566] as const
const shops = [
  'ACREAGE FOODS #41',
  'PUMPWELL GAS 09112',
  'WINE RACKET 0331',
  'DONUT HOUSE 2247',
  'TRANSIT RELOAD',
  'PHARMAVALE 88',
  'IRON BARN FITNESS',
  'STREAMBOX.CA',
  'E-TRANSFER ***gXq',
  'ATM W/D 002914',
] as const

/** A bank's e-statement in capitals: branch and account beside the period as JUL 31/26 - AUG 31/26, overdrafts marked OD, the bank's name in the last lines. */
export const bankEstatement: UnseenLayout = {
  name: 'bank-estatement',
  docType: 'bank_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const bank = paper.put('issuer_name', paper.pick(issuers.bank))
    const back = paper.between(1, 3)
    const [from, to] = [monthEnd(paper.today, back + 1), monthEnd(paper.today, back)]
    const opening = paper.chance(0.3) ? -paper.between(1200, 38000) : paper.between(9000, 420000)
    const pay = paper.between(98000, 215000)
    const days = Array.from({ length: 19 }, () => paper.between(2, 29)).toSorted((left, right) => left - right)
    let balance = opening
    const cash = (cents: number) => (cents < 0 ? `${printedMoney(-cents, 'en')}OD` : printedMoney(cents, 'en'))
    const rows = days.map((count, index) => {
      const isPay = index === 5 || index === 14
      const cents = isPay ? pay : -paper.between(350, 19500)
      balance += cents
      const day = addDays(from, count)
      const name = isPay ? 'MEADOWLARK INC.  PAY' : paper.pick(shops)
      const isLast = days[index + 1] !== count
      return [
        name,
        isPay ? '' : printedMoney(-cents, 'en'),
        isPay ? printedMoney(cents, 'en') : '',
        written(day, 'SEP30'),
        isLast ? cash(balance) : '',
      ]
    })
    const closing = balance
    const period = `${paper.put('period_start', from, written(from, 'SEP 30/26'))} - ${paper.put('period_end', to, written(to, 'SEP 30/26'))}`
    const holder = `${client.title.toUpperCase()} ${paper.put('document_holder_name', `${client.given.charAt(0)} ${client.second.charAt(0)} ${client.surname}`.toUpperCase())}`
    const street =
      client.unit === ''
        ? [`${client.civic} ${client.street}`]
        : [`${client.civic} ${client.street}`, `UNIT ${client.unit}`]
    const mono = { face: 'mono', size: 8 } as const
    const all = [
      [
        'STARTING BALANCE',
        '',
        '',
        written(from, 'SEP30'),
        paper.put('opening_balance', canonicalMoney(opening), cash(opening)),
      ],
      ...rows,
      [
        'CLOSING BALANCE',
        '',
        '',
        written(to, 'SEP30'),
        paper.put('closing_balance', canonicalMoney(closing), cash(closing)),
      ],
    ]
    const marks: Mark[] = [
      ...logo('shield', { x: 40, y: 34, size: 34, color: '#14532d' }, initialsOf(bank).slice(0, 2)),
      text(572, 44, 'Statement of Account', { face: 'sans-bold', size: 11, align: 'right' }),
      ...lines(572, 58, 10, ['P.P. ACCT. SERVICES   TORONTO  M5K 1A2', 'PAGE 1 OF 1'], { size: 6.5, align: 'right' }),
      text(306, 90, 'Branch No.', { size: 7, color: '#14532d' }),
      text(306, 102, paper.code('1###'), mono),
      text(372, 90, 'Account No.', { size: 7, color: '#14532d' }),
      text(372, 102, paper.put('account_number', paper.code('6######')), mono),
      text(450, 90, 'Account type', { size: 7, color: '#14532d' }),
      text(450, 102, 'EVERY DAY CHEQUING', mono),
      text(306, 122, 'Statement From - To', { size: 7, color: '#14532d' }),
      text(306, 134, period, mono),
      text(450, 122, 'Currency', { size: 7, color: '#14532d' }),
      text(450, 134, paper.put('currency', 'CAD'), mono),
      ...lines(
        60,
        118,
        12,
        [
          holder,
          ...putAddress(
            paper,
            [...street, townLine(client)].map((row) => row.toUpperCase()),
          ),
        ],
        { ...mono, size: 9 },
      ),
      line(40, 202, 572, 202, { stroke: '#14532d', strokeWidth: 1.2 }),
      ...['Description', 'Withdrawals', 'Deposits', 'Date', 'Balance'].map((title, index) =>
        text([40, 330, 408, 420, 566][index] ?? 0, 214, title, {
          size: 7.5,
          face: 'narrow-bold',
          align: index === 0 || index === 3 ? 'left' : 'right',
        }),
      ),
      line(40, 220, 572, 220, { stroke: '#14532d' }),
      ...all.flatMap((row, index) =>
        row.map((content, column) =>
          text(
            column === 1 ? 330 : column === 2 ? 408 : (edges[column] ?? 0) + (column === 3 ? 4 : 0),
            236 + index * 14.6,
            content,
            { ...mono, align: column === 0 || column === 3 ? 'left' : 'right' },
          ),
        ),
      ),
      line(40, 560, 572, 560, { stroke: '#14532d' }),
      ...lines(
        40,
        578,
        11,
        [
          `NUMBER OF FREE WITHDRAWALS LEFT: ${paper.between(0, 12)}`,
          `MONTHLY AVER. CR. BAL.  $${printedMoney(paper.between(9000, 260000), 'en')}     MONTHLY MIN. BAL.  $${printedMoney(paper.between(0, 9000), 'en')}`,
          'OD = OVERDRAFT. RATE 21.00 % A YEAR.',
        ],
        mono,
      ),
      ...paragraph(
        { x: 40, y: 690, width: 532, leading: 9 },
        `Please ensure that you check your statement for accuracy and let us know of any errors or omissions within 30 days. Keep this e-statement: it is stored for seven years. Questions: 1-866-555-0102. Fraud never sleeps; we will never ask for your password. ${bank}, head office 66 Bay Street, Toronto, Ontario M5J 2W4.`,
        { size: 6.5, color: '#444' },
      ).marks,
      text(40, 748, paper.code('5104#######-0####  /C/'), { face: 'mono', size: 6 }),
    ]
    return [letter(marks)]
  },
}
