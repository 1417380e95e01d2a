import { monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, named } from '../people.ts'
import { day, putDay, sum } from '../print.ts'

const companies = [
  'Thistlewood Joinery Limited',
  'PENRHYN MARINE SERVICES LTD',
  'Sycamore Road Bakeries Ltd',
  'Lochend Instruments plc',
] as const

/** Accounts of a British company on two pages: profit and loss then balance sheet, this and last year, losses in brackets. */
export const accountsBalanceSheet: UnseenLayout = {
  name: 'accounts-balance-sheet',
  docType: 'financial_statements',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [director] = crowd(paper, 'GB', 1)
    if (director === undefined) throw new Error('Nobody directs.')
    const company = paper.pick(companies)
    const end = monthEnd(paper.today, paper.pick([7, 10, 16]))
    const turnover = paper.between(180_000, 4_200_000)
    const cost = Math.round(turnover * (paper.between(48, 70) / 100))
    const admin = Math.round(turnover * (paper.between(20, 34) / 100))
    const operating = turnover - cost - admin
    const tax = operating > 0 ? Math.round(operating * 0.19) : 0
    const profit = operating - tax
    const [fixed, stock, debtors, cash] = [
      paper.between(20_000, 900_000),
      paper.between(4_000, 90_000),
      paper.between(9_000, 300_000),
      paper.between(1_000, 400_000),
    ] as const
    const assets = fixed + stock + debtors + cash
    const creditors = Math.round(assets * (paper.between(20, 65) / 100))
    const show = (pounds: number): string =>
      pounds < 0 ? `(${sum(-pounds * 100, 'whole')})` : sum(pounds * 100, 'whole')
    const keep = (field: string, pounds: number): string => paper.put(field, `${pounds}.00`, show(pounds))
    const last = (pounds: number): string => show(Math.round(pounds * 0.91))
    const form = paper.pick(['uk', 'ukOrdinal'] as const)
    const at = [60, -430, -535] as const
    const head = [
      ['', end.slice(0, 4), String(Number(end.slice(0, 4)) - 1)],
      ['', '£', '£'],
    ]
    const page = openWriter('a4', { face: 'serif', size: 10 })
    page.say(60, 60, paper.put('legal_name', company), { face: 'serif-bold', size: 13 })
    page.say(60, 78, paper.pick(['Profit and loss account', 'Statement of comprehensive income', 'Income statement']))
    page.say(60, 92, `for the ${paper.pick(['year', 'period'])} ended ${putDay(paper, 'period_end', end, form)}`)
    page.rule(60, 100, 535)
    let y = page.rows(120, at, head, { face: 'serif-bold' })
    y = page.rows(
      y + 6,
      at,
      [
        [paper.pick(['Turnover', 'Revenue', 'Sales']), keep('revenue', turnover), last(turnover)],
        ['Cost of sales', show(-cost), last(-cost)],
        ['Gross profit', show(turnover - cost), last(turnover - cost)],
        ['Administrative expenses', show(-admin), last(-admin)],
        ['Operating profit/(loss)', show(operating), last(operating)],
        ['Tax on profit', show(-tax), last(-tax)],
        [
          paper.pick(['Profit/(loss) for the financial year', 'Profit/(loss) after taxation']),
          keep('net_income', profit),
          last(profit),
        ],
      ],
      { leading: 20 },
    )
    page.wrap(
      60,
      y + 20,
      475,
      'There was no other comprehensive income. The notes on pages 4 to 9 form part of these financial statements.',
      { size: 8.5 },
    )
    const back = openWriter('a4', { face: 'serif', size: 10 })
    back.say(60, 60, company, { face: 'serif-bold', size: 13 })
    back.say(
      60,
      78,
      `${paper.pick(['Balance sheet', 'Statement of financial position'])} as at ${day(end, form)}      Registered number ${paper.code('0#######')}`,
    )
    back.rule(60, 100, 535)
    y = back.rows(120, at, head, { face: 'serif-bold' })
    y = back.rows(
      y + 6,
      at,
      [
        ['Tangible fixed assets', show(fixed), last(fixed)],
        ['Stocks', show(stock), last(stock)],
        ['Debtors', show(debtors), last(debtors)],
        ['Cash at bank and in hand', show(cash), last(cash)],
        ['Total assets', keep('total_assets', assets), last(assets)],
        [
          paper.pick(['Total liabilities', 'Creditors: total liabilities']),
          keep('total_liabilities', creditors),
          last(creditors),
        ],
        [
          paper.pick(['Shareholders’ funds', 'Total equity', 'Equity shareholders’ funds']),
          keep('equity', assets - creditors),
          last(assets - creditors),
        ],
      ],
      { leading: 20 },
    )
    back.wrap(60, y + 20, 475, `Approved by the board and signed on its behalf by ${named(director)}, Director.`)
    if (paper.chance(0.5))
      back.say(
        60,
        y + 60,
        `Auditor: ${paper.put('auditor_name', paper.pick(['Grange Whitcombe LLP', 'Ormerod Audit Limited', 'Fenn & Tully LLP']))}, Statutory Auditor`,
      )
    return [page.sheet('Page 2  SPECIMEN'), back.sheet('Page 3  SPECIMEN')]
  },
}
