import { addDays } from '../../../../calendar.ts'
import { line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import type { Paper } from '../../../paper.ts'
import { column, dated, endOfMonth, located, page, paid, paragraph, say, sum } from '../kit.ts'
import { company, home, issuers, resident } from '../people.ts'

const shops = [
  'Leon & Sons Grocers',
  'TRANSPORT FOR TOWN',
  'Bean There',
  'Rent - flatshare pot',
  'The Cobbler, Hove',
  'Streamly.com',
  'Corner Pharmacy',
  'Northbound Rail',
  'Dishpan Kitchen',
  'ATM High Street',
  'Gym Direct Debit',
  'Mobile top-up',
]

interface Entry {
  readonly day: string
  readonly what: string
  readonly cents: number
}

/** The PDF that a bank's app exports: large sums at the top, a list by day with balances, newest first. */
export const appBankStatement: UnseenLayout = {
  name: 'app-bank-statement',
  docType: 'bank_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const [brand, legal] = company(paper, issuers.appBank)
    const to = endOfMonth(paper, paper.between(1, 3))
    const from = `${to.slice(0, 8)}01`
    const entries = entriesOf(paper, from)
    const [into, out] = [entries.filter(({ cents }) => cents > 0), entries.filter(({ cents }) => cents < 0)].map(
      (some) => Math.abs(some.reduce((all, { cents }) => all + cents, 0)),
    )
    const before = paper.between(20000, 190000)
    const after = before + (into ?? 0) - (out ?? 0)
    const name = paper.put('document_holder_name', `${who.first} ${who.last}`)
    let balance = before
    const rows = entries.map((entry) => ({ ...entry, balance: (balance += entry.cents) })).reverse()
    const lines = located(paper, [home(paper).join(', ')])
    return [
      page([
        text(40, 62, brand, { size: 30, face: 'sans-bold', color: '#ff4f5e' }),
        text(555, 50, 'Statement', { size: 12, face: 'sans-bold', align: 'right' }),
        text(
          555,
          66,
          `${dated(paper, 'period_start', from, 'DD/MM/YYYY')} - ${dated(paper, 'period_end', to, 'DD/MM/YYYY')}`,
          { size: 9, face: 'sans', align: 'right' },
        ),
        text(40, 106, name, { size: 13, face: 'sans-bold' }),
        ...paragraph(40, 122, 300, lines.join(', '), { size: 8.6, face: 'sans', color: '#555555' }),
        ...column(
          372,
          106,
          13,
          [
            `Sort code  ${paper.code('04-##-##')}`,
            `Account number  ${paper.put('account_number', paper.code('########'))}`,
            `BIC  ${brand.toUpperCase()}GB2L`,
          ],
          { size: 8.6, face: 'sans' },
        ),
        roundedBox(40, 168, 515, 74, 12, { fill: '#14233c' }),
        text(56, 190, 'Personal Account balance', { size: 8, face: 'sans', color: '#b8c4d9' }),
        text(56, 222, paid(paper, 'closing_balance', after), { size: 22, face: 'sans-bold', color: '#ffffff' }),
        text(250, 190, 'Total outgoings', { size: 8, face: 'sans', color: '#b8c4d9' }),
        text(250, 218, `-${paid(paper, 'total_debits', out ?? 0)}`, { size: 14, face: 'sans-bold', color: '#ffffff' }),
        text(410, 190, 'Total deposits', { size: 8, face: 'sans', color: '#b8c4d9' }),
        text(410, 218, `+${paid(paper, 'total_credits', into ?? 0)}`, {
          size: 14,
          face: 'sans-bold',
          color: '#ffffff',
        }),
        text(40, 262, '(Excludes Pots: balance in Pots £0.00)', { size: 7.4, face: 'sans', color: '#777777' }),
        ...['Date', 'Description'].map((caption, index) =>
          text(40 + index * 74, 284, caption, { size: 8, face: 'sans-bold' }),
        ),
        text(470, 284, `(${paper.put('currency', 'GBP')}) Amount`, { size: 8, face: 'sans-bold', align: 'right' }),
        text(555, 284, '(GBP) Balance', { size: 8, face: 'sans-bold', align: 'right' }),
        ...rows.flatMap(({ day, what, cents, balance: left }, index) => {
          const y = 306 + index * 25
          return [
            line(40, y - 14, 555, y - 14, { stroke: '#dddddd', strokeWidth: 0.5 }),
            text(40, y, say(day, 'DD/MM/YYYY'), { size: 8.2, face: 'sans' }),
            text(114, y, what, { size: 8.2, face: 'sans' }),
            text(470, y, sum(cents), { size: 8.2, face: 'sans', align: 'right' }),
            text(555, y, sum(left), { size: 8.2, face: 'sans', align: 'right' }),
          ]
        }),
        ...paragraph(
          40,
          740,
          515,
          `${paper.put('issuer_name', legal)} (Company No. ${paper.code('0#######')}) is authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the PRA. Registered address: Floor 3, 9 Lantern Yard, London EC2A 9ZZ. Eligible deposits are protected up to £120,000 by the deposit guarantee scheme.`,
          { size: 6.8, face: 'sans', color: '#777777' },
        ),
        text(40, 800, '1 / 1', { size: 7 }),
      ]),
    ]
  },
}

function entriesOf(paper: Paper, from: string): readonly Entry[] {
  const days = [0, 1, 3, 4, 6, 8, 9, 12, 15, 18, 20, 22, 25, 26, 27]
  return days.map((ahead, index) => {
    const day = addDays(from, ahead)
    if (index === 11) return { day, what: 'Faster Payment - salary', cents: paper.between(168000, 291000) }
    if (index === 5)
      return { day, what: `${paper.pick(['Mum', 'J Tran', 'Nadia'])} - split bill`, cents: paper.between(600, 4200) }
    return { day, what: paper.pick(shops), cents: -paper.between(180, 9800) }
  })
}
