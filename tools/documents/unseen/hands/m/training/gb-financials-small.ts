import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, plain, somebody } from '../people.ts'
import { british, canonical, whole } from '../say.ts'

/** Unaudited accounts of a small British company: registration number above, creditors in brackets, net assets balancing shareholders' funds. */
export const gbFinancialsSmall: UnseenLayout = {
  name: 'gb-financials-small',
  docType: 'financial_statements',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const face = paper.pick(['sans', 'serif', 'narrow'] as const)
    const bold = `${face}-bold` as const
    const flow = openFlow({
      paper: 'a4',
      left: 70,
      right: 70,
      size: 10,
      face,
      foot: 'The notes form part of these financial statements',
    })
    const name = paper.put('legal_name', paper.pick(firms.GB))
    const year = paper.between(2023, 2025)
    const end = `${year}-${paper.pick(['12-31', '03-31', '04-05', '07-31'])}`
    const when = paper.put('period_end', end, british(end))
    const sales = paper.between(90_000, 3_200_000)
    const cost = Math.round(sales * 0.61)
    const admin = Math.round(sales * paper.pick([0.22, 0.3, 0.41]))
    const operating = sales - cost - admin
    const tax = operating > 0 ? Math.round(operating * 0.19) : 0
    const profit = operating - tax
    const fixed = paper.between(8_000, 500_000)
    const stock = paper.between(4_000, 90_000)
    const cash = paper.between(9_000, 300_000)
    const owed = Math.round((fixed + stock + cash) * paper.pick([0.2, 0.4, 0.6]))
    const funds = fixed + stock + cash - owed
    const paint = (units: number) => whole(units, ',')
    const number = paper.code('0#######')
    const row = (caption: string, print: string, last: number, kind: 'plain' | 'total' = 'plain') => {
      const look = kind === 'total' ? bold : face
      flow.p(caption, { face: look, after: 4 })
      const y = flow.y() - 4
      flow.put(
        text(430, y, print, { size: 10, face: look, align: 'right' }),
        text(525, y, paint(last), { size: 10, face, align: 'right' }),
      )
      if (kind === 'total') flow.put(line(370, y + 4, 525, y + 4))
    }
    const page = (caption: string) => {
      flow.c(`Registered number: ${number}`, { size: 8 })
      flow.c(name, { size: 13, face: bold, after: 6 })
      flow.c(caption, { size: 11, face: bold, after: 12 })
      flow.put(
        text(430, flow.y() + 10, `${year}`, { size: 10, face: bold, align: 'right' }),
        text(525, flow.y() + 10, `${year - 1}`, { size: 10, face: bold, align: 'right' }),
        text(430, flow.y() + 22, '£', { size: 10, face: bold, align: 'right' }),
        text(525, flow.y() + 22, '£', { size: 10, face: bold, align: 'right' }),
      )
      flow.gap(30)
    }
    const old = (units: number) => Math.round(units * 1.07)
    page(
      `${paper.pick(['Profit and Loss Account', 'Income Statement', 'PROFIT AND LOSS ACCOUNT'])} for the year ended ${when}`,
    )
    row(
      paper.pick(['Turnover', 'TURNOVER', 'Revenue']),
      paper.put('revenue', canonical(sales * 100), paint(sales)),
      old(sales),
    )
    row('Cost of sales', paint(-cost), -old(cost))
    row('Gross profit', paint(sales - cost), old(sales - cost), 'total')
    row('Administrative expenses', paint(-admin), -old(admin))
    row(operating < 0 ? 'Operating loss' : 'Operating profit', paint(operating), old(operating), 'total')
    row('Tax on profit', paint(-tax), -old(tax))
    row(
      profit < 0
        ? 'Loss for the financial year'
        : paper.pick(['Profit for the financial year', 'Profit after taxation']),
      paper.put('net_income', canonical(profit * 100), paint(profit)),
      old(profit),
      'total',
    )
    flow.turn()
    page(`${paper.pick(['Balance Sheet', 'Statement of Financial Position'])} as at ${when}`)
    row('Fixed assets: tangible assets', paint(fixed), old(fixed))
    row('Stocks', paint(stock), old(stock))
    row('Cash at bank and in hand', paint(cash), old(cash))
    row('Creditors: amounts falling due within one year', paint(-owed), -old(owed))
    row('Net assets', paint(funds), old(funds), 'total')
    row('Called up share capital', paint(100), 100)
    row('Profit and loss account', paint(funds - 100), old(funds) - 100)
    row(
      paper.pick(['Shareholders’ funds', 'Total equity', 'Equity shareholders’ funds']),
      paper.put('equity', canonical(funds * 100), paint(funds)),
      old(funds),
      'total',
    )
    flow.gap(16)
    flow.p(
      `For the year ending ${when} the company was entitled to exemption from audit under section 477 of the Companies Act 2006 relating to small companies. The members have not required the company to obtain an audit.`,
      { size: 8.5 },
    )
    flow.p(
      `Approved by the board and signed on its behalf by ${plain(somebody(paper, 'GB'))}, Director, on ${british(`${year + 1}-01-${paper.between(10, 28)}`)}.`,
      { size: 8.5 },
    )
    return flow.sheets()
  },
}
