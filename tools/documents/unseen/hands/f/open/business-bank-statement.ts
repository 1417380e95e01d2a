import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, dated, endOfMonth, grid, located, page, paragraph, say, sum } from '../kit.ts'
import { company, home, issuers, resident } from '../people.ts'

const owed = (cents: number) => (cents < 0 ? `${sum(-cents)} OD` : sum(cents))

/** A business account with a branch and a manager: two pages, an overdrawn balance marked OD, a date only when it changes. */
export const businessBankStatement: UnseenLayout = {
  name: 'business-bank-statement',
  docType: 'bank_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const manager = resident(paper)
    const [brand, legal] = company(paper, issuers.bank)
    const holder = paper.put('document_holder_name', paper.pick(issuers.employers).toUpperCase())
    const issued = endOfMonth(paper, paper.between(1, 4))
    const from = `${issued.slice(0, 8)}01`
    const start = paper.between(-240000, 900000)
    let balance = start
    const entries = Array.from({ length: 26 }, (_, index) => {
      const isIn = index % 5 === 2
      const what = isIn
        ? `BGC  ${paper.code('INV####')} ${paper.pick(['HARGREAVE', 'J & P DUNN', 'CROWN EST', 'TESLIN'])}`
        : paper.pick([
            'DD  VATLINE',
            'FPO  WAGES',
            paper.code('CHQ  10####'),
            'BP  FUEL CARDS',
            'DD  BUSINESS RATES',
            'SO  YARD RENT',
            'CHG  ACCOUNT CHARGES',
            'DEB  TRADE COUNTER',
          ])
      const cents = isIn ? paper.between(90000, 480000) : -paper.between(1900, 130000)
      balance += cents
      return { day: addDays(from, Math.floor(index * 1.05)), what, cents, balance }
    })
    const end = balance
    const moved = (isIn: boolean) =>
      Math.abs(entries.filter(({ cents }) => cents > 0 === isIn).reduce((all, { cents }) => all + cents, 0))
    const amount = (field: string, cents: number) => paper.put(field, (cents / 100).toFixed(2), owed(cents))
    const sort = paper.code('60-##-##')
    const number = paper.put('account_number', paper.code('########'))
    const listed = (some: typeof entries) =>
      some.map(({ day, what, cents, balance: left }, index) => {
        const next = some[index + 1]
        const isNew = index === 0 || some[index - 1]?.day !== day
        const isLast = next === undefined || next.day !== day
        return [
          isNew ? say(day, 'DD MMM').toUpperCase() : '',
          what,
          cents < 0 ? sum(-cents) : '',
          cents > 0 ? sum(cents) : '',
          isLast ? owed(left) : '',
        ]
      })
    const edges = [40, 92, -392, -470, -555]
    const heading = [['DATE', 'DETAILS', 'PAID OUT', 'PAID IN', 'BALANCE (GBP)']]
    const first = page([
      box(0, 0, 12, 842, { fill: '#0d5c3f' }),
      text(40, 52, brand.toUpperCase(), { size: 17, face: 'serif-bold', color: '#0d5c3f' }),
      ...column(
        40,
        68,
        9.6,
        [
          'Stockport Business Centre',
          '2 Bridge Mews, Stockport SK1 0ZZ',
          `Your manager: ${manager.first} ${manager.last}, 0345 600 0090`,
        ],
        { size: 7.4 },
      ),
      text(555, 52, 'BUSINESS CURRENT ACCOUNT', { size: 10, face: 'sans-bold', align: 'right' }),
      ...column(62, 132, 12, ['The Directors', holder, ...located(paper, home(paper))], { size: 9 }),
      ...grid(
        [350, -555],
        [
          ['Statement date', paper.put('document_date', issued, say(issued, 'DD MMM YY').toUpperCase())],
          [
            'Period',
            `${dated(paper, 'period_start', from, 'DD MMM YY')} / ${dated(paper, 'period_end', issued, 'DD MMM YY')}`,
          ],
          ['Sort code', sort],
          ['Account no', number],
          ['Sheet', paper.code('1##')],
          ['Agreed overdraft limit', '5,000.00'],
        ],
        { y: 128, size: 8.8, leading: 15, rule: '#bcd3c8' },
      ),
      ...grid(
        [40, -250],
        [
          ['Balance brought forward', amount('opening_balance', start)],
          ['Total paid in', amount('total_credits', moved(true))],
          ['Total paid out', amount('total_debits', moved(false))],
          [`Balance at ${say(issued, 'D MMM')}`, amount('closing_balance', end)],
        ],
        { y: 252, size: 9, face: 'narrow-bold', leading: 15 },
      ),
      ...grid(edges, heading, { y: 330, size: 8, face: 'narrow-bold' }),
      line(40, 336, 555, 336, { stroke: '#0d5c3f' }),
      ...grid(edges, [['', 'BALANCE BROUGHT FORWARD', '', '', owed(start)], ...listed(entries.slice(0, 18))], {
        y: 352,
        size: 8.4,
        leading: 18,
      }),
      text(555, 710, 'continued overleaf', { size: 7.6, align: 'right' }),
      ...paragraph(
        40,
        770,
        515,
        `OD = overdrawn. ${paper.put('issuer_name', legal)}, registered in England no. ${paper.code('00######')}, 1 Assize Square, Sheffield S1 0ZZ. Authorised by the PRA, regulated by the FCA and the PRA.`,
        { size: 6.6, color: '#666666' },
      ),
    ])
    paper.put('currency', 'GBP')
    const second = page([
      box(0, 0, 12, 842, { fill: '#0d5c3f' }),
      text(40, 52, `${holder}   ${sort}   ${number}`, { size: 9, face: 'narrow-bold' }),
      ...grid(edges, heading, { y: 84, size: 8, face: 'narrow-bold' }),
      line(40, 90, 555, 90, { stroke: '#0d5c3f' }),
      ...grid(edges, [...listed(entries.slice(18)), ['', 'BALANCE CARRIED FORWARD', '', '', owed(end)]], {
        y: 106,
        size: 8.4,
        leading: 18,
      }),
      ...paragraph(
        40,
        310,
        515,
        'Charges to be taken from your account: for the month just past £14.20, on or after the 20th. Unarranged overdraft interest 29.5%. Business Reserve rate from 1 November: 1.35% gross.',
        { size: 8 },
      ),
    ])
    return [first, second]
  },
}
