import { addDays, daysBetween } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, day, letter, money, putAddress, putDate, putSum } from '../kit.ts'
import { home, somebody } from '../people.ts'

const banks = [
  ['Foothills', 'Foothills Mutual Bank', '#0a6b4d'],
  ['LKHD', 'Lakehead Savings and Trust Company', '#1b3a8a'],
  ['caisse libre', 'Caisse Libre Credit Union Limited', '#b0491d'],
] as const
const entries = [
  'POS PURCHASE FRESHLANE #214',
  'INTERAC E-TRF SENT',
  'PREAUTH HYDRO PYMT',
  'ABM WITHDRAWAL 0442',
  'MOBILE DEPOSIT',
  'PAYROLL DEP NORTHGATE',
  'SERVICE CHARGE',
  'INSURANCE WABASSO',
  'REFUND OUTFITTER CO',
  'TRANSIT LOAD',
] as const

/** A statement printed from online banking: no table head, debits with a minus or in brackets, the legal name only in the copyright line. */
export const caOnlineActivity: UnseenLayout = {
  name: 'ca-online-activity',
  docType: 'bank_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [who, [brand, bank, color]] = [somebody(paper, 'CA'), paper.pick(banks)]
    const end = addDays(paper.today, -paper.between(2, 70))
    const start = addDays(end, -paper.between(27, 31))
    const look = paper.pick(['enShort', 'iso', 'en', 'capsSlash', 'enBare'] as const)
    const opening = paper.between(140_000, 900_000)
    const moves = Array.from({ length: paper.between(7, 13) }, () => {
      const name = paper.pick(entries)
      const isCredit = /DEP|REFUND/.test(name)
      return { name, cents: isCredit ? paper.between(4_000, 240_000) : -paper.between(300, 9_900) }
    })
    const credits = moves.reduce((sum, { cents }) => sum + Math.max(0, cents), 0)
    const debits = moves.reduce((sum, { cents }) => sum - Math.min(0, cents), 0)
    const minus = paper.pick([
      (cents: number) => `-${money(cents, 'dollars')}`,
      (cents: number) => `(${money(cents, 'dollars')})`,
      (cents: number) => `${money(cents, 'bareEn')}-`,
    ])
    const top = column(50, 74, 512, { size: 9.5, leading: 1.5 })
    const name = paper.put(
      'document_holder_name',
      paper.pick([who.full, who.full.toUpperCase(), `${who.surname}, ${who.given}`]),
    )
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['****####', '###-####-####', '##### ###-###-#', 'XXXX-##'])),
    )
    const period = [putDate(paper, 'period_start', start, look), putDate(paper, 'period_end', end, look)] as const
    top.say(paper.pick(['Everyday Chequing', 'Account activity', 'Chequing ' + account.slice(-4), 'All-in Account']), {
      size: 15,
      face: 'sans-bold',
      color,
    })
    top
      .say(paper.pick([`Account ${account}`, `Account number: ${account}`, `Chequing (${account})`]))
      .say(
        paper.pick([
          `${period[0]} to ${period[1]}`,
          `Showing ${period[0]} - ${period[1]}`,
          `Statement period: ${period[0]} through ${period[1]}`,
        ]),
      )
    if (paper.chance(0.6)) top.list([name, ...putAddress(paper, home(paper, 'CA'))])
    else top.say(`Prepared for ${name}`)
    top
      .gap(8)
      .pair(
        paper.pick(['Opening balance', 'Balance forward', 'Balance at start', 'Starting balance']),
        putSum(paper, 'opening_balance', opening, 'dollars'),
        0,
      )
      .rule()
    moves.forEach(({ name: what, cents }, index) => {
      const date = addDays(start, Math.floor(((index + 1) * daysBetween(start, end)) / (moves.length + 1)))
      top.pair(`${day(date, look)}   ${what}`, cents < 0 ? minus(-cents) : money(cents, 'dollars'), 0, { size: 9 })
    })
    top.rule()
    if (paper.chance(0.6))
      top
        .pair(
          paper.pick(['Total deposits', 'Money in', 'Total credits']),
          putSum(paper, 'total_credits', credits, 'dollars'),
          0,
        )
        .pair(
          paper.pick(['Total withdrawals', 'Money out', 'Total debits']),
          putSum(paper, 'total_debits', debits, 'dollars'),
          0,
        )
    top.pair(
      paper.pick(['Closing balance', 'Balance at end', 'Ending balance', `Balance on ${period[1]}`]),
      putSum(paper, 'closing_balance', opening + credits - debits, 'dollars'),
      0,
      { face: 'sans-bold' },
    )
    const currency = paper.chance(0.5) ? ` All amounts in ${paper.put('currency', 'CAD')}.` : ''
    top
      .gap(10)
      .say(
        `Pending transactions are not included.${currency} © 2026 ${paper.put('issuer_name', bank)}. Member of the national deposit insurance scheme.`,
        { size: 7.5, color: '#666' },
      )
    return [
      letter([
        text(50, 26, 'Online banking | Accounts', { size: 7 }),
        text(562, 26, 'Print this page', { size: 7, align: 'right' }),
        text(50, 62, brand, { size: 20, face: 'sans-bold', color }),
        line(50, 70, 562, 70, { stroke: color }),
        ...top.marks,
        text(50, 772, 'https://www.example.ca/olb/activity?acct=0&print=1', { size: 7 }),
        text(562, 772, 'Page 1 of 1', { size: 7, align: 'right' }),
      ]),
    ]
  },
}
