import { addDays, longDate, parts } from '../../../../calendar.ts'
import { box, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedDollars, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import type { Paper } from '../../../paper.ts'
import { written } from '../dates.ts'
import { letter, logo, pair, paragraph } from '../kit.ts'
import { calledBy, dashedStreet, initialsOf, issuers, putAddress, resident, townLine } from '../people.ts'

const blue = '#1a3e8c'

/** A bank's monthly account statement on two pages: branch at the left, summary sentences, transactions of one day share its date. */
export const bankTwoPages: UnseenLayout = {
  name: 'bank-two-pages',
  docType: 'bank_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const bank = paper.put('issuer_name', paper.pick(issuers.bank))
    const to = addDays(paper.today, -paper.between(6, 60))
    const from = addDays(to, -paper.between(29, 30))
    const opening = paper.between(62000, 914000)
    const moves = movements(paper, from, to)
    const [credits, debits] = [sumOf(moves, 1), sumOf(moves, -1)]
    const closing = opening + credits - debits
    const account = paper.put('account_number', paper.code('0####-5######'))
    const [fromText, toText] = [
      paper.put('period_start', from, longDate(from, 'en')),
      paper.put('period_end', to, longDate(to, 'en')),
    ]
    const body = { face: 'sans', size: 8 } as const
    const [openingText, closingText] = [
      paper.put('opening_balance', canonicalMoney(opening), printedDollars(opening, 'en')),
      paper.put(
        'closing_balance',
        canonicalMoney(closing),
        closing < 0 ? `-$${printedMoney(-closing, 'en')}` : printedDollars(closing, 'en'),
      ),
    ]
    let balance = opening
    let lastDay = ''
    const printedRows = moves.map(({ day, name, cents }, index) => {
      balance += cents
      const isNew = day !== lastDay
      lastDay = day
      const isLast = moves[index + 1]?.day !== day
      return [
        isNew ? `${parts(day).day} ${written(day, 'Sep 30').slice(0, 3)}` : '',
        name,
        cents < 0 ? printedMoney(-cents, 'en') : '',
        cents > 0 ? printedMoney(cents, 'en') : '',
        isLast ? printedMoney(balance, 'en') : '',
      ]
    })
    const head = (y: number): Mark[] => [
      box(36, y - 11, 540, 16, { fill: blue }),
      ...['Date', 'Description', 'Withdrawals ($)', 'Deposits ($)', 'Balance ($)'].map((title, index) =>
        text([42, 90, 400, 486, 570][index] ?? 0, y, title, {
          ...body,
          size: 7.5,
          color: '#ffffff',
          align: index < 2 ? 'left' : 'right',
        }),
      ),
    ]
    const rows = (contents: readonly (readonly string[])[], y: number): Mark[] =>
      contents.flatMap((row, index) => [
        ...row.map((content, column) =>
          text([42, 90, 400, 486, 570][column] ?? 0, y + index * 16, content, {
            ...body,
            size: 7.5,
            align: column < 2 ? 'left' : 'right',
          }),
        ),
        line(36, y + 5 + index * 16, 576, y + 5 + index * 16, { stroke: '#d4d9e6', strokeWidth: 0.4 }),
      ])
    const split = 13
    const first: Mark[] = [
      ...logo('flag', { x: 36, y: 30, size: 28, color: blue }, initialsOf(bank).slice(0, 2)),
      text(84, 50, bank, { face: 'sans-bold', size: 13, color: blue }),
      text(576, 44, 'Your personal chequing account statement', { ...body, size: 9.5, align: 'right' }),
      text(576, 58, `From ${fromText} to ${toText}`, { ...body, align: 'right' }),
      ...lines(
        36,
        84,
        10,
        [
          `${paper.pick(['Main & Third', 'Harbourfront', 'Westgate Mall'])} Branch`,
          `${paper.between(10, 900)} Main Street`,
          'Truro NS  B2N 4G9',
          `Transit ${account.slice(0, 5)}`,
        ],
        { ...body, size: 7 },
      ),
      ...lines(
        64,
        152,
        12.5,
        [
          paper.put('document_holder_name', calledBy(client).toUpperCase()),
          ...putAddress(
            paper,
            [dashedStreet(client), townLine(client)].map((row) => row.toUpperCase()),
          ),
        ],
        { ...body, size: 9 },
      ),
      text(370, 104, 'Your account number:', { ...body, face: 'sans-bold' }),
      text(480, 104, account, body),
      text(370, 124, 'How to reach us:', { ...body, face: 'sans-bold' }),
      ...lines(370, 136, 11, ['1-800-555-0121', 'www.example.ca/contact'], body),
      text(36, 234, `Summary of your account for this period`, { face: 'sans-bold', size: 11, color: blue }),
      line(36, 240, 576, 240, { stroke: blue }),
      text(36, 256, `Everyday No-Limit chequing ${account}`, body),
      ...pair(`Your opening balance on ${fromText}`, openingText, { x: 36, right: 400, y: 274 }, body),
      ...pair(
        'Total deposits into your account',
        `+ ${paper.put('total_credits', canonicalMoney(credits), printedMoney(credits, 'en'))}`,
        { x: 36, right: 400, y: 288 },
        body,
      ),
      ...pair(
        'Total withdrawals from your account',
        `- ${paper.put('total_debits', canonicalMoney(debits), printedMoney(debits, 'en'))}`,
        { x: 36, right: 400, y: 302 },
        body,
      ),
      line(36, 308, 400, 308),
      ...pair(
        `Your closing balance on ${toText}`,
        `= ${closingText}`,
        { x: 36, right: 400, y: 321 },
        { ...body, face: 'sans-bold' },
      ),
      box(420, 262, 156, 62, { fill: '#eaeef8' }),
      ...paragraph(
        { x: 428, y: 276, width: 142, leading: 10 },
        'Earn up to $450 when you open a savings account and set up payroll by November 30. Conditions apply.',
        { ...body, size: 7 },
      ).marks,
      text(36, 352, 'Details of your account activity', { face: 'sans-bold', size: 11, color: blue }),
      ...head(374),
      ...rows([['', 'Opening Balance', '', '', printedMoney(opening, 'en')], ...printedRows.slice(0, split)], 396),
      text(576, 650, 'continued', { ...body, size: 7, align: 'right' }),
      text(576, 764, '1 of 2', { ...body, size: 7, align: 'right' }),
      text(36, 764, paper.code('RBPDA00010_####### E 26'), { face: 'mono', size: 6 }),
    ]
    const second: Mark[] = [
      text(36, 44, 'Your personal chequing account statement', { ...body, size: 9.5 }),
      text(36, 57, `From ${fromText} to ${toText}`, body),
      text(36, 90, 'Details of your account activity - continued', { face: 'sans-bold', size: 11, color: blue }),
      ...head(112),
      ...rows(
        [
          ...printedRows.slice(split),
          [
            '',
            'Closing Balance',
            '',
            '',
            closing < 0 ? `-${printedMoney(-closing, 'en')}` : printedMoney(closing, 'en'),
          ],
        ],
        134,
      ),
      ...paragraph(
        { x: 36, y: 600, width: 540, leading: 10 },
        `Please check this statement without delay and tell us of any error within 30 days of its date. ${bank} and the flag are trade-marks. Items are shown on the day on which we processed them. Interest on overdrafts is 21% per year. HST registration ${paper.code('10#######')}.`,
        { ...body, size: 6.5, color: '#555' },
      ).marks,
      text(576, 764, '2 of 2', { ...body, size: 7, align: 'right' }),
    ]
    return [letter(first), letter(second)]
  },
}

interface Movement {
  readonly day: string
  readonly name: string
  readonly cents: number
}

const kinds: readonly (readonly [name: string, min: number, max: number])[] = [
  ['Contactless debit purchase - 0412 FRESH ACRE MKT', -14200, -1100],
  ['Online Banking payment - 8811 CITY HYDRO', -21000, -6400],
  ['e-Transfer sent Aunt Rose ZHK4QT', -30000, -2500],
  ['Misc Payment RIVERSIDE DAYCARE', -64000, -41000],
  ['ATM withdrawal - KX229187', -20000, -4000],
  ['Online debit purchase - 3307 NORTHSTAR MUSIC', -1500, -1099],
  ['Mobile cheque deposit - 2214', 8000, 42000],
  ['Loan payment', -48211, -31000],
  ['e-Transfer received R. Boudreau', 2500, 60000],
  ['Insurance premium LODEFORD LIFE', -9800, -4200],
]

/** Twenty movements in order of their days, with payroll twice. */
function movements(paper: Paper, from: string, to: string): readonly Movement[] {
  const salary = paper.between(128000, 261000)
  const others = Array.from({ length: 17 }, () => {
    const [name, min, max] = paper.pick(kinds)
    return { day: addDays(from, paper.between(1, 27)), name, cents: paper.between(min, max) }
  })
  const pays = [3, 17].map((days) => ({
    day: addDays(from, days),
    name: 'Payroll Deposit MARITIME CASTINGS',
    cents: salary,
  }))
  const fee = { day: to, name: 'Monthly fee', cents: -1695 }
  return [...others, ...pays, fee].toSorted((left, right) => left.day.localeCompare(right.day))
}

function sumOf(moves: readonly Movement[], sign: 1 | -1): number {
  return moves.reduce((sum, { cents }) => sum + Math.max(0, cents * sign), 0)
}
