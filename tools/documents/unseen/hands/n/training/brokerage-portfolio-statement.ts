import { monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, issuers, listed, named } from '../people.ts'
import { day, putAddress, putDay, putSum, sum } from '../print.ts'

const holdings = [['Northern Pipelines Inc. common', 'NPI'], ['Boreal Telecom 4.2% pfd', 'BTL.PR.A'], ['Can. equity index ETF', 'CEX'], ['Government of Canada 2.75% 2031', 'GOC31'], ['Global balanced fund, series F', 'GBF210'], ['Maritime Power Corp.', 'MPC']] as const

/** A broker's quarterly statement: advisor's box beside the holder's, value last and this quarter, holdings with book and market. */
export const brokeragePortfolioStatement: UnseenLayout = {
  name: 'brokerage-portfolio-statement',
  docType: 'investment_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [person, advisor] = crowd(paper, 'CA', 2)
    if (person === undefined || advisor === undefined) throw new Error('Nobody invests.')
    const page = openWriter('letter', { face: 'narrow', size: 8.6 })
    const end = monthEnd(paper.today, paper.between(1, 6))
    const chosen = holdings.slice(paper.between(0, 2), paper.between(4, 6))
    const lots = chosen.map(([name, symbol]) => ({ name, symbol, units: paper.between(20, 900), price: paper.between(850, 9800) }))
    const cash = paper.between(1200, 900000)
    const market = lots.reduce((all, { units, price }) => all + units * price, cash)
    const before = Math.round(market * (0.9 + paper.between(0, 15) / 100))
    const broker = paper.put('issuer_name', paper.pick(issuers.brokers))
    const ink = paper.pick(['#0b3c49', '#731963', '#2a4d14'])
    page.logo(40, 30, 30, broker.slice(0, 1), ink)
    page.say(78, 50, broker, { face: 'serif-bold', size: 13, color: ink })
    page.say(572, 42, paper.pick(['Account Statement', 'PORTFOLIO STATEMENT', 'Your investment statement']), { align: 'right', size: 12 })
    const form = paper.pick(['en', 'capsEn', 'abbrEn'] as const)
    page.say(572, 56, `${paper.pick(['As of', 'For the period ending', 'Statement date'])} ${putDay(paper, 'document_date', end, form)}`, { align: 'right' })
    page.say(60, 108, paper.put('document_holder_name', paper.pick([named(person), named(person).toUpperCase(), listed(person)])), { size: 9.5 })
    page.column(60, 121, putAddress(paper, 'address', person.lines), { size: 9.5 })
    const kind = paper.pick(['Self-directed RRSP', 'Tax-Free Savings Account', 'Margin account – CAD', 'RRIF', 'Individual cash account'])
    page.rows(100, [370, 460], [
      [paper.pick(['Account number', 'Account no.', 'Your account']), paper.put('account_number', paper.code(paper.pick(['##-@###-#', '5@@###@', '###-######-##'])))],
      [paper.pick(['Account type', 'Type', 'Plan']), paper.put('account_type', kind)],
      ['Your advisor', `${named(advisor)}, CIM`],
      ['Telephone', paper.code('604-555-01##')],
      ['Recipient code', paper.code('R####')],
    ], { leading: 13 })
    page.rect(40, 186, 532, 66, '#eff3f1')
    const top = paper.pick(['Total market value', 'Total account value', 'Closing market value', 'Market value of your portfolio'])
    page.rows(202, [52, -380, -560], [
      ['ACCOUNT OVERVIEW', 'Previous period', 'This period'],
      ['Cash', sum(Math.round(cash * 1.1), 'dollars'), sum(cash, 'dollars')],
      ['Securities', sum(before - Math.round(cash * 1.1), 'dollars'), sum(market - cash, 'dollars')],
      [top, sum(before, 'dollars'), putSum(paper, 'market_value', market, 'dollars')],
    ], { leading: 14, face: 'narrow-bold' })
    let y = page.say(40, 276, `Details of your holdings on ${day(end, form)}`, { face: 'sans-bold', size: 10, leading: 18 })
    const at = [40, 240, -340, -400, -480, -572] as const
    y = page.rows(y, at, [['Description', 'Symbol', 'Quantity', 'Price', 'Book cost', 'Market value']], { face: 'narrow-bold' })
    page.rule(40, y - 7, 572)
    y = page.rows(y + 4, at, lots.map(({ name, symbol, units, price }) => [name, symbol, String(units), sum(price, 'plain'), sum(Math.round(units * price * 0.83), 'plain'), sum(units * price, 'plain')]), { leading: 15 })
    page.rule(40, y - 9, 572)
    y = page.rows(y + 3, at, [['Total securities', '', '', '', '', sum(market - cash, 'plain')]], { face: 'narrow-bold' })
    y = page.say(40, y + 14, 'Activity this period', { face: 'sans-bold', size: 10, leading: 18 })
    y = page.rows(y, [40, 100, -572], [[end.slice(5), 'Dividend, Northern Pipelines Inc.', '41.20'], [end.slice(5), 'Management fee', '(62.15)']])
    page.wrap(40, 712, 532, 'Book cost is provided for information and may differ from your adjusted cost base. Deferred sales charges may apply. Customers’ accounts are protected within specified limits by the investor protection fund; a brochure is available on request. Report errors within 45 days.', { size: 6.8 })
    return [page.sheet('Page 1 of 3 · SPECIMEN')]
  },
}
