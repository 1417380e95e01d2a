import { monthEnd } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { putHolder } from '../holder.ts'
import { tripleOf } from '../invent.ts'
import {
  day,
  dollars,
  emblem,
  initialsOf,
  money,
  openPage,
  plainEnglish,
  putAddress,
  putDay,
  putMoney,
} from '../kit.ts'
import { addressIn, someone } from '../people.ts'

const houses = [
  ['Larkspur', 'Larkspur Brokerage Services LLC', 'PO Box 770001, Cincinnati, OH 45277'],
  ['Emery & Strand', 'Emery, Strand & Company Incorporated', '12555 Manchester Road, St. Louis, MO 63131'],
  ['vantyr', 'Vantyr Marketing Corporation', '100 Founders Blvd, Malvern, PA 19355'],
  ['Cobalt', 'Cobalt Securities, Inc.', '85 Willow Road, Menlo Park, CA 94025'],
] as const
const funds = [
  'TOTAL STOCK MKT INDEX ADM',
  'INTL GROWTH FUND CL A',
  'US TREASURY BILL 11/12/26',
  'BLUE RIVER CORP COM',
  'CORE BOND ETF',
  'CASH SWEEP DEPOSIT',
] as const

/** An American brokerage or retirement statement: the value large, change in the period, allocation bars, holdings, adviser beside. */
export const usBrokerage: UnseenLayout = {
  name: 'us-brokerage',
  docType: 'investment_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const page = openPage('letter', paper.pick(['serif', 'narrow', 'sans']))
    const [brand, legal, seat] = tripleOf(paper, houses, 'us broker')
    const ink = paper.pick(['#00563f', '#96151d', '#1f3a93', '#30343f'])
    const end = monthEnd(paper.today, paper.between(1, 4))
    const holdings = funds
      .slice(0, paper.between(3, 6))
      .map((name) => ({ name, price: paper.between(900, 42000), units: paper.between(12, 900) }))
    const value = holdings.reduce((sum, { price, units }) => sum + price * units, 0)
    const added = paper.between(0, 6) * 10000
    const change = Math.round((value * paper.between(-3, 6)) / 100)
    const start = value - added - change
    page.add(...emblem(paper, 36, 30, 36, ink, initialsOf(legal)))
    page.say(82, 54, brand, { size: 16, bold: true, color: ink })
    page.say(
      576,
      44,
      paper.pick(['INVESTMENT REPORT', 'Account Statement', 'Portfolio Summary', 'Quarterly statement']),
      { size: 12, bold: true, align: 'right' },
    )
    const pattern = paper.pick(['MMMM D, YYYY', 'MM/DD/YYYY', 'MMM D, YYYY'])
    const shownEnd = putDay(paper, 'document_date', end, pattern)
    page.say(
      576,
      58,
      paper.pick([
        `${day(`${end.slice(0, 8)}01`, pattern)} - ${shownEnd}`,
        `As of ${shownEnd}`,
        `Statement date ${shownEnd}`,
        `For the period ending ${shownEnd}`,
      ]),
      { size: 9, align: 'right' },
    )
    const { line } = putHolder(paper, 'US', ['capitals', 'plain', 'joint', 'comma'])
    const rows = putAddress(paper, addressIn(paper, 'US'))
    page.stack(56, 112, [line, ...rows], { size: 9.4 })
    const kind = paper.put(
      'account_type',
      paper.pick(['Traditional IRA', 'Roth IRA', 'Individual Brokerage', 'Joint WROS', 'Rollover IRA', '401(k) Plan']),
    )
    const number = paper.put(
      'account_number',
      paper.code(paper.pick(['Z##-######', '####-####', 'XXX-XX####', '8##-#####-1-0'])),
    )
    const adviser = someone(paper, 'US')
    page.stack(
      360,
      108,
      [
        `${paper.pick(['Account Number:', 'Account #', 'Acct', 'Account no.'])} ${number}`,
        `${paper.pick(['Account type:', 'Registration:', 'Type of account', 'Account:'])} ${kind}`,
        `${paper.pick(['Your Financial Advisor', 'Advisor:', 'Prepared by'])} ${adviser.given} ${adviser.surname}`,
        'Branch 555 Main St, Keene, NH 03431',
        'Customer service (800) 555-0133',
      ],
      { size: 8.4, leading: 14 },
    )
    page.say(
      36,
      206,
      paper.pick([
        'Your Account Value:',
        'Total account value',
        'Ending market value',
        'Portfolio value',
        'Total value of your account',
      ]),
      { size: 11 },
    )
    page.say(36, 236, putMoney(paper, 'market_value', value, dollars), { size: 24, bold: true, color: ink })
    page.say(36, 252, `Change from last period: ${change < 0 ? '' : '+'}${money(change + added, dollars)}`, {
      size: 8.5,
    })
    page.pairs(
      320,
      576,
      200,
      [
        ['Beginning value', money(start, dollars)],
        ['Deposits / additions', money(added, dollars)],
        ['Withdrawals / subtractions', '-'],
        [
          paper.pick(['Change in investment value *', 'Market appreciation/(depreciation)']),
          money(change, { ...dollars, minus: 'parentheses' }),
        ],
        ['Ending value', money(value, dollars)],
      ],
      { size: 8.8, leading: 14 },
    )
    page.rule(36, 576, 284, ink)
    page.grid(298, [36, -300, -390, -480, -570], [['HOLDINGS', 'Quantity', 'Price', 'Cost basis', 'Market value']], {
      size: 8,
      bold: true,
    })
    const below = page.grid(
      316,
      [36, -300, -390, -480, -570],
      holdings.map(({ name, price, units }) => [
        name,
        `${units}.000`,
        money(price, plainEnglish),
        money(Math.round(price * units * 0.83), plainEnglish),
        money(price * units, plainEnglish),
      ]),
      { size: 8.4, leading: 16 },
    )
    page.rule(36, 576, below - 8)
    page.say(36, below + 18, 'Asset allocation', { size: 9.5, bold: true })
    holdings.forEach(({ name, price, units }, index) => {
      const share = (price * units) / value
      page.add(box(150, below + 28 + index * 16, Math.max(2, share * 300), 9, { fill: ink }))
      page.say(36, below + 36 + index * 16, name.slice(0, 18), { size: 7 })
      page.say(156 + share * 300, below + 36 + index * 16, `${(share * 100).toFixed(1)}%`, { size: 7 })
    })
    page.wrap(
      36,
      590,
      540,
      '* Appreciation or depreciation of your holdings due to price changes plus any distribution and income earned during the statement period. Estimated annual income and yields are not guaranteed. Please review this statement promptly and report errors within 10 days. SIPC protects securities customers of its members up to $500,000 (including $250,000 for claims for cash).',
      { size: 7.8 },
    )
    paper.put('issuer_name', legal)
    page.wrap(
      36,
      742,
      540,
      paper.pick([
        `Brokerage services provided by ${legal}, Member NYSE, SIPC. ${seat}.`,
        `${legal} · ${seat} · Member FINRA/SIPC`,
        `${brand} is the marketing name for ${legal}, ${seat}.`,
      ]),
      { size: 7 },
    )
    clutter(paper, page, { x: 36, right: 576, top: 648, bottom: 732 }, 'us')
    return [page.sheet()]
  },
}
